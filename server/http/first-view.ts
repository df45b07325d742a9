import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tafelrunde/kernel';
import * as v from 'valibot';
import type { TableRow } from '../store/port.ts';

/** What the built page says of itself (`web/first-view.ts`). */
export interface FirstView {
  /** The scripts that stand in the page, as its policy names them: these run, and no other that somebody might slip in. */
  readonly scripts: readonly string[];
  /** A `Link` header: what this table is drawn with, to be fetched while the page itself is still read. */
  linksFor(table: Pick<TableRow, 'game' | 'status'>, language: Language): string | undefined;
}

const aheadShape = v.object({ room: v.array(v.string()), games: v.record(v.string(), v.record(v.string(), v.array(v.string()))) });

const linkTo = (path: string): string =>
  `<${path}>; rel=${path.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; fetchpriority=low`;

export function readFirstView(webDir: string): FirstView {
  const path = join(webDir, 'index.html');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const ahead = /<script type="application\/json" id="ahead">([^]*?)<\/script>/.exec(page)?.[1];
  const { games, room } = ahead === undefined ? { games: {}, room: [] } : v.parse(aheadShape, JSON.parse(ahead));
  const byGame = new Map(Object.entries(games));
  return {
    scripts,
    linksFor: ({ game, status }, language) => {
      const files = byGame.get(game);
      if (files === undefined) return undefined;
      return [...(files['files'] ?? []), ...(files[language] ?? []), ...(status === 'waiting' ? room : [])].map(linkTo).join(', ');
    },
  };
}
