import type { Page } from 'playwright-core';
import { Patience } from './patience.ts';

/** Runs in the page: what lies on the table and what is said of it, if that is something else than before. */
const shownAfter = (before: string): string => {
  const now = ['.game__table', '.dock'].map((part) => document.querySelector(part)?.textContent ?? '').join('\n');
  return now === before ? '' : now;
};

/** Anthem as a newcomer plays it, in English: draw, then the first lit space, else keep. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async over(): Promise<boolean> {
    return (
      (await this.page.getByText(/^(Show the result|Another match|Rematch)$/i).count()) > 0 ||
      (await this.page.getByRole('dialog', { name: /result|wins|ballad|end/i }).count()) > 0
    );
  }

  /** What can be touched now. */
  fan() {
    return this.page.getByRole('button', { name: /^Draw a card from .* hand/ });
  }
  spaces() {
    return this.page.getByRole('button', { name: /^Space \d: place (?!.*Warning)/ });
  }
  keep() {
    return this.page.getByRole('button', { name: /^Keep/ }).last(); // the dock's: on a phone the stage has none
  }

  /** One decision, if one is asked; made when the table shows it. */
  async move(): Promise<boolean> {
    for (const choice of [this.fan(), this.spaces(), this.keep()]) {
      const first = choice.first();
      if ((await first.count()) === 0 || !(await first.isEnabled({ timeout: 1000 }).catch(() => false))) continue;
      try {
        const before = await this.page.evaluate(shownAfter, '');
        await first.click({ timeout: 3000 });
        return await this.#showsOtherThan(before);
      } catch {
        return false; // it was gone meanwhile
      }
    }
    return false;
  }

  /** False where nobody heard of what was touched. Asked from here: a page lets nobody compile anything in it (CSP). */
  async #showsOtherThan(before: string): Promise<boolean> {
    for (const begun = Date.now(); Date.now() - begun < 5000; ) {
      if ((await this.page.evaluate(shownAfter, before)) !== '') return true;
      await this.page.waitForTimeout(60);
    }
    return false;
  }

  /** Plays on until the match is over; `between` is told how many decisions were made. */
  async playToTheEnd(between?: (decisions: number) => Promise<void>): Promise<void> {
    let decisions = 0;
    const patience = new Patience(this.page);
    while (!(await this.over())) {
      if (await this.move()) {
        decisions += 1;
        await between?.(decisions);
      } else await patience.look();
      await this.page.waitForTimeout(60);
    }
  }

  /** So many decisions, and it is the reader's turn again. */
  async decide(times: number): Promise<void> {
    for (let made = 0; made < times; ) {
      if (await this.move()) made += 1;
      await this.page.waitForTimeout(60);
    }
    await this.page.locator('.dock.is-yours').waitFor();
  }
}
