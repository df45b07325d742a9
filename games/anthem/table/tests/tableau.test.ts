import { describe, expect, test } from 'vitest';
import { DEATH, NONE, type View } from '../../state.ts';
import { rankedOf, singerOf, songOf } from '../song.ts';
import { spacesOf } from '../spaces.ts';
import { handOf, roundOf, tableauOf } from '../tableau.ts';

const view = (more: Partial<View> = {}): View => ({
  seats: 4,
  spaces: 6,
  you: 0,
  starter: 0,
  turn: 0,
  phase: 'draw',
  rows: [0, 1, 2, 3].map(() => [0, 2, 0, 0, 0, 8]),
  open: [true, true, true, true],
  hand: [2, 0, 0, 1, 0, 0, 2, 0, 0],
  sizes: [5, 6, 6, 6],
  drawn: NONE,
  history: [],
  ending: '',
  winner: NONE,
  ...more,
});
const turns = (n: number) => Array.from({ length: n }, () => ({ card: NONE, space: 0 }));

describe('what lies in the middle', () => {
  test('ANT-3.2 I draw from the right neighbour', () => {
    expect(tableauOf(view(), 0, [], [{ type: 'draw' }])).toEqual({ kind: 'draw', from: 3, may: true });
  });
  test('an earlier position shows the same, and nothing can be played', () => {
    expect(tableauOf(view(), 0, [], [])).toEqual({ kind: 'draw', from: 3, may: false });
    expect(tableauOf(view({ phase: 'decide', drawn: 6 }), 0, [], [])).toMatchObject({ kind: 'decide', may: false });
  });
  test.each([
    [6, [3, 4, 5], 'somewhere'],
    [6, [3], 'closing'],
    [2, [], 'nowhere'],
    [DEATH, [], 'never'],
  ])('card %i on %j fits %s', (drawn, spaces, fits) => {
    const now = view({ phase: 'decide', drawn });
    const legal = [...spaces.map((space) => ({ type: 'place', space }) as const), { type: 'keep' } as const];
    expect(tableauOf(now, 0, spacesOf(now, 0, legal), legal)).toEqual({ kind: 'decide', from: 3, card: drawn, fits, may: true });
  });
  test('others’ turns, as a player and as a spectator', () => {
    expect(tableauOf(view({ turn: 1 }), 0, [], [])).toEqual({ kind: 'otherDraws', seat: 1, from: 0 });
    expect(tableauOf(view({ turn: 2, phase: 'decide' }), undefined, [], [])).toEqual({
      kind: 'otherDecides',
      seat: 2,
      from: 1,
      card: NONE,
    });
    expect(tableauOf(view({ phase: 'over', ending: 'cap' }), 0, [], [])).toEqual({ kind: 'over' });
  });
});

describe('around the table', () => {
  test('my hand lies in order, Death last', () => {
    expect(handOf(view().hand)).toEqual([3, 6, 6, DEATH, DEATH]);
    expect(handOf([])).toEqual([]);
  });
  test('rounds are counted from one, and the last one when it is over', () => {
    expect(roundOf(view())).toBe(1);
    expect(roundOf(view({ history: turns(4) }))).toBe(2);
    expect(roundOf(view({ history: turns(7) }))).toBe(2);
    expect(roundOf(view({ phase: 'over', history: turns(7) }))).toBe(2);
    expect(roundOf(view({ phase: 'over', history: turns(8) }))).toBe(2);
  });
});

describe('the book', () => {
  const ranking = (...places: readonly number[]) =>
    ({ kind: 'ranking', reason: 'x', places: places.map((place, seat) => ({ seat, place })) }) as const;
  test('opens with the winner', () => {
    expect(singerOf(view({ winner: 2 }), ranking(2, 3, 1, 4), 0)).toBe(2);
  });
  test('without a winner with the farthest song, mine among equals', () => {
    expect(singerOf(view(), ranking(2, 1, 1, 4), 0)).toBe(1);
    expect(singerOf(view(), ranking(2, 1, 1, 4), 2)).toBe(2);
    expect(rankedOf(view(), ranking(2, 1, 1, 4))).toEqual([1, 2, 0, 3]);
  });
  test('reads from 0 to 9 and leaves room for missing verses', () => {
    expect(songOf(view(), 0)).toEqual([0, undefined, 2, undefined, undefined, undefined, 8, 9]);
  });
});
