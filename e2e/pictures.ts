import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { House } from './house.ts';

const folder = fileURLToPath(new URL('../docs/images', import.meta.url));

/** What the docs show: lobby and a running match, desktop and phone, each in another language and light. */
const wanted: readonly (Looks & { readonly play: RegExp; readonly name: string })[] = [
  { size: 'desktop', theme: 'light', language: 'en', play: /^Anthem: play now/, name: 'Ruth' },
  { size: 'phone', theme: 'dark', language: 'de', play: /^Anthem: sofort/i, name: 'Jonas' },
  { size: 'phone', theme: 'light', language: 'fr', play: /^Anthem\s?: jouer/i, name: 'Mira' },
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
} finally {
  await browser.close();
  await house.close();
}
