import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gameIds } from '@tafelrunde/games';
import { expect, test } from 'vitest';
import { root } from './house-copy.ts';

/** Whoever adds a game must not have to look for lists of games: outside its folder nothing names one. */
const NAMED = new RegExp(`\\b(?:${gameIds.join('|')})\\b`);

/** What may, and why. Tests, benchmarks, documents and the training of nets speak of the games there are. */
const mayName: Readonly<Record<string, string>> = {
  'cli/commands/legend.ts': 'a tool for authors of legends, which only one game has',
};
const apart = new Set(['games', 'docs', 'bench', 'training', 'e2e', 'tests', 'node_modules', 'dist', 'data', 'coverage', 'reports']);
const read = /\.(?:ts|tsx|mjs|cjs|js|json|css|html|webmanifest)$/;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!apart.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.ci')) yield* filesIn(path);
    } else if (read.test(entry.name) && entry.name !== 'package-lock.json') yield path;
  }
}

const naming = () =>
  [...filesIn(root)].filter((path) => NAMED.test(readFileSync(path, 'utf8'))).map((path) => relative(root, path).replaceAll('\\', '/'));

test('outside its folder no game is named', () => {
  expect(naming().filter((path) => !Object.hasOwn(mayName, path))).toEqual([]);
});

test('what may name one still does, so that the list of exceptions stays short', () => {
  expect(naming().toSorted()).toEqual(Object.keys(mayName).toSorted());
});

test('the house is really read', () => {
  const all = [...filesIn(root)].map((path) => relative(root, path));
  expect(all.length).toBeGreaterThan(300);
  for (const file of ['package.json', 'knip.json', '.oxlintrc.json', '.dependency-cruiser.cjs', join('web', 'src', 'worlds.ts')])
    expect(all).toContain(file);
});
