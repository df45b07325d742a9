import type { JSHandle, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openDealtAndor } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { Counsel } from './counsel.ts';
import { lentBrowser } from './opened.ts';

/** More stops than any page has. */
const STOPS = 200;
/** The card that ends the first part where it was won. */
const LAST = 'Behind the gates';

/**
 * Runs in the page. Where the keyboard has to go next to do what these words say: to a button that says them, else to what has to be
 * read or put away first, else to the list of everything. Null: not yet, or the last card lies there.
 */
function goalOf([words, last]: readonly [string | undefined, string]): Element | null {
  if (document.querySelector('.dock') === null || document.querySelector('[aria-busy="true"]') !== null) return null;
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  if (top instanceof Element && top.matches('.an-story-card') && top.textContent.includes(last)) return null;
  const buttons = [...top.querySelectorAll('button:not([aria-disabled])')].filter((button) => button.checkVisibility());
  const read =
    'dialog.an-story-card .btn--primary, .an-after-fight ~ .btn--primary, .an-event__acts .btn--primary:only-child, .an-order .btn--primary';
  const away = 'dialog .an-scene__head button, .an-choice__foot .btn--quiet, dialog.an-actions .icon-btn, .an-spot__close';
  const list =
    words === undefined || document.querySelector('.dock.is-yours') === null
      ? undefined
      : buttons.find((button) => button.matches('.an-all'));
  return (
    buttons.find(({ textContent }) => textContent.trim() === words) ??
    buttons.find((button) => button.matches(read)) ??
    (words === undefined ? undefined : buttons.find((button) => button.matches(away))) ??
    list ??
    null
  );
}

/** By Tab alone, until the focus is there; false where it has gone meanwhile, or lies behind a scene that has opened. */
async function tabTo(page: Page, goal: JSHandle<Element>): Promise<boolean> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const at = await goal.evaluate((element) => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1);
      const isStop = (element as HTMLElement | SVGElement).tabIndex >= 0; // of the fields only one is, and not always the same
      const isReached = element.isConnected && element.checkVisibility() && isStop && (top === undefined || top.contains(element));
      return isReached ? element === document.activeElement : undefined;
    });
    if (at === undefined) return false;
    if (at) return true;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${await goal.evaluate((element) => element.outerHTML.slice(0, 200))}`);
}

/** Whatever was pressed and is gone, the focus stays at the table: nobody begins anew at the top of the page. */
async function isKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Something that is there now, or nothing. */
async function seen(page: Page, selector: string): Promise<JSHandle<Element> | undefined> {
  return (await page.$(selector)) ?? undefined;
}

test('Legend 1, part 1, by keyboard alone: from the lobby to its end', async () => {
  const house = await openDealtAndor(2);
  onTestFinished(() => house.close());
  const browser = await lentBrowser();
  onTestFinished(() => browser.close());
  const { page, context, faults } = await newPerson(browser);
  await page.goto(house.address);
  const learn = page.getByRole('button', { name: 'Andor: learn it by playing' });
  await expect.poll(async () => await tabTo(page, (await learn.elementHandle()) as JSHandle<Element>)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');
  await page.locator('.andor').waitFor();
  const counsel = await Counsel.of(context, house.address, page.url().split('/').at(-1) ?? '', 'en');
  const won = page.locator('dialog.an-story-card', { hasText: LAST });
  const ended = won.or(page.locator('.dock.is-over'));
  let walked = 0;
  while ((await ended.count()) === 0) {
    const { position } = counsel;
    const advice = counsel.advice();
    const free = (await page.locator('dialog[open], .an-order, [aria-busy="true"]').count()) === 0;
    const step = advice?.action.type === 'step' && advice.action.farmers === 0 && !advice.farmers && free;
    const map = step ? await seen(page, '.field[tabindex="0"]') : undefined;
    if (map !== undefined && (await tabTo(page, map))) {
      await page.keyboard.type(String(advice?.action.to));
      // Where somebody paused between the digits they lead to another field: then they are typed anew.
      if ((await page.evaluate(() => document.activeElement?.id)) !== `field-${advice?.action.to}`) continue;
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await counsel.goneOn(position, 3000);
      if (counsel.position > position) walked += 1;
      await isKept(page);
      continue;
    }
    const goal = (await page.evaluateHandle(goalOf, [advice?.words, LAST] as const)).asElement() as JSHandle<Element> | null;
    const pressed = goal !== null && (await tabTo(page, goal));
    if (pressed) await page.keyboard.press('Enter');
    await counsel.goneOn(position, goal === null ? 60 : 400);
    if (pressed) await isKept(page);
  }
  expect(await won.count()).toBe(1); // as it is dealt here; it would go on with the second part
  expect(walked).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await counsel.close();
});
