import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { House } from './house.ts';
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

mkdirSync(folder, { recursive: true });
const house = await House.open({ BOT_PAUSE_MS: '120' });
const browser = await openBrowser();
try {
  for (const looks of wanted) {
    const { page, context } = await newPerson(browser, looks);
    const name = `${looks.size}-${looks.theme}-${looks.language}`;
    await page.goto(house.address, { waitUntil: 'networkidle' });
    await page.evaluate(async (chosen) => {
      await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: chosen }) });
    }, looks.name);
    await page.reload();
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `lobby-${name}.png`) });
    await page.getByRole('button', { name: looks.play }).click();
    // Some rounds by letters: D draws, K keeps; lit spaces are clicked.
    for (let turn = 0; turn < 9; turn += 1) {
      await page.locator('.dock.is-yours').waitFor({ timeout: 20_000 });
      await page.keyboard.press('d');
      await page.waitForTimeout(700);
      if (turn === 8) break;
      const lit = page.locator('.ant-slot--lit').nth(1).or(page.locator('.ant-slot--lit').first()).first();
      if ((await lit.count()) > 0) await lit.click();
      else await page.keyboard.press('k');
      await page.waitForTimeout(300);
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `anthem-${name}.png`) });
    await context.close();
    process.stdout.write(`${name}\n`);
  }
  for (const looks of anansi) {
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
    // Letters are the same in every language: P plays, R recruits.
    for (let turn = 0; (await page.locator('.ana-score').count()) === 0; ) {
      if (!(await teller.byLetter(turn % 3 === 1 ? 'r' : 'p'))) {
        await page.waitForTimeout(40);
        continue;
      }
      turn += 1;
      if (turn < 4 || shot) continue;
      await page.locator('.dock.is-yours').waitFor({ timeout: 20_000 });
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
} finally {
  await browser.close();
  await house.close();
}
