import { FastRandom, isSearch, silent, wholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { folder } from '../index.ts';
import { worth } from '../rules/scoring.ts';
import type { Action, State } from '../state.ts';
import { thinking } from '../thinking/index.ts';
import { chance, choices, dealt, go, position, rulesWith, wander, written } from './table.ts';

const anansi = await wholeGame(folder);

const made = thinking.make(rulesWith());

/** The groups of listed actions that come to the same, as 'S3 S4' for plays and 'rS3 rS4' for recruits. */
function groups(state: State): string[] {
  const legal = rulesWith().legal(state, state.turn);
  const first: number[] = [];
  made.alike?.(state, state.turn, legal, first);
  const name = (action: Action): string =>
    action.type === 'deal' ? 'deal' : `${action.type === 'play' ? '' : 'r'}${written(action.card)}`;
  return legal.flatMap((_, i) => {
    const group = legal.filter((_action, other) => first[other] === i);
    return group.length > 1 ? [group.map(name).join(' ')] : [];
  });
}

describe('cards that come to the same', () => {
  test('neighbours of a suit that recruit equally many', () => {
    const state = position({ hands: ['S2 S3 S4 S5 H1 H14', 'L3', 'L4'] });
    expect(groups(state)).toEqual(['S2 S3 S4']); // the 5 recruits a listener
  });

  test('also with gaps, once the cards between are out of play', () => {
    const state = position({ hands: ['S6 S9', 'L3 S8', 'L4'], display: 'S7' });
    expect(groups(state)).toEqual([]); // the 8 is in another hand
    state.hands[3 + 2] = 0;
    expect(groups(state)).toEqual(['S6 S9']);
  });

  test('not across a card of the trick under way, unless that one recruits', () => {
    expect(groups(position({ hands: ['', 'S6 S8', 'L4'], trick: 'S7' }))).toEqual([]);
    const recruited = position({ hands: ['', '', 'S6 S8'], trick: 'S1 rS7' });
    expect(choices(recruited).toTrick).toBe('S6 S8');
    expect(groups(recruited)).toEqual(['S6 S8']);
  });

  test('plays with plays, recruits with recruits', () => {
    expect(groups(position({ hands: ['', 'S6 S7', 'L4'], trick: 'S1' }))).toEqual(['S6 S7', 'rS6 rS7']);
  });

  test('it is proven: whatever one of them leads to with best play, the other does', () => {
    const random = chance(8);
    let compared = 0;
    for (let n = 0; n < 400; n += 1) {
      const seats = 3 + (n % 3);
      const state = wander(dealt(seats, {}, n + 1), seats * (seats === 5 ? 7 : 8) + random.below(seats), random);
      const legal = rulesWith().legal(state, state.turn);
      const first: number[] = [];
      made.alike?.(state, state.turn, legal, first);
      const outcome = (action: Action): number[] => {
        const next = rulesWith().copy(state);
        rulesWith().play(next, state.turn, action, random, silent);
        const found: number[] = [];
        if (made.solve?.(next, found) !== true) made.worth(next, found);
        return found;
      };
      for (const [i, action] of legal.entries()) {
        if (first[i] === i) continue;
        expect(outcome(action)).toEqual(outcome(legal[first[i] as number] as Action));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

describe('a round as the unit', () => {
  test.each([3, 4, 5])('with %i seats fresh deals are sound and go through all three bonuses', (seats) => {
    const rules = rulesWith({ race: 5, stock: 'limited' });
    const bonuses = [0, 1, 2, 3].map((n) => {
      const state = thinking.deal(rules, seats, n, new FastRandom(n));
      expect(rules.audit(state)).toBeUndefined();
      const view = rules.view(state, 0);
      expect([view.told, view.trick.length, view.stock]).toEqual([0, 0, 36]);
      expect(view.points).toEqual(view.sizes.map(() => 0));
      return view.bonus;
    });
    expect(bonuses).toEqual([2, 4, 7, 2]);
  });

  test('the same deal from the same chance, another from another', () => {
    const rules = rulesWith();
    const one = thinking.deal(rules, 4, 1, new FastRandom(5));
    expect(thinking.deal(rules, 4, 1, new FastRandom(5))).toEqual(one);
    expect(thinking.deal(rules, 4, 1, new FastRandom(6)).hands).not.toEqual(one.hands);
  });

  test('settled when scored, and worth what the sheet says', () => {
    for (const zeroZeroBonus of [true, false]) {
      const rules = rulesWith({ zeroZeroBonus });
      const state = wander(dealt(4, { zeroZeroBonus }, 3), 39, chance(3), { zeroZeroBonus });
      expect(made.settled(state)).toBe(false);
      wander(state, 1, chance(4), { zeroZeroBonus });
      expect(made.settled(state)).toBe(true);
      const found = [99, 99, 99, 99, 99];
      thinking.make(rules).worth(state, found);
      expect(found).toEqual(state.listeners.map((taken, seat) => worth(taken, state.stories[seat] as number, 1, zeroZeroBonus)));
      expect(found).toEqual(rules.view(state, undefined).points);
    }
  });

  test('what the table agreed on reaches the solver', () => {
    const state = position({ hands: ['S9', 'H1', 'S1'], display: 'L1 L2', stories: [4, 0, 5] });
    state.moves.push(...Array.from({ length: 27 }, () => 0));
    const found: number[] = [];
    expect(made.solve?.(state, found)).toBe(true);
    expect(found).toEqual([0, 2, 0]);
    thinking.make(rulesWith({ zeroZeroBonus: false })).solve?.(state, found);
    expect(found).toEqual([0, 0, 0]);
  });
});

test('levels go from less thinking to more, and none but these', () => {
  expect(anansi.levels.all.map(({ name }) => name)).toEqual(['instant', 'easy', 'normal', 'strong', 'master']);
  const budgets = anansi.levels.all.filter(isSearch).map(({ iterations }) => iterations);
  expect(budgets).toEqual(budgets.toSorted((one, other) => one - other));
  expect(anansi.thinking).toBe(thinking);
});

test('a rollout by the policy ends in a settled round, every move listed', () => {
  const random = chance(6);
  for (const seats of [3, 4, 5]) {
    const state = dealt(seats);
    while (!made.settled(state)) {
      const legal = rulesWith().legal(state, state.turn);
      const action = made.policy(state, state.turn, legal, random);
      expect(legal).toContain(action);
      if (action.type !== 'deal') go(state, `${action.type === 'recruit' ? 'r' : ''}${written(action.card)}`);
    }
  }
});
