import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { readAll, readTwice } from '../second-reading/index.ts';
import { chance, rulesWith } from './table.ts';

test('both readings of the rules agree over a sample of matches, all seats and options', () => {
  const seen: number[] = [];
  expect(readAll(game, 60, chance(1), (done) => seen.push(done))).toBeUndefined();
  expect(seen).toHaveLength(60);
});

test.each([
  ['witchDeclines', { witchDeclines: true }],
  ['rascalDeclines', { rascalDeclines: true }],
  ['freshAbilities', { freshAbilities: false }],
  ['openCards', { openCards: 'ignored' }],
  ['turnCap', { turnCap: 5 }],
] as const)('a difference is found: %s played otherwise than agreed', (_name, agreed) => {
  const options = { ...game.meta.defaults, ...agreed };
  const { version } = game.meta;
  const parted = Array.from({ length: 12 }, (_, seed) => readTwice(rulesWith(), { options, version, seats: 3 }, chance(seed + 1)));
  expect(parted.some((text) => text?.includes('second reading'))).toBe(true);
});
