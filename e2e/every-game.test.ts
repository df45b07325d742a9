import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelsOf } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import { type OptionValue, readRecord, verifyRecord } from '@tafelrunde/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser } from './browser.ts';
import { House } from './house.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

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
  { game: 'andor', seats: 4, options: { legend: '2' } },
];

/**
 * A match of bots alone, hosted by the page's own workers: the same that stand behind a table in this browser, the bots' worker behind
 * the host's. Nobody lays such a table by hand; it is handed over like one that could not be kept.
 */
test.each(matches)('bots in the browser play $game to its end', async ({ game, seats, options: wished }) => {
  const module = await loadGame(game);
  if (module === undefined) throw new Error(`no ${game} on the shelf`);
  const { meta } = module.game;
  const options = { ...(meta.defaults as Readonly<Record<string, OptionValue>>), ...wished };
  const levels = levelsOf(module);
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const kept = {
    id: 'everygame234',
    game,
    version: meta.version,
    options,
    seats: Array.from({ length: seats }, (_, at) => ({ kind: 'bot', name: `Bot ${at}`, level: levels[at % levels.length] })),
    secret: '1b'.repeat(32),
    nextSecret: '2c'.repeat(32),
    contributions: Array.from({ length: seats }, () => ''),
    createdAt: 0,
    changedAt: 0,
    log: [],
    chat: [],
    over: false,
    waitsFor: [],
  };
  const file = await page.evaluate(
    async ([address, laid]) => {
      const match = JSON.parse(laid) as { readonly id: string };
      const host = new Worker(address, { type: 'module' });
      const over = new Promise<void>((resolve, reject) => {
        host.addEventListener('message', ({ data }: MessageEvent<{ type: string; frame?: { match?: { result?: unknown } } }>) => {
          if (data.frame?.match?.result !== undefined) resolve();
          if (data.type === 'gone') reject(new Error(JSON.stringify(data)));
        });
      });
      host.postMessage({ type: 'open', id: match.id, pause: 0, match });
      await over;
      const written = new Promise<string>((resolve) => {
        host.addEventListener('message', ({ data }: MessageEvent<{ type: string; text?: string }>) => {
          if (data.type === 'record') resolve(data.text ?? '');
        });
      });
      host.postMessage({ type: 'record', id: match.id });
      const text = await written;
      host.terminate();
      return text;
    },
    [hostWorker(), JSON.stringify(kept)] as const,
  );
  const record = readRecord(file);
  const { log } = record;
  expect(record.result).toBeDefined();
  expect(verifyRecord(module.game, record).fair).toBe(true);
  expect(log.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  if (game !== 'andor') return;
  // The heroes go about their legend; in one thread about one action in six ends a day or declines.
  const types = log.map((entry) => (entry.type === 'act' ? (entry.action as { readonly type: string }).type : entry.type));
  expect(types.filter((type) => type === 'end-day' || type === 'decline').length / types.length).toBeLessThan(0.35);
});
