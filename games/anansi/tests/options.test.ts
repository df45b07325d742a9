import { readOptions } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bonusOf } from '../cards.ts';
import { game } from '../game.ts';
import { endingAfter, entryOf, stockLeft } from '../rules/scoring.ts';
import type { Options } from '../state.ts';
import { chance, DEAL, dealt, Ear, go, position, rulesWith, wander } from './table.ts';

const last = { hands: ['S9', 'S1', 'S3'], display: 'L1 L2', round: 3, stories: [9, 0, 0], sheet: [17, 17, 17, 17, 17, 17] };

describe('options', () => {
  test('ANA-9.1 switched off, nothing at all earns nothing; one of each still earns the bonus', () => {
    const state = position(last);
    go(state, 'S9 S1 S3', { zeroZeroBonus: false });
    expect(rulesWith({ zeroZeroBonus: false }).view(state, 0).points).toEqual([8, 8, 8]);
    expect(rulesWith({ zeroZeroBonus: true }).view(state, 0).points).toEqual([8, 15, 15]);
  });

  test('ANA-9.2 a limited stock gives what is left, and no more', () => {
    const sheet = [entryOf(10, 10), entryOf(10, 10), entryOf(3, 2)];
    const sketch = { hands: ['S9 S8', 'H12 S1', 'S3 H13'], display: 'L1 L2', round: 2, listeners: [8, 7, 0], sheet };
    const state = position(sketch);
    expect(stockLeft(state)).toBe(1);
    const ear = go(state, 'S9 rH12', { stock: 'limited' });
    expect(state.listeners).toEqual([8, 8, 0]);
    expect(ear.of('recruited')[0]?.listeners).toBe(1);
    expect(rulesWith({ stock: 'limited' }).view(state, 0).stock).toBe(0);
    go(state, 'S3', { stock: 'limited' });
    go(state, 'S8 rS1', { stock: 'limited' });
    const dry = position({ ...sketch, listeners: [8, 8, 0] });
    expect(go(dry, 'S9 rH12', { stock: 'limited' }).of('recruited')[0]?.listeners).toBe(0);
    const wide = position(sketch);
    go(wide, 'S9 rH12');
    expect(wide.listeners).toEqual([8, 9, 0]);
  });

  test('ANA-9.2 listeners that scored stay away, the others come back with the scoring', () => {
    const state = position({ hands: ['S9', 'S1', 'S3'], display: 'L1 L2', round: 1, listeners: [4, 3, 5], stories: [3, 4, 2] });
    expect(stockLeft(state)).toBe(36 - 12);
    go(state, 'S9 S1 S3', { stock: 'limited' });
    expect(state.phase).toBe('deal');
    expect(rulesWith({ stock: 'limited' }).view(state, 0).stock).toBe(36 - 4 - 3); // five for two stories went home
  });

  test('ANA-9.3 the last trick alone, the cards still in hands as well, or every trick', () => {
    const state = wander(dealt(3), 13, chance(2));
    const of = (lookBack: Options['lookBack']) => {
      const rules = rulesWith({ lookBack });
      return rules.shown(rules.view(state, 0));
    };
    expect([of('last').past.length, of('last').left.length]).toEqual([1, 0]);
    expect([of('left').past.length, of('left').left.length]).toEqual([1, 30 - 13]);
    expect([of('all').past.length, of('all').left.length]).toEqual([4, 30 - 13]);
    const view = rulesWith().view(state, 0);
    const gone = [...view.display.flat(), ...view.open, ...view.past.flatMap(({ moves }) => moves).map(({ card }) => card)];
    expect(view.left.filter((card) => gone.includes(card))).toEqual([]);
    expect(view.hand.every((card) => view.left.includes(card))).toBe(true);
  });

  test('ANA-9.4 a race ends with the round in which somebody reaches the points, not before and not with three', () => {
    const options = { ...game.meta.defaults, race: 12 };
    const row = (...listeners: number[]) => listeners.map((count) => entryOf(count, count + 1));
    expect(endingAfter([...row(5, 0, 0)], 3, options)).toBeUndefined();
    expect(endingAfter([...row(5, 0, 0), ...row(6, 0, 0), ...row(0, 9, 0)], 3, options)).toBeUndefined();
    expect(endingAfter([...row(5, 0, 0), ...row(7, 0, 0)], 3, options)).toBe('race');
    expect(endingAfter([...row(5, 0, 0), ...row(9, 0, 0)], 3, options)).toBe('race');
    const rules = rulesWith({ race: 12 });
    const state = position({ ...last, round: 2, stories: [4, 4, 1], listeners: [5, 4, 1], sheet: row(2, 3, 4) });
    go(state, 'S9 S1 S3', { race: 12 });
    expect(state.phase).toBe('deal'); // 11, 11 and 9
    state.round = 3;
    rules.play(state, state.turn, DEAL, chance(3), new Ear());
    expect(state.phase).toBe('play');
  });

  test('ANA-9.4 several beyond the points: the most win', () => {
    const state = position({ ...last, round: 1, sheet: [], stories: [4, 4, 1], listeners: [5, 4, 4] });
    go(state, 'S9 S1 S3', { race: 6 });
    expect(state.phase).toBe('over');
    expect(rulesWith({ race: 6 }).result(state)).toEqual({
      kind: 'ranking',
      reason: 'race',
      places: [
        { seat: 0, place: 1, score: 7 },
        { seat: 1, place: 2, score: 6 },
        { seat: 2, place: 3, score: 0 },
      ],
    });
  });

  test('ANA-9.5 rounds after the third pay 7, and after ten rounds a race is over', () => {
    expect([4, 7, 10].map(bonusOf)).toEqual([7, 7, 7]);
    const state = wander(dealt(3, { race: 60 }), 10_000, chance(4), { race: 60 });
    expect(state.phase).toBe('over');
    expect(state.sheet).toHaveLength(30);
    expect(rulesWith({ race: 60 }).result(state)).toMatchObject({ reason: 'raceCap' });
    expect(rulesWith({ race: 60 }).view(state, 0)).toMatchObject({ race: 60, rounds: 10, bonus: 7 });
    expect(rulesWith().view(dealt(3), 0)).toMatchObject({ race: 0, rounds: 3 });
  });

  test('the race is marked as a rule of the house, and nothing else is', () => {
    expect(game.meta.options.filter((spec) => spec.house === true).map((spec) => spec.key)).toEqual(['race']);
  });

  test('what the options take', () => {
    expect(readOptions(game.meta, {}, 4)).toEqual({ zeroZeroBonus: true, stock: 'unlimited', lookBack: 'last', race: 0, first: 0 });
    expect(readOptions(game.meta, { race: 20, stock: 'limited' }, 5)).toMatchObject({ race: 20, stock: 'limited' });
    for (const wrong of [
      { race: 4 },
      { race: 61 },
      { race: 7.5 },
      { stock: 'some' },
      { lookBack: true },
      { zeroZeroBonus: 1 },
      { rounds: 3 },
      { first: 5 },
    ]) {
      expect(() => readOptions(game.meta, wrong, 4)).toThrow('bad-options');
    }
  });

  test('no match is longer than it says, and one of three rounds just as long', () => {
    for (const seats of [3, 4, 5]) {
      const most = game.meta.maxActions(game.meta.defaults, seats);
      const state = dealt(seats);
      wander(state, most - 1, chance(seats));
      expect(state.phase).toBe('play');
      wander(state, 1, chance(seats));
      expect(state.phase).toBe('over');
      expect(game.meta.maxActions({ ...game.meta.defaults, race: 60 }, seats)).toBe(10 * (seats === 3 ? 30 : 40) + 9);
    }
  });
});
