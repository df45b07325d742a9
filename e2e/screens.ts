/* Every screen of Andor's table as it really looks, at every size, light and dark, in three languages: npm run screens [name …].
 * Languages and lights take turns; -- --language de --theme dark asks for one of each. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { contentName } from '@tafelrunde/kernel';
import type { Action, State } from '../games/andor/state.ts';
import { Person } from '../server/tests/people.ts';
import { type Laid, laidFor } from './andor-laid.ts';
import { type Screen, screens } from './andor-screens.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { layAndor } from './hero.ts';
import { Scene } from './scene.ts';

/** As the matches of bots were played: what follows from a legend depends on it. */
const asPlayed = { difficulty: 'normal', figures: 'first' } as const;

const folder = fileURLToPath(new URL('./shots', import.meta.url));
const broad = { '1440x900': [1440, 900], '1280x720': [1280, 720], '1366x650': [1366, 650], '1180x820': [1180, 820] } as const;
const small = { '390x844': [390, 844], '844x390': [844, 390] } as const;
const languages = ['de', 'en', 'fr'] as const;

const { positionals: wanted, values: only } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, theme: { type: 'string' } },
});
mkdirSync(folder, { recursive: true });
let laid: State | undefined;
const table = await Scene.open({ game: 'andor', seats: 4, setup: () => structuredClone(laid) });
const browser = await openBrowser();

/** Sits down where the screen is to be seen, and takes its pictures. */
async function photograph(
  screen: Screen,
  { seat, did }: Laid,
  looks: Looks,
  sizes: Readonly<Record<string, readonly [number, number]>>,
): Promise<void> {
  const { page, context, faults } = await newPerson(browser, looks);
  const [first] = Object.values(sizes);
  const phone = looks.size === 'phone';
  if (first !== undefined) await page.setViewportSize({ width: first[0], height: first[1] });
  await page.goto(table.address);
  await page.request.post(`${table.address}/api/me`, { data: { name: 'Lena' } });
  if (screen.text !== undefined) {
    // a legend somebody brought along
    await page.request.post(`${table.address}/api/contents?game=andor&option=legend`, {
      data: screen.text,
      headers: { 'content-type': 'text/plain' },
    });
  }
  const address = await layAndor(
    context.request,
    table.address,
    { ...asPlayed, legend: screen.text === undefined ? screen.legend : contentName(screen.text) },
    screen.room === true
      ? ['me', 'me', 'open', 'bot']
      : Array.from({ length: screen.seats ?? 4 }, (_, each) => (each === 0 || screen.where === 'won' ? 'me' : 'bot')),
  );
  await page.goto(address);
  await page.locator(screen.room === true ? '.an-choose' : '.andor .an-map__frame').waitFor();
  if (screen.does !== undefined) {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const person = await new Person(table.address, cookie).open((address.split('/').at(-1) ?? '') as Parameters<Person['open']>[0]);
    const legal = await person.until((known) => {
      const all = known.legal(seat) as readonly Action[];
      return all.length > 0 && all;
    });
    const action = screen.does === 'the same' ? did : screen.does(legal);
    const ask = await person.until((known) => known.match?.asks.find((each) => each.seat === seat));
    await person.does({ type: 'act', seat, ask: ask.id, action });
    await page.waitForTimeout(400);
    await person.close();
  }
  await screen.opens?.(page, phone);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    const path = join(folder, `${screen.name}-${size}-${looks.theme}-${looks.language}.png`);
    await page.screenshot({ path });
  }
  for (const fault of faults) process.stdout.write(`${screen.name}: ${fault}\n`);
  await context.close();
}

async function inBothSizes(screen: Screen, place: Laid): Promise<void> {
  laid = place.state;
  const i = screens.indexOf(screen);
  for (const [size, sizes] of [
    ['desktop', broad],
    ['phone', small],
  ] as const) {
    const phone = size === 'phone';
    const theme = (only.theme ?? (phone === (i % 2 === 0) ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light';
    const language = languages.find((each) => each === only.language) ?? languages[(i + (phone ? 1 : 0)) % 3] ?? 'en';
    await photograph(screen, place, { size, theme, language }, sizes).catch((fault: unknown) =>
      process.stdout.write(`${screen.name} ${size}: ${String(fault).slice(0, 300)}\n`),
    );
  }
  process.stdout.write(`${screen.name}\n`);
}

try {
  const sought = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const at = ({ legend, seats = 4 }: Screen): string => `${legend} ${seats}`;
  for (const place of new Set(sought.map(at))) {
    const [legend = '', seats = ''] = place.split(' ');
    const some = sought.filter((screen) => at(screen) === place);
    const found = laidFor(legend, Number(seats), some, some[0]?.text);
    for (const screen of some) {
      const place = found.get(screen);
      if (place === undefined) process.stdout.write(`${screen.name}: no such position\n`);
      else await inBothSizes(screen, place);
    }
  }
} finally {
  await browser.close();
  await table.close();
}
