import { expect, test } from 'vitest';
import { NONE, UP } from '../state.ts';
import { go, may, position, refused, rulesWith, seers, viewFor, written } from './table.ts';

test('SIL-3.1 turns go clockwise, and a turn is one thing: draw, take or call', () => {
  const state = position({ villages: ['9 8', '7 6', '5 4'], discard: '3', pile: '1 1 1' });
  expect(may(state)).toEqual(['call', 'draw', 'take']);
  const turns: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    turns.push(state.turn);
    go(state, 'draw');
    for (const other of ['draw', 'take', 'call']) expect(refused(state, other)).toEqual({ code: 'one-action', rule: 'SIL-3.1' });
    go(state, 'discard');
  }
  expect(turns).toEqual([0, 1, 2, 0]);
});

test('SIL-3.1 whoever is not in turn waits', () => {
  const state = position({ villages: ['9 8', '7 6'], discard: '3' });
  expect(may(state, '', {}, 1)).toEqual([]);
  expect(refused(state, 'draw', {}, 1)).toEqual({ code: 'not-your-turn', rule: 'SIL-3.1' });
});

test('SIL-3.2 the drawn card is seen by the one who draws alone', () => {
  const state = position({ villages: ['9 8', '7 6'], discard: '3', pile: '5' });
  go(state, 'draw');
  expect(viewFor(state, 0).held).toEqual({ card: 5, up: false, from: 'pile', seenBy: 0b01 });
  for (const other of [1, undefined]) expect(viewFor(state, other).held?.card).toBe(NONE);
  expect(may(state)).toEqual(['discard', 'push 0', 'push 1', 'use']);
});

test('SIL-3.3 a drawn card may be laid down with its ability or without', () => {
  const unused = position({ villages: ['9 8', '7 6'], discard: '3', pile: '9' });
  const ear = go(unused, 'draw, discard');
  expect(unused.discard).toEqual([3, 9]);
  expect([unused.turn, unused.step]).toEqual([1, 'turn']);
  expect(ear.of('discarded')).toEqual([{ kind: 'discarded', seat: 0, card: 9, used: false }]);
  const used = position({ villages: ['9 8', '7 6'], discard: '3', pile: '9' });
  go(used, 'draw, use');
  expect([used.discard.at(-1), used.step, used.turn]).toEqual([9, 'target', 0]);
});

test('SIL-3.4 a drawn card moves in face down, what it replaces goes face up on the discard pile', () => {
  const state = position({ villages: ['9 8^ 2', '7 6'], discard: '3', pile: '5' });
  const ear = go(state, 'draw, push 1, turn-over');
  expect(written(state, 0)).toBe('9 5 2');
  expect(state.discard).toEqual([3, 8]);
  expect(seers(state, 0, 1)).toBe('0');
  expect(ear.of('exchanged')).toEqual([{ kind: 'exchanged', seat: 0, at: 1, left: 8, card: NONE }]);
});

test('SIL-3.5 a card taken from the discard pile must move in, lies face up and brings no ability', () => {
  const state = position({ villages: ['9 8', '7 6'], discard: '5 3' });
  go(state, 'take');
  expect(may(state)).toEqual(['push 0', 'push 1']);
  expect(refused(state, 'discard')).toEqual({ code: 'must-move-in', rule: 'SIL-3.5' });
  expect(refused(state, 'use')).toEqual({ code: 'discard-no-ability', rule: 'SIL-3.5' });
  go(state, 'push 0, turn-over');
  expect(written(state, 0)).toBe('5^ 8');
  expect(state.discard).toEqual([3, 9]);
});

test('SIL-3.6 nothing is taken from an empty discard pile', () => {
  const state = position({ villages: ['9 8', '7 6'] });
  expect(may(state, 'take')).toEqual([]);
  expect(refused(state, 'take')).toEqual({ code: 'discard-empty', rule: 'SIL-3.6' });
});

test('SIL-3.6 nothing is taken while the only own card lies under the amulet; a drawn card can then only be laid down', () => {
  const state = position({ villages: ['9*', '7 6'], discard: '3', pile: '4' });
  expect(may(state)).toEqual(['call', 'draw']);
  expect(refused(state, 'take')).toEqual({ code: 'nothing-to-exchange', rule: 'SIL-3.6' });
  go(state, 'draw');
  expect(may(state)).toEqual(['discard']);
});

test('SIL-3.7 with four cards or fewer one may call, and the turn is over', () => {
  const five = position({ villages: ['9 8 1 1 1', '7 6'], discard: '3' });
  expect(may(five, 'call')).toEqual([]);
  expect(refused(five, 'call')).toEqual({ code: 'too-many-to-call', rule: 'SIL-3.7', params: { cards: 5 } });
  const four = position({ villages: ['9 8 1 1', '7 6'], discard: '3' });
  const ear = go(four, 'call');
  expect([four.caller, four.turn, four.step]).toEqual([0, 1, 'turn']);
  expect(ear.of('called')).toEqual([{ kind: 'called', seat: 0, cards: 4 }]);
});

test('SIL-3.8 only one player calls in a round', () => {
  const state = position({ villages: ['9 8', '7 6', '5'], discard: '3' });
  go(state, 'call');
  expect(may(state)).toEqual(['draw', 'take']);
  expect(refused(state, 'call')).toEqual({ code: 'already-called', rule: 'SIL-3.8' });
});

test('SIL-3.9 no call after an ability or the amulet in the same turn', () => {
  const empath = position({ villages: ['2^ 8', '7 6'], discard: '3' });
  go(empath, 'empath 1, seen');
  expect(refused(empath, 'call')).toEqual({ code: 'call-after-ability', rule: 'SIL-3.9' });
  const guard = position({ villages: ['3^ 8', '7 6'], discard: '3' });
  go(guard, 'guard 0 1');
  expect(refused(guard, 'call')).toEqual({ code: 'call-after-ability', rule: 'SIL-3.9' });
  const amulet = position({ villages: ['3 8', '7 6'], discard: '3', owner: 0 });
  go(amulet, 'amulet 1');
  expect(refused(amulet, 'call')).toEqual({ code: 'amulet-and-call', rule: 'SIL-3.9' });
});

test('SIL-3.9 nothing is used after the call, though it might be one’s only free action', () => {
  const state = position({ villages: ['2^ 3^ 8', '7 6'], discard: '3', owner: 0 });
  go(state, 'call');
  expect(state.turn).toBe(1);
  expect(may(state, '', {}, 0)).toEqual([]);
  expect(refused(state, 'amulet 0', {}, 0)).toEqual({ code: 'amulet-and-call', rule: 'SIL-3.9' });
  expect(refused(state, 'empath 2', {}, 0)).toEqual({ code: 'ability-and-call', rule: 'SIL-3.9' });
  expect(refused(state, 'guard 1 2', {}, 0)).toEqual({ code: 'ability-and-call', rule: 'SIL-3.9' });
});

test('SIL-3.10 after a call everybody else has one last turn', () => {
  const state = position({ villages: ['9 8', '7 6', '5 5'], discard: '3', pile: '13 13', turn: 1 });
  const ear = go(state, 'call');
  expect(viewFor(state, 0).lastTurns).toEqual([2, 0]);
  expect(ear.of('turn')).toEqual([{ kind: 'turn', seat: 2, last: true }]);
  go(state, 'draw, discard');
  expect([state.turn, state.step, viewFor(state, 0).lastTurns]).toEqual([0, 'turn', [0]]);
  go(state, 'draw, discard');
  expect(state.step).toBe('scored');
});

test('SIL-3.10 once the round is scored, or the match over, nobody has a last turn any more', () => {
  for (const [round, step] of [
    [1, 'scored'],
    [4, 'over'],
  ] as const) {
    const callers = Array.from({ length: round - 1 }, () => NONE);
    const state = position({ villages: ['9', '1'], pile: '6', caller: 0, turn: 1, round, sums: callers.flatMap(() => [1, 1]), callers });
    expect(viewFor(state, 0).lastTurns).toEqual([1]);
    go(state, 'draw, discard');
    expect([state.step, state.turn, viewFor(state, 0).lastTurns]).toEqual([step, 1, []]);
  }
});

test('SIL-3.11 face-up cards that are taken or moved stay face up', () => {
  const robber = position({ villages: ['9^ 8', '7^ 6'], discard: '3', pile: '12' });
  go(robber, 'draw, use, choose 1 0, give 0');
  expect([written(robber, 0), written(robber, 1)]).toEqual(['7^ 8', '9^ 6']);
  const open = position({ villages: ['9 8', '7 6'], open: '5' });
  go(open, 'pick 0, push 0, turn-over');
  expect(written(open, 0)).toBe('5^ 8');
});

test('SIL-3.12 who looks and where is public, what is seen is not', () => {
  const state = position({ villages: ['9 8', '7 6', '1 1'], discard: '3', pile: '9' });
  const ear = go(state, 'draw, use, choose 1 1');
  expect([state.chosenVillage, state.chosenAt]).toEqual([NONE, NONE]);
  expect(ear.of('looks')).toEqual([{ kind: 'looks', seat: 0, village: 1, at: 1, why: 'seer' }]);
  for (const seat of [0, 1, 2, undefined]) {
    expect(viewFor(state, seat).looks).toEqual([{ seat: 0, village: 1, at: 1 }]);
    expect(viewFor(state, seat).villages[1]?.[1]?.card).toBe(seat === 0 ? 6 : NONE);
  }
  expect(rulesWith().asks(state)).toEqual([{ seat: 0, what: 'look', must: true, byHand: true }]);
  expect(refused(state, 'end')).toEqual({ code: 'look-open', rule: 'SIL-3.12' });
  go(state, 'seen');
  expect((state.villages[1]?.[1] ?? 0) & UP).toBe(0);
  expect(written(state, 1)).toBe('7 6');
  expect(state.turn).toBe(1);
});

test('SIL-3.13 a single exchanged card is replaced in its place', () => {
  for (const at of [0, 1, 2]) {
    const state = position({ villages: ['9 8 7', '6'], discard: '5' });
    go(state, `take, push ${at}, turn-over`);
    expect(written(state, 0).split(' ')[at]).toBe('5^');
    expect(state.villages[0]).toHaveLength(3);
  }
});

test('SIL-3.14 amulet, Empath and Bodyguard: at the beginning, with the drawn card in hand, and after', () => {
  const all = ['amulet 0', 'amulet 1', 'amulet 2', 'empath 2', 'guard 1 0', 'guard 1 2'];
  const state = position({ villages: ['2^ 3^ 8', '7 6'], discard: '5', pile: '13', owner: 0 });
  const free = (): string[] => ['amulet', 'empath', 'guard'].flatMap((type) => may(state, type));
  expect(free()).toEqual(all);
  go(state, 'draw');
  expect(free()).toEqual(all);
  go(state, 'push 0');
  expect(free()).toEqual([]);
  const after = position({ villages: ['2^ 3^ 8', '7 6'], discard: '5', pile: '13', owner: 0 });
  go(after, 'draw, discard');
  expect([after.turn, after.step, may(after)]).toEqual([0, 'end', [...all.slice(0, 4), 'end', ...all.slice(4)]]);
  go(after, 'guard 1 2, empath 2, seen');
  expect(may(after)).toEqual(['amulet 0', 'amulet 1', 'amulet 2', 'end']);
  go(after, 'end');
  expect(after.turn).toBe(1);
});

test.each([
  ['13', 'draw, discard'],
  ['4', 'draw, push 0, turn-over'],
  ['4', 'draw, push 0, push 1, turn-over, add left'],
  ['7', 'draw, use, choose 0 0, seen'],
  ['9', 'draw, use, choose 1 0, seen'],
  ['12', 'draw, use, choose 1 0, give 0, seen'],
  ['12', 'draw, use, forgo'],
  ['11 5', 'draw, use, choose 1 0'],
  ['11 5', 'draw, use, push 0, turn-over'],
])('SIL-3.1 after a turn (%s: %s) nothing of it waits any more', (pile, moves) => {
  const state = position({ villages: ['9 8^', '7 6'], pile, discard: '3' });
  go(state, moves);
  expect(state.turn).toBe(1);
  const { step, held, from, drawn, pushed, ability, lookVillage, lookAt, after, chosenVillage, chosenAt, acted } = state;
  expect({ step, held, from, drawn, pushed, ability, lookVillage, lookAt, after, chosenVillage, chosenAt, acted }).toEqual({
    step: 'turn',
    held: NONE,
    from: 'none',
    drawn: 0,
    pushed: [],
    ability: NONE,
    lookVillage: NONE,
    lookAt: NONE,
    after: 'end',
    chosenVillage: NONE,
    chosenAt: NONE,
    acted: false,
  });
});

test.each([
  ['draw', { card: 4, up: false, from: 'pile', seenBy: 1 }],
  ['pick 0', { card: 6, up: true, from: 'open', seenBy: 3 }],
  ['take', { card: 3, up: true, from: 'discard', seenBy: 3 }],
])('SIL-3.2 SIL-3.5 SIL-7.4 after %s the card is in hand, with where it came from', (moves, held) => {
  const state = position({ villages: ['9 8', '7 6'], pile: '4', discard: '3', open: '6' });
  go(state, moves);
  expect(viewFor(state, 0).held).toEqual(held);
  expect(viewFor(state, 1).held).toEqual(held.up ? held : { ...held, card: NONE });
});

test('SIL-7.9 SIL-7.16 SIL-7.17 so it is with the Rascal’s card, the Master’s and the Witch’s', () => {
  const rascal = position({ villages: ['4^ 8', '7 6'], pile: '10 4' });
  go(rascal, 'draw, keep 1');
  expect(viewFor(rascal, 0).held).toEqual({ card: 4, up: false, from: 'pile', seenBy: 1 });
  const master = position({ villages: ['9 8', '7 6'], pile: '10', discard: '3' });
  go(master, 'draw, use, dig 3');
  expect(viewFor(master, 1).held).toEqual({ card: 3, up: true, from: 'master', seenBy: 3 });
  const witch = position({ villages: ['9 8', '7 6'], pile: '11 4', discard: '3' });
  go(witch, 'draw, use');
  expect(viewFor(witch, 0).held).toEqual({ card: 4, up: false, from: 'witch', seenBy: 1 });
});

test('SIL-3.14 the turn ends by itself once nothing free is left', () => {
  const state = position({ villages: ['2^ 8', '7 6'], discard: '5', pile: '13' });
  go(state, 'draw, discard');
  expect(state.step).toBe('end');
  go(state, 'empath 1, seen');
  expect([state.turn, state.step]).toEqual([1, 'turn']);
});

test('SIL-3.14 after an Empath’s look the turn goes on where it was', () => {
  const state = position({ villages: ['2^ 2^ 8 7', '7 6'], discard: '5', pile: '13' });
  go(state, 'empath 2, seen');
  expect([state.step, state.after, viewFor(state, 1).looks]).toEqual(['turn', 'end', []]);
  go(state, 'draw, empath 3');
  expect([state.step, state.after]).toEqual(['look', 'decide']);
  go(state, 'seen');
  expect([state.step, state.after, viewFor(state, 0).held?.card, viewFor(state, 1).looks]).toEqual(['decide', 'end', 13, []]);
});

test('SIL-3.14 used before the card of the turn, nothing is left to end', () => {
  const state = position({ villages: ['2^ 8', '7 6'], discard: '5', pile: '13' });
  go(state, 'empath 1, seen, draw, discard');
  expect(state.turn).toBe(1);
  expect(refused(state, 'end', {}, 1)).toEqual({ code: 'turn-first', rule: 'SIL-3.1' });
  expect(refused(state, 'end', {}, 0)).toEqual({ code: 'nothing-to-end', rule: 'SIL-3.14' });
});
