import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The store of tokens is hidden decoration of some thousand strokes: nothing to find, and slow to look through. */
const DECORATION = ['.am-ground', '.and-sprite'];

/** Left out by axe unless it is asked: whoever speaks to a button calls it what stands on it (WCAG 2.5.3). */
const NAMED = 'label-content-name-mismatch';
/** What is kept is not written out: to tell of it costs more than to look. */
const options = { rules: { [NAMED]: { enabled: true } }, resultTypes: ['violations' as const] };

/** What axe says of a page, or of a part of it: one line per rule that is not kept. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  const found = await look(page, part);
  // A page that was busy may still have been finding out: what is there to stay is found a second time.
  return found.length === 0 ? found : (await look(page, part)).filter((each) => found.includes(each));
}

async function look(page: Page, part?: string): Promise<string[]> {
  // What a page finds out by looking at itself (which boxes scroll, say) it has found out two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // A page has no pages of others in it: so axe need not put together what it saw in each, in one more page opened for that.
  const axe = new AxeBuilder({ page, ...(await hasAxe(page)) }).options(options).setLegacyMode();
  if (part !== undefined) axe.include(part);
  for (const hidden of DECORATION) axe.exclude(hidden);
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const meant = id === NAMED ? await beyondTheBoard(page, targets) : targets;
    if (meant.length > 0) found.push(`${id}: ${meant.join(', ')}`);
  }
  return found;
}

/** Half a megabyte of script, which a page that was looked at before keeps; then there is nothing to bring along. */
async function hasAxe(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void axe' } : {};
}

/** The figures on a piece are its picture, not its label: what it is called says more. */
async function beyondTheBoard(page: Page, targets: readonly string[]): Promise<string[]> {
  return await page.evaluate((all) => all.filter((each) => document.querySelector(each)?.closest('.game__table') === null), targets);
}
