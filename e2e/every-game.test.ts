import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@tafelrunde/games';
import { contentsFor, type OptionValue, readRecord, verifyRecord } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { layTable, newTable } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

/** Where the page's own worker for tables was built to. */
function hostWorker(): string {
  const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));
  const file = readdirSync(assets).find((name) => /^host-worker-.*\.js$/.test(name));
  if (file === undefined) throw new Error('no worker for tables was built');
  return `/assets/${file}`;
}

const matches: readonly { readonly game: string; readonly seats: number; readonly options: Readonly<Record<string, OptionValue>> }[] = [
  { game: 'anthem', seats: 3, options: { turnCap: 10 } },
  { game: 'silver', seats: 2, options: {} },
  { game: 'anansi', seats: 4, options: {} },
  { game: 'andor', seats: 4, options: {} },
];

/** What the page is told of a match. */
interface Stand {
  readonly asks: readonly { readonly id: string; readonly seat: number; readonly must: boolean; readonly between?: boolean }[];
  readonly views: readonly { readonly seat: number; readonly legal: readonly { readonly type: string }[] }[];
  readonly result?: unknown;
}

/** What of it has changed, in place of the whole. */
interface News {
  readonly asks?: Stand['asks'];
  readonly views: readonly { readonly legal?: Stand['views'][number]['legal'] }[];
  readonly result?: unknown;
}

/**
 * A match of bots and of somebody who hardly plays, hosted by the page's own workers: the same that stand behind a table in this
 * browser, the bots' worker behind the host's. It is handed over like one that could not be kept.
 */
test.each(matches)('bots in the browser play $game to its end', async ({ game, seats, options }) => {
  const module = await loadGame(game);
  if (module === undefined) throw new Error(`no ${game} on the shelf`);
  const levels = module.levels.all;
  const wish = {
    game,
    options,
    seats: Array.from({ length: seats }, (_, at) =>
      at === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level: levels[at % levels.length]?.name ?? '' },
    ),
    public: false,
    autoPlay: false,
    start: true,
  };
  const laying = { id: 'everygame234' as TableId, secret: '1b'.repeat(32), nextSecret: '2c'.repeat(32), chance: () => 0 };
  const created = newTable(module, { id: 'you', name: 'Ana' }, wish, laying);
  const contents = contentsFor(module.game.meta, created.options, {});
  const { append } = layTable(created, module, { now: 0, start: true, contents });
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const file = await page.evaluate(
    async ([address, laid]) => {
      const append = JSON.parse(laid) as { readonly table: string };
      const host = new Worker(address, { type: 'module' });
      let sent = 0;
      const order = (command: object) => {
        sent += 1;
        host.postMessage({ type: 'command', command: { ...command, id: `command-${sent}` } });
      };
      /** The person before the page goes to bed, declines and passes as best they can: the match is the bots'. */
      const lazily = ['end-day', 'decline', 'cancel', 'leave', 'stop', 'keep', 'turn-over'];
      const answer = ({ asks, views }: Stand) => {
        const ask = asks.find(({ seat, must }) => seat === 0 && must);
        const legal = views.find(({ seat }) => seat === 0)?.legal ?? [];
        if (ask === undefined) return;
        const action = lazily.flatMap((type) => legal.filter((each) => each.type === type))[0] ?? legal[0];
        order({ type: 'act', seat: 0, ask: ask.id, action });
      };
      let known: Stand | undefined;
      const withNews = (before: Stand, { asks, views, result }: News): Stand => ({
        asks: asks ?? before.asks,
        views: before.views.map((view, i) => ({ ...view, legal: views[i]?.legal ?? view.legal })),
        ...(result === undefined ? {} : { result }),
      });
      const over = new Promise<void>((resolve, reject) => {
        host.addEventListener('message', ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (data.type === 'gone') reject(new Error(JSON.stringify(data)));
          if (data.type !== 'frame') return;
          const told = JSON.parse(data.text ?? '') as { readonly match?: Stand; readonly news?: News };
          const match = told.match ?? (told.news === undefined || known === undefined ? undefined : withNews(known, told.news));
          if (match === undefined) return;
          known = match;
          if (match.result !== undefined) return resolve();
          // a reckoning is looked at until the reader goes on
          if (match.asks.some(({ between }) => between === true)) order({ type: 'go-on', seat: 0 });
          answer(match);
        });
      });
      host.postMessage({ type: 'open', id: append.table, pause: 0, laid: append });
      await over;
      const written = new Promise<string>((resolve) => {
        host.addEventListener('message', ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (data.type === 'record') resolve(data.text ?? '');
        });
      });
      host.postMessage({ type: 'record', id: append.table });
      const text = await written;
      host.terminate();
      return text;
    },
    [hostWorker(), JSON.stringify(append)] as const,
  );
  const record = readRecord(file);
  const { log } = record;
  expect(record.result).toBeDefined();
  expect(verifyRecord(module.game, record).fair).toBe(true);
  expect(log.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  if (game !== 'andor') return;
  // The heroes go about their legend; in one thread about one action in six ends a day or declines.
  const types = log.flatMap((entry) => (entry.type === 'act' && entry.seat > 0 ? [(entry.action as { readonly type: string }).type] : []));
  expect(types.filter((type) => type === 'end-day' || type === 'decline').length / types.length).toBeLessThan(0.5);
});
