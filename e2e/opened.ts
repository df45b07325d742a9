import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';

const kept = globalThis as { tafelrundeBrowser?: Browser };

/**
 * The browser of this file of tests. One is started for all files a worker runs, one after the other (to start a browser costs
 * seconds); closing it closes what was opened in it, people with their cookies and storage. It ends with its worker.
 */
export async function lentBrowser(): Promise<Browser> {
  if (kept.tafelrundeBrowser?.isConnected() !== true) kept.tafelrundeBrowser = await openBrowser();
  const browser = kept.tafelrundeBrowser;
  const close = async () => void (await Promise.all(browser.contexts().map((context) => context.close())));
  return Object.create(browser, { close: { value: close } }) as Browser;
}

/** A house and a browser for all tests of a file, and closed after them. */
export async function opened(environment?: NodeJS.ProcessEnv): Promise<{ readonly house: House; readonly browser: Browser }> {
  const house = await House.open(environment);
  afterAll(() => house.close());
  const browser = await lentBrowser();
  afterAll(() => browser.close());
  return { house, browser };
}
