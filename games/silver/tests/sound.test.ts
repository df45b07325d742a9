import { silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { collecting } from '../bot.ts';
import { blunderIn, isPlainMistake } from '../thinking/blunders.ts';
import { caller, matcher } from '../thinking/rivals.ts';
import { soundness } from '../thinking/sound.ts';
import type { Action, State } from '../state.ts';
import { chance, dealt, go, inWords, position, rulesWith, type Sketch, viewFor, wander } from './table.ts';

const rules = rulesWith();

/** What is left out, in words. */
function leftOut(sketch: Sketch | State, before = ''): string[] {
  const state = 'villages' in sketch && typeof sketch.villages[0] !== 'string' ? (sketch as State) : position(sketch as Sketch);
  if (before !== '') go(state, before);
  const legal = rules.legal(state, state.turn);
  const sound = soundness()(state, state.turn, legal);
  return legal.filter((action) => !sound.includes(action)).map(inWords);
}

/** After these actions, what this one is. */
function blunder(sketch: Sketch, before: string, action: Action): string | undefined {
  const state = position(sketch);
  if (before !== '') go(state, before);
  return blunderIn(viewFor(state, state.turn), state.turn, action);
}

const others = '5 5 8 8 9';

describe('what is worth a thought', () => {
  test('no high card is taken for a low one, unless its twin lies there', () => {
    expect(leftOut({ villages: ['1@0 0@0 3@0', others], discard: '10' })).toContain('take');
    expect(leftOut({ villages: ['1@0 0@0 10@0', others], discard: '10' })).not.toContain('take');
    expect(leftOut({ villages: ['1@0 0@0 11', others], discard: '3' })).not.toContain('take');
  });

  test('a card that moves in goes for one that costs as much; a 0 or 1 never goes for a twin', () => {
    const held = { step: 'decide', held: '10@0' } as const;
    expect(leftOut({ villages: ['1@0 4@0 12@0', others], ...held })).toEqual(['push 0', 'push 1']);
    expect(leftOut({ villages: ['1@0 4@0 10@0', others], ...held })).toEqual(['push 0']);
    expect(leftOut({ villages: ['1@0 4@0 7', others], step: 'decide', held: '7@0' })).toEqual(['push 0', 'push 1']);
    // in the last turn no twin helps any more
    expect(leftOut({ villages: ['1@0 4@0 10@0', others], ...held, caller: 1 })).toContain('push 1');
  });

  test('a pair goes for more than each of its cards', () => {
    expect(leftOut({ villages: ['4@0 4@0 1@0', others], step: 'decide', held: '7@0' })).toEqual(['push 2']);
    const state = position({ villages: ['4@0 4@0 1@0', others], step: 'decide', held: '7@0' });
    go(state, 'push 0');
    expect(leftOut(state)).toEqual(['turn-over', 'push 2']);
  });

  test('nothing is announced that was not seen', () => {
    const state = position({ villages: ['7@0 7 7@0 13@0 2@0', others], step: 'decide', held: '4@0' });
    go(state, 'push 0');
    expect(leftOut(state)).toEqual(['push 1', 'push 4']);
    go(state, 'push 3');
    expect(leftOut(state)).toEqual(['push 1', 'push 4']);
    const dark = position({ villages: ['7 7 7@0', others], step: 'decide', held: '4@0' });
    go(dark, 'push 0');
    expect(leftOut(dark)).toEqual(['push 1', 'push 2']);
  });

  test('a known Doppelgänger goes with any one card, seen or not (SIL-7.20), but with no two of which one was not', () => {
    const joker = { villages: ['13@0 7 2@0', others], step: 'decide', held: '4@0' } as const;
    expect(leftOut(joker)).not.toContain('push 1');
    expect(leftOut(joker, 'push 0')).not.toContain('push 1');
    expect(leftOut(joker, 'push 0, push 1')).toContain('push 2');
    expect(leftOut({ ...joker, villages: ['13 7@0 2@0', others] }, 'push 1')).toContain('push 0');
  });

  test('a low card is not laid down while something dear lies there', () => {
    expect(leftOut({ villages: ['1@0 4@0 9@0', others], step: 'decide', held: '0@0' })).toContain('discard');
    expect(leftOut({ villages: ['0@0 1@0 1@0', others], step: 'decide', held: '1@0' })).not.toContain('discard');
  });

  test('no present for anybody, no theft that costs', () => {
    const witch = { step: 'witch', ability: 11, from: 'witch' } as const;
    expect(leftOut({ villages: ['12@0 3@0', '9 1@0'], ...witch, held: '0@0' })).toEqual(['choose 1 0', 'choose 1 1']);
    expect(leftOut({ villages: ['12@0 3@0', '9@0 1@0'], ...witch, held: '7@0' })).toEqual(['push 1', 'choose 1 0']);
    expect(leftOut({ villages: ['4@0 3@0', '9@0 1@0 8'], step: 'rob', ability: 12, discard: '12' })).toEqual(['choose 1 0']);
  });

  test('a hopeless call is not thought of', () => {
    expect(leftOut({ villages: ['12@0 11@0', '0^ 1^ 2^'] })).toContain('call');
    expect(leftOut({ villages: ['0@0 1@0', '9^ 9^ 8^'] })).not.toContain('call');
  });

  test('something is always left, and it never depends on what the seat has not seen', () => {
    const sound = soundness();
    for (let seed = 1; seed <= 80; seed += 1) {
      const state = wander(dealt(2 + (seed % 3), {}, seed), 10 + 3 * seed, chance(seed));
      for (const { seat } of rules.asks(state)) {
        const legal = rules.legal(state, seat);
        const left = sound(state, seat, legal);
        expect(left.length).toBeGreaterThan(0);
        const other = rules.imagine(rules.view(state, seat), chance(seed + 1));
        expect(sound(other, seat, rules.legal(other, seat))).toEqual(left);
      }
    }
  });
});

describe('what is counted as a plain mistake', () => {
  const over: Action = { type: 'turn-over' };
  test('several announced, one of them never seen', () => {
    expect(blunder({ villages: ['7@0 7 2@0', others], step: 'decide', held: '4@0' }, 'push 0, push 1', over)).toBe('unseen');
    expect(blunder({ villages: ['7@0 7@0 2@0', others], step: 'decide', held: '4@0' }, 'push 0, push 1', over)).toBeUndefined();
  });

  test('a Doppelgänger matches any one card, seen or not (SIL-7.20), but not two', () => {
    const held = { step: 'decide', held: '4@0' } as const;
    expect(blunder({ villages: ['13@0 7 2@0', others], ...held }, 'push 0, push 1', over)).toBeUndefined();
    expect(blunder({ villages: ['13@0 7 2@0', others], ...held }, 'push 0, push 1, push 2', over)).toBe('unseen');
    expect(blunder({ villages: ['13 7 2@0', others], ...held }, 'push 0, push 1', over)).toBe('unseen');
    expect(blunder({ villages: ['3@0 13@0 2@0', others], step: 'decide', held: '10@0' }, 'push 0', over)).toBeUndefined();
    expect(blunder({ villages: ['3@0 7 2@0', others], step: 'decide', held: '13@0' }, 'push 0', over)).toBeUndefined();
  });

  test('a higher card for a lower one, no twin in view', () => {
    expect(blunder({ villages: ['3@0 7 2@0', others], step: 'decide', held: '10@0' }, 'push 0', over)).toBe('raised');
    expect(blunder({ villages: ['3@0 10@0 2@0', others], step: 'decide', held: '10@0' }, 'push 0', over)).toBeUndefined();
    expect(blunder({ villages: ['3 7 2@0', others], step: 'decide', held: '10@0' }, 'push 0', over)).toBeUndefined();
    expect(blunder({ villages: ['12@0 7 2@0', others], step: 'decide', held: '10@0' }, 'push 0', over)).toBeUndefined();
  });

  test('a 0 thrown away', () => {
    expect(blunder({ villages: ['3@0 7 2@0', others], step: 'decide', held: '0@0' }, '', { type: 'discard' })).toBe('threw');
    expect(blunder({ villages: ['0@0 7 2@0', others], step: 'exchange', held: '10^', from: 'discard' }, 'push 0', over)).toBe('threw');
    expect(blunder({ villages: ['0@0', others], step: 'decide', held: '0@0' }, '', { type: 'discard' })).toBeUndefined();
    expect(blunder({ villages: ['3@0 7 2@0', others], step: 'decide', held: '5@0' }, '', { type: 'discard' })).toBeUndefined();
  });
});

describe('what leaves nothing but a plain mistake', () => {
  const mistakes = (sketch: Sketch, before = ''): string[] => {
    const state = position(sketch);
    if (before !== '') go(state, before);
    const view = viewFor(state, state.turn);
    return rules
      .legal(state, state.turn)
      .filter((action) => isPlainMistake(view, state.turn, action))
      .map(inWords);
  };

  test('a first card that must go alone for a higher one; with its twin it may', () => {
    expect(mistakes({ villages: ['3@0 7 2@0', others], step: 'decide', held: '10@0' })).toEqual(['push 0', 'push 2']);
    expect(mistakes({ villages: ['3@0 3@0 2@0', others], step: 'decide', held: '10@0' })).toEqual(['push 2']);
  });

  test('then the twin goes with it, and no other', () => {
    const pair = { villages: ['3@0 3@0 2@0 7', others], step: 'decide', held: '10@0' } as const;
    expect(mistakes(pair, 'push 0')).toEqual(['turn-over', 'push 2', 'push 3']);
  });

  test('a card taken that fits nowhere', () => {
    expect(mistakes({ villages: ['3@0 4@0 2@0', others], discard: '10' })).toEqual(['take']);
    expect(mistakes({ villages: ['3@0 4 2@0', others], discard: '10' })).toEqual([]);
  });
});

describe('players with a bent', () => {
  const turn = (state: State) => ({
    seat: state.turn,
    view: structuredClone(rules.view(state, state.turn)),
    asks: rules.asks(state),
    legal: structuredClone(rules.legal(state, state.turn)),
    random: chance(1),
    budget: {},
  });

  test('the caller calls with a middling sum, the matcher takes a twin', () => {
    const middling = position({ villages: ['4@0 5@0 3@0', '5 5 8'], discard: '10' });
    expect(caller().choose(turn(middling)).action).toEqual({ type: 'call' });
    const twin = position({ villages: ['9@0 5@0 3@0 2@0 8@0', others], discard: '9' });
    expect(matcher().choose(turn(twin)).action).toEqual({ type: 'take' });
    expect(caller().choose(turn(twin)).action).not.toEqual({ type: 'take' });
  });

  test('who collects moves a twin in for the dearest other card, and gives both away together', () => {
    const state = position({ villages: ['9@0 5@0 3@0 2@0 8@0', others], discard: '9' });
    const policy = collecting();
    const done: string[] = [];
    while (state.turn === 0) {
      const action = policy(state, 0, rules.legal(state, 0), chance(1));
      done.push(inWords(action));
      rules.play(state, 0, action, chance(1), silent);
    }
    expect(done).toEqual(['take', 'push 4', 'turn-over']);
    const later = position({ villages: ['9@0 5@0 3@0 2@0 9^', others], step: 'decide', held: '4@0' });
    expect(inWords(policy(later, 0, rules.legal(later, 0), chance(1)))).toBe('push 0');
  });
});
