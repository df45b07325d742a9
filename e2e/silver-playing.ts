import type { Locator, Page } from 'playwright-core';

/** A match may take so long on a busy machine; a quiet one needs a tenth. */
const PATIENCE = 200_000;

/** Silver Amulet as a newcomer plays it, in English: looks where it is lit, draws, uses what can be used, calls as soon as allowed. */
export class Villager {
  readonly page: Page;
  readonly keyboard: boolean;
  /** Faces seen in looks, as they were read. */
  readonly seen: string[] = [];
  moves = 0;

  constructor(page: Page, keyboard = false) {
    this.page = page;
    this.keyboard = keyboard;
  }

  async over(): Promise<boolean> {
    return (await this.page.getByText(/^(Show the result|Another match|Rematch|To the result)$/i).count()) > 0;
  }

  lit(): Locator {
    return this.page.locator('.silver [data-lit]:visible');
  }
  way(key: string): Locator {
    return this.page.locator(`.silver-choice [data-way="${key}"]:not([aria-disabled])`);
  }
  look(): Locator {
    return this.page.locator('dialog.sv-peek');
  }

  async press(what: Locator): Promise<boolean> {
    const one = what.first();
    if ((await one.count()) === 0) return false;
    try {
      if (this.keyboard) {
        await one.focus({ timeout: 1500 });
        await this.page.keyboard.press('Enter');
      } else await one.click({ timeout: 1500 });
    } catch {
      return false;
    }
    this.moves += 1;
    return true;
  }

  /** Opens the window, reads the face, closes it again. */
  async lookIn(): Promise<void> {
    const grip = this.look().locator('.sv-peek__hold');
    try {
      await grip.focus({ timeout: 1500 });
      await this.page.keyboard.press('Enter');
      const face = this.look().locator('.sv-beam .is-up .sr');
      await face.waitFor({ timeout: 1500 });
      this.seen.push((await face.textContent()) ?? '');
      await this.look().getByRole('button', { name: 'Seen', exact: true }).focus({ timeout: 1500 });
      await this.page.keyboard.press('Enter');
      await this.look().waitFor({ state: 'detached', timeout: 3000 });
    } catch {
      // Closed by itself meanwhile.
    }
    this.moves += 1;
  }

  /** One decision, if one is asked. */
  async move(): Promise<boolean> {
    if ((await this.look().count()) > 0) {
      await this.lookIn();
      return true;
    }
    if (await this.press(this.page.getByRole('button', { name: 'Go on', exact: true }))) return true;
    if ((await this.page.locator('.dock.is-yours').count()) === 0) return false;
    const deal = this.page.getByRole('button', { name: /^Into the .* night$/ });
    for (const choice of [
      deal,
      this.way('call'),
      this.way('turn-over'),
      this.way('use'),
      this.way('draw'),
      this.way('right'),
      this.way('discard'),
      this.way('end'),
      this.lit(),
      this.way('forgo'),
      this.way('return'),
    ])
      if (await this.press(choice)) return true;
    return false;
  }

  async playToTheEnd(between?: (moves: number) => Promise<void>): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!(await this.over())) {
      if (Date.now() > end)
        throw new Error(`the match goes on for too long; the page says: ${await this.page.locator('.dock').innerText()}`);
      if (await this.move()) await between?.(this.moves);
      await this.page.waitForTimeout(25);
    }
  }
}
