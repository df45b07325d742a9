import { FastRandom, type Seat, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { MOST, type Options, type State } from '../state.ts';

const rulesWith = (options: Partial<Options> = {}) => game.rules({ ...game.meta.defaults, ...options });
const begun = (seats: number, seed = 1, options?: Partial<Options>) => rulesWith(options).setup(seats, new FastRandom(seed), silent);

/** A heap with so many stones left, and whose turn it is; the others have taken the rest. */
const heap = (left: number, turn: Seat = 0, seats = 2, last: Options['last'] = 'wins'): State => ({
  seats,
  last,
  turn,
  left,
  taken: [0, 21 - left, 0, 0, 0].slice(0, seats),
});

function take(state: State, count: number): State {
  rulesWith().play(state, state.turn, { type: 'take', count }, new FastRandom(1), silent);
  return state;
}

test('PEB-1.1: twenty-one stones, or as many as the table wants', () => {
  expect(begun(2).left).toBe(21);
  expect(begun(2, 1, { stones: 40 }).left).toBe(40);
});

test('PEB-1.2: everybody begins sooner or later', () => {
  const first = new Set(Array.from({ length: 60 }, (_, seed) => begun(3, seed).turn));
  expect(first).toEqual(new Set([0, 1, 2]));
});

test('PEB-1.3: clockwise, and nobody else is asked', () => {
  const state = take(heap(9, 2, 3), 1);
  expect(state.turn).toBe(0);
  expect(rulesWith().asks(state)).toEqual([{ seat: 0, what: 'take', must: true }]);
  expect(rulesWith().legal(state, 1)).toEqual([]);
  expect(rulesWith().explain(state, 1, { type: 'take', count: 1 })).toMatchObject({ code: 'not-your-turn', rule: 'PEB-1.3' });
});

test('PEB-2.1: one, two or three stones', () => {
  expect(
    rulesWith()
      .legal(heap(9), 0)
      .map(({ count }) => count),
  ).toEqual([1, 2, 3]);
  expect(take(heap(9), 2)).toMatchObject({ left: 7, taken: [2, 12], turn: 1 });
  expect(rulesWith().explain(heap(9), 0, { type: 'take', count: MOST + 1 })).toMatchObject({ code: 'one-to-three', rule: 'PEB-2.1' });
});

test('PEB-2.2: no more than are left', () => {
  expect(rulesWith().legal(heap(2), 0)).toHaveLength(2);
  expect(rulesWith().explain(heap(2), 0, { type: 'take', count: 3 })).toMatchObject({ code: 'too-few-left', rule: 'PEB-2.2' });
});

test('PEB-3.1: whoever takes the last stone wins', () => {
  const state = take(heap(2, 1, 3), 2);
  expect(rulesWith().asks(state)).toEqual([]);
  expect(rulesWith().result(state)).toEqual({
    kind: 'ranking',
    reason: 'wins',
    places: [
      { seat: 0, place: 2 },
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
    ],
  });
});

test('PEB-3.2: or loses, where the table wants it so', () => {
  expect(rulesWith({ last: 'loses' }).result(take(heap(1, 1, 3, 'loses'), 1))).toMatchObject({
    places: [{ place: 1 }, { place: 3 }, { place: 1 }],
  });
});
