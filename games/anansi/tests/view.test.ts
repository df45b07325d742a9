import { describe, expect, test } from 'vitest';
import { cardsIn, SUITS } from '../cards.ts';
import { entryOf } from '../rules/scoring.ts';
import { card, chance, dealt, go, position, rulesWith, suit, wander } from './table.ts';

const rules = rulesWith();

describe('the view', () => {
  test('says where the match stands', () => {
    const state = position({
      hands: ['S9 S8', 'H12 S1', 'S3 S2'],
      order: 'SLH',
      display: 'S4 L1 L2',
      round: 2,
      listeners: [1, 2, 0],
      stories: [1, 1, 0],
      sheet: [entryOf(1, 1), entryOf(2, 3), entryOf(3, 2)],
    });
    go(state, 'S9 rH12');
    expect(rules.view(state, 2)).toMatchObject({
      seats: 3,
      you: 2,
      round: 2,
      rounds: 3,
      phase: 'play',
      bonus: 4,
      order: [2, 1, 0],
      display: [[], [card('L1'), card('L2')], [card('S4')]],
      trump: suit('L'),
      leader: 0,
      turn: 2,
      trick: [
        { seat: 0, card: card('S9'), recruits: false },
        { seat: 1, card: card('H12'), recruits: true },
      ],
      told: 0,
      hand: [card('S2'), card('S3')],
      sizes: [1, 1, 2],
      listeners: [1, 4, 0],
      stories: [1, 1, 0],
      worth: [5, 0, 4],
      points: [3, 2, 0],
      sheet: [
        [
          { listeners: 1, stories: 1, bonus: 2, points: 3 },
          { listeners: 2, stories: 3, bonus: 0, points: 2 },
          { listeners: 3, stories: 2, bonus: 0, points: 0 },
        ],
      ],
    });
  });

  test('a seat’s view is the spectator’s with the own hand, and nothing more', () => {
    for (const moves of [0, 13, 41, 77]) {
      const state = wander(dealt(5), moves, chance(moves));
      const spectator = rules.view(state, undefined);
      for (let seat = 0; seat < 5; seat += 1) {
        const view = rules.view(state, seat);
        expect({ ...view, you: -1, hand: [] }).toEqual(spectator);
        expect(view.hand).toEqual(cardsIn(state.hands, seat * SUITS));
      }
    }
  });

  test('is made anew each time: changing it changes nothing else', () => {
    const state = wander(dealt(4), 18, chance(2));
    const before = JSON.stringify(state);
    const view = rules.view(state, 1);
    for (const list of [view.order, view.open, view.hand, view.sizes, view.listeners, view.stories, view.points, view.worth, view.left]) {
      (list as number[]).push(99);
    }
    (view.past as unknown[]).pop();
    (view.display[0] as number[]).push(99);
    expect(JSON.stringify(state)).toBe(before);
    expect(rules.view(state, 1).order).toHaveLength(3);
  });

  test('between rounds the finished one is still there to be looked at', () => {
    const state = wander(dealt(3), 30, chance(4));
    const view = rules.view(state, 0);
    expect(view).toMatchObject({ phase: 'deal', round: 1, told: 10, trick: [], hand: [], left: [], sizes: [0, 0, 0] });
    expect(view.past).toHaveLength(10);
    expect(view.worth).toEqual(view.points);
    expect(view.sheet).toHaveLength(1);
  });
});

describe('a copy', () => {
  test('equals its original and lives apart', () => {
    const random = chance(5);
    const state = wander(dealt(5), 33, random);
    const copy = rules.copy(state);
    expect(copy).toEqual(state);
    const before = JSON.stringify(state);
    wander(copy, 60, random);
    expect(JSON.stringify(state)).toBe(before);
    expect(copy.round).toBe(3);
  });
});

test('with all cards open each hand lies in the view of its owner', () => {
  const state = position({ hands: ['S9 S8', 'H12 S1', 'S3 S2'], order: 'SLH', display: 'S4 L1' });
  const open = [0, 1, 2].map((seat) => rules.viewOpen?.(state, seat));
  expect(open.map((view) => view?.hand)).toEqual([
    [card('S8'), card('S9')],
    [card('H12'), card('S1')],
    [card('S2'), card('S3')],
  ]);
});
