/* Every screen of Andor's table and of life at all tables as it really looks, at every size, light and dark, in three languages:
 * npm run screens [name …].
 * Languages and lights take turns; -- --language de --theme dark asks for one of each, or for
 * several (--theme light --theme dark), --size 1280x720 for one size, --whole for pages down to their end. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { openServer, readConfig } from '@tafelrunde/server';
import type { Page } from 'playwright-core';
import { Person } from '../server/tests/people.ts';
import { laidForAll } from './andor-laid.ts';
import { screens } from './andor-screens.ts';
import { openShowing } from './andor-shown.ts';
import type { Screen } from './andor-touch.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { type LifeScreen, lifeScreens } from './life-screens.ts';

const folder = fileURLToPath(new URL('./shots', import.meta.url));
// 640 × 360 is 1280 × 720 at a zoom of 200 %.
const broad = {
  '1440x900': [1440, 900],
  '1280x720': [1280, 720],
  '1366x650': [1366, 650],
  '1180x820': [1180, 820],
  '640x360': [640, 360],
} as const;
const small = { '390x844': [390, 844], '360x640': [360, 640], '844x390': [844, 390] } as const;
const languages = ['de', 'en', 'fr'] as const;
const themes = ['light', 'dark'] as const;

const { positionals: wanted, values: only } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    whole: { type: 'boolean' },
  },
});
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();

/** How a screen is taken: by whom it is seen, at these sizes and in these lights. */
interface Take {
  readonly looks: Looks;
  readonly sizes: Readonly<Record<string, readonly [number, number]>>;
  readonly lights: readonly (typeof themes)[number][];
}

/** Somebody before a browser of the first size; `opens` brings them to the screen, which is then photographed. */
async function shoot(name: string, { looks, sizes, lights }: Take, opens: (page: Page, phone: boolean) => Promise<void>): Promise<void> {
  const { page, context, faults } = await newPerson(browser, looks);
  context.setDefaultTimeout(30_000);
  const [first] = Object.values(sizes);
  if (first !== undefined) await page.setViewportSize({ width: first[0], height: first[1] });
  try {
    await opens(page, looks.size === 'phone' || (first !== undefined && first[0] < 700)); // panels have tabs there, too
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      for (const theme of lights) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForLoadState('networkidle'); // faces of cards may still be on their way
        await page.waitForTimeout(500);
        const file = `${only.whole === true ? `${name}-whole` : name}-${size}-${theme}-${looks.language}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: only.whole === true });
      }
    }
    for (const fault of faults) process.stdout.write(`${name}: ${fault}\n`);
  } finally {
    await context.close();
  }
}

/** What was asked for, or one of all by turns. */
const byTurns = <T>(all: readonly T[], asked: readonly string[] | undefined, turn: number): readonly T[] =>
  all.filter((each, k) => asked?.includes(String(each)) ?? k === turn % all.length);

/** The n-th screen once on a desk and once on a phone: lights and languages take turns. */
async function onBoth(n: number, name: string, take: (how: Take) => Promise<void>): Promise<void> {
  for (const [size, all] of [
    ['desktop', broad],
    ['phone', small],
  ] as const) {
    const sizes = Object.fromEntries(Object.entries(all).filter(([each]) => only.size?.includes(each) ?? true));
    if (Object.keys(sizes).length === 0) continue;
    const turn = n + (size === 'phone' ? 1 : 0);
    const lights = byTurns(themes, only.theme, turn);
    for (const language of byTurns(languages, only.language, turn)) {
      await take({ looks: { size, language, theme: lights[0] ?? 'light' }, sizes, lights }).catch((fault: unknown) =>
        process.stdout.write(`${name} ${size}: ${String(fault).slice(0, 300)}\n`),
      );
    }
  }
  process.stdout.write(`${name}\n`);
}

async function photographAndor(sought: readonly Screen[]): Promise<void> {
  if (sought.length === 0) return;
  const showing = await openShowing();
  for (const [screen, place] of laidForAll(sought)) {
    if (place === undefined) process.stdout.write(`${screen.name}: no such position\n`);
    else
      await onBoth(screens.indexOf(screen), screen.name, (take) =>
        shoot(screen.name, take, (page, phone) => showing.show(page, screen, place, phone)),
      );
  }
  await showing.close();
}

/** A house whose strong bots think for ever and where requests wait: what is to be seen for a moment stays to be seen. */
async function photographLife(sought: readonly LifeScreen[]): Promise<void> {
  if (sought.length === 0) return;
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-screens-'));
  const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
  const config = { ...readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build }), port: 0, dataDir: data };
  const times = { ...config.times, botPause: 0, undo: 3_600_000 };
  // Whole matches are played for some pictures, by people who need no time to think.
  const limits = { ...config.limits, frameBurst: 100_000, socketsPerAddress: 1000 };
  let passed = 0;
  const server = await openServer(
    { ...config, times, limits },
    {
      now: () => Date.now() + passed,
      elapsed: () => performance.now() + passed,
      think: async ({ level, legal: [action] }) =>
        level === 'strong' || action === undefined ? await new Promise(() => undefined) : { action },
    },
  );
  const { url } = server;
  const passes = async (time: number) => {
    passed += time;
    await server.sweep();
  };
  for (const screen of sought) {
    await onBoth(lifeScreens.indexOf(screen), screen.name, async (take) => {
      await shoot(screen.name, take, async (page, phone) => {
        await page.goto(url);
        await page.request.post(`${url}/api/me`, { data: { name: 'Ruth' } });
        const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
        await screen.opens({ page, url, phone, me: new Person(url, cookie), passes });
      });
    });
  }
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

try {
  const isSought = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name);
  await photographAndor(screens.filter(isSought));
  await photographLife(lifeScreens.filter(isSought));
} finally {
  await browser.close();
}
