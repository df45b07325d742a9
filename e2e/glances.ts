/* How long bots with a net take over a move and a hint: npm run glances [-- GAME …]. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';
import { type Position, type Times, timesOf } from './glance-times.ts';

/** By how much a phone of the middling kind is slower, as browsers' own tools have it. */
const PHONE = 4;
/** A search takes long: so many positions say enough about it. */
const FEW = 12;
const asked = process.argv.slice(2);
const games = asked.length === 0 ? ['anansi', 'silver'] : asked;

const fileOf = (id: string, path: string) => readFileSync(new URL(`../games/${id}/${path}`, import.meta.url));
const positionsOf = (id: string, who: string): readonly Position[] => {
  const all = JSON.parse(fileOf(id, 'tests/fixtures/net-positions.json').toString()) as readonly Position[];
  const choices = all.filter(({ legal }) => legal.length > 1).map(({ seat, view, legal }) => ({ seat, view, legal }));
  return who === 'master' ? choices : choices.filter((_, i) => i % Math.ceil(choices.length / FEW) === 0);
};

const contents = `
  import { timesOf } from ${JSON.stringify(fileURLToPath(new URL('./glance-times.ts', import.meta.url)))};
  globalThis.timesOf = (id, who, packed, positions) =>
    timesOf(id, who, Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)), positions);`;
const bundled = await build({
  stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
});

const browser = await openBrowser();
try {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })).newPage();
  await page.evaluate(bundled.outputFiles[0]?.text ?? '');
  const session = await page.context().newCDPSession(page);
  const say = (game: string, who: string, where: string, { middle, most }: Times) =>
    console.log(`${game.padEnd(7)} ${who.padEnd(7)} ${where.padEnd(14)} ${middle.toFixed(2)} ms, 19 of 20 below ${most.toFixed(2)} ms`);
  for (const game of games) {
    const weights = fileOf(game, 'nets/master.bin');
    for (const who of ['master', 'hint', 'strong']) {
      const positions = positionsOf(game, who);
      say(game, who, 'Node', await timesOf(game, who, weights, positions));
      const spoken = JSON.stringify([game, who, weights.toString('base64'), positions]);
      for (const rate of [1, PHONE]) {
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        say(game, who, rate === 1 ? 'Chromium' : `Chromium, 1/${rate}`, await page.evaluate<Times>(`timesOf(...${spoken})`));
      }
    }
  }
} finally {
  await browser.close();
}
