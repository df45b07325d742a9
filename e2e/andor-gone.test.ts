/* A partner is gone in the middle of an invitation: what the page of whoever waits says, what it offers, and what is found on coming back. */
import { expect, onTestFinished, test } from 'vitest';
import { andorOptions, openAndor, positionWhere } from './andor-scene.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { layAndor } from './hero.ts';
import { lentBrowser } from './opened.ts';

/** After so long the others may ask for a bot, in milliseconds. */
const A_MINUTE = 61_000;

test('a partner gone while invited: the fight says so and leads to the bot, which answers; back again, they are asked as before', async () => {
  const house = await openAndor(
    positionWhere(2, ({ asked }) => asked === 'invitation', 1),
    [{ type: 'join' }],
  );
  onTestFinished(() => house.close());
  const browser = await lentBrowser();
  onTestFinished(() => browser.close());
  const ruth = await newPerson(browser, { size: 'phone' });
  const jonas = await newPerson(browser, { language: 'de' });
  for (const [{ page }, name] of [
    [ruth, 'Ruth'],
    [jonas, 'Jonas'],
  ] as const) {
    await page.request.get(`${house.address}/api/me`);
    await page.request.post(`${house.address}/api/me`, { data: { name } });
  }
  const address = await layAndor(ruth.page.request, house.address, andorOptions, ['me', 'open']);
  await ruth.page.goto(address);
  await jonas.page.goto(address);
  await jonas.page.getByRole('button', { name: /Platz 2/ }).click();

  // he is asked, closes the page, and is asked again when he opens it
  const fight = 'dialog.an-fight[open]';
  const come = jonas.page.locator(fight).getByRole('button', { name: 'Mitkämpfen', exact: true });
  await come.waitFor();
  const gone = ruth.page.locator(fight).getByText('Jonas is not here just now.');
  await ruth.page.locator(fight).waitFor();
  await jonas.page.goto(`${house.address}/api/me`);
  await gone.waitFor();
  await jonas.page.goto(address);
  await come.waitFor();
  await gone.waitFor({ state: 'detached' });

  // gone for longer: her page leads her from the fight to the bot
  await jonas.page.goto(`${house.address}/api/me`);
  await gone.waitFor();
  expect(await findings(ruth.page, fight)).toEqual([]);
  house.passes(A_MINUTE);
  await ruth.page.reload(); // a page that stays open finds out by its own clock
  await gone.waitFor();
  await ruth.page.locator(fight).getByRole('button', { name: 'To the table' }).click();
  await ruth.page.locator('.dock').getByRole('button', { name: 'Let a bot play for Jonas' }).click();
  await ruth.page.locator(fight).getByText('Round 1').waitFor(); // all have come

  // back again he leads his hero himself: what the bot promised holds
  await jonas.page.goto(address);
  const rolls = (page: typeof ruth.page) => page.locator(fight).locator('.btn--primary');
  await jonas.page.locator(fight).waitFor();
  await expect
    .poll(async () => {
      if ((await rolls(ruth.page).count()) > 0) await rolls(ruth.page).first().click();
      return await jonas.page.locator('.dock.is-yours').count();
    })
    .toBe(1);
  expect([ruth.faults, jonas.faults]).toEqual([[], []]);
});
