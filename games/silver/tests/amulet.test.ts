import { expect, test } from 'vitest';
import { AMULET, NONE } from '../state.ts';
import { chance, go, may, position, refused, viewFor } from './table.ts';

test('SIL-5.1 whoever calls with the lowest sum has the amulet in the next round', () => {
  const state = position({ villages: ['1', '9'], pile: '6', turn: 1, caller: 0, turns: 1 });
  go(state, 'draw, discard');
  expect(state.owner).toBe(0);
  const ear = go(state, 'deal', {}, chance());
  expect(ear.of('round')[0]?.owner).toBe(0);
  expect([state.owner, state.placed]).toEqual([0, false]);
});

test('SIL-5.1 nobody else places it', () => {
  const state = position({ villages: ['1 2', '9'], pile: '6', owner: 1 });
  expect(may(state, 'amulet')).toEqual([]);
  expect(refused(state, 'amulet 0')).toEqual({ code: 'no-amulet', rule: 'SIL-5.1' });
});

test('SIL-5.2 it is placed on any own card before or after taking a card, and is no action', () => {
  const before = position({ villages: ['1^ 5', '9'], pile: '6', owner: 0 });
  const ear = go(before, 'amulet 0');
  expect(ear.of('amulet-placed')).toEqual([{ kind: 'amulet-placed', seat: 0, at: 0 }]);
  expect(viewFor(before, 1).villages[0]?.map((lying) => lying.amulet)).toEqual([true, false]);
  expect([before.step, before.turn]).toEqual(['turn', 0]);
  const holding = position({ villages: ['1^ 5', '9'], pile: '6', owner: 0 });
  go(holding, 'draw, amulet 1, discard');
  expect((holding.villages[0]?.[1] ?? 0) & AMULET).toBe(AMULET);
  const after = position({ villages: ['1^ 5', '9'], discard: '6', owner: 0 });
  go(after, 'take, push 0, turn-over, amulet 0');
  expect([(after.villages[0]?.[0] ?? 0) & AMULET, after.turn]).toEqual([AMULET, 1]);
});

test('SIL-5.3 it is placed only once', () => {
  const state = position({ villages: ['1 5 5', '9'], pile: '6', owner: 0 });
  go(state, 'amulet 0');
  expect(may(state, 'amulet')).toEqual([]);
  expect(refused(state, 'amulet 1')).toEqual({ code: 'amulet-placed', rule: 'SIL-5.3' });
});

test('SIL-5.4 nobody looks at the card under it, takes it, exchanges it or turns it over, its owner included', () => {
  const own = position({ villages: ['2^ 5* 1', '9'], pile: '9' });
  expect(may(own, 'empath')).toEqual(['empath 2']);
  expect(refused(own, 'empath 1')).toEqual({ code: 'under-amulet', rule: 'SIL-5.4' });
  go(own, 'draw, use');
  expect(may(own, 'choose')).toEqual(['choose 0 2', 'choose 1 0']);
  expect(refused(own, 'choose 0 1')).toEqual({ code: 'under-amulet', rule: 'SIL-5.4' });
  const other = position({ villages: ['8 8', '5* 6'], pile: '12' });
  go(other, 'draw, use');
  expect(may(other, 'choose')).toEqual(['choose 1 1']);
  expect(refused(other, 'choose 1 0')).toEqual({ code: 'under-amulet', rule: 'SIL-5.4' });
});

test('SIL-5.5 a face-up ability under it keeps working', () => {
  const empath = position({ villages: ['2^* 5', '9'], pile: '13' });
  expect(may(empath, 'empath')).toEqual(['empath 1']);
  const guard = position({ villages: ['3^* 5', '9'], pile: '13' });
  expect(may(guard, 'guard')).toEqual(['guard 0 1']);
  const rascal = position({ villages: ['4^* 5', '9'], pile: '13 12' });
  go(rascal, 'draw');
  expect(rascal.step).toBe('keep');
  const squire = position({ villages: ['1^* 5', '9'], pile: '13 12' });
  expect(go(squire, 'draw, discard').of('opened')).toEqual([{ kind: 'opened', card: 12, left: squire.pile.length }]);
  const villagers = position({ villages: ['0^* 0', '9'], pile: '5' });
  expect(go(villagers, 'draw, use, choose 0 1').of('round-ended')[0]?.why).toBe('villagers');
});

test('SIL-5.6 the card under it counts', () => {
  const state = position({ villages: ['7* 1', '9'], pile: '6', turn: 1, caller: 0, turns: 1 });
  expect(go(state, 'draw, discard').of('scored')[0]?.rows[0]).toEqual({ sum: 8, points: 0, called: true, won: true });
});

test('SIL-5.7 it may be placed in the last turn after somebody else’s call', () => {
  const state = position({ villages: ['7 1', '9 4'], pile: '6', turn: 1, caller: 0, turns: 1, owner: 1 });
  expect(may(state, 'amulet')).toEqual(['amulet 0', 'amulet 1']);
});

test('SIL-5.8 it goes back to the middle when nobody wins it, used or not', () => {
  for (const village of ['7* 1', '7 1']) {
    const state = position({ villages: [village, '9 4'], pile: '6', only: true, turn: 1, turns: 1, owner: 0 });
    go(state, 'draw, discard');
    expect([state.step, state.owner, state.placed]).toEqual(['scored', NONE, false]);
  }
});
