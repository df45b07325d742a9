import { describe, expect, test } from 'vitest';
import { gathered, pointsFor, standingIn, standingNow } from '../standing.ts';
import { ranked, talesOf } from '../tales.ts';
import { viewOf } from './sketch.ts';

const hands = ['H4', 'H1', 'H2', 'H3'];

describe('what the round would score now', () => {
  const view = viewOf({ hands, round: 2, listeners: [2, 1, 3, 0], stories: [2, 3, 1, 0] });
  test.each([
    ['ANA-7.5 just right: listeners and the bonus', 0, { kind: 'exact', listeners: 2, bonus: 4 }, 6],
    ['ANA-7.4 too few: the listeners alone', 1, { kind: 'under', listeners: 1 }, 1],
    ['ANA-7.3 too many: nothing', 2, { kind: 'over', spare: 2 }, 0],
    ['ANA-7.6 nothing at all is just right', 3, { kind: 'exact', listeners: 0, bonus: 4 }, 4],
  ])('%s', (_, seat, standing, points) => {
    expect(standingNow(view, seat)).toEqual(standing);
    expect(pointsFor(standingNow(view, seat))).toBe(points);
    expect(view.worth[seat]).toBe(points);
  });
  test('ANA-9.1 nothing at all earns nothing where the table agreed so', () => {
    const strict = viewOf({ hands, listeners: [0, 0, 0, 0], stories: [0, 0, 0, 0] }, 0, { zeroZeroBonus: false });
    expect(standingNow(strict, 0)).toEqual({ kind: 'none', listeners: 0 });
    expect(pointsFor(standingNow(strict, 0))).toBe(0);
  });
  test('ANA-7.1 each story inspires one listener, the others wait', () => {
    expect(gathered(3, 2)).toEqual({ inspired: 2, waiting: 1 });
    expect(gathered(1, 4)).toEqual({ inspired: 1, waiting: 0 });
  });
  test('a finished round reads the same', () => {
    expect(standingIn({ listeners: 3, stories: 3, bonus: 7, points: 10 })).toEqual({ kind: 'exact', listeners: 3, bonus: 7 });
    expect(standingIn({ listeners: 2, stories: 1, bonus: 0, points: 0 })).toEqual({ kind: 'over', spare: 1 });
  });
});

describe('the round as it is told', () => {
  const sheet = [2 * 16 + 2, 1 * 16 + 3, 3 * 16 + 1, 0, 1 * 16 + 1, 0, 2 * 16 + 2, 1 * 16 + 2];
  const view = viewOf({ hands, round: 2, sheet }, 2);
  test('the reader first, then in turn order; with the points of before', () => {
    const tales = talesOf(view, 2);
    expect(tales.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(tales[0]).toEqual({ seat: 2, stories: 2, listeners: 2, standing: { kind: 'exact', listeners: 2, bonus: 4 }, before: 0 });
    expect(tales[2]).toMatchObject({ seat: 0, before: 4 });
  });
  test('at the end in the order of the result', () => {
    const places = [2, 4, 1, 3].map((place, seat) => ({ seat, place }));
    expect(ranked(talesOf(view, 2), { kind: 'ranking', reason: 'rounds', places }).map(({ seat }) => seat)).toEqual([2, 0, 3, 1]);
  });
});
