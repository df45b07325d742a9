import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';

/** A house and a browser for all tests of a file, and closed after them. */
export async function opened(environment?: NodeJS.ProcessEnv): Promise<{ readonly house: House; readonly browser: Browser }> {
  const house = await House.open(environment);
  afterAll(() => house.close());
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return { house, browser };
}
