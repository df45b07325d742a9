import { describe, expect, test } from 'vitest';
import { Imagination } from '../imagine/index.ts';
import { type Action, FACE, type State } from '../state.ts';
import { alike } from '../thinking/alike.ts';
import { hunch } from '../thinking/hunch.ts';
import { chance, dealt, go, inWords, position, rulesWith, type Sketch, viewFor, wander } from './table.ts';

describe('worlds to think in', () => {
  test('each looks to the seat exactly like the true one', () => {
    const rules = rulesWith();
    const imagination = new Imagination(hunch);
    for (let seed = 1; seed <= 40; seed += 1) {
      const state = wander(dealt(2 + (seed % 3), {}, seed), 20 + 2 * seed, chance(seed));
      for (let seat = 0; seat < state.seats; seat += 1) {
        const view = rules.view(state, seat);
        const imagined = imagination.of(view, chance(seed));
        expect(rules.view(imagined, seat)).toEqual(view);
        expect(rules.audit(imagined)).toBeUndefined();
      }
    }
  });

  /** The mean number imagined at each place of the second village. */
  function means(sketch: Sketch, seat: number): number[] {
    const view = viewFor(position(sketch), seat);
    const imagination = new Imagination(hunch);
    const random = chance(3);
    const sums = (view.villages[1] ?? []).map(() => 0);
    for (let n = 0; n < 2000; n += 1) {
      imagination.of(view, random).villages[1]?.forEach((card, at) => (sums[at] = (sums[at] as number) + (card & FACE) / 2000));
    }
    return sums;
  }

  test('what its owner has seen and kept is likely low, and lower the longer the round lasts; nothing else is', () => {
    const villages = ['4 4 4 4 6', '9@1 9 9@12 9@2 8', '6 6 6 7 7'];
    const [kept = 0, dark = 0, both = 0, other = 0] = means({ villages, turns: 6 }, 0);
    expect(kept).toBeLessThan(dark - 2);
    expect(both).toBeLessThan(dark - 2);
    expect(Math.abs(other - dark)).toBeLessThan(0.5);
    expect(means({ villages, turns: 27 }, 0)[0]).toBeLessThan(kept - 0.8);
    expect(means({ villages, turns: 0 }, 0)[0]).toBeGreaterThan(kept + 0.8);
  });

  test('a face the seat knows stays what it is', () => {
    expect(means({ villages: ['4 4 4', '13@01 12@0 9'], turns: 16 }, 0).slice(0, 2)).toEqual([expect.closeTo(13), expect.closeTo(12)]);
  });
});

describe('what comes to the same', () => {
  function groups(sketch: Sketch): readonly string[] {
    return groupsIn(position(sketch));
  }
  function groupsIn(state: State): readonly string[] {
    const legal = rulesWith().legal(state, state.turn);
    const first = legal.map((_, i) => i);
    alike(state, state.turn, legal, first);
    return legal
      .map((action, i) => (first[i] === i ? '' : `${inWords(action)} = ${inWords(legal[first[i] as number] as Action)}`))
      .filter(Boolean);
  }

  test('cards the seat cannot tell apart, and equal ones it knows', () => {
    expect(groups({ villages: ['7@0 2 7@0 5 7', '5 5 8 8 9'], step: 'exchange', held: '4^', from: 'discard' })).toEqual([
      'push 2 = push 0',
      'push 3 = push 1',
      'push 4 = push 1',
    ]);
  });

  test('not cards that somebody else has seen, or in another village, or shown', () => {
    expect(groups({ villages: ['7@0 2@1 7^ 5 7@01', '5 5 8 8 9'], step: 'exchange', held: '4^', from: 'discard' })).toEqual([]);
    expect(groups({ villages: ['2@0', '5 5@0 8@1', '6 6'], step: 'rob', ability: 12, discard: '12' })).toEqual(['choose 2 1 = choose 2 0']);
  });

  test('at which end or in which gap a card goes', () => {
    const state = position({ villages: ['7@0 7@0 2', '5 5'], step: 'decide', held: '4@0' });
    go(state, 'push 0, push 1, turn-over');
    expect(groupsIn(state)).toEqual(['place 1 = place 0']);
  });
});
