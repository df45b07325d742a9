import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './house-copy.ts';

/** A view with all cards open is made in one place, from the whole record of a match that is over. Who speaks of it, and why. */
const maySpeak: Readonly<Record<string, string>> = {
  'kernel/contract.ts': 'says what it is',
  'conformance/open-view.ts': 'compares it with what each seat was shown',
  'conformance/state-checks.ts': 'sees that it changes nothing',
  'web/src/replay/reel.ts': 'makes it: a reel refuses whatever is not the whole record of a finished match',
};
const apart = new Set(['games', 'toys', 'template', 'docs', 'tests', 'node_modules', 'dist', 'data']);

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!apart.has(entry.name) && !entry.name.startsWith('.')) yield* sourcesIn(path);
    } else if (/\.(?:ts|tsx|mts|mjs|cjs|js)$/.test(entry.name)) yield path;
  }
}

test('no server, table, protocol, bot or tool asks a game for the view with all cards open', () => {
  const speaking = [...sourcesIn(root)]
    .filter((path) => readFileSync(path, 'utf8').includes('viewOpen'))
    .map((path) => relative(root, path).replaceAll('\\', '/'));
  expect(speaking.toSorted()).toEqual(Object.keys(maySpeak).toSorted());
});
