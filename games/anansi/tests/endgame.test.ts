import { type Random, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { worth } from '../rules/scoring.ts';
import type { Options, State } from '../state.ts';
import { Endgame, unlike } from '../thinking/endgame.ts';
import { chance, dealt, noChance, position, rulesWith, wander } from './table.ts';

/** The same by the rules themselves: every listed action on a copy, every seat taking the first of what is best for it. */
function byHand(state: State, options: Partial<Options>, share: number): number[] {
  const { seats, listeners, stories, round } = state;
  const rules = rulesWith(options);
  if (state.phase !== 'play') {
    return listeners.map((taken, seat) => worth(taken, stories[seat] as number, round, options.zeroZeroBonus ?? true));
  }
  const seat = state.turn;
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of rules.legal(state, seat)) {
    const next = rules.copy(state);
    rules.play(next, seat, action, noChance, silent);
    const found = byHand(next, options, share);
    const own = found[seat] as number;
    const others = found.reduce((sum, points) => sum + points, 0) - own;
    const aim = own - (share * others) / (seats - 1);
    if (aim <= most) continue;
    most = aim;
    best = found;
  }
  return best;
}

/** A round played by chance until so many cards are left, in any of the rounds. */
function nearTheEnd(seats: number, left: number, options: Partial<Options>, random: Random): State {
  const state = dealt(seats, options, 1 + random.below(1_000_000));
  const size = seats === 5 ? 8 : 10;
  state.round = 1 + random.below(3);
  state.sheet = Array.from({ length: (state.round - 1) * seats }, () => 16);
  return wander(state, seats * size - left, random, options);
}

describe('the last tricks solved', () => {
  test.each([
    [3, 6],
    [3, 7],
    [3, 5],
    [4, 7],
    [4, 8],
    [4, 4],
    [5, 7],
    [5, 6],
    [5, 5],
  ])('with %i seats and %i cards left, as every listed action tried one by one', (seats, left) => {
    const random = chance(10 * seats + left);
    for (let n = 0; n < 25; n += 1) {
      const options: Partial<Options> = { zeroZeroBonus: n % 3 !== 0, stock: n % 2 === 0 ? 'limited' : 'unlimited' };
      const state = nearTheEnd(seats, left, options, random);
      const before = JSON.stringify(state);
      const share = [0, 0.5, 1][n % 3] as number;
      const found: number[] = [];
      const terms = { zeroZeroBonus: options.zeroZeroBonus === true, limited: options.stock === 'limited' };
      expect(new Endgame(terms, share, [0, 0, 0, left, left, left]).solve(state, found)).toBe(true);
      expect(found).toEqual(byHand(state, options, share));
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('a stock that runs out is counted (ANA-9.2)', () => {
    const options: Partial<Options> = { stock: 'limited' };
    // 35 listeners are on score piles, one is left for two heads.
    const state = position({
      hands: ['S9', 'H12', 'S1'],
      display: 'L1 L2',
      trick: '',
      stories: [0, 1, 8],
      round: 2,
      sheet: [16 * 10 + 10, 16 * 12 + 12, 16 * 13 + 13],
    });
    state.moves.push(...Array.from({ length: 27 }, () => 0));
    const found: number[] = [];
    expect(new Endgame({ zeroZeroBonus: true, limited: true }, 0).solve(state, found)).toBe(true);
    expect(found).toEqual(byHand(state, options, 0));
    expect(found[1]).toBe(5); // the one listener that is left, for its one story
  });

  test('is left alone while it is long, between rounds and after the end', () => {
    const endgame = new Endgame({ zeroZeroBonus: true, limited: false }, 0.5);
    expect(endgame.solve(dealt(4), [])).toBe(false);
    expect(endgame.solve(wander(dealt(4), 40, chance(1)), [])).toBe(false);
    expect(endgame.solve(wander(dealt(4), 31, chance(2)), [])).toBe(false);
    expect(endgame.solve(wander(dealt(3), 23, chance(2)), [])).toBe(false);
    expect(endgame.solve(wander(dealt(5), 31, chance(2)), [])).toBe(false);
    expect(endgame.solve(wander(dealt(4), 32, chance(2)), [])).toBe(true);
  });

  test('of neighbours that recruit alike one stands for all', () => {
    expect(unlike(0b0000_0000_0110)).toBe(0b0000_0000_0010); // 2 and 3
    expect(unlike(0b0000_0001_1000)).toBe(0b0000_0001_1000); // 4 recruits nobody, 5 one listener
    expect(unlike(0b0011_0000_0000)).toBe(0b0011_0000_0000); // 9 recruits one, 10 two
    expect(unlike(0b1101_0111_0000)).toBe(0b0101_0001_0000); // 5 to 7, 9, 11 and 12 as 8-bit groups
  });
});
