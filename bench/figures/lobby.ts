import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';

/** Sizes by file, compressed. */
type Scripts = Map<string, number>;

function* imported(file: string, text: string, how: RegExp): Generator<string> {
  for (const [, path = ''] of text.matchAll(how)) yield join(dirname(file), path);
}

const atOnce = /(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g;
/** The page cannot speak without one of these; everything else on demand does not count. */
const language = /\bimport\(\s*["'`](\.\/(?:de|en|fr)-[^"'`]+\.js)["'`]/g;

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

/** A script and everything it imports at once. */
function collect(file: string, scripts: Scripts, languages: Scripts): void {
  if (scripts.has(file)) return;
  const text = readFileSync(file, 'utf8');
  scripts.set(file, weigh(text));
  for (const path of imported(file, text, atOnce)) collect(path, scripts, languages);
  for (const path of imported(file, text, language)) languages.set(path, weigh(readFileSync(path, 'utf8')));
}

/** The files a browser fetches to show the first page, from the built index.html; of the languages the longest. */
export function scriptsOf(web: string): ReadonlyMap<string, number> {
  const index = join(web, 'index.html');
  if (!existsSync(index)) throw new Error(`there is no ${index}: build the pages first`);
  const scripts: Scripts = new Map();
  const languages: Scripts = new Map();
  for (const [tag] of readFileSync(index, 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const path = /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1];
    if (path !== undefined) collect(join(web, path), scripts, languages);
  }
  if (scripts.size === 0) throw new Error(`${index} names no script`);
  const [longest] = [...languages].toSorted(([, a], [, b]) => b - a);
  return longest === undefined ? scripts : scripts.set(...longest);
}

/** What a phone has to fetch and read before the lobby can be used. */
export function lobbyScript(web: string): Figure {
  return {
    name: 'lobby-script',
    mark: { unit: 'kB gzip', better: 'lower', floor: 150 },
    measure: () => {
      const scripts = scriptsOf(web);
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      return {
        samples: [bytes / 1000],
        how: 'scripts of index.html with their static imports and the longest language',
        files: scripts.size,
      };
    },
  };
}
