import type { Page } from 'playwright-core';

/** So long nothing may change on a page before its player gives up, in milliseconds. How long a whole match takes is nobody's business. */
const STILL = 90_000;

/** Notices when a match stands still, however slow the machine is. */
export class Patience {
  readonly #page: Page;
  #seen = '';
  #since = Date.now();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Throws, with a picture, where nothing has changed for too long. */
  async look(): Promise<void> {
    const now = await this.#page.locator('body').innerText();
    if (now !== this.#seen) {
      this.#seen = now;
      this.#since = Date.now();
    }
    if (Date.now() - this.#since < STILL) return;
    const picture = `e2e/shots/stuck-${Date.now()}.png`;
    await this.#page.screenshot({ path: picture });
    throw new Error(`the match stands still, see ${picture}; the page says: ${await this.#page.locator('.dock').innerText()}`);
  }
}
