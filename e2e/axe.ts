import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The store of tokens is hidden decoration of some thousand strokes: nothing to find, and slow to look through. */
const DECORATION = ['.am-ground', '.and-sprite'];

/** Left out by axe unless it is asked: whoever speaks to a button calls it what stands on it (WCAG 2.5.3). */
const NAMED = 'label-content-name-mismatch';
const rules = { [NAMED]: { enabled: true } };

/** What axe says of a page, or of a part of it: one line per rule that is not kept. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // What a page finds out by looking at itself (which boxes scroll, say) it has found out two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const axe = new AxeBuilder({ page }).options({ rules });
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

/** The figures on a piece are its picture, not its label: what it is called says more. */
async function beyondTheBoard(page: Page, targets: readonly string[]): Promise<string[]> {
  return await page.evaluate((all) => all.filter((each) => document.querySelector(each)?.closest('.game__table') === null), targets);
}
