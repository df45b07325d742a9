/* Every screen of Andor's table as it really looks, at every size, light and dark, in three languages: npm run screens [name …].
 * Languages and lights take turns; -- --language de --theme dark asks for one of each, or for
 * several (--theme light --theme dark), --size 1280x720 for one size. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { type Laid, laidForAll } from './andor-laid.ts';
import { type Screen, screens } from './andor-screens.ts';
import { openShowing } from './andor-shown.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';

const folder = fileURLToPath(new URL('./shots', import.meta.url));
const broad = { '1440x900': [1440, 900], '1280x720': [1280, 720], '1366x650': [1366, 650], '1180x820': [1180, 820] } as const;
const small = { '390x844': [390, 844], '844x390': [844, 390] } as const;
const languages = ['de', 'en', 'fr'] as const;
const themes = ['light', 'dark'] as const;

const { positionals: wanted, values: only } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
  },
});
mkdirSync(folder, { recursive: true });
const showing = await openShowing();
const browser = await openBrowser();

/** Sits down where the screen is to be seen, and takes its pictures. */
async function photograph(
  screen: Screen,
  place: Laid,
  looks: Looks,
  sizes: Readonly<Record<string, readonly [number, number]>>,
  lights: readonly (typeof themes)[number][],
): Promise<void> {
  const { page, context, faults } = await newPerson(browser, looks);
  const [first] = Object.values(sizes);
  const phone = looks.size === 'phone';
  if (first !== undefined) await page.setViewportSize({ width: first[0], height: first[1] });
  await showing.show(page, screen, place, phone);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const theme of lights) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(folder, `${screen.name}-${size}-${theme}-${looks.language}.png`) });
    }
  }
  for (const fault of faults) process.stdout.write(`${screen.name}: ${fault}\n`);
  await context.close();
}

async function inBothSizes(screen: Screen, place: Laid): Promise<void> {
  const i = screens.indexOf(screen);
  for (const [size, all] of [
    ['desktop', broad],
    ['phone', small],
  ] as const) {
    const sizes = Object.fromEntries(Object.entries(all).filter(([each]) => only.size?.includes(each) ?? true));
    if (Object.keys(sizes).length === 0) continue;
    const phone = size === 'phone';
    const turns = <T>(all: readonly T[], asked: readonly string[] | undefined, turn: number): readonly T[] =>
      all.filter((each, k) => asked?.includes(String(each)) ?? k === turn % all.length);
    const lights = turns(themes, only.theme, i + (phone ? 1 : 0));
    for (const language of turns(languages, only.language, i + (phone ? 1 : 0))) {
      await photograph(screen, place, { size, language, theme: lights[0] ?? 'light' }, sizes, lights).catch((fault: unknown) =>
        process.stdout.write(`${screen.name} ${size}: ${String(fault).slice(0, 300)}\n`),
      );
    }
  }
  process.stdout.write(`${screen.name}\n`);
}

try {
  const sought = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const [screen, place] of laidForAll(sought)) {
    if (place === undefined) process.stdout.write(`${screen.name}: no such position\n`);
    else await inBothSizes(screen, place);
  }
} finally {
  await browser.close();
  await showing.close();
}
