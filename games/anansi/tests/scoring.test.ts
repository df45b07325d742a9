import { describe, expect, test } from 'vitest';
import { entryOf, listenersScored, pointsOf, rowOf, worth } from '../rules/scoring.ts';
import type { Result } from '@tafelrunde/kernel';
import type { State } from '../state.ts';
import { chance, DEAL, dealt, Ear, go, noChance, position, rulesWith, wander } from './table.ts';

describe('scoring a round', () => {
  test.each([
    ['R1', 1, 3, 3, 5, 5],
    ['R2', 2, 2, 4, 2, 2],
    ['R3', 3, 4, 3, 0, 0],
    ['R4', 3, 1, 1, 8, 8],
    ['R5', 1, 0, 0, 2, 0],
    ['R6', 2, 0, 3, 0, 0],
    ['R7', 3, 5, 5, 12, 12],
    ['R8', 3, 0, 0, 7, 0],
  ])(
    'ANA-7.3 ANA-7.4 ANA-7.5 ANA-7.6 ANA-9.1 %s: round %i, %i listeners, %i stories → %i (%i without the bonus for nothing)',
    (_id, round, listeners, stories, points, strict) => {
      expect(worth(listeners, stories, round, true)).toBe(points);
      expect(worth(listeners, stories, round, false)).toBe(strict);
      expect(rowOf(entryOf(listeners, stories), round, true)).toEqual({
        listeners,
        stories,
        bonus: listeners === stories ? points - listeners : 0,
        points,
      });
    },
  );

  test('ANA-7.1 the smaller number is inspired, and each new one is told', () => {
    const state = position({ hands: ['S9 S8', 'H12 S1', 'S3 S2'], display: 'L1 L2', stories: [0, 1, 0] });
    const recruiting = go(state, 'S9 rH12');
    expect(recruiting.of('inspired')).toEqual([{ kind: 'inspired', seat: 1, listeners: 1 }]);
    const won = position({ hands: ['S9 S8', 'S1', 'S3'], display: 'L1 L2', listeners: [2, 0, 0], stories: [1, 0, 0] });
    expect(go(won, 'S9 S1 S3').of('inspired')).toEqual([{ kind: 'inspired', seat: 0, listeners: 1 }]);
    const full = position({ hands: ['S9 S8', 'S1', 'S3'], display: 'L1 L2', listeners: [1, 0, 0], stories: [1, 0, 0] });
    expect(go(full, 'S9 S1 S3').of('inspired')).toEqual([]);
  });

  test('ANA-7.2 the round ends with the last cards and is scored at once', () => {
    const state = position({
      hands: ['S9', 'S1', 'S3'],
      display: 'L1 L2',
      round: 2,
      listeners: [5, 4, 1],
      stories: [4, 4, 1],
      sheet: [0, 0, 0],
    });
    const ear = go(state, 'S9 S1 S3');
    expect(state.phase).toBe('deal');
    expect(state.sheet.slice(3)).toEqual([entryOf(5, 5), entryOf(4, 4), entryOf(1, 1)]);
    expect(ear.of('round-scored')).toEqual([
      {
        kind: 'round-scored',
        round: 2,
        bonus: 4,
        rows: [
          { listeners: 5, stories: 5, bonus: 4, points: 9 },
          { listeners: 4, stories: 4, bonus: 4, points: 8 },
          { listeners: 1, stories: 1, bonus: 4, points: 5 },
        ],
      },
    ]);
    expect(rulesWith().view(state, 0).points).toEqual([9 + 2, 8 + 2, 5 + 2]);
  });

  test('ANA-7.2 not one trick earlier', () => {
    const state = dealt(3);
    wander(state, 29, chance(3));
    expect(state.phase).toBe('play');
    wander(state, 1, chance(3));
    expect(state.phase).toBe('deal');
  });

  test('ANA-7.3 one listener too many and none of them counts', () => {
    expect(pointsOf([entryOf(6, 5)], 1, 0, true)).toBe(0);
    expect(listenersScored([entryOf(6, 5)], 1, 0)).toBe(0);
  });

  test('ANA-7.4 one point for each listener, no bonus', () => {
    expect(pointsOf([entryOf(4, 5)], 1, 0, true)).toBe(4);
    expect(listenersScored([entryOf(4, 5)], 1, 0)).toBe(4);
  });

  test('ANA-7.5 the bonus rises from round to round', () => {
    expect([1, 2, 3].map((round) => worth(2, 2, round, true))).toEqual([4, 6, 9]);
  });

  test('ANA-7.6 by default nothing at all earns the bonus', () => {
    const state = position({ hands: ['S9', 'S1', 'S3'], display: 'L1 L2', round: 3, stories: [9, 0, 0], sheet: [17, 17, 17, 17, 17, 17] });
    go(state, 'S9 S1 S3');
    expect(rulesWith().view(state, 0).worth).toEqual([0, 7, 7]);
    expect(
      rulesWith()
        .view(state, 0)
        .sheet.at(-1)
        ?.map(({ points }) => points),
    ).toEqual([0, 7, 7]);
  });

  test('ANA-7.7 whoever won the last trick deals and leads the next round', () => {
    const state = wander(dealt(5), 40, chance(9));
    expect(state.phase).toBe('deal');
    const winner = state.leader;
    expect(rulesWith().asks(state)).toEqual([{ seat: winner, what: 'deal', must: true, byHand: true, between: true }]);
    expect(rulesWith().legal(state, winner)).toEqual([DEAL]);
    expect([0, 1, 2, 3, 4].filter((seat) => rulesWith().legal(state, seat).length > 0)).toEqual([winner]);
    expect(() => rulesWith().play(rulesWith().copy(state), winner, DEAL, noChance, new Ear())).toThrow('no chance here');
    rulesWith().play(state, winner, DEAL, chance(10), new Ear());
    expect([state.round, state.leader, state.turn, state.phase]).toEqual([2, winner, winner, 'play']);
  });
});

/** A finished match with these rounds; one list of [listeners, stories] per seat. */
function finished(...seats: (readonly (readonly [number, number])[])[]): State {
  const state = position({ hands: seats.map(() => '') });
  const rounds = seats[0]?.length ?? 0;
  const sheet: number[] = [];
  for (let round = 0; round < rounds; round += 1) for (const rows of seats) sheet.push(entryOf(...(rows[round] as [number, number])));
  state.phase = 'over';
  state.round = rounds;
  state.sheet = sheet;
  return state;
}

const places = (result: Result | undefined): (readonly [number, number | undefined])[] =>
  result?.kind === 'ranking' ? result.places.map(({ place, score }) => [place, score]) : [];

describe('the end of the match', () => {
  test('ANA-8.1 most points win; no result before the end', () => {
    const state = finished(
      [
        [1, 1],
        [1, 1],
        [0, 1],
      ],
      [
        [2, 3],
        [0, 0],
        [7, 7],
      ],
      [
        [2, 1],
        [2, 1],
        [2, 1],
      ],
    );
    expect(places(rulesWith().result(state))).toEqual([
      [2, 8],
      [1, 20],
      [3, 0],
    ]);
    expect(rulesWith().result(state)).toMatchObject({ kind: 'ranking', reason: 'rounds' });
    state.phase = 'deal';
    expect(rulesWith().result(state)).toBeUndefined();
  });

  test('ANA-8.2 the example: 15 each, B has 9 listeners to 6 and wins', () => {
    const state = finished(
      [
        [3, 3],
        [2, 4],
        [1, 1],
      ],
      [
        [4, 4],
        [2, 2],
        [3, 5],
      ],
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    );
    expect(listenersScored(state.sheet, 3, 0)).toBe(6);
    expect(listenersScored(state.sheet, 3, 1)).toBe(9);
    expect(places(rulesWith().result(state))).toEqual([
      [2, 15],
      [1, 15],
      [3, 0],
    ]);
  });

  test('ANA-8.2 listeners that went home do not count for the tie', () => {
    const state = finished(
      [
        [5, 4],
        [1, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [1, 1],
        [0, 1],
      ],
      [
        [1, 2],
        [0, 1],
        [0, 1],
      ],
    );
    expect(places(rulesWith().result(state))).toEqual([
      [1, 5],
      [1, 5],
      [3, 1],
    ]);
  });

  test('ANA-8.3 tied in points and listeners: a shared victory, the next place stays free', () => {
    const state = finished(
      [
        [2, 2],
        [1, 3],
        [0, 1],
      ],
      [
        [1, 3],
        [0, 1],
        [0, 1],
      ],
      [
        [2, 2],
        [1, 3],
        [0, 1],
      ],
      [
        [1, 3],
        [0, 1],
        [0, 1],
      ],
    );
    expect(places(rulesWith().result(state))).toEqual([
      [1, 5],
      [3, 1],
      [1, 5],
      [3, 1],
    ]);
  });
});
