/* The sunrise as a ceremony: shown beforehand, told step by step, and over as soon as somebody wants it to be. */
import type { TableId } from '@tafelrunde/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Person } from '../server/tests/people.ts';
import { laidForAll } from './andor-laid.ts';
import { screens } from './andor-screens.ts';
import { openAndor } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { layAndor } from './hero.ts';
import { lentBrowser } from './opened.ts';

/** So long each step is told, in milliseconds (Sunrise.tsx): here the next one comes when the test says so. */
const TELL = 900;

interface Telling {
  next?: () => void;
}

test('a sunrise is shown beforehand, told one step after the other, and skipped by a touch', async () => {
  const [[screen, laid] = []] = laidForAll(screens.filter(({ name }) => name === 'sunrise'));
  if (screen === undefined || laid === undefined) throw new Error('no evening before a sunrise');
  const house = await openAndor(laid.state);
  onTestFinished(() => house.close());
  const browser = await lentBrowser();
  onTestFinished(() => browser.close());
  const { page, context, faults } = await newPerson(browser, { motion: true });
  await context.addInitScript((beat) => {
    const usual = globalThis.setInterval;
    const held = (run: () => void, ms?: number) => {
      if (ms !== beat) return usual(run, ms);
      (globalThis as Telling).next = run;
      return 0;
    };
    Object.assign(globalThis, { setInterval: held });
  }, TELL);
  await page.request.get(`${house.address}/api/me`);
  const address = await layAndor(
    page.request,
    house.address,
    { difficulty: 'normal', figures: 'first', legend: screen.legend },
    Array.from({ length: laid.state.seats }, (_, seat) => (seat === laid.seat ? 'me' : 'bot')),
  );
  await page.goto(address);
  await page.locator('.dock.is-yours').waitFor();

  // where creatures will go, as far as it is known
  await page.getByRole('button', { name: 'Next sunrise' }).click();
  await page.locator('.an-map__note').waitFor();
  const shown = await page.locator('.am-hops:not(.is-past) > *').count();
  expect(shown).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Next sunrise' }).click();

  // the day ends
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const other = await new Person(house.address, cookie).open((address.split('/').at(-1) ?? '') as TableId);
  const ask = await other.until(({ asked }) => asked);
  await other.does({ type: 'act', seat: ask.seat, ask: ask.id, action: laid.did });
  const dawn = page.locator('.an-dawn');
  await dawn.waitFor();
  const told = () => dawn.locator('li:not(.is-next)').count();
  expect(await told()).toBe(1);
  expect(await dawn.locator('li[aria-current="step"]').count()).toBe(1);
  // A page that has just drawn it may not have begun to count.
  await expect.poll(() => page.evaluate(() => (globalThis as Telling).next !== undefined)).toBe(true);
  await page.evaluate(() => (globalThis as Telling).next?.());
  await expect.poll(told).toBe(2);

  await dawn.getByRole('button', { name: 'Skip to morning' }).click();
  const { length: all } = await dawn.locator('li').all();
  await expect.poll(told).toBe(all);
  await dawn.getByRole('button', { name: /^Into day / }).click();
  await dawn.waitFor({ state: 'detached' });
  await other.close();
  expect(faults).toEqual([]);
});
