import { describe, expect, test } from 'vitest';
import { NONE, type State } from '../state.ts';
import { go, may, position, refused, seers, viewFor, written } from './table.ts';

describe('0 Villager', () => {
  test('SIL-7.1 both face up, in one village or in two, end the round after the turn', () => {
    const two = position({ villages: ['0^ 5', '0 6'], pile: '6' });
    expect(go(two, 'draw, use, choose 1 0').of('round-ended')[0]?.why).toBe('villagers');
    const one = position({ villages: ['0 0', '6'], pile: '4' });
    const ear = go(one, 'draw, push 0, push 1, turn-over');
    expect(ear.of('round-ended')).toEqual([]); // matched, they leave
    const kept = position({ villages: ['0 0 5', '6'], pile: '4 4' });
    expect(go(kept, 'draw, push 0, push 1, push 2, turn-over, add left, add left').of('round-ended')[0]?.why).toBe('villagers');
  });

  test('SIL-7.1 a Villager taken from the discard pile counts, in the village of the one who takes it', () => {
    const state = position({ villages: ['9 5', '0^ 6'], discard: '0' });
    expect(go(state, 'take, push 0, turn-over').of('round-ended')[0]?.why).toBe('villagers');
  });

  test('SIL-7.1 on the discard pile, among the open cards or face down they do not count', () => {
    for (const sketch of [
      { villages: ['0^ 5', '1 6'], discard: '0' },
      { villages: ['0^ 5', '1 6'], open: '0' },
      { villages: ['0^ 0', '1 6'] },
    ]) {
      const state = position({ ...sketch, pile: '13' });
      go(state, 'draw, discard');
      expect(state.step).toBe('turn');
    }
  });

  test('SIL-7.2 they are looked for when the turn is over, not before', () => {
    // The second Villager lies face up while the turn still waits for an Empath: the round goes on until it ends.
    const state = position({ villages: ['0^ 2^ 9', '1 6'], discard: '0' });
    go(state, 'take, push 2, turn-over');
    expect(state.step).toBe('scored');
    const waits = position({ villages: ['0^ 2^ 9 8', '1 6'], discard: '0' });
    go(waits, 'take, push 2, turn-over');
    expect(waits.step).toBe('end');
    go(waits, 'end');
    expect(waits.step).toBe('scored');
  });

  test('SIL-7.2 a second Villager that has left again by then ends nothing', () => {
    const state = position({ villages: ['0^ 0 9', '1 6'], pile: '7' });
    // Both are turned over and match: for a moment both lie face up in the village.
    go(state, 'draw, push 0, push 1, turn-over');
    expect(written(state, 0)).toBe('0^ 0^ 9');
    go(state, 'place 0');
    expect([state.step, state.turn]).toEqual(['turn', 1]);
  });
});

describe('1 Squire', () => {
  test('SIL-7.3 one open card for every Squire face up, for everybody to draw', () => {
    const state = position({ villages: ['1^ 5', '1^ 6', '7'], pile: '13 4 8' });
    const ear = go(state, 'draw, discard');
    expect(ear.of('opened').map(({ card }) => card)).toEqual([4, 8]);
    expect(state.open).toEqual([4, 8]);
    for (let i = 0; i < 3; i += 1) {
      expect(may(state, 'pick')).toEqual(['pick 0', 'pick 1']);
      go(state, 'draw, discard');
    }
    expect(refused(state, 'pick 2')).toEqual({ code: 'no-open-card', rule: 'SIL-7.3' });
  });

  test('SIL-7.4 an open card counts as drawn: laid down with its ability, without, or moved in face up', () => {
    const used = position({ villages: ['2 5', '6 6'], open: '9' });
    go(used, 'pick 0, use, choose 1 0, seen');
    expect(used.discard).toEqual([9]);
    const unused = position({ villages: ['2 5', '6 6'], open: '9' });
    go(unused, 'pick 0, discard');
    expect([unused.discard, unused.turn]).toEqual([[9], 1]);
    const moved = position({ villages: ['2 5', '6 6'], open: '9' });
    go(moved, 'pick 0, push 1, turn-over');
    expect(written(moved, 0)).toBe('2 9^');
  });

  test('SIL-7.5 taken ones are replaced at the end of the turn', () => {
    const state = position({ villages: ['1^ 5', '6 6'], open: '9', pile: '8 7' });
    go(state, 'pick 0');
    expect(state.open).toEqual([]);
    go(state, 'discard');
    expect(state.open).toEqual([8]);
  });

  test('SIL-7.5 when a Squire leaves, open cards stay and are not replaced', () => {
    const state = position({ villages: ['1^ 5', '6 6'], open: '9', pile: '8 7 7', discard: '10' });
    go(state, 'take, push 0, turn-over');
    expect([written(state, 0), state.open]).toEqual(['10^ 5', [9]]);
    go(state, 'pick 0, discard');
    expect(state.open).toEqual([]);
  });
});

describe('2 Empath', () => {
  test('SIL-7.6 each face-up Empath lets its owner look once in the own turn', () => {
    const state = position({ villages: ['2^ 2^ 7 8', '6 6'], pile: '13' });
    go(state, 'empath 2, seen');
    expect(may(state, 'empath')).toEqual(['empath 2', 'empath 3']);
    go(state, 'empath 3, seen');
    expect(may(state, 'empath')).toEqual([]);
    expect(refused(state, 'empath 2')).toEqual({ code: 'empath-used', rule: 'SIL-7.6' });
    expect([seers(state, 0, 2), seers(state, 0, 3)]).toEqual(['0', '0']);
  });

  test('SIL-7.6 in the next own turn it looks again', () => {
    const state = position({ villages: ['2^ 7', '6 6'], pile: '13 12' });
    go(state, 'empath 1, seen, draw, discard, draw, discard');
    expect(may(state, 'empath')).toEqual(['empath 1']);
  });

  test('SIL-7.6 a face-down Empath, or somebody else’s, looks at nothing', () => {
    const state = position({ villages: ['2 7', '2^ 6'] });
    expect(may(state, 'empath')).toEqual([]);
    expect(refused(state, 'empath 1')).toEqual({ code: 'no-empath', rule: 'SIL-7.6' });
  });
});

describe('3 Bodyguard', () => {
  test('SIL-7.7 face up it shields itself and one other card, face down nothing', () => {
    const state = position({ villages: ['3^b1 7g1 7', '8 8'], pile: '12', turn: 1 });
    go(state, 'draw, use');
    expect(may(state, 'choose')).toEqual(['choose 0 2']);
    const dark = position({ villages: ['3 7 7', '8 8'], pile: '12', turn: 1 });
    go(dark, 'draw, use');
    expect(may(dark, 'choose')).toEqual(['choose 0 0', 'choose 0 1', 'choose 0 2']);
    expect(refused(position({ villages: ['3 7', '8'] }), 'guard 0 1')).toEqual({ code: 'no-bodyguard', rule: 'SIL-7.7' });
    expect(refused(position({ villages: ['3^ 7', '8'] }), 'guard 0 0')).toEqual({ code: 'bodyguard-itself', rule: 'SIL-7.7' });
  });

  test('SIL-7.8 its owner says which card, and may change that once in each own turn', () => {
    const state = position({ villages: ['3^ 7 9', '8 8'], pile: '13 13' });
    const ear = go(state, 'guard 0 1');
    expect(ear.of('guarded')).toEqual([{ kind: 'guarded', seat: 0, by: 0, at: 1 }]);
    expect(viewFor(state, 1).villages[0]?.map(({ badge, guarded }) => [badge, guarded])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(refused(state, 'guard 0 2')).toEqual({ code: 'bodyguard-used', rule: 'SIL-7.8' });
    go(state, 'draw, discard, draw, discard');
    expect(may(state, 'guard')).toEqual(['guard 0 2']);
    expect(refused(state, 'guard 0 1')).toEqual({ code: 'guarded-already', rule: 'SIL-7.8' });
    go(state, 'guard 0 2');
    expect(viewFor(state, 1).villages[0]?.map(({ guarded }) => guarded)).toEqual([0, 0, 1]);
  });

  test('SIL-7.8 two Bodyguards shield two cards', () => {
    const state = position({ villages: ['3^ 7 3^ 9', '8 8'], pile: '12' });
    go(state, 'guard 0 1, guard 2 3');
    expect(viewFor(state, 1).villages[0]?.map(({ badge, guarded }) => [badge, guarded])).toEqual([
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 2],
    ]);
    go(state, 'draw, discard');
    expect(state.turn).toBe(1);
  });

  test('SIL-7.8 the shield ends when one of the two leaves the village', () => {
    const guardLeaves = position({ villages: ['3^b1 7g1', '8 8'], discard: '4' });
    go(guardLeaves, 'take, push 0, turn-over');
    expect(viewFor(guardLeaves, 0).villages[0]?.map(({ guarded }) => guarded)).toEqual([0, 0]);
    const cardLeaves = position({ villages: ['3^b1 7g1', '8 8'], discard: '4' });
    go(cardLeaves, 'take, push 1, turn-over');
    expect(viewFor(cardLeaves, 0).villages[0]?.map(({ badge, guarded }) => [badge, guarded])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const matched = position({ villages: ['3^b1 7g1 7', '8 8'], discard: '4' });
    go(matched, 'take, push 1, push 2, turn-over, place 1');
    expect(viewFor(matched, 0).villages[0]?.map(({ badge }) => badge)).toEqual([0, 0]);
    const given = position({ villages: ['3^b1 7g1', '8 8'], pile: '12' });
    go(given, 'draw, use, choose 1 0, give 0, seen');
    expect([written(given, 0), written(given, 1)]).toEqual(['8 7', '3^ 8']);
    expect(
      viewFor(given, 0)
        .villages.flat()
        .every(({ badge, guarded }) => badge === 0 && guarded === 0),
    ).toBe(true);
  });

  test('SIL-7.8 a card that leaves ends its own shield and no other', () => {
    const marks = (state: State): number[][] => viewFor(state, 0).villages[0]?.map(({ badge, guarded }) => [badge, guarded]) ?? [];
    const one = position({ villages: ['3^b1 7g1 3^b4 9g4', '8 8'], discard: '4' });
    go(one, 'take, push 1, turn-over');
    expect(marks(one)).toEqual([
      [0, 0],
      [0, 0],
      [4, 0],
      [0, 8],
    ]);
    // Nobody shields the card that goes, and it shields nothing: both shields stay.
    const none = position({ villages: ['3^b1 7g1 3^b4 9g4 5', '8 8'], discard: '4' });
    go(none, 'take, push 4, turn-over');
    expect(marks(none)).toEqual([
      [1, 0],
      [0, 1],
      [4, 0],
      [0, 8],
      [0, 0],
    ]);
    // Two Bodyguards may shield the same card: it goes, and both are free.
    const both = position({ villages: ['3^b1 7g12 3^b2', '8 8'], discard: '4' });
    go(both, 'take, push 1, turn-over');
    expect(marks(both).every(([badge, guarded]) => badge === 0 && guarded === 0)).toBe(true);
    // One Bodyguard goes, the other still shields it.
    const left = position({ villages: ['3^b1 7g12 3^b2', '8 8'], discard: '4' });
    go(left, 'take, push 0, turn-over');
    expect(marks(left)).toEqual([
      [0, 0],
      [0, 2],
      [2, 0],
    ]);
  });

  test('SIL-7.8 the row may shift: a shield stays with its card', () => {
    const state = position({ villages: ['7 3^b1 7 9g1', '8 8'], discard: '4' });
    go(state, 'take, push 0, push 2, turn-over, place 2, end');
    expect(viewFor(state, 1).villages[0]?.map(({ card, badge, guarded }) => [card, badge, guarded])).toEqual([
      [3, 1, 0],
      [4, 0, 0],
      [NONE, 0, 1],
    ]);
  });

  test('SIL-7.8 turned up in somebody else’s turn it shields itself at once, another card from its owner’s next turn on', () => {
    const state = position({ villages: ['9 9', '3 7'], pile: '6' });
    go(state, 'draw, use, choose 1 0');
    expect(state.turn).toBe(1);
    expect(may(state, 'guard')).toEqual(['guard 0 1']);
    const between = position({ villages: ['9 9', '3 7', '8'], pile: '12', turn: 2, turns: 2 });
    between.villages[1] = position({ villages: ['1', '3^ 7', '1'] }).villages[1] as number[];
    go(between, 'draw, use');
    expect(may(between, 'choose')).toEqual(['choose 0 0', 'choose 0 1', 'choose 1 1']);
  });
});

describe('4 Rascal', () => {
  test('SIL-7.9 one card more for each Rascal; one is kept, the others go back on top in their old order', () => {
    const state = position({ villages: ['4^ 4^ 7', '8 8'], pile: '13 12 11 10' });
    const ear = go(state, 'draw');
    expect([state.step, may(state), ear.of('drew')]).toEqual([
      'keep',
      ['keep 0', 'keep 1', 'keep 2'],
      [{ kind: 'drew', seat: 0, cards: 3, left: state.pile.length - 1 }],
    ]);
    expect(viewFor(state, 0).deep.map(({ card }) => card)).toEqual([13, 12, 11]);
    expect(viewFor(state, 1).deep.map(({ card, seenBy }) => [card, seenBy])).toEqual([
      [NONE, 1],
      [NONE, 1],
      [NONE, 1],
    ]);
    go(state, 'keep 1');
    expect(state.pile.slice(-3).map((card) => card & 15)).toEqual([10, 11, 13]);
    expect(viewFor(state, 0).held?.card).toBe(12);
    // Everybody sees which one was kept.
    expect(viewFor(state, 1).deep.map(({ depth }) => depth)).toEqual([0, 1]);
  });

  test('SIL-7.9 somebody else’s Rascal, or a face-down one, draws nothing more', () => {
    const state = position({ villages: ['4 7', '4^ 8'], pile: '13' });
    go(state, 'draw');
    expect(state.step).toBe('decide');
  });

  test('SIL-7.10 a smaller pile gives what it has, and is not used up while cards go back', () => {
    const state = position({ villages: ['4^ 4^ 7', '8 8'], pile: '13 12', only: true });
    go(state, 'draw');
    expect(may(state)).toEqual(['keep 0', 'keep 1']);
    expect(viewFor(state, 0).deep).toEqual([
      { depth: 0, card: 13, seenBy: 1 },
      { depth: 1, card: 12, seenBy: 1 },
    ]);
    go(state, 'keep 1, discard');
    expect([state.step, state.pile.length]).toEqual(['turn', 1]);
  });

  test('SIL-7.10 it does not help with open cards, the discard pile or the Witch', () => {
    const sketch = { villages: ['4^ 7', '8 8'], open: '5', discard: '6', pile: '11 13 12' };
    const open = position(sketch);
    go(open, 'pick 0');
    expect(open.step).toBe('decide');
    const taken = position(sketch);
    go(taken, 'take');
    expect(taken.step).toBe('exchange');
    const witch = position(sketch);
    go(witch, 'draw, keep 0, use');
    expect([witch.step, viewFor(witch, 0).held?.card, viewFor(witch, 0).deep]).toEqual(['witch', 13, []]);
  });
});

test('SIL-7.11 5 Exposer turns one own card face up', () => {
  const state = position({ villages: ['9 7', '8 8'], pile: '5' });
  const ear = go(state, 'draw, use, choose 0 1');
  expect(written(state, 0)).toBe('9 7^');
  expect(ear.of('turned-up')).toEqual([{ kind: 'turned-up', seat: 0, village: 0, at: 1, card: 7 }]);
});

test('SIL-7.12 6 Revealer turns any card face up; its owner has its ability from now on', () => {
  const state = position({ villages: ['9 7', '2 8'], pile: '6' });
  go(state, 'draw, use, choose 1 0');
  expect(written(state, 1)).toBe('2^ 8');
  expect(may(state, 'empath')).toEqual(['empath 1']);
});

describe('7 Beholder', () => {
  test('SIL-7.13 looks at one or two own cards, one after the other', () => {
    const state = position({ villages: ['9 8 7^', '8 8'], pile: '7' });
    go(state, 'draw, use, choose 0 0');
    expect(viewFor(state, 0).villages[0]?.[0]?.card).toBe(9);
    go(state, 'seen');
    expect([state.step, may(state)]).toEqual(['again', ['choose 0 1', 'forgo']]);
    expect(refused(state, 'choose 0 0')).toEqual({ code: 'same-card', rule: 'SIL-7.13' });
    go(state, 'choose 0 1, seen');
    expect([seers(state, 0, 0), seers(state, 0, 1), state.turn]).toEqual(['0', '0', 1]);
  });

  test('SIL-7.13 the second look may be left, and is not asked for where there is none', () => {
    const left = position({ villages: ['9 8', '8 8'], pile: '7' });
    go(left, 'draw, use, choose 0 0, seen, forgo');
    expect([left.turn, seers(left, 0, 1)]).toEqual([1, '']);
    const only = position({ villages: ['9 8^', '8 8'], pile: '7' });
    go(only, 'draw, use, choose 0 0, seen');
    expect(only.turn).toBe(1);
  });
});

test('SIL-7.14 8 Apprentice Seer looks at a card of another village; its owner learns nothing', () => {
  const state = position({ villages: ['9 7', '6 8'], pile: '8' });
  go(state, 'draw, use, choose 1 0, seen');
  expect(seers(state, 1, 0)).toBe('0');
  expect(viewFor(state, 1).villages[1]?.[0]).toMatchObject({ card: NONE, seenBy: 0b01 });
});

test('SIL-7.15 9 Seer looks at any card in any village', () => {
  for (const [words, village, at] of [
    ['choose 0 1', 0, 1],
    ['choose 1 0', 1, 0],
  ] as const) {
    const state = position({ villages: ['9 7', '6 8'], pile: '9' });
    go(state, `draw, use, ${words}, seen`);
    expect(seers(state, village, at)).toBe('0');
  }
});

describe('10 Master', () => {
  test('SIL-7.16 takes any card out of the discard pile and exchanges it; it lies face up', () => {
    const state = position({ villages: ['9 7', '6 8'], pile: '10', discard: '5 1 6 1 2' });
    go(state, 'draw, use');
    expect(may(state)).toEqual(['dig 1', 'dig 2', 'dig 5', 'dig 6', 'forgo']);
    const ear = go(state, 'dig 1');
    expect(ear.of('dug')).toEqual([{ kind: 'dug', seat: 0, card: 1 }]);
    expect([state.discard, state.step]).toEqual([[2, 1, 6, 5, 10], 'exchange']);
    go(state, 'push 0, turn-over');
    expect([written(state, 0), state.discard]).toEqual(['1^ 7', [2, 1, 6, 5, 10, 9]]);
  });

  test('SIL-7.16 not the Master just laid down, but another one', () => {
    const alone = position({ villages: ['9 7', '6 8'], pile: '10', discard: '5' });
    go(alone, 'draw, use');
    expect(may(alone)).toEqual(['dig 5', 'forgo']);
    expect(refused(alone, 'dig 10')).toEqual({ code: 'not-in-discard', rule: 'SIL-7.16' });
    const two = position({ villages: ['9 7', '6 8'], pile: '10', discard: '10 5' });
    go(two, 'draw, use, dig 10');
    expect(two.discard).toEqual([5, 10]);
    const below = position({ villages: ['9 7', '6 8'], pile: '10', discard: '5 10' });
    go(below, 'draw, use, dig 10');
    expect(below.discard).toEqual([5, 10]);
  });

  test('SIL-7.16 a wrong announcement is punished as ever', () => {
    const state = position({ villages: ['9 7', '6 8'], pile: '10', discard: '5' });
    go(state, 'draw, use, dig 5, push 0, push 1, turn-over, add left');
    expect(written(state, 0)).toBe('5^ 9^ 7^');
  });
});

describe('11 Witch', () => {
  test('SIL-7.17 looks at the top card and exchanges it into the own village, face down', () => {
    const state = position({ villages: ['9 7^', '6 8'], pile: '11 1' });
    const ear = go(state, 'draw, use');
    expect(ear.of('scried')).toEqual([{ kind: 'scried', seat: 0 }]);
    expect([viewFor(state, 0).held?.card, viewFor(state, 1).held?.card]).toEqual([1, NONE]);
    go(state, 'push 1, turn-over');
    expect([written(state, 0), seers(state, 0, 1), state.discard]).toEqual(['9 1', '0', [11, 7]]);
  });

  test('SIL-7.17 or for exactly one card of another village; its owner does not learn what moved in', () => {
    const state = position({ villages: ['9 7', '6 8^'], pile: '11 13' });
    go(state, 'draw, use');
    const ear = go(state, 'choose 1 1');
    expect([written(state, 1), seers(state, 1, 1), state.discard, state.turn]).toEqual(['6 13', '0', [11, 8], 1]);
    expect(ear.of('bewitched')).toEqual([{ kind: 'bewitched', seat: 0, village: 1, at: 1, left: 8 }]);
    expect(viewFor(state, 1).villages[1]?.[1]).toMatchObject({ card: NONE, up: false, seenBy: 0b01 });
  });

  test('SIL-7.17 once an own card is pushed up, it stays at home', () => {
    const state = position({ villages: ['9 7', '6 8'], pile: '11 13' });
    go(state, 'draw, use, push 0');
    expect(may(state)).toEqual(['push 1', 'turn-over']);
    expect(refused(state, 'choose 1 0')).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
  });

  test('SIL-7.18 whoever has looked must exchange', () => {
    const state = position({ villages: ['9 7', '6 8'], pile: '11 13' });
    go(state, 'draw, use');
    expect(may(state)).toEqual(['choose 1 0', 'choose 1 1', 'push 0', 'push 1']);
    expect(refused(state, 'return')).toEqual({ code: 'witch-must', rule: 'SIL-7.18' });
  });

  test('SIL-7.18 a single card that can be exchanged is enough, and then it must be', () => {
    for (const villages of [
      ['9* 8', '3^'],
      ['9*', '3^ 8'],
    ]) {
      const state = position({ villages, pile: '11 13' });
      go(state, 'draw, use');
      expect(may(state)).toHaveLength(1);
      expect(refused(state, 'return')).toEqual({ code: 'witch-must', rule: 'SIL-7.18' });
    }
  });

  test('SIL-7.18 without a draw pile she cannot be used', () => {
    const state = position({ villages: ['9 7', '6 8'], pile: '11', only: true });
    go(state, 'draw');
    expect(may(state, 'use')).toEqual([]);
  });
});

describe('12 Robber', () => {
  test('SIL-7.19 the other card first, then the own one: they change places, then the new one is looked at', () => {
    const state = position({ villages: ['9@0 7', '6@1 8'], pile: '12' });
    go(state, 'draw, use, choose 1 0');
    expect([state.step, may(state)]).toEqual(['give', ['give 0', 'give 1']]);
    expect(viewFor(state, 0).villages[1]?.[0]?.card).toBe(NONE);
    const ear = go(state, 'give 0');
    expect([written(state, 0), written(state, 1)]).toEqual(['6 7', '9 8']);
    expect(ear.of('robbed')).toEqual([{ kind: 'robbed', seat: 0, village: 1, at: 0, own: 0, gets: NONE, gives: NONE }]);
    expect(viewFor(state, 0).looks).toEqual([{ seat: 0, village: 0, at: 0 }]);
    go(state, 'seen');
    // Both former owners still know their cards in the new places; the robbed one does not learn the card received.
    expect([seers(state, 0, 0), seers(state, 1, 0)]).toEqual(['01', '0']);
    expect(state.discard).toEqual([12]);
  });

  test('SIL-7.19 a face-up card needs no look', () => {
    const state = position({ villages: ['9 7', '6^ 8'], pile: '12' });
    const ear = go(state, 'draw, use, choose 1 0, give 1');
    expect([state.turn, written(state, 0), written(state, 1)]).toEqual([1, '9 6^', '7 8']);
    expect(ear.of('robbed')[0]).toMatchObject({ gets: 6, gives: NONE });
  });
});

describe('13 Doppelgänger', () => {
  test.each([
    ['one other', '13 7', '0 1', true],
    ['two equal others', '13 7 7', '0 1 2', true],
    ['both', '13 13', '0 1', true],
    ['both and others', '13 13 7 7', '0 1 2 3', true],
    ['two different others', '13 7 8', '0 1 2', false],
    ['both and two different others', '13 7 13 8', '0 1 2 3', false],
  ])('SIL-7.20 in an exchange with %s', (_name, village, pushed, matches) => {
    const state = position({ villages: [`${village} 1`, '6'], discard: '9' });
    const pushes = pushed.split(' ').map((at) => `push ${at}`);
    go(state, ['take', ...pushes, 'turn-over'].join(', '));
    expect(state.step).toBe(matches ? 'place' : 'add');
  });

  test('SIL-7.20 its points stay 13', () => {
    const state = position({ villages: ['13', '6'], pile: '4', only: true });
    expect(go(state, 'draw, discard').of('scored')[0]?.rows[0]?.points).toBe(13);
  });
});

test('SIL-7.21 the abilities of 5 to 12 do nothing when a card leaves a village or is turned up', () => {
  const leaves = position({ villages: ['9 7', '6 8'], discard: '4' });
  go(leaves, 'take, push 0, turn-over');
  expect([leaves.turn, leaves.step]).toEqual([1, 'turn']);
  const turned = position({ villages: ['9 7', '6 8'], pile: '5' });
  go(turned, 'draw, use, choose 0 0');
  expect([turned.turn, turned.step]).toEqual([1, 'turn']);
});

test('SIL-7.22 an ability that came to lie face up in this turn can be used in it', () => {
  const empath = position({ villages: ['9 7', '6 8'], discard: '2' });
  go(empath, 'take, push 0, turn-over');
  expect(may(empath)).toEqual(['empath 1', 'end']);
  const exposed = position({ villages: ['3 7', '6 8'], pile: '5' });
  go(exposed, 'draw, use, choose 0 0');
  expect(may(exposed)).toEqual(['end', 'guard 0 1']);
});
