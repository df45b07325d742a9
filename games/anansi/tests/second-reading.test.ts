import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { readAll, readTwice } from '../second-reading.ts';
import { chance, rulesWith } from './table.ts';

test('both readings of the rules agree over a sample of matches, all seats and options', () => {
  const seen: number[] = [];
  expect(readAll(game, 90, chance(1), (done) => seen.push(done))).toBeUndefined();
  expect(seen).toHaveLength(90);
});

test('a difference is found: with rules that pay for nothing, a reading that does not parts', () => {
  const strict = { ...game.meta.defaults, zeroZeroBonus: false };
  const parted = Array.from({ length: 30 }, (_, seed) => readTwice(rulesWith(), strict, 5, chance(seed + 1)));
  expect(parted.some((text) => text?.includes('second reading'))).toBe(true);
});

test('a difference is found: with an unlimited stock where a limited one was agreed', () => {
  const generous = { ...game.meta.defaults, stock: 'limited' as const };
  expect(readTwice(rulesWith(), generous, 4, chance(1))).toMatch(/stock -1; second reading \d+/);
});
