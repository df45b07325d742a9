import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { FastRandom, hashOf, Match, pick } from '@tafelrunde/kernel';
import { gameIds, loadGame } from '@tafelrunde/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const kernel = fileURLToPath(new URL('../kernel/index.ts', import.meta.url));
const games = fileURLToPath(new URL('../games/registry.ts', import.meta.url));

/** Plays a log again in the page and answers the hash of its end. */
async function playerForPages(): Promise<string> {
  const contents = `
    import { hashOf, Match } from ${JSON.stringify(kernel)};
    import { loadGame } from ${JSON.stringify(games)};
    globalThis.playAgain = async (id, deal, log) => {
      const { game } = await loadGame(id);
      return hashOf(Match.replay(game, deal, log).state);
    };`;
  const done = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  return done.outputFiles[0]?.text ?? '';
}

test.each(gameIds)('%s: seed and log give the same end in the browser as in Node', async (id) => {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  const { game } = module;
  const random = new FastRandom(11);
  const page = await (await browser.newContext()).newPage();
  await page.evaluate(await playerForPages());
  for (let n = 0; n < 5; n += 1) {
    const deal = { options: game.meta.defaults, seats: game.meta.seats.usual, seed: `${n}c`.repeat(32), version: game.meta.version };
    const match = Match.deal(game, deal);
    while (match.result === undefined) {
      const seat = match.asks().find((ask) => ask.must)?.seat ?? 0;
      match.act(seat, pick(match.legal(seat), random));
    }
    const spoken = JSON.stringify([id, deal, match.log]);
    const there = await page.evaluate<string>(`playAgain(...${spoken})`);
    expect(there).toBe(hashOf(match.state));
  }
});
