import type { Page } from 'playwright-core';

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

  /** One decision, if one is asked. */
  async move(): Promise<boolean> {
    for (const choice of [this.fan(), this.spaces(), this.keep()]) {
      const first = choice.first();
      if ((await first.count()) === 0 || !(await first.isEnabled().catch(() => false))) continue;
      await first.click({ timeout: 2000 }).catch(() => undefined);
      return true;
    }
    return false;
  }

  /** Plays on until the match is over; `between` is told how many decisions were made. */
  async playToTheEnd(between?: (decisions: number) => Promise<void>): Promise<void> {
    let decisions = 0;
    const patience = Date.now() + 90_000;
    while (!(await this.over())) {
      if (Date.now() > patience) await this.giveUp();
      if (await this.move()) {
        decisions += 1;
        await between?.(decisions);
      }
      await this.page.waitForTimeout(60);
    }
  }

  async giveUp(): Promise<never> {
    const picture = `e2e/shots/stuck-${Date.now()}.png`;
    await this.page.screenshot({ path: picture });
    throw new Error(`the match goes on for too long, see ${picture}; the page says: ${await this.page.locator('.dock').innerText()}`);
  }
}
