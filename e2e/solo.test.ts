import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Patience } from './patience.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

test('one click in the lobby, a whole match against three bots, and the deal is checked', async () => {
  const { page, faults } = await newPerson(browser);
  const paces: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { readonly type: string; readonly pace?: string };
      if (frame.type === 'pace') paces.push(frame.pace ?? '');
    }),
  );
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  expect(await page.getByRole('region', { name: 'Players, clockwise from your left' }).getByRole('listitem').count()).toBe(3);
  await new Player(page).playToTheEnd();
  // This browser asks for less motion: whoever plays alone does not wait for bots that pause. It is said again after a lost connection.
  expect([...new Set(paces)]).toEqual(['off']);
  // In a low window the whole book lies above the dock.
  await page.setViewportSize({ width: 1280, height: 720 });
  const above = async () => {
    const copy = await page.getByRole('button', { name: 'Copy the ballad' }).boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    return (dock?.y ?? 0) - (copy?.y ?? 0) - (copy?.height ?? 999);
  };
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const end = page.getByRole('dialog');
  await end.getByText(/^Duration: (less than a minute|\d+ minutes?)$/).waitFor();
  // Every figure of the ranking says what it counts.
  expect(
    await end
      .locator('.rank')
      .getByText(/\d spaces? filled$/)
      .count(),
  ).toBe(4);
  expect(await end.locator('.rank .pts').count()).toBe(0); // and is not shown a second time without
  await end.getByRole('button', { name: /Check the deal/i }).click();
  await end.getByText(/fair/i).first().waitFor();
  expect(await end.getByText(/not fair|does not fit/i).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('by keyboard alone, motion on, told in the live region', async () => {
  const { page, faults } = await newPerson(browser, { motion: true });
  await page.goto(house.address);
  const start = page.getByRole('button', { name: 'Anthem: play now against bots' });
  await start.waitFor();
  await expect.poll(() => page.locator('#root [inert]').count()).toBe(0); // the first paint takes no focus
  for (let tabs = 0; tabs < 20 && !(await start.evaluate((element) => element === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  expect(await start.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  const player = new Player(page);
  const patience = new Patience(page);
  while (!(await player.over())) {
    if ((await player.fan().count()) > 0) await page.keyboard.press('d');
    else if ((await player.spaces().count()) > 0) {
      // Arrows walk what is playable, Enter plays; a warned space asks first and Escape leaves it.
      const space = player.spaces().first();
      await space.focus({ timeout: 1000 }).catch(() => undefined); // it was gone meanwhile
      await page.keyboard.press('Enter');
    } else if ((await player.keep().count()) > 0) await page.keyboard.press('k');
    else await patience.look();
    await page.waitForTimeout(80);
  }
  expect((await page.getByRole('log').last().textContent())?.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
