import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { Hero, layAndor } from './hero.ts';
import { House } from './house.ts';
import { openSilver, type SilverSceneOf } from './silver-scene.ts';
import { Storyteller } from './storyteller.ts';

const folder = fileURLToPath(new URL('../docs/images', import.meta.url));

/** What the docs show: lobby and a running match, desktop and phone, each in another language and light. */
const wanted: readonly (Looks & { readonly play: RegExp; readonly name: string })[] = [
  { size: 'desktop', theme: 'light', language: 'en', play: /^Anthem: play now/, name: 'Ruth' },
  { size: 'phone', theme: 'dark', language: 'de', play: /^Anthem: sofort/i, name: 'Jonas' },
  { size: 'phone', theme: 'light', language: 'fr', play: /^Anthem\s?: jouer/i, name: 'Mira' },
];

/** Anansi: the same sizes, in the middle of a trick with a card picked, and between two rounds. */
const anansi: readonly (Looks & { readonly name: string; readonly seats: number })[] = [
  { size: 'desktop', theme: 'light', language: 'en', name: 'Ruth', seats: 4 },
  { size: 'phone', theme: 'dark', language: 'de', name: 'Jonas', seats: 5 },
  { size: 'tablet', theme: 'light', language: 'fr', name: 'Mira', seats: 3 },
];

/** Silver Amulet: somebody has drawn the Seer, looks for a card to look at, and reckons; from given positions, for such moments are rare. */
const villages = ['9@0 7 2^ 1@0 8', '3^b1 5g1 0 11', '10* 6 1^ 2 7', '7^ 10^ 4 5 12 13'];
const night = {
  villages,
  pile: '5 6 9',
  discard: '8 11',
  open: '4',
  turn: 2,
  first: 1,
  round: 2,
  sums: [17, 21, 10, 24],
  callers: [2],
} as const;
const silver: readonly (Looks & SilverSceneOf & { readonly name: string; readonly file: string; readonly ways?: readonly string[] })[] = [
  {
    size: 'desktop',
    theme: 'dark',
    language: 'en',
    name: 'Ruth',
    file: 'silver',
    from: night,
    moves: 'draw, discard, draw, discard',
    ways: ['draw'],
  },
  {
    size: 'phone',
    theme: 'dark',
    language: 'de',
    name: 'Jonas',
    file: 'silver',
    from: night,
    moves: 'draw, discard, draw, discard',
    ways: ['draw', 'use'],
  },
  {
    size: 'tablet',
    theme: 'light',
    language: 'fr',
    name: 'Mira',
    file: 'silver-told',
    from: {
      villages: ['2^ 3^ 4^', '0^ 1^ 1^ 7^', '5^ 2^ 6^ 3^', '13^ 1^ 5^ 6^ 2^'],
      step: 'scored',
      caller: 0,
      round: 3,
      discard: '9',
      sums: [17, 21, 10, 24, 14, 8, 19, 22, 9, 9, 16, 27],
      callers: [2, 3, 0],
    },
  },
];

/** The Legends of Andor: the story as it opens, then a way chosen on the map. */
const andor: readonly (Looks & { readonly name: string })[] = [
  { size: 'desktop', theme: 'light', language: 'en', name: 'Ruth' },
  { size: 'phone', theme: 'dark', language: 'de', name: 'Jonas' },
  { size: 'tablet', theme: 'light', language: 'fr', name: 'Mira' },
];

/** Some rounds of Anthem by shortcuts: D draws, K keeps; lit spaces are clicked. False where the match was over too soon. */
async function someRounds(page: Page): Promise<boolean> {
  const mine = page.locator('.dock.is-yours');
  for (let turn = 0; turn < 9; turn += 1) {
    const asked = await mine.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!asked) return false;
    await page.keyboard.press('d');
    await page.waitForTimeout(700);
    if (turn === 8) break;
    const lit = page.locator('.ant-slot--lit').nth(1).or(page.locator('.ant-slot--lit').first()).first();
    if ((await lit.count()) > 0) await lit.click();
    else await page.keyboard.press('k');
    await page.waitForTimeout(300);
  }
  return true;
}

/** All games, or those that were named. */
const takes = (game: string): boolean => process.argv.length < 3 || process.argv.includes(game);

mkdirSync(folder, { recursive: true });
const house = await House.open({ BOT_PAUSE_MS: '120' });
const browser = await openBrowser();
try {
  for (const looks of takes('anthem') ? wanted : []) {
    const { page, context } = await newPerson(browser, looks);
    const name = `${looks.size}-${looks.theme}-${looks.language}`;
    await page.goto(house.address, { waitUntil: 'networkidle' });
    await page.evaluate(async (chosen) => {
      await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: chosen }) });
    }, looks.name);
    await page.reload();
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `lobby-${name}.png`) });
    do {
      await page.goto(house.address);
      await page.getByRole('button', { name: looks.play }).click();
    } while (!(await someRounds(page)));
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `anthem-${name}.png`) });
    await context.close();
    process.stdout.write(`${name}\n`);
  }
  for (const looks of takes('anansi') ? anansi : []) {
    const { page, context } = await newPerson(browser, looks);
    const name = `${looks.size}-${looks.theme}-${looks.language}`;
    await page.goto(house.address, { waitUntil: 'networkidle' });
    await page.request.post(`${house.address}/api/me`, { data: { name: looks.name } });
    const opened = await page.request.post(`${house.address}/api/tables`, {
      data: {
        game: 'anansi',
        options: {},
        seats: [{ kind: 'me' }, ...Array.from({ length: looks.seats - 1 }, () => ({ kind: 'bot', level: 'instant' }))],
        public: false,
        autoPlay: false,
        start: true,
        contribution: 'a5'.repeat(32),
      },
    });
    const { table } = (await opened.json()) as { table: string };
    await page.goto(`${house.address}/t/${table}`);
    const teller = new Storyteller(page);
    let shot = false;
    // Shortcuts are the same in every language: P plays, R recruits.
    for (let turn = 0; (await page.locator('.ana-score').count()) === 0; ) {
      if (!(await teller.byShortcut(turn % 3 === 1 ? 'e' : 'p'))) {
        await page.waitForTimeout(40);
        continue;
      }
      turn += 1;
      if (turn < 4 || shot) continue;
      await page.locator('.dock.is-yours').waitFor();
      await page.locator('.ana-pick:not(.is-faded)').last().focus();
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(folder, `anansi-${name}.png`) });
      shot = true;
    }
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(folder, `anansi-told-${name}.png`) });
    await context.close();
    process.stdout.write(`anansi ${name}\n`);
  }
  for (const { file, name: person, ways = [], ...scene } of takes('silver') ? silver : []) {
    const { page, context } = await newPerson(browser, scene);
    const name = `${scene.size}-${scene.theme}-${scene.language}`;
    const table = await openSilver(scene);
    await table.sitDown(page, person);
    for (const way of ways) await page.locator(`.silver-choice [data-way="${way}"]`).click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(folder, `${file}-${name}.png`) });
    await context.close();
    await table.close();
    process.stdout.write(`${file} ${name}\n`);
  }
  for (const looks of takes('andor') ? andor : []) {
    const { page, context } = await newPerson(browser, looks);
    const name = `${looks.size}-${looks.theme}-${looks.language}`;
    await page.goto(house.address);
    await page.request.post(`${house.address}/api/me`, { data: { name: looks.name } });
    const hero = new Hero(page);
    await hero.sitDown(await layAndor(context.request, house.address, { legend: '2' }, 4));
    await page.locator('dialog.an-scene[open]').waitFor();
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(folder, `andor-told-${name}.png`) });
    await hero.toTheMap();
    const intoTheDay = page.locator('.an-dawn .btn--primary');
    if ((await intoTheDay.count()) > 0) await intoTheDay.click();
    // The player of tests is hasty, and may have touched a tab.
    const map = page.locator('.an-tabs button').first();
    if ((await map.count()) > 0) await map.click();
    await hero.near().last().dispatchEvent('click');
    // … or been told that something was over already.
    const toast = page.locator('.toasts button').first();
    while ((await toast.count()) > 0) await toast.click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(folder, `andor-${name}.png`) });
    await context.close();
    process.stdout.write(`andor ${name}\n`);
  }
} finally {
  await browser.close();
  await house.close();
}
