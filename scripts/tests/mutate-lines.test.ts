import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { linesDrawn, rulesOf } from '../mutate-lines.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the rules of a game are its own files and those of its folders of rules, without bots and doors', () => {
  const andor = rulesOf(root, 'andor');
  expect(andor).toContain('games/andor/state.ts');
  for (const file of ['rules/fight/round.ts', 'legend/engine/modifiers.ts']) expect(andor).toContain(`games/andor/${file}`);
  expect(andor.filter((file) => /tests|bot\/|\/andor\/index|imagine|tile|terminal/.test(file))).toEqual([]);
});

test('a sample is drawn by its seed, from lines of code alone, and no line twice', () => {
  const files = rulesOf(root, 'andor');
  const drawn = linesDrawn(root, files, 200, 7);
  expect(drawn).toEqual(linesDrawn(root, files, 200, 7));
  expect(drawn).not.toEqual(linesDrawn(root, files, 200, 8));
  expect(new Set(drawn).size).toBe(200);
  for (const name of drawn) {
    const [, file = '', line = ''] = /^(.*):(\d+)-\2$/.exec(name) ?? [];
    expect(readFileSync(`${root}${file}`, 'utf8').split('\n')[Number(line) - 1]).toMatch(/^(?!\s*(\/\/|\*|import )).*[A-Za-z]/);
  }
  const all = linesDrawn(root, files, Number.POSITIVE_INFINITY, 1);
  expect(all.length).toBeGreaterThan(1000);
});
