import { describe, expect, test } from 'vitest';
import { NONE } from '../state.ts';
import { go, may, position, refused, seers, viewFor, written } from './table.ts';

test('SIL-4.1 several cards of one number leave for one drawn or taken card', () => {
  const drawn = position({ villages: ['7 1 7^', '6'], pile: '4', discard: '9' });
  go(drawn, 'draw, push 0, push 2, turn-over, place 0');
  expect([written(drawn, 0), drawn.discard]).toEqual(['4 1', [9, 7, 7]]);
  const taken = position({ villages: ['7 1 7^', '6'], discard: '9' });
  go(taken, 'take, push 0, push 2, turn-over, place 2');
  expect([written(taken, 0), taken.discard]).toEqual(['1 9^', [7, 7]]);
});

test('SIL-4.1 several leave for the Master’s card and for the Witch’s as well', () => {
  const master = position({ villages: ['7 1 7', '6'], pile: '10', discard: '9 2' });
  go(master, 'draw, use, dig 2, push 0, push 2, turn-over, place 0');
  expect([written(master, 0), master.discard]).toEqual(['2^ 1', [9, 10, 7, 7]]);
  const witch = position({ villages: ['7 1 7', '6'], pile: '11 5', discard: '9' });
  go(witch, 'draw, use, push 0, push 2, turn-over, place 2');
  expect([written(witch, 0), witch.discard]).toEqual(['1 5', [9, 11, 7, 7]]);
});

test('SIL-4.2 cards are pushed up one by one, face up and face down alike, and not all of a number need to be', () => {
  const state = position({ villages: ['7 7^ 7 1', '6'], discard: '9' });
  go(state, 'take');
  const ear = go(state, 'push 2');
  expect(may(state)).toEqual(['push 0', 'push 1', 'push 3', 'turn-over']);
  expect(ear.of('pushed')).toEqual([{ kind: 'pushed', seat: 0, at: 2 }]);
  expect(refused(state, 'push 2')).toEqual({ code: 'pushed-already', rule: 'SIL-4.2' });
  go(state, 'push 1, turn-over, place 1');
  expect(written(state, 0)).toBe('7 9^ 1');
});

test('SIL-4.2 nothing is turned over before something is pushed up', () => {
  const state = position({ villages: ['7 7', '6'], pile: '9' });
  go(state, 'draw');
  expect(refused(state, 'turn-over')).toEqual({ code: 'nothing-pushed', rule: 'SIL-4.2' });
  go(state, 'push 0');
  expect(refused(state, 'discard')).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
  expect(refused(state, 'use')).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
});

test('SIL-4.3 matched cards go to the discard pile in the order pushed up, the last on top', () => {
  const last = (order: string): number[] => {
    const state = position({ villages: ['7 13 7', '6'], discard: '9' });
    const ear = go(state, `take, ${order}, turn-over`);
    expect(ear.of('matched')).toHaveLength(1);
    go(state, 'place 0');
    return state.discard;
  };
  expect(last('push 0, push 2, push 1')).toEqual([7, 7, 13]);
  expect(last('push 1, push 0, push 2')).toEqual([13, 7, 7]);
});

test('SIL-4.3 all hidden cards are turned over together, for everybody', () => {
  const state = position({ villages: ['7 7^ 7', '6'], discard: '9' });
  const ear = go(state, 'take, push 0, push 1, push 2, turn-over');
  const told = { how: 'reveal', event: { kind: 'matched', seat: 0, places: [0, 1, 2], cards: [7, 7, 7] } };
  expect(ear.heard.at(-1)).toEqual(told);
  // What was told stays as it was told.
  go(state, 'place 0');
  expect(ear.heard.at(-1)).toEqual(told);
});

test('SIL-4.4 the new card goes to any of the freed places, the other gaps close', () => {
  const rows = [0, 1, 3].map((at) => {
    const state = position({ villages: ['7 7 5 7', '6'], discard: '9' });
    go(state, 'take, push 3, push 0, push 1, turn-over');
    expect(may(state)).toEqual(['place 0', 'place 1', 'place 3']);
    expect(refused(state, 'place 2')).toEqual({ code: 'not-a-gap', rule: 'SIL-4.4' });
    const ear = go(state, `place ${at}`);
    expect(ear.of('placed')).toEqual([{ kind: 'placed', seat: 0, at, now: at === 3 ? 1 : 0, card: 9, size: 2 }]);
    return written(state, 0);
  });
  expect(rows).toEqual(['9^ 5', '9^ 5', '5 9^']);
});

test('SIL-4.5 the new card is no part of the exchange', () => {
  const state = position({ villages: ['7 8', '6'], pile: '7' });
  go(state, 'draw, push 0, turn-over');
  expect([written(state, 0), state.discard]).toEqual(['7 8', [7]]);
});

test('SIL-4.6 announced cards that do not match stay in their places, face up', () => {
  const state = position({ villages: ['7 1 8 5', '6'], pile: '4', discard: '9' });
  const ear = go(state, 'draw, push 2, push 0, turn-over');
  expect([written(state, 0), state.discard, state.step]).toEqual(['7^ 1 8^ 5', [9], 'add']);
  expect(ear.of('mismatched')).toEqual([{ kind: 'mismatched', seat: 0, places: [2, 0], cards: [8, 7], penalty: false }]);
});

test.each([
  ['draw', '4 7^ 8^', '7^ 8^ 4'],
  ['take', '9^ 7^ 8^', '7^ 8^ 9^'],
  ['pick 0', '3^ 7^ 8^', '7^ 8^ 3^'],
])('SIL-4.7 after %s and a wrong announcement the new card is added at either end', (how, left, right) => {
  for (const [side, wanted] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const state = position({ villages: ['7 8', '6'], pile: '4', discard: '9', open: '3' });
    go(state, `${how}, push 0, push 1, turn-over`);
    expect(may(state)).toEqual(['add left', 'add right']);
    const ear = go(state, `add ${side}`);
    expect(written(state, 0)).toBe(wanted);
    const card = how === 'draw' ? NONE : how === 'take' ? 9 : 3;
    expect(ear.of('added')).toEqual([{ kind: 'added', seat: 0, side, card, penalty: false }]);
  }
});

describe('SIL-4.8', () => {
  test('SIL-4.8 three or more wrong cards bring an unseen card from the draw pile, at either end', () => {
    const row = (side: string): string => {
      const state = position({ villages: ['7 8 9', '6'], pile: '4 12@1' });
      const ear = go(state, 'draw, push 0, push 1, push 2, turn-over, add right');
      expect([state.step, may(state)]).toEqual(['extra', ['add left', 'add right']]);
      expect(ear.of('mismatched')[0]?.penalty).toBe(true);
      const added = go(state, `add ${side}`).of('added');
      expect(added).toEqual([{ kind: 'added', seat: 0, side, card: NONE, penalty: true }]);
      // Nobody but whoever knew it in the pile knows it here.
      expect(seers(state, 0, side === 'left' ? 0 : 4)).toBe('1');
      expect(state.turn).toBe(1);
      return written(state, 0);
    };
    expect(row('left')).toBe('12 7^ 8^ 9^ 4');
    expect(row('right')).toBe('7^ 8^ 9^ 4 12');
  });

  test('SIL-4.6 SIL-4.8 while the penalty card waits, the announced cards are back in the row', () => {
    const state = position({ villages: ['7 8 9 5*', '6'], pile: '4 12' });
    go(state, 'draw, push 0, push 1, push 2, turn-over');
    expect(viewFor(state, 1).pushed).toEqual([0, 1, 2]);
    go(state, 'add left');
    expect([state.step, viewFor(state, 1).pushed]).toEqual(['extra', []]);
  });

  test('SIL-4.8 two wrong cards bring none, and neither do three right ones', () => {
    const two = position({ villages: ['7 8 9', '6'], pile: '4 12' });
    go(two, 'draw, push 0, push 1, turn-over, add right');
    expect([two.turn, written(two, 0)]).toEqual([1, '7^ 8^ 9 4']);
    const right = position({ villages: ['7 7 7', '6'], pile: '4 12' });
    go(right, 'draw, push 0, push 1, push 2, turn-over, place 0');
    expect([right.turn, written(right, 0)]).toEqual([1, '4']);
  });

  test('SIL-4.8 an empty draw pile has no card to give', () => {
    const state = position({ villages: ['7 8 9', '6'], pile: '4', only: true });
    const ear = go(state, 'draw, push 0, push 1, push 2, turn-over, add left');
    expect(ear.of('mismatched')[0]?.penalty).toBe(false);
    expect([state.step, written(state, 0)]).toEqual(['scored', '4^ 7^ 8^ 9^']);
  });
});

test('SIL-4.9 the card under the amulet cannot be announced, a shielded one can', () => {
  const state = position({ villages: ['7* 3^b1 7g1 5', '6'], discard: '9' });
  go(state, 'take');
  expect(may(state)).toEqual(['push 1', 'push 2', 'push 3']);
  expect(refused(state, 'push 0')).toEqual({ code: 'amulet-announced', rule: 'SIL-4.9' });
  // Nor together with others.
  go(state, 'push 2');
  expect(may(state)).toEqual(['push 1', 'push 3', 'turn-over']);
  expect(refused(state, 'push 0')).toEqual({ code: 'amulet-announced', rule: 'SIL-4.9' });
});

test('SIL-4.10 a drawn card kept through a wrong announcement is not laid down any more', () => {
  const state = position({ villages: ['7 8', '6'], pile: '9' });
  go(state, 'draw, push 0, push 1, turn-over');
  expect(refused(state, 'use')).toEqual({ code: 'add-first', rule: 'SIL-4.7' });
  go(state, 'add left');
  expect([state.turn, state.discard]).toEqual([1, []]);
});
