import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../folder.ts';

const FOLDER = 'pages';
/** What a page fetches when it needs it: its parts, their looks and pictures. Nets are large, and another level plays without. */
const PART = /\.(?:js|css|svg|woff2)$/;

/**
 * Keeps the parts of these pages with the data, where the next build of the house finds them, and answers where those of the last
 * build lie (undefined: there was none). A page that stays open over a new build still fetches parts by their old names; without
 * HTTPS nothing in its browser keeps them. Only what cannot be written is lost by a fault here, so none goes further.
 */
export function keepPages(webDir: string, dataDir: string): string | undefined {
  try {
    const kept = join(dataDir, FOLDER);
    const build = createHash('sha256')
      .update(readFileSync(join(webDir, 'index.html')))
      .digest('hex')
      .slice(0, 16);
    const now = new Date();
    if (existsSync(join(kept, build))) utimesSync(join(kept, build), now, now);
    else keep(join(webDir, 'assets'), join(kept, build));
    const [last, ...older] = readdirSync(kept)
      .filter((name) => name !== build)
      .map((name) => ({ path: join(kept, name), at: statSync(join(kept, name)).mtimeMs }))
      .toSorted((a, b) => b.at - a.at);
    for (const { path } of older) rmSync(path, { recursive: true, force: true });
    return last?.path;
  } catch {
    return undefined;
  }
}

/** Linked where the disk is the same, so that it costs nothing; all of it or nothing. */
function keep(from: string, to: string): void {
  const begun = `${to}-${process.pid}`;
  makeFolder(begun);
  for (const name of readdirSync(from).filter((each) => PART.test(each))) {
    try {
      linkSync(join(from, name), join(begun, name));
    } catch {
      copyFileSync(join(from, name), join(begun, name));
    }
  }
  renameSync(begun, to);
}
