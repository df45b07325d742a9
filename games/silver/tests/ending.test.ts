import { expect, test } from 'vitest';
import { NONE } from '../state.ts';
import { Ear, go, may, position, rulesWith, viewFor, written } from './table.ts';

test('SIL-8.1 a round ends after a call, once everybody else has had the last turn', () => {
  const state = position({ villages: ['1', '5 5', '9 9'], pile: '13 13' });
  go(state, 'call, draw, discard');
  expect(state.step).toBe('turn');
  const ear = go(state, 'draw, discard');
  expect(ear.of('round-ended')[0]).toEqual({ kind: 'round-ended', round: 1, why: 'call', villages: [[1], [5, 5], [9, 9]] });
});

test('SIL-8.2 a round ends after the turn that used the draw pile up, its ability included', () => {
  const state = position({ villages: ['1 8', '5 5'], pile: '9', only: true });
  go(state, 'draw, use, choose 1 0');
  expect(state.step).toBe('look');
  expect(go(state, 'seen').of('round-ended')[0]?.why).toBe('pile');
});

test('SIL-8.2 open cards count as part of the draw pile', () => {
  const state = position({ villages: ['1 8', '5 5'], pile: '13', only: true, open: '4' });
  go(state, 'draw, discard');
  expect([state.step, may(state, 'draw'), may(state, 'pick')]).toEqual(['turn', [], ['pick 0']]);
  expect(go(state, 'pick 0, discard').of('round-ended')[0]?.why).toBe('pile');
});

test('SIL-8.2 the Witch and the penalty card can take the last card, too', () => {
  const witch = position({ villages: ['1 8', '5 5'], pile: '11 9', only: true });
  expect(go(witch, 'draw, use, choose 1 0').of('round-ended')[0]?.why).toBe('pile');
  const penalty = position({ villages: ['6 8 9', '5 5'], pile: '11', discard: '7', only: true });
  const ear = go(penalty, 'take, push 0, push 1, push 2, turn-over, add left, add left');
  expect(ear.of('round-ended')[0]?.why).toBe('pile');
});

test('SIL-8.2 the last card of the pile laid open for a Squire uses it up as well', () => {
  const last = (openCards: 'count' | 'ignored'): string | undefined => {
    const state = position({ villages: ['1^ 8', '5 5'], pile: '13 4', only: true });
    const ear = go(state, 'draw, discard', { openCards });
    expect([state.open, state.pile]).toEqual([[4], []]);
    return ear.of('round-ended')[0]?.why;
  };
  expect(last('count')).toBeUndefined();
  expect(last('ignored')).toBe('pile');
});

test('SIL-8.3 a round ends after the turn in which the second Villager lies face up', () => {
  const state = position({ villages: ['0^ 8', '0 5'], pile: '6 4' });
  expect(go(state, 'draw, use, choose 1 0').of('round-ended')[0]?.why).toBe('villagers');
});

test('SIL-8.4 after a call both ends come at once: last turns are lost, the caller is compared', () => {
  const villagers = position({ villages: ['0^ 8', '0 5', '9'], pile: '6' });
  const ear = go(villagers, 'call, draw, use, choose 1 0');
  expect(ear.of('round-ended')[0]?.why).toBe('villagers');
  expect(viewFor(villagers, 1).lastTurns).toEqual([]);
  expect(ear.of('scored')[0]?.rows.map(({ points }) => points)).toEqual([18, 5, 9]);
  const pile = position({ villages: ['1', '5', '9'], pile: '6', only: true });
  const other = go(pile, 'call, draw, discard');
  expect([other.of('round-ended')[0]?.why, other.of('scored')[0]?.rows.map(({ points }) => points)]).toEqual(['pile', [0, 5, 9]]);
});

test('SIL-8.5 after 40 turns each the round ends as if the pile were used up', () => {
  const state = position({ villages: ['5^ 5', '6^ 6'], discard: '5' });
  let turns = 0;
  let ear = new Ear();
  for (; state.step === 'turn'; turns += 1) ear = go(state, 'take, push 0, turn-over');
  expect([turns, state.step, state.caller]).toEqual([80, 'scored', NONE]);
  expect(ear.of('round-ended')[0]?.why).toBe('cap');
});

test('SIL-8.6 all villages are turned up and everybody notes the sum; nothing happens any more', () => {
  const state = position({ villages: ['0 1 2', '0 13'], pile: '4', only: true });
  const ear = go(state, 'draw, discard');
  expect([written(state, 0), written(state, 1), state.step]).toEqual(['0^ 1^ 2^', '0^ 13^', 'scored']);
  expect(ear.of('scored')[0]).toEqual({
    kind: 'scored',
    round: 1,
    rows: [
      { sum: 3, points: 3, called: false, won: false },
      { sum: 13, points: 13, called: false, won: false },
    ],
  });
  expect(may(state)).toEqual(['deal']);
});

test('SIL-8.7 a caller with the lowest sum notes 0 and wins the amulet; a tie counts as lowest', () => {
  const state = position({ villages: ['4 1', '5', '9'], pile: '13 13' });
  const ear = go(state, 'call, draw, discard, draw, discard');
  expect(ear.of('scored')[0]?.rows).toEqual([
    { sum: 5, points: 0, called: true, won: true },
    { sum: 5, points: 5, called: false, won: false },
    { sum: 9, points: 9, called: false, won: false },
  ]);
  expect(state.owner).toBe(0);
});

test('SIL-8.8 a caller without the lowest sum notes 10 more', () => {
  const state = position({ villages: ['4 2', '5', '9'], pile: '13 13' });
  const ear = go(state, 'call, draw, discard, draw, discard');
  expect(ear.of('scored')[0]?.rows[0]).toEqual({ sum: 6, points: 16, called: true, won: false });
  expect(state.owner).toBe(NONE);
});

test('SIL-8.9 without a call everybody notes the sum and nobody wins the amulet', () => {
  const state = position({ villages: ['0', '5'], pile: '13', only: true });
  const ear = go(state, 'draw, discard');
  expect(ear.of('scored')[0]?.rows.map(({ points, won }) => [points, won])).toEqual([
    [0, false],
    [5, false],
  ]);
  expect(state.owner).toBe(NONE);
});

test('SIL-8.7 whoever calls wins it, in whatever seat and round', () => {
  const sums = [20, 30, 40];
  const state = position({ villages: ['9', '5', '1'], pile: '13 13', turn: 2, round: 2, sums, callers: [NONE] });
  go(state, 'call, draw, discard, draw, discard');
  expect([state.step, state.owner]).toEqual(['scored', 2]);
  const lost = position({ villages: ['9', '5', '6'], pile: '13 13', turn: 2, round: 2, sums, callers: [NONE] });
  go(lost, 'call, draw, discard, draw, discard');
  expect([lost.step, lost.owner]).toEqual(['scored', NONE]);
});

test('SIL-8.9 without a call nobody wins the amulet, whatever was noted the round before', () => {
  // Seat 1 noted 5 in the first round; 5 is the lowest sum of the second one.
  const state = position({ villages: ['5', '7'], pile: '13', only: true, round: 2, sums: [9, 5], callers: [NONE] });
  go(state, 'draw, discard');
  expect([state.step, state.owner]).toEqual(['scored', NONE]);
});

/** The fourth round ends without a call, or seat 0 calls and wins; before it stood like this. */
const after = (villages: readonly string[], sums: readonly number[], called: boolean) => {
  const seats = villages.length;
  const sheet = [...sums, ...Array.from({ length: seats * 2 }, () => 0)];
  const state = position({ villages, pile: '13 13 12', only: !called, round: 4, sums: sheet, callers: [NONE, NONE, NONE], turn: 0 });
  if (called) go(state, ['call', ...Array.from({ length: seats - 1 }, () => 'draw, discard')].join(', '));
  else go(state, Array.from({ length: 3 }, () => 'draw, discard').join(', '));
  expect(state.step).toBe('over');
  return rulesWith().result(state);
};

test('SIL-8.10 the lowest total of four rounds wins', () => {
  // Before that there is no result.
  const early = position({ villages: ['5', '7'], pile: '13', only: true });
  expect(rulesWith().result(early)).toBeUndefined();
  go(early, 'draw, discard');
  expect(rulesWith().result(early)).toBeUndefined();
  expect(after(['5', '7', '9'], [10, 3, 30], false)).toEqual({
    kind: 'ranking',
    reason: 'lowest',
    places: [
      { seat: 0, place: 2, score: 15 },
      { seat: 1, place: 1, score: 10 },
      { seat: 2, place: 3, score: 39 },
    ],
  });
});

test('SIL-8.11 the owner of the amulet wins a tie', () => {
  expect(after(['5', '7', '9'], [10, 3, 1], true)).toMatchObject({
    reason: 'amulet',
    places: [
      { seat: 0, place: 1, score: 10 },
      { seat: 1, place: 2, score: 10 },
      { seat: 2, place: 2, score: 10 },
    ],
  });
});

test('SIL-8.12 without the amulet among them they share the victory', () => {
  expect(after(['5', '7', '9'], [10, 8, 30], false)).toMatchObject({
    reason: 'shared',
    places: [
      { seat: 0, place: 1, score: 15 },
      { seat: 1, place: 1, score: 15 },
      { seat: 2, place: 3, score: 39 },
    ],
  });
  // Its owner is third: the two others share.
  expect(after(['5', '7', '9'], [30, 3, 1], true)).toMatchObject({ reason: 'shared', places: [{ place: 3 }, { place: 1 }, { place: 1 }] });
});

test('SIL-8.12 the amulet breaks no tie below the first place', () => {
  expect(after(['5', '7', '9'], [20, 13, 1], true)).toMatchObject({ reason: 'lowest', places: [{ place: 2 }, { place: 2 }, { place: 1 }] });
});
