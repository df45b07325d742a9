import { RefusedError } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { CARDS, copiesOf, deck, triggerOf } from '../cards.ts';
import { game } from '../game.ts';
import { FACE, NONE, SEEN, type State, UP } from '../state.ts';
import { chance, dealt, Ear, go, may, noChance, position, refused, rulesWith, wander } from './table.ts';

const faces = (state: State): number[] => [
  ...[...state.villages.flat(), ...state.pile].map((card) => card & FACE),
  ...state.discard,
  ...state.open,
  ...state.aside,
];

test('SIL-1.1 there are 52 cards: 0 and 13 twice, the others four times', () => {
  expect(CARDS).toBe(52);
  expect(copiesOf).toEqual([2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2]);
  expect(deck.reduce((sum, card) => sum + card, 0)).toBe(338);
});

test('SIL-1.2 a card costs its number', () => {
  const state = position({ villages: ['0 13', '7 7'], caller: 1, turn: 0, first: 1, turns: 1, pile: '4' });
  const ear = go(state, 'draw, discard');
  expect(ear.of('scored')[0]?.rows.map((row) => row.sum)).toEqual([13, 14]);
});

test('SIL-1.3 the numbers 0 to 4 work face up, 5 to 12 when laid down, 13 in an exchange', () => {
  expect(deck.map(triggerOf).filter((trigger) => trigger === 'face-up')).toHaveLength(2 + 4 * 4);
  expect([0, 4, 5, 12, 13].map(triggerOf)).toEqual(['face-up', 'face-up', 'drop', 'drop', 'swap']);
  for (const number of [0, 1, 2, 3, 4, 13]) {
    const state = position({ villages: ['5 5', '6 6'], discard: '9', pile: String(number) });
    go(state, 'draw');
    expect(may(state, 'use')).toEqual([]);
    expect(refused(state, 'use')).toEqual({ code: 'no-ability', rule: 'SIL-1.3', params: { card: number } });
  }
  for (const number of [5, 6, 7, 8, 9, 10, 11, 12]) {
    const state = position({ villages: ['5 5', '6 6'], discard: '9', pile: String(number) });
    go(state, 'draw');
    expect(may(state, 'use')).toEqual(['use']);
  }
});

test('SIL-1.4 the amulet belongs to nobody in the first round', () => {
  const state = dealt(3);
  expect([state.owner, state.placed]).toEqual([NONE, false]);
});

test('SIL-1.5 two to four play', () => {
  expect([game.meta.seats.min, game.meta.seats.max]).toEqual([2, 4]);
  for (const seats of [1, 5, 2.5]) {
    expect(() => rulesWith().setup(seats, noChance, new Ear())).toThrow(
      new RefusedError({ code: 'bad-seats', rule: 'SIL-1.5', params: { seats, min: 2, max: 4 } }),
    );
  }
});

test('SIL-2.1 every round is dealt from all 52 cards, those set aside included', () => {
  const state = dealt(2);
  const before = faces(state).join();
  const aside = state.aside.join();
  wander(state, 400, chance(7), { turnCap: 5 });
  expect(state.round).toBeGreaterThan(1);
  expect(faces(state).toSorted((a, b) => a - b)).toEqual([...deck]);
  expect(faces(state).join()).not.toBe(before);
  expect(state.aside.join()).not.toBe(aside);
});

test('SIL-2.2 with three players 5 cards are set aside, with two 10, with four none', () => {
  expect([2, 3, 4].map((seats) => dealt(seats).aside.length)).toEqual([10, 5, 0]);
  expect(JSON.stringify(rulesWith().view(dealt(2), 0).aside)).toBe('10');
});

test.each([2, 3, 4])('SIL-2.3 SIL-2.5 with %i players: five cards each, one turned up, 31 to draw', (seats) => {
  const state = dealt(seats);
  expect(state.villages.map((village) => village.length)).toEqual(Array.from({ length: seats }, () => 5));
  expect([state.discard.length, state.pile.length]).toEqual([1, 31]);
  for (const card of [...state.villages.flat(), ...state.pile]) expect(card & (UP | SEEN)).toBe(0);
});

test('SIL-2.4 gaps close and the order of the rest stays', () => {
  const state = position({ villages: ['7 1 7 2 7 9', '5'], discard: '4' });
  go(state, 'take, push 0, push 4, push 2, turn-over, place 2');
  expect(state.villages[0]?.map((card) => card & FACE)).toEqual([1, 4, 2, 9]);
});

test('SIL-2.5 the ability of the first discarded card is not used, and it may be taken', () => {
  const state = position({ villages: ['7 1', '5'], discard: '9' });
  expect(may(state)).toContain('take');
  expect(refused(state, 'use')).toEqual({ code: 'discard-no-ability', rule: 'SIL-3.5' });
});

test('SIL-2.6 everybody looks at two own cards, one after the other, all at the same time', () => {
  const state = dealt(2);
  const rules = rulesWith();
  expect(rules.asks(state).map(({ seat, what, byHand }) => [seat, what, byHand])).toEqual([
    [0, 'peek', true],
    [1, 'peek', true],
  ]);
  go(state, '1: look 3');
  expect(rules.asks(state).map(({ seat, what }) => [seat, what])).toEqual([
    [0, 'peek'],
    [1, 'look'],
  ]);
  go(state, '1: seen');
  expect(may(state, 'look', {}, 1)).toEqual(['look 0', 'look 1', 'look 2', 'look 4']);
  go(state, '1: look 0, 1: seen');
  expect(may(state, '', {}, 1)).toEqual([]);
  expect(refused(state, 'look 2', {}, 1)).toEqual({ code: 'looked-enough', rule: 'SIL-2.6' });
  go(state, '0: look 0, 0: seen, 0: look 1');
  expect(state.step).toBe('peek');
  const ear = go(state, '0: seen');
  expect(state.step).toBe('turn');
  expect(ear.kinds).toEqual(['closed', 'turn']);
});

test('SIL-2.7 the youngest begins the first round', () => {
  for (const ages of [213, 321, 132]) expect(dealt(3, { ages }).first).toBe(Math.floor(ages / 100) - 1);
});

test('SIL-2.8 whoever noted the fewest points begins the next round, points for a failed call included', () => {
  // Seat 0 calls with 5 against 4: 15 points. Seat 1 noted 4.
  const state = position({ villages: ['5', '4', '9'], caller: 0, turn: 2, turns: 2, pile: '6', ages: [2, 0, 1] });
  const ear = go(state, 'draw, discard');
  expect(ear.of('scored')[0]?.rows.map((row) => row.points)).toEqual([15, 4, 9]);
  expect(state.turn).toBe(1);
  expect(go(state, 'deal', {}, chance()).of('round')[0]).toMatchObject({ round: 2, first: 1, tie: false });
});

test('SIL-2.8 of those who tie the younger begins', () => {
  const tied = (ages: readonly number[]) => {
    const state = position({ villages: ['5 1', '9', '6'], pile: '6', only: true, ages });
    go(state, 'draw, discard');
    return [state.turn, go(state, 'deal', {}, chance()).of('round')[0]?.tie];
  };
  // Two tie, but a third has fewer: no tie for the start.
  const fewer = position({ villages: ['9', '5 4', '6'], pile: '6', only: true });
  go(fewer, 'draw, discard');
  expect([fewer.turn, go(fewer, 'deal', {}, chance()).of('round')[0]?.tie]).toEqual([2, false]);
  expect(tied([2, 0, 1])).toEqual([2, true]);
  expect(tied([1, 0, 2])).toEqual([0, true]);
});

test('SIL-2.9 a match has four rounds', () => {
  const state = wander(dealt(2), 20_000, chance(3));
  expect([state.step, state.round, state.callers.length]).toEqual(['over', 4, 4]);
  expect(rulesWith().asks(state)).toEqual([]);
});
