import { Match, RefusedError } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { reasons } from '../rules/reasons.ts';
import { type Action, type State } from '../state.ts';
import { chance, dealt, go, looked, may, position, refused, rulesWith } from './table.ts';

describe('what people try', () => {
  test('SIL-3.7 calling with five cards', () => {
    expect(refused(looked(dealt(2)), 'call')).toStrictEqual({ code: 'too-many-to-call', rule: 'SIL-3.7', params: { cards: 5 } });
  });

  test('SIL-3.8 a second call', () => {
    const state = position({ villages: ['1', '2', '3'] });
    go(state, 'call');
    expect(refused(state, 'call')).toStrictEqual({ code: 'already-called', rule: 'SIL-3.8' });
  });

  test('SIL-2.6 looking at a third card in the set-up, at the same one twice, at one that is not there', () => {
    const state = dealt(2);
    go(state, '0: look 0');
    expect(refused(state, 'look 1', {}, 0)).toEqual({ code: 'look-later', rule: 'SIL-2.6' });
    go(state, '0: seen');
    expect(refused(state, 'look 0', {}, 0)).toEqual({ code: 'looked-already', rule: 'SIL-2.6' });
    expect(refused(state, 'look 7', {}, 0)).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
    expect(refused(state, 'draw', {}, 0)).toEqual({ code: 'look-first', rule: 'SIL-2.6' });
    expect(refused(state, 'seen', {}, 0)).toEqual({ code: 'no-look', rule: 'SIL-3.12' });
    expect(refused(state, 'look 20', {}, 0)).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
    // Somebody else's open look changes nothing.
    go(state, '1: look 3');
    expect(refused(state, 'look 0', {}, 0)).toEqual({ code: 'looked-already', rule: 'SIL-2.6' });
    go(state, '1: seen');
    go(state, '0: look 4, 0: seen');
    expect(refused(state, 'look 1', {}, 0)).toEqual({ code: 'looked-enough', rule: 'SIL-2.6' });
    go(state, '1: look 1, 1: seen');
    expect(refused(state, 'look 2')).toEqual({ code: 'looked-enough', rule: 'SIL-2.6' });
  });

  test('SIL-5.4 SIL-6.2 targeting a protected card', () => {
    const state = position({ villages: ['1', '3^b1 7g1 9*'], pile: '8' });
    // Everything there is protected, so the Apprentice cannot even be used.
    go(state, 'draw');
    expect(refused(state, 'use')).toEqual({ code: 'no-target', rule: 'SIL-6.13', params: { card: 8 } });
    const open = position({ villages: ['1', '3^b1 7g1 9* 6'], pile: '8' });
    go(open, 'draw, use');
    expect(refused(open, 'choose 1 1')).toEqual({ code: 'shielded', rule: 'SIL-6.2' });
    expect(refused(open, 'choose 1 0')).toEqual({ code: 'shielded', rule: 'SIL-6.2' });
    expect(refused(open, 'choose 1 2')).toEqual({ code: 'under-amulet', rule: 'SIL-5.4' });
    expect(refused(open, 'choose 0 0')).toEqual({ code: 'own-card', rule: 'SIL-6.6' });
    expect(refused(open, 'choose 1 9')).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
    expect(refused(open, 'choose 7 0')).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
  });

  test('SIL-4.9 announcing a card under the amulet', () => {
    const state = position({ villages: ['9* 9', '5'], discard: '1' });
    go(state, 'take');
    expect(refused(state, 'push 0')).toEqual({ code: 'amulet-announced', rule: 'SIL-4.9' });
    expect(refused(state, 'push 2')).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
  });

  test('SIL-3.5 using an ability from the discard pile', () => {
    const state = position({ villages: ['9 9', '5'], discard: '9' });
    expect(refused(state, 'use')).toEqual({ code: 'discard-no-ability', rule: 'SIL-3.5' });
    go(state, 'take');
    expect(refused(state, 'use')).toEqual({ code: 'discard-no-ability', rule: 'SIL-3.5' });
    expect(refused(state, 'choose 1 0')).toEqual({ code: 'others-card', rule: 'SIL-6.12' });
  });

  test('SIL-5.3 SIL-3.9 placing the amulet twice, and in the turn of the call', () => {
    const twice = position({ villages: ['9* 9', '5'] });
    expect(refused(twice, 'amulet 1')).toEqual({ code: 'amulet-placed', rule: 'SIL-5.3' });
    const called = position({ villages: ['9 9', '5'], owner: 0 });
    go(called, 'call');
    expect(refused(called, 'amulet 1', {}, 0)).toEqual({ code: 'amulet-and-call', rule: 'SIL-3.9' });
    const placed = position({ villages: ['9 9', '5'], owner: 0 });
    go(placed, 'amulet 0');
    expect(refused(placed, 'call')).toEqual({ code: 'amulet-and-call', rule: 'SIL-3.9' });
  });
});

const steps: [string, State, string, string][] = [
  ['turn', position({ villages: ['9', '5'] }), 'end', 'turn-first'],
  ['turn', position({ villages: ['9', '5'] }), 'discard', 'turn-first'],
  ['turn', position({ villages: ['9', '5'] }), 'push 0', 'turn-first'],
  ['turn', position({ villages: ['9', '5'] }), 'seen', 'no-look'],
  ['turn', position({ villages: ['9', '5'] }), 'deal', 'round-runs'],
  ['turn', position({ villages: ['9', '5'], only: true, open: '4' }), 'draw', 'pile-empty'],
  ['turn', position({ villages: ['9', '5'], only: true, open: '4' }), 'draw-one', 'pile-empty'],
  ['turn', position({ villages: ['9', '5'] }), 'keep 0', 'no-rascal'],
  ['turn', position({ villages: ['9', '5'] }), 'turn-over', 'nothing-pushed'],
  ['turn', position({ villages: ['9', '5'] }), 'place 0', 'nothing-pushed'],
  ['turn', position({ villages: ['9', '5'] }), 'add left', 'nothing-to-add'],
  ['turn', position({ villages: ['9', '5'] }), 'give 0', 'no-choice-now'],
  ['turn', position({ villages: ['9', '5'] }), 'dig 5', 'no-choice-now'],
  ['turn', position({ villages: ['9', '5'] }), 'return', 'no-choice-now'],
  ['turn', position({ villages: ['9', '5'] }), 'forgo', 'no-choice-now'],
  ['turn', position({ villages: ['2^ 9^ 1', '5'] }), 'empath 1', 'face-up'],
  ['turn', position({ villages: ['2^ 9', '5'] }), 'empath 5', 'no-such-card'],
  ['turn', position({ villages: ['3^ 9', '5'] }), 'guard 0 5', 'no-such-card'],
  ['turn', position({ villages: ['9', '5'], owner: 0 }), 'amulet 3', 'no-such-card'],
];

test.each(steps)('SIL-3.1 at the step %s (%#): what it does not offer is refused for the right reason', (_step, state, words, code) => {
  expect(refused(state, words).code).toBe(code);
});

test('SIL-3.2 SIL-4.3 SIL-4.7 SIL-7.9 what is begun has to be finished first', () => {
  const after = (villages: string[], pile: string, moves: string): State => {
    const state = position({ villages, pile, discard: '6' });
    go(state, moves);
    return state;
  };
  expect(refused(after(['9 8', '5'], '4', 'draw'), 'end').code).toBe('decide-first');
  expect(refused(after(['4^ 8', '5'], '4 3', 'draw'), 'end').code).toBe('keep-first');
  expect(refused(after(['4^ 8', '5'], '4 3', 'draw'), 'keep 5').code).toBe('no-such-card');
  expect(refused(after(['9 8', '5'], '4', 'take'), 'end').code).toBe('must-move-in');
  expect(refused(after(['9 8', '5'], '4', 'take, push 0'), 'end').code).toBe('turn-over-first');
  expect(refused(after(['9 8', '5'], '4', 'draw, push 0'), 'end').code).toBe('turn-over-first');
  expect(refused(after(['9 9', '5'], '4', 'draw, push 0, push 1, turn-over'), 'end').code).toBe('place-first');
  expect(refused(after(['9 8', '5'], '4', 'draw, push 0, push 1, turn-over'), 'end').code).toBe('add-first');
  expect(refused(after(['9 8 7', '5'], '4', 'draw, push 0, push 1, push 2, turn-over, add left'), 'end').code).toBe('add-first');
  expect(refused(after(['9 8', '5'], '11 4', 'draw, use'), 'end').code).toBe('witch-must');
  expect(refused(after(['9 8', '5'], '11 4', 'draw, use, push 0'), 'end').code).toBe('turn-over-first');
  expect(refused(after(['9 8', '5'], '11 4', 'draw, use, push 0'), 'return').code).toBe('turn-over-first');
  expect(refused(after(['9 8', '5'], '11 4', 'draw, use'), 'choose 0 0')).toEqual({ code: 'witch-own', rule: 'SIL-6.9' });
  expect(refused(after(['9 8', '5'], '12', 'draw, use'), 'choose 0 0')).toEqual({ code: 'robber-own', rule: 'SIL-6.10' });
  expect(refused(after(['9 8', '5'], '12', 'draw, use'), 'end').code).toBe('choose-first');
  expect(refused(after(['9 8*', '5'], '12', 'draw, use, choose 1 0'), 'give 1').code).toBe('under-amulet');
  expect(refused(after(['9 8', '5'], '12', 'draw, use, choose 1 0'), 'give 7').code).toBe('no-such-card');
  expect(refused(after(['9 8', '5'], '5', 'draw, use'), 'choose 1 0')).toEqual({ code: 'others-card', rule: 'SIL-6.3' });
  expect(refused(after(['9 8', '5'], '7', 'draw, use'), 'choose 1 0')).toEqual({ code: 'others-card', rule: 'SIL-6.5' });
  expect(refused(after(['2^ 8', '5'], '13', 'draw, discard'), 'draw').code).toBe('one-action');
  expect(refused(after(['2^ 8', '5'], '13', 'draw, discard'), 'push 1').code).toBe('one-action');
  expect(refused(after(['2^ 8', '5'], '13', 'draw, push 0'), 'empath 1').code).toBe('not-now');
  expect(refused(after(['3^ 8', '5'], '13', 'draw, push 0'), 'guard 0 1').code).toBe('not-now');
});

test('SIL-3.9 only an amulet one still has is refused for the call, and only while the round runs', () => {
  const without = position({ villages: ['9 9', '5'] });
  go(without, 'call');
  expect(refused(without, 'amulet 0', {}, 0)).toEqual({ code: 'not-your-turn', rule: 'SIL-3.1' });
  const placed = position({ villages: ['9 9*', '5'] });
  go(placed, 'call');
  expect(refused(placed, 'amulet 0', {}, 0)).toEqual({ code: 'not-your-turn', rule: 'SIL-3.1' });
  expect(refused(placed, 'draw', {}, 0)).toEqual({ code: 'not-your-turn', rule: 'SIL-3.1' });
  const scored = position({ villages: ['9 9', '5'], pile: '4', caller: 0, turn: 1, owner: 0 });
  go(scored, 'draw, discard');
  expect([scored.step, scored.turn]).toEqual(['scored', 1]);
  for (const words of ['amulet 0', 'empath 0', 'guard 0 1']) {
    expect(refused(scored, words, {}, 0)).toEqual({ code: 'not-your-turn', rule: 'SIL-3.1' });
  }
});

test('SIL-4.3 with cards pushed up for the Witch no card of another village can be chosen, face up or not', () => {
  const state = position({ villages: ['9 8', '5 6^'], pile: '11 4' });
  go(state, 'draw, use, push 0');
  for (const words of ['choose 1 0', 'choose 1 1']) expect(refused(state, words)).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
  expect(refused(state, 'forgo')).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
  expect(refused(state, 'choose 0 1')).toEqual({ code: 'witch-own', rule: 'SIL-6.9' });
});

test('SIL-9.7 where the Witch may decline nobody is told that she must exchange', () => {
  const state = position({ villages: ['9 8', '5'], pile: '11 4' });
  go(state, 'draw, use');
  for (const words of ['forgo', 'discard', 'end']) {
    expect(refused(state, words)).toEqual({ code: 'witch-must', rule: 'SIL-7.18' });
    expect(refused(state, words, { witchDeclines: true })).toEqual({ code: 'choose-first', rule: 'SIL-6.14' });
  }
});

test('SIL-6.8 SIL-6.11 SIL-6.12 cards of another village are no part of an exchange, nor what the Robber leaves', () => {
  const at = (pile: string, moves: string): State => {
    const state = position({ villages: ['9 8', '5 6'], pile, discard: '1' });
    go(state, moves);
    return state;
  };
  expect(refused(at('4', 'draw'), 'choose 1 0')).toEqual({ code: 'others-card', rule: 'SIL-6.12' });
  expect(refused(at('4', 'draw, push 0'), 'choose 1 0')).toEqual({ code: 'others-card', rule: 'SIL-6.12' });
  expect(refused(at('10', 'draw, use, dig 1'), 'choose 1 1')).toEqual({ code: 'others-card', rule: 'SIL-6.8' });
  expect(refused(at('12', 'draw, use, choose 1 0'), 'choose 1 1')).toEqual({ code: 'others-card', rule: 'SIL-6.11' });
  expect(refused(at('4', 'draw'), 'choose 0 0')).toEqual({ code: 'no-choice-now', rule: 'SIL-6.13' });
  expect(refused(at('4', 'draw'), 'choose 1 7')).toEqual({ code: 'no-choice-now', rule: 'SIL-6.13' });
  expect(refused(at('10', 'draw, use'), 'choose 1 0')).toEqual({ code: 'no-choice-now', rule: 'SIL-6.13' });
  expect(refused(position({ villages: ['9', '5'] }), 'choose 1 0')).toEqual({ code: 'no-choice-now', rule: 'SIL-6.13' });
});

test('SIL-4.4 SIL-4.7 once cards are turned over, turning over and placing are refused for what is to be done next', () => {
  const after = (villages: string[], moves: string): State => {
    const state = position({ villages, pile: '4 1', discard: '6' });
    go(state, moves);
    return state;
  };
  expect(refused(after(['9 8', '5'], 'draw, push 0'), 'place 0')).toEqual({ code: 'turn-over-first', rule: 'SIL-4.3' });
  expect(refused(after(['9 9', '5'], 'draw, push 0, push 1, turn-over'), 'turn-over')).toEqual({ code: 'place-first', rule: 'SIL-4.4' });
  const wrong = after(['9 8 7', '5'], 'draw, push 0, push 1, push 2, turn-over');
  for (const words of ['turn-over', 'place 0']) expect(refused(wrong, words)).toEqual({ code: 'add-first', rule: 'SIL-4.7' });
  go(wrong, 'add left');
  for (const words of ['turn-over', 'place 0', 'push 0']) expect(refused(wrong, words)).toEqual({ code: 'add-first', rule: 'SIL-4.7' });
});

test('SIL-7.9 a card is kept only of those a Rascal drew', () => {
  const state = position({ villages: ['4^ 8', '5'], pile: '4 3' });
  expect(refused(state, 'keep 0')).toEqual({ code: 'turn-first', rule: 'SIL-3.1' });
  go(state, 'draw, keep 0');
  expect(refused(state, 'keep 0')).toEqual({ code: 'decide-first', rule: 'SIL-3.2' });
  for (const village of ['4 8', '4@0 8', '9^ 8']) {
    expect(refused(position({ villages: [village, '5 4^'] }), 'keep 0')).toEqual({ code: 'no-rascal', rule: 'SIL-7.9' });
  }
});

test.each(['draw', 'draw-one', 'pick 0', 'take', 'call'])('SIL-3.1 %s is the one thing of a turn, not the second', (words) => {
  for (const moves of ['draw', 'draw, push 0', 'draw, discard']) {
    const state = position({ villages: ['2^ 8', '5'], pile: '13', discard: '6', open: '7' });
    go(state, moves);
    expect(refused(state, words)).toEqual({ code: 'one-action', rule: 'SIL-3.1' });
  }
});

test('SIL-6.14 while something is to be chosen nothing else is done', () => {
  const at = (pile: string, moves: string): State => {
    const state = position({ villages: ['9 8', '5 6'], pile, discard: '1' });
    go(state, moves);
    return state;
  };
  for (const state of [
    at('9', 'draw, use'),
    at('7', 'draw, use, choose 0 0, seen'),
    at('10', 'draw, use'),
    at('12', 'draw, use'),
    at('12', 'draw, use, choose 1 0'),
  ]) {
    for (const words of ['end', 'discard', 'use', 'push 0'])
      expect(refused(state, words)).toEqual({ code: 'choose-first', rule: 'SIL-6.14' });
  }
});

test('SIL-3.8 SIL-3.7 SIL-3.9 why there is no call: somebody has, too many cards, an ability, the amulet', () => {
  const late = position({ villages: ['1', '9 8 7 6 5'] });
  go(late, 'call');
  expect(refused(late, 'call').code).toBe('already-called');
  const many = position({ villages: ['2^ 8 7 6 5', '1'] });
  go(many, 'empath 1, seen');
  expect(refused(many, 'call')).toEqual({ code: 'too-many-to-call', rule: 'SIL-3.7', params: { cards: 5 } });
  const four = position({ villages: ['2^ 8 7 6', '1'] });
  go(four, 'empath 1, seen');
  expect(refused(four, 'call')).toEqual({ code: 'call-after-ability', rule: 'SIL-3.9' });
  const earlier = position({ villages: ['2^ 8* 7', '1'] });
  expect(may(earlier, 'call')).toEqual(['call']);
  go(earlier, 'empath 2, seen');
  expect(refused(earlier, 'call')).toEqual({ code: 'call-after-ability', rule: 'SIL-3.9' });
  const elsewhere = position({ villages: ['3^ 8 7', '1*'] });
  go(elsewhere, 'guard 0 1');
  expect(refused(elsewhere, 'call')).toEqual({ code: 'call-after-ability', rule: 'SIL-3.9' });
});

test('SIL-3.14 with a card taken, or cards pushed up, nothing free is possible', () => {
  for (const moves of ['take', 'take, push 3', 'draw, push 3']) {
    const state = position({ villages: ['2^ 3^ 8 7', '1'], discard: '5', pile: '4', owner: 0 });
    go(state, moves);
    for (const words of ['amulet 2', 'empath 2', 'guard 1 2']) expect(refused(state, words)).toEqual({ code: 'not-now', rule: 'SIL-3.14' });
    expect(refused(state, 'empath 0')).toEqual({ code: 'face-up', rule: 'SIL-6.1' });
    expect(refused(state, 'amulet 4')).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
    expect(refused(state, 'guard 4 2')).toEqual({ code: 'no-such-card', rule: 'SIL-2.4' });
    expect(refused(state, 'guard 3 2')).toEqual({ code: 'no-bodyguard', rule: 'SIL-7.7' });
    expect(refused(state, 'guard 0 2')).toEqual({ code: 'no-bodyguard', rule: 'SIL-7.7' });
  }
  const posted = position({ villages: ['3^b1 7g1 9 8', '1'], discard: '5' });
  go(posted, 'take');
  expect(refused(posted, 'guard 0 1')).toEqual({ code: 'guarded-already', rule: 'SIL-7.8' });
  expect(refused(posted, 'guard 0 2')).toEqual({ code: 'not-now', rule: 'SIL-3.14' });
});

test('SIL-2.1 SIL-8.10 between rounds there is only dealing, after the match nothing', () => {
  const state = position({ villages: ['9', '5'], pile: '4', only: true });
  go(state, 'draw, discard');
  expect(refused(state, 'draw').code).toBe('deal-first');
  const over = position({ villages: ['9', '5'], pile: '4', only: true, round: 4, sums: [1, 1, 1, 1, 1, 1], callers: [-1, -1, -1] });
  go(over, 'draw, discard');
  expect(refused(over, 'draw')).toEqual({ code: 'match-ended', rule: 'SIL-8.10' });
});

test('whatever a stranger sends is refused with a typed reason, and no state changes', () => {
  const match = Match.begin(game, { options: { ...game.meta.defaults }, seats: 2, seed: '07'.repeat(32), version: 1 });
  const before = JSON.stringify(match.state);
  const strange: unknown[] = [
    undefined,
    null,
    7,
    'look',
    [],
    [{ type: 'look', at: 0 }],
    {},
    { type: 'look' },
    { type: 'look', at: '0' },
    { type: 'look', at: 0.5 },
    { type: 'look', at: 0, extra: 1 },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'add', side: 'up' },
    { type: 'dig', card: 14 },
    { type: 'choose', village: 0 },
  ];
  const answers = strange.map((sent) => {
    try {
      match.act(0, sent);
      return 'played';
    } catch (fault) {
      return fault instanceof RefusedError ? fault.refusal : fault;
    }
  });
  expect(answers).toEqual(strange.map(() => ({ code: 'unknown-action', rule: 'SIL-3.1' })));
  expect(JSON.stringify(match.state)).toBe(before);
});

/** Every kind of move once, well written. */
const moves: readonly Readonly<Record<string, unknown>>[] = [
  ...['seen', 'draw', 'draw-one', 'take', 'call', 'discard', 'use', 'turn-over', 'return', 'forgo', 'end', 'deal'].map((type) => ({
    type,
  })),
  ...['look', 'pick', 'keep', 'push', 'place', 'give', 'amulet', 'empath'].map((type) => ({ type, at: 0 })),
  { type: 'add', side: 'left' },
  { type: 'add', side: 'right' },
  { type: 'choose', village: 1, at: 0 },
  { type: 'dig', card: 0 },
  { type: 'dig', card: 13 },
  { type: 'guard', by: 0, at: 1 },
];

test.each(moves.map((move) => [JSON.stringify(move), move] as const))(
  'SIL-3.1 %s is a move; with less, more or other in it, it is none',
  (_text, move) => {
    const rules = rulesWith();
    const view = rules.view(position({ villages: ['9 8', '5'] }), 1);
    const answer = (sent: unknown): string => rules.explain(view, 1, sent).code;
    expect(answer(move)).not.toBe('unknown-action');
    expect(answer({ ...move, more: 1 })).toBe('unknown-action');
    for (const [field, value] of Object.entries(move)) {
      const { [field]: _left, ...less } = move;
      expect(answer(less)).toBe('unknown-action');
      expect(answer({ ...less, other: value })).toBe('unknown-action');
      for (const wrong of [undefined, null, 0.5, '0', 'up', [value], {}])
        expect(answer({ ...move, [field]: wrong })).toBe('unknown-action');
    }
  },
);

test('SIL-7.16 numbers there are not cannot even be named', () => {
  const rules = rulesWith();
  const state = position({ villages: ['9 8', '5'], pile: '10', discard: '1' });
  go(state, 'draw, use');
  const answer = (card: number): string => rules.explain(rules.view(state, 0), 0, { type: 'dig', card }).code;
  expect([-1, 0, 10, 13, 14].map(answer)).toEqual([
    'unknown-action',
    'not-in-discard',
    'not-in-discard',
    'not-in-discard',
    'unknown-action',
  ]);
});

test('every reason cites a rule', () => {
  for (const rule of Object.values(reasons)) expect(rule).toMatch(/^SIL-\d\.\d+$/);
});

test('an explanation never depends on what the seat does not know', () => {
  const rules = rulesWith();
  const tries: Action[] = [
    { type: 'choose', village: 1, at: 0 },
    { type: 'push', at: 1 },
    { type: 'use' },
    { type: 'empath', at: 0 },
    { type: 'guard', by: 0, at: 1 },
    { type: 'keep', at: 3 },
  ];
  const state = looked(dealt(2, {}, 8));
  for (let i = 0; i < 20; i += 1) {
    const view = rules.view(state, 0);
    const imagined = rules.view(rules.imagine(view, chance(i)), 0);
    for (const action of tries) expect(rules.explain(imagined, 0, action)).toEqual(rules.explain(view, 0, action));
  }
});
