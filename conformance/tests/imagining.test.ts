import { FastRandom, Match } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { lots, signals } from '../toys/index.ts';

/** Chi-square of observed counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const share = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - share) ** 2 / share, 0);
}

function tally(values: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

const seed = '8'.repeat(64);

// Limits are the 99.9 % points of chi-square.
describe('imagined states of the toys are as likely as chance alone makes them, in cases small enough to count', () => {
  test('lots: each of the 5 unseen lots in the other hand, each of the 120 arrangements', () => {
    const options = { ...lots.game.meta.defaults, hand: 1, peek: false };
    const match = Match.begin(lots.game, { options, seats: 2, seed, version: 1 });
    const random = new FastRandom(4);
    const imagined = Array.from({ length: 24_000 }, () => match.rules.imagine(match.view(0), random));
    const hands = tally(imagined.map((state) => String(state.hands[1])));
    expect(hands).toHaveLength(5);
    expect(chiSquare(hands)).toBeLessThan(18.47);
    const arrangements = tally(imagined.map((state) => JSON.stringify([state.hands[1], state.deck])));
    expect(arrangements).toHaveLength(120);
    expect(chiSquare(arrangements)).toBeLessThan(173.6);
  });

  test('signals: each colour of a sealed signal, and not the one shown last', () => {
    const options = { ...signals.game.meta.defaults, goals: false, vetoes: 0 };
    const match = Match.begin(signals.game, { options, seats: 2, seed, version: 1 });
    for (const [seat, colour] of [
      [0, 0],
      [1, 2],
      [1, 0],
    ] as const) {
      match.act(seat, { type: 'signal', colour });
    }
    const random = new FastRandom(5);
    const sealed = tally(Array.from({ length: 8000 }, () => String(match.rules.imagine(match.view(0), random).signals[1])));
    expect(sealed).toHaveLength(2);
    expect(chiSquare(sealed)).toBeLessThan(10.83);
  });
});
