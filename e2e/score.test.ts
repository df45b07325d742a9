import { expect, test } from 'vitest';
import { Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

test.each([
  ['anansi', ['me', 'bot', 'bot'], 'phone'],
  ['silver', ['me', 'bot'], 'desktop'],
  ['anthem', ['me', 'bot', 'bot', 'bot'], 'phone'],
  ['andor', ['me', 'bot'], 'desktop'],
] as const)('%s: how everybody stands is one tap away, for who plays and for who looks on', async (game, seats, size) => {
  const ruth = await newPerson(browser, { size });
  await ruth.page.goto(house.address);
  await ruth.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const cookie = (await ruth.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const table = await new Person(house.address, cookie).lay(seats, { game });
  const mila = await newPerson(browser, { size });
  for (const { page } of [ruth, mila]) {
    await page.goto(`${house.address}/t/${table}`);
    await page.locator('.game__table *').first().waitFor();
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    // Andor begins with a card of its story, which lies over everything until it is put aside.
    await expect
      .poll(async () => {
        if ((await page.locator('dialog.an-story-card').count()) > 0) await page.keyboard.press('Escape');
        else if ((await sheet.count()) === 0)
          await page
            .getByRole('button', { name: 'Score sheet' })
            .click({ timeout: 2000 })
            .catch(() => undefined);
        return await sheet.count();
      })
      .toBe(1);
    await expect.poll(() => sheet.getByRole('rowheader').count()).toBe(seats.length);
    // Every seat has its figures, and none runs out of the page.
    const cells = () => sheet.getByRole('cell').allInnerTexts();
    await expect.poll(async () => (await cells()).every((text) => text.trim() !== '')).toBe(true);
    expect((await cells()).length).toBeGreaterThanOrEqual(seats.length);
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await findings(page, 'dialog')).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  expect([...ruth.faults, ...mila.faults]).toEqual([]);
});
