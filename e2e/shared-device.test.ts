import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Patience } from './patience.ts';
import { Player } from './playing.ts';
import { Storyteller } from './storyteller.ts';

const { house, browser } = await opened();

const handOver = (page: Page) => page.getByRole('heading', { name: /^Pass the device to/ });
const holdButton = (page: Page) => page.getByRole('button', { name: 'Hold to open' });
const cover = (page: Page) => page.getByRole('button', { name: /^Cover and pass on/ });
/** All that was read out and could be found in the page again. */
const readOut = async (page: Page) => (await page.locator('.sr[aria-live] p').allTextContents()).join(' ').trim();
const hand = (page: Page) => page.getByRole('list', { name: /^Your hand/ });

/**
 * Two presses soon after each other; on a slow machine they may come too far apart, and are tried again. Open is what shows no hand-over:
 * between two rounds there is no hand to be seen.
 */
async function openByKeys(page: Page): Promise<void> {
  while ((await handOver(page).count()) > 0) {
    await holdButton(page)
      .focus({ timeout: 1000 })
      .catch(() => undefined);
    for (let press = 0; press < 2 && (await handOver(page).count()) > 0; press += 1) await page.keyboard.press('Enter');
    await handOver(page)
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => undefined);
  }
}

/** A table for two at this device; Anansi is for three, and is played short and with a bot. */
async function layTable(page: Page, game: 'Anansi' | 'Anthem'): Promise<void> {
  await page.goto(house.address);
  await page.getByRole('button', { name: `${game}: new table` }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
  await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  await dialog.getByRole('combobox', { name: 'Seat 2: person or bot' }).selectOption({ label: 'On this device' });
  await dialog.getByRole('textbox', { name: 'Name of the person on seat 2' }).fill('Kaja');
  if (game === 'Anansi') {
    await dialog.getByRole('combobox', { name: 'Seat 3: person or bot' }).selectOption({ label: 'Bot, quick' });
    await dialog.getByText('Rules at this table').click();
    await dialog.getByRole('group', { name: 'Points race' }).getByRole('button').last().click(); // to five points: a round or two
  } else await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  await dialog.getByText(/^Guest \d+$/).waitFor(); // before the server has said so, nobody here has a name
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/here/*');
}

test('two people play a whole match on one device: it is passed on, and between them it shows nobody’s hand', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone' });
  await layTable(page, 'Anansi');
  await handOver(page).or(hand(page)).first().waitFor();
  await handOver(page).waitFor();
  await expect.poll(() => findings(page)).toEqual([]);
  // At a zoom of 200 % it is there without scrolling.
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 640, height: 360 });
  const end = async () => {
    const box = await holdButton(page).boundingBox();
    return (box?.y ?? 999) + (box?.height ?? 0);
  };
  await expect.poll(end).toBeLessThanOrEqual(360);
  await page.setViewportSize(size);

  // Held for a second, it opens; let go before, it does not.
  // Whoever has it in hand without being meant says who they are.
  const [, meant = ''] = /Pass the device to (.+)\./.exec((await handOver(page).textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: `I am not ${meant}` }).click();
  await page.getByRole('group', { name: 'Who has the device?' }).getByRole('button').click();
  await expect.poll(() => handOver(page).textContent()).not.toBe(`Pass the device to ${meant}.`);
  await page.getByRole('button', { name: /^I am not / }).click();
  await page.getByRole('button', { name: meant, exact: true }).click();
  await expect.poll(() => handOver(page).textContent()).toBe(`Pass the device to ${meant}.`);

  const begun = await holdButton(page).evaluate(async (held) => {
    const press = (type: string) => held.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    press('pointerdown');
    // From within the page and in one go: however slow the machine is, no second passes meanwhile.
    for (let turn = 0; turn < 1000 && !held.textContent.includes('Keep holding'); turn += 1) await Promise.resolve();
    const text = held.textContent;
    press('pointerup');
    return text;
  });
  expect(begun).toContain('Keep holding');
  await holdButton(page).waitFor();
  expect(await hand(page).count()).toBe(0);
  await holdButton(page).hover();
  await page.mouse.down();
  await hand(page).waitFor();
  await page.mouse.up();

  // A reload closes it, and so does leaving the window.
  await page.reload();
  await handOver(page).waitFor();
  expect(await hand(page).count()).toBe(0);
  await openByKeys(page);
  await hand(page).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await handOver(page).waitFor();

  const teller = new Storyteller(page);
  const patience = new Patience(page);
  const named = new Set<string>();
  const open: string[] = [];
  while (!(await teller.over())) {
    if ((await handOver(page).count()) > 0) {
      named.add(
        (await handOver(page)
          .textContent({ timeout: 1000 })
          .catch(() => '')) ?? '',
      );
      if ((await hand(page).count()) > 0 && (await handOver(page).count()) > 0) open.push(page.url());
      await openByKeys(page);
    } else if ((await cover(page).count()) > 0)
      await cover(page)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    else if (!(await teller.move('key', 'play'))) await patience.look();
  }
  named.delete('');
  expect([...named].toSorted()).toEqual([expect.stringMatching(/to Guest \d+\.$/), 'Pass the device to Kaja.']);
  expect(open).toEqual([]);
  expect(faults).toEqual([]);
});

test('what was read out of somebody’s hand goes with them: the next one finds nothing of it in the page', async () => {
  const { page, faults } = await newPerson(browser);
  await page.clock.install();
  await layTable(page, 'Anansi');
  await handOver(page).waitFor();
  await openByKeys(page);
  await hand(page).waitFor();
  const row = page.getByRole('region', { name: 'Hint', exact: true }).getByRole('listitem').first();
  // Where it takes too long it is given up, and asked for again.
  await expect
    .poll(async () => {
      if ((await row.count()) === 0) await page.keyboard.press('h');
      await row.waitFor({ timeout: 20_000 });
      return await row.count();
    })
    .toBe(1);
  const said = await row.locator('span').first().innerText();
  await expect.poll(() => readOut(page)).toContain(said);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await handOver(page).waitFor();
  expect(await readOut(page)).toBe('');

  // It covers itself as well when nobody touches it for a minute, and when the screen goes dark.
  await openByKeys(page);
  await hand(page).waitFor();
  await page.clock.fastForward(61_000);
  await handOver(page).waitFor();
  await openByKeys(page);
  await hand(page).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await handOver(page).waitFor();
  expect(faults).toEqual([]);
});

test('Anthem: after a turn it goes to the other one, who opens it to a hand of their own, and back', async () => {
  const { page, faults } = await newPerson(browser);
  await layTable(page, 'Anthem');
  const own = page.getByRole('region', { name: /^Your hand, / });
  const patience = new Patience(page);
  const player = new Player(page);
  const holders: string[] = [];
  const shown: string[] = [];
  while (holders.length < 3) {
    const to =
      (await handOver(page).count()) > 0
        ? ((await handOver(page)
            .textContent({ timeout: 1000 })
            .catch(() => '')) ?? '')
        : '';
    if (to !== '') {
      if ((await own.count()) > 0 && (await handOver(page).count()) > 0) shown.push(to);
      if (holders.at(-1) !== to) holders.push(to);
      await openByKeys(page);
      await own.waitFor();
    } else if ((await cover(page).count()) > 0)
      await cover(page)
        .click({ timeout: 1000 })
        .catch(() => undefined);
    else if (!(await player.move())) await patience.look();
  }
  const [first, second, third] = holders;
  expect(second).not.toBe(first);
  expect(third).toBe(first);
  expect(shown).toEqual([]);
  expect(faults).toEqual([]);
});
