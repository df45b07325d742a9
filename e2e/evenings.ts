/*
 * Whole evenings with Andor in a real browser, at more tables than the tests have time for: npm run evenings [word of a line …]. With
 * `look` among the words every fifteenth decision is photographed to e2e/shots/evenings, to be looked at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type MatchRecord, readRecord } from '@tafelrunde/kernel';
import type { Browser, Page } from 'playwright-core';
import { LEGEND_1, LEGEND_2, LEGEND_3, LEGEND_4, LEGEND_5 } from '../games/andor/legends/house.ts';
import { type Looks, newPerson, openBrowser, type Size } from './browser.ts';
import { botsAlone, Counsel, type Deeds, deedsIn } from './counsel.ts';
import { type AndorSeat, Hero, layAndor } from './hero.ts';
import { House } from './house.ts';

interface Evening {
  readonly name: string;
  readonly options: object;
  readonly seats: readonly AndorSeat[];
  readonly size: Size;
}

/** By the names new tables store; `1` to `5` are the texts stored matches began with. */
const stories = {
  'Legend 1': { legend: LEGEND_1 },
  'Legend 1 from part 2': { legend: LEGEND_1, startAtPart2: true },
  'Legend 2': { legend: LEGEND_2 },
  'Legend 3': { legend: LEGEND_3 },
  'Legend 4': { legend: LEGEND_4 },
  'Legend 5': { legend: LEGEND_5 },
};
const parties: Readonly<Record<string, readonly AndorSeat[]>> = {
  'one person with two heroes': ['me', 'me'],
  'one person with two heroes and a bot': ['me', 'me', 'bot'],
  'two people and a bot': ['me', 'open', 'bot'],
};
const evenings: readonly Evening[] = (['desktop', 'phone'] as const).flatMap((size) =>
  Object.entries(parties).flatMap(([party, seats]) =>
    Object.entries(stories).map(([story, options]) => ({ name: `${story}, ${party}, ${size}`, options, seats, size })),
  ),
);

/** As most people have them; the tests have the smallest phone that is promised, and a wider desk. */
const windows: Readonly<Partial<Record<Size, { width: number; height: number }>>> = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

/** Somebody before a window as most have it. */
async function somebody(browser: Browser, looks: Looks & { readonly size: Size }): ReturnType<typeof newPerson> {
  const person = await newPerson(browser, looks);
  const window = windows[looks.size];
  if (window !== undefined) await person.page.setViewportSize(window);
  return person;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const told = ({ steps, fights, trades, days }: Deeds) => `${steps} steps, ${fights} fights, ${trades} trades, ${days} days`;

const folder = fileURLToPath(new URL('./shots/evenings', import.meta.url));
const EVERY = 15;
const words = process.argv.slice(2);
const look = words.includes('look');
const wanted = words.filter((word) => word !== 'look');

/** A picture now and then; none where nobody wants to look. */
function photographer(page: Page, name: string): (now?: 'now') => Promise<void> {
  let decisions = 0;
  return async (now) => {
    decisions += 1;
    if (!look || (now === undefined && decisions % EVERY !== 0)) return;
    await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}-${String(decisions).padStart(4, '0')}.png`) });
  };
}

/** Where two logs of one deal go different ways first, and by what. */
function partedAt(here: MatchRecord['log'], there: MatchRecord['log']): string | undefined {
  const did = (log: MatchRecord['log'], at: number): string => {
    const entry = log[at];
    return entry?.type === 'act' ? `${entry.seat} ${JSON.stringify(entry.action)}` : (entry?.type ?? 'the end');
  };
  const at = Array.from({ length: Math.max(here.length, there.length) }, (_, i) => i).find((i) => did(here, i) !== did(there, i));
  return at === undefined ? undefined : `action ${at + 1}: ${did(here, at)}; bots alone: ${did(there, at)}`;
}

/** Somebody who leads every hero of theirs as a bot advises. */
async function plays(
  { page, context }: Awaited<ReturnType<typeof newPerson>>,
  house: House,
  table: string,
  language: Language,
  name: string,
): Promise<void> {
  await page.locator('.andor').waitFor();
  const photograph = photographer(page, `${name} ${language}`);
  const counsel = await Counsel.of(context, house.address, table, language);
  await new Hero(page).playAdvised(counsel, photograph);
  await page.locator('.an-end').waitFor();
  await photograph('now');
  await counsel.close();
}

/** Plays one evening to its end; what went wrong in the pages. */
async function play({ name, options, seats, size }: Evening, browser: Browser, house: House): Promise<readonly string[]> {
  const began = Date.now();
  const ruth = await somebody(browser, { size, language: 'en' });
  await ruth.page.goto(house.address);
  const address = await layAndor(ruth.context.request, house.address, options, seats);
  const table = address.split('/').at(-1) ?? '';
  await ruth.page.goto(address);
  // the two of them meet on both sizes
  const others = size === 'phone' ? 'desktop' : 'phone';
  const jonas = seats.includes('open') ? await somebody(browser, { size: others, language: 'de', theme: 'dark' }) : undefined;
  if (jonas !== undefined) {
    await jonas.page.goto(address);
    await jonas.page.getByRole('button', { name: /Platz 2/ }).click(); // the last one: it begins
  }
  await Promise.all([plays(ruth, house, table, 'en', name), jonas && plays(jonas, house, table, 'de', name)]);
  const record = readRecord(await (await ruth.context.request.get(`${house.address}/api/tables/${table}/record`)).text());
  const alone = await botsAlone(record);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  say(`${name}: ${JSON.stringify(record.result)}, ${record.log.length} actions in ${seconds} s; bots alone: ${alone.log.length} actions`);
  const bots = deedsIn(alone.log, seats.length);
  for (const [seat, deeds] of deedsIn(record.log, seats.length).entries()) {
    say(`  ${seats[seat] === 'bot' ? 'bot' : 'person'}: ${told(deeds)}; bots alone: ${bots[seat] === undefined ? '' : told(bots[seat])}`);
  }
  const parted = partedAt(record.log, alone.log);
  if (parted !== undefined) say(`  they part: ${parted}`);
  for (const person of [ruth, jonas]) await person?.context.close();
  return [...ruth.faults, ...(jonas?.faults ?? [])];
}

if (look) mkdirSync(folder, { recursive: true });
const house = await House.open({ BOT_PAUSE_MS: '10' });
const browser = await openBrowser();
const faults: string[] = [];
try {
  for (const evening of evenings) {
    if (wanted.every((word) => evening.name.includes(word))) faults.push(...(await play(evening, browser, house)));
  }
} finally {
  await browser.close();
  await house.close();
}
for (const fault of faults) say(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
