import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

test('two strangers are asked for a name once, a full table waits for its owner, and a seat given up can be taken back', async () => {
  const ruth = await newPerson(browser, { stranger: true });
  const jonas = await newPerson(browser, { stranger: true, size: 'phone' });
  await ruth.page.goto(house.address);
  await ruth.page.getByRole('button', { name: 'Anthem: new table' }).click();
  const dialog = ruth.page.getByRole('dialog', { name: 'New table' });
  for (let seats = 4; seats > 2; seats -= 1) await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  const asks = (page: typeof ruth.page) => page.getByRole('dialog', { name: 'What shall we call you?' });
  const field = asks(ruth.page).getByRole('textbox');
  await expect.poll(() => field.inputValue()).not.toBe('');
  await field.fill('Ruth');
  await asks(ruth.page).getByRole('button', { name: 'That is me' }).click();
  await ruth.page.waitForURL('**/t/*');
  await ruth.page.getByText('Ruth', { exact: true }).first().waitFor();

  await jonas.page.goto(ruth.page.url());
  await jonas.page.getByRole('button', { name: /take seat/i }).click();
  await asks(jonas.page).getByRole('button', { name: 'Skip' }).click();
  await jonas.page.getByText('Ruth begins when everybody is here.').waitFor();
  // All seats are taken, and nobody has begun.
  await ruth.page.getByRole('heading', { name: 'Everybody is here.' }).waitFor();
  expect(await ruth.page.getByRole('region', { name: 'Your row' }).count()).toBe(0);
  await ruth.page.getByRole('button', { name: 'Begin now' }).click();
  for (const { page } of [ruth, jonas]) {
    await page.getByRole('dialog', { name: 'What Anthem is about' }).getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('region', { name: 'Your row' }).waitFor();
  }

  await jonas.page.getByRole('button', { name: 'Options' }).click();
  await jonas.page.getByRole('button', { name: /^Give up my seat/ }).click();
  await jonas.page.getByRole('dialog').getByRole('button', { name: 'Give it up', exact: true }).click();
  const takeBack = jonas.page.getByRole('button', { name: 'Take your seat back' });
  await takeBack.waitFor();
  await expect.poll(() => jonas.page.getByRole('region', { name: 'Your row' }).count()).toBe(0);
  // The others see who looks on. Opening the table again takes nothing back by itself.
  await ruth.page.getByRole('button', { name: /is watching\.$/ }).waitFor();
  await jonas.page.reload();
  await takeBack.click();
  await jonas.page.getByRole('region', { name: 'Your row' }).waitFor();
  expect([...ruth.faults, ...jonas.faults]).toEqual([]);
});

test('the first match of a game says what it is about, once, and again when somebody asks; a badge explains itself', async () => {
  const { page, faults } = await newPerson(browser, { stranger: true, size: 'phone' });
  await page.goto(house.address);
  await page.getByText('trick-taking').waitFor();
  await page.getByRole('button', { name: 'Anansi: play now against bots' }).click();
  const goal = page.getByRole('dialog', { name: 'What Anansi is about' });
  await expect.poll(() => goal.getByRole('listitem').count()).toBe(3);
  await goal.getByRole('button', { name: 'Got it' }).click();
  await page.locator('.ana-worth').last().click();
  await page
    .getByText(/1 point for each listener|counts nothing/)
    .last()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Options' }).click();
  expect(await goal.count()).toBe(0);
  await page.getByRole('button', { name: /^What is it about/ }).click();
  await goal.getByRole('button', { name: 'Got it' }).click();
  // Somebody who has never finished a match meets easy bots.
  await expect.poll(() => page.locator('.seats').textContent()).toContain('bot, easy');
  expect(faults).toEqual([]);
});

test('what the server refuses is said on top of the dialog, in the words of the game, and can be dismissed there', async () => {
  const { page } = await newPerson(browser, { size: 'phone' });
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({ failure: { code: 'more-sets-needed', params: { seats: 5, most: 4 } } }),
        })
      : route.fallback(),
  );
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: choose bots … or play without a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Against bots' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const alert = dialog.getByRole('alert');
  await alert.getByText('One box has cards for 4.').waitFor();
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
});
