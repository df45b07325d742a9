import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';

/** A script and everything it imports at once; what is fetched on demand does not count. */
function collect(file: string, found: Map<string, number>): void {
  if (found.has(file)) return;
  const text = readFileSync(file, 'utf8');
  found.set(file, gzipSync(text, { level: 9 }).length);
  for (const [, path = ''] of text.matchAll(/(?:\bimport|\bfrom)\s*["'](\.[^"']+\.js)["']/g)) collect(join(dirname(file), path), found);
}

/** The files a browser fetches to show the first page, from the built index.html. */
export function scriptsOf(web: string): ReadonlyMap<string, number> {
  const index = join(web, 'index.html');
  if (!existsSync(index)) throw new Error(`there is no ${index}: build the pages first`);
  const html = readFileSync(index, 'utf8');
  const found = new Map<string, number>();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const path = /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1];
    if (path !== undefined) collect(join(web, path), found);
  }
  if (found.size === 0) throw new Error(`${index} names no script`);
  return found;
}

/** What a phone has to fetch and read before the lobby can be used. */
export function lobbyScript(web: string): Figure {
  return {
    name: 'lobby-script',
    mark: { unit: 'kB gzip', better: 'lower', floor: 150 },
    measure: () => {
      const scripts = scriptsOf(web);
      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      return { samples: [bytes / 1000], how: 'scripts of index.html with their static imports', files: scripts.size };
    },
  };
}
