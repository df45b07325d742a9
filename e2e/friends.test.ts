import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { House } from './house.ts';
import { hex32, Person } from '../server/tests/people.ts';
import { Player } from './playing.ts';
import { Wire } from './wire.ts';
import { lentBrowser } from './opened.ts';

let house: House;
let browser: Browser;
let wire: Wire;

beforeAll(async () => {
  house = await House.open();
  wire = await Wire.open(house.port);
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await wire?.close();
  await house?.close();
});

test('two friends and a bot play by link to the end; one reloads, the other loses the network for ten seconds', async () => {
  const ruth = await newPerson(browser);
  const jonas = await newPerson(browser, { size: 'phone' });
  await ruth.page.goto(house.address);
  await ruth.page.getByRole('button', { name: 'Anthem: new table' }).click();
  const dialog = ruth.page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  await dialog.getByRole('combobox', { name: 'Seat 3: person or bot' }).selectOption({ label: 'Bot' });
  // Some matches are long, and none must be.
  await dialog.getByText('Rules at this table').click();
  for (let turns = 100; turns > 10; turns -= 10) await dialog.getByRole('button', { name: 'Turn cap: less' }).click();
  await dialog.getByText('10 turns each', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await ruth.page.waitForURL('**/t/*');
  const code = new URL(ruth.page.url()).pathname;

  // Jonas comes over a wire that can be pulled; the same table, another way in.
  await jonas.page.goto(`http://127.0.0.1:${wire.port}${code}`);
  await jonas.page
    .getByRole('button', { name: /free seat|take/i })
    .first()
    .click();
  await ruth.page.getByRole('heading', { name: 'Everybody is here.' }).waitFor();
  await ruth.page.getByRole('button', { name: 'Begin now' }).click();
  await ruth.page.getByRole('region', { name: 'Your row' }).waitFor();
  await jonas.page.getByRole('region', { name: 'Your row' }).waitFor();

  const [first, second] = [new Player(ruth.page), new Player(jonas.page)];
  let reloaded = false;
  let cut = false;
  await Promise.all([
    first.playToTheEnd(async (decisions) => {
      if (decisions < 5 || reloaded) return;
      reloaded = true;
      await ruth.page.reload();
      await ruth.page.getByRole('region', { name: 'Your row' }).waitFor();
    }),
    second.playToTheEnd(async (decisions) => {
      if (decisions < 6 || cut) return;
      cut = true;
      wire.cut();
      await jonas.page
        .getByText(/connection|reconnect/i)
        .first()
        .waitFor();
      await jonas.page.waitForTimeout(10_000);
      wire.mend();
    }),
  ]);
  expect([reloaded, cut]).toEqual([true, true]);

  const endOf = async (page: typeof ruth.page) => {
    const answer = await page.request.get(`${house.address}/api/tables/${code.split('/').at(-1)}/record`);
    return (await answer.json()) as { hash: string; result: unknown };
  };
  const [hers, his] = [await endOf(ruth.page), await endOf(jonas.page)];
  expect(hers.hash).toBe(his.hash);
  expect(hers.result).toEqual(his.result);
  for (const { page } of [ruth, jonas])
    await page.getByRole('button', { name: 'Show the result' }).or(page.getByRole('dialog')).first().waitFor();
  expect([...ruth.faults, ...jonas.faults].filter((fault) => !/WebSocket|net::|Failed to load/.test(fault))).toEqual([]);
});

test.each(['anthem', 'anansi'])('%s: words written without a line outlive the page, and are said once when it is back', async (game) => {
  const [ruth, jonas] = [await newPerson(browser), await newPerson(browser, { size: 'phone' })];
  const at = `http://127.0.0.1:${wire.port}`;
  const sits = async ({ page, context }: typeof ruth, from: string, name: string) => {
    await page.goto(from);
    await page.request.post(`${from}/api/me`, { data: { name } });
    return new Person(house.address, (await context.cookies()).map((each) => `${each.name}=${each.value}`).join('; '));
  };
  const table = await (await sits(ruth, at, 'Ruth')).lay(['me', 'open', 'bot'], { game });
  const seated = await (await sits(jonas, house.address, 'Jonas')).open(table);
  await seated.does({ type: 'sit', seat: 1, contribution: hex32() });
  await seated.close();
  await ruth.page.goto(`${at}/t/${table}`);
  const writing = (page: typeof ruth.page) => page.getByLabel('Message to the table');
  await writing(ruth.page).waitFor();

  // More than may be said at once, and a thought that is not finished.
  const lines = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${word} without a line`);
  wire.cut();
  for (const line of lines) {
    await writing(ruth.page).fill(line);
    await writing(ruth.page).press('Enter');
  }
  await writing(ruth.page).fill('not finis');
  const unsaid = (page: typeof ruth.page) => page.locator('.unsaid li');
  await expect.poll(() => unsaid(ruth.page).allInnerTexts()).toEqual(lines);
  await expect.poll(() => findings(ruth.page, '.chat')).toEqual([]);

  // Another page of this browser finds them, and both carry them to the table.
  wire.mend();
  const again = await ruth.context.newPage();
  await again.goto(`${at}/t/${table}`);
  await expect.poll(() => writing(again).inputValue()).toBe('not finis');
  await jonas.page.goto(`${house.address}/t/${table}`);
  await jonas.page.getByRole('button', { name: /^Chat/ }).click();
  const heard = async (page: typeof ruth.page) =>
    (await page.locator('.chat__list .say').allInnerTexts()).flatMap((said) => lines.filter((line) => said.includes(line)));
  for (const page of [jonas.page, again, ruth.page]) await expect.poll(() => heard(page)).toEqual(lines);
  for (const page of [again, ruth.page]) await expect.poll(() => unsaid(page).count()).toBe(0);
  await again.reload();
  await expect.poll(() => heard(again)).toEqual(lines);
  expect(await writing(again).inputValue()).toBe('not finis');
  await writing(again).fill('');
  await again.reload();
  await writing(again).waitFor();
  expect(await writing(again).inputValue()).toBe('');
  await expect.poll(() => heard(jonas.page)).toEqual(lines);
  expect([...ruth.faults, ...jonas.faults].filter((fault) => !/WebSocket|net::|Failed to load/.test(fault))).toEqual([]);
});
