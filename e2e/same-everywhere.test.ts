import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folderOf, gameIds, loadGame } from '@tafelrunde/games';
import {
  type BotTurn,
  FastRandom,
  type GameFolder,
  type Glance,
  gameWithBots,
  hashOf,
  isNet,
  Match,
  type NetBot,
  pick,
} from '@tafelrunde/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lentBrowser } from './opened.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(() => browser?.close());

const kernel = fileURLToPath(new URL('../kernel/index.ts', import.meta.url));
const games = fileURLToPath(new URL('../games/registry.ts', import.meta.url));

/** For a page: plays a log again and answers the hash of its end; has a bot with a net decide positions. */
async function playerForPages(): Promise<string> {
  const contents = `
    import { FastRandom, gameWithBots, hashOf, Match } from ${JSON.stringify(kernel)};
    import { folderOf, loadGame } from ${JSON.stringify(games)};
    globalThis.playAgain = async (id, deal, log) => {
      const { game } = await loadGame(id);
      return hashOf(Match.replay(game, deal, log).state);
    };
    globalThis.decide = async (id, level, packed, positions) => {
      const weights = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const { game, levels } = await gameWithBots(folderOf(id), async () => weights);
      const bot = levels.all.find(({ name }) => name === level).make(game.rules(game.meta.defaults));
      return positions.map((turn) => ({
        answer: bot.choose({ ...turn, asks: [], budget: {}, random: new FastRandom(1) }),
        glance: bot.glance(turn.view, turn.seat, turn.legal),
      }));
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
    const match = Match.begin(game, deal);
    while (match.result === undefined) {
      const seat = match.asks().find((ask) => ask.must)?.seat ?? 0;
      match.act(seat, pick(match.legal(seat), random));
    }
    const spoken = JSON.stringify([id, deal, match.log]);
    const there = await page.evaluate<string>(`playAgain(...${spoken})`);
    expect(there).toBe(hashOf(match.state));
  }
});

test.each(['anansi', 'silver'])('%s: a net decides the same in the browser as in Node, by weights read there', async (id) => {
  const fileOf = (path: string) => readFileSync(new URL(`../games/${id}/${path}`, import.meta.url));
  const weights = fileOf('nets/master.bin');
  const recorded = JSON.parse(fileOf('tests/fixtures/net-positions.json').toString()) as Pick<
    BotTurn<unknown, unknown>,
    'seat' | 'view' | 'legal'
  >[];
  const turns = recorded.map(({ seat, view, legal }) => ({ seat, view, legal }));
  const module = await gameWithBots(folderOf(id) as GameFolder, async () => weights);
  const level = module.levels.all.filter(isNet).find(({ name }) => name === 'master');
  const bot = level?.make?.(module.game.rules(module.game.meta.defaults)) as NetBot<unknown, unknown>;
  const page = await (await browser.newContext()).newPage();
  await page.evaluate(await playerForPages());
  const spoken = JSON.stringify([id, 'master', weights.toString('base64'), turns]);
  const there = await page.evaluate<readonly { readonly answer: unknown; readonly glance?: Glance }[]>(`decide(...${spoken})`);
  expect(there).toHaveLength(turns.length);
  let glances = 0;
  for (const [at, turn] of turns.entries()) {
    expect(there[at]?.answer).toEqual(bot.choose({ ...turn, asks: [], budget: {}, random: new FastRandom(1) }));
    const [here, seen] = [bot.glance(turn.view, turn.seat, turn.legal), there[at]?.glance];
    expect(seen === undefined).toBe(here === undefined);
    // Sums may be rounded otherwise there, by no more than this.
    for (const figures of ['chances', 'points'] as const) {
      expect(seen?.[figures]).toHaveLength(here?.[figures].length ?? 0);
      here?.[figures].forEach((figure, i) => expect(seen?.[figures][i]).toBeCloseTo(figure, 4));
    }
    glances += here === undefined ? 0 : 1;
  }
  expect(glances).toBeGreaterThan(30);
});
