import type { ElementHandle, Locator, Page } from 'playwright-core';
import { Patience } from './patience.ts';

/** What has gone meanwhile is not waited for; a slow machine is. */
const TRY = { timeout: 10_000 };

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

  look(): Locator {
    return this.page.locator('dialog.sv-peek');
  }

  /** Touches it, or with the keyboard goes there and presses Enter. */
  async #press(one: ElementHandle<HTMLElement>): Promise<boolean> {
    try {
      if (this.keyboard) {
        await one.focus();
        await this.page.keyboard.press('Enter');
      } else await one.click({ timeout: 1500 });
    } catch {
      return false; // it was gone meanwhile
    }
    this.moves += 1;
    return true;
  }

  /** Opens the window, reads the face, closes it again. */
  async lookIn(): Promise<void> {
    const grip = this.look().locator('.sv-peek__hold');
    try {
      const face = this.look().locator('.sv-beam .is-up .sr');
      await grip.focus(TRY);
      if ((await face.count()) === 0) await this.page.keyboard.press('Enter');
      await face.waitFor(TRY);
      this.seen.push((await face.textContent(TRY)) ?? '');
      await this.look().getByRole('button', { name: 'Seen', exact: true }).focus(TRY);
      await this.page.keyboard.press('Enter');
      await this.look().waitFor({ state: 'detached', ...TRY });
    } catch {
      // Closed by itself meanwhile.
    }
    this.moves += 1;
  }

  /** What there is to do now, looked up at one moment: asked one by one, the page would have gone on in between. */
  async #sees(): Promise<{ readonly what: Sight; readonly at: ElementHandle<HTMLElement> | undefined }> {
    const seen = await this.page.evaluateHandle(nextAtTheVillage);
    const what = await seen.evaluate(({ what: found }) => found);
    const at = (await seen.getProperty('at')).asElement() as ElementHandle<HTMLElement> | null;
    return { what, at: at ?? undefined };
  }

  /** One decision, if one is asked. */
  async #move(): Promise<Sight> {
    const { what, at } = await this.#sees();
    if (what === 'look') await this.lookIn();
    else if (what === 'put-away') await this.page.keyboard.press('Escape');
    else if (what === 'touch' && at !== undefined) await this.#press(at);
    return what;
  }

  async playToTheEnd(between?: (moves: number) => Promise<void>): Promise<void> {
    const patience = new Patience(this.page);
    for (let what = await this.#move(); what !== 'over'; what = await this.#move()) {
      if (what === 'wait') await patience.look();
      else await between?.(this.moves);
      await this.page.waitForTimeout(25);
    }
  }
}

type Sight = 'over' | 'put-away' | 'look' | 'touch' | 'wait';

/** Runs in the page. A touch that came too late, when the house was lit no longer, shows its card large: that is put away first. */
function nextAtTheVillage(): { readonly what: Sight; readonly at: HTMLElement | null } {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const named = (name: RegExp) =>
    [...document.querySelectorAll<HTMLElement>('button')].find((button) => name.test(button.innerText.trim()));
  if (named(/^(Show the result|Another match|Rematch|To the result)$/i) !== undefined) return { what: 'over', at: null };
  if (find('dialog.sv-folio[open]') !== undefined) return { what: 'put-away', at: null };
  if (find('dialog.sv-peek') !== undefined) return { what: 'look', at: null };
  const goOn = named(/^Go on$/);
  if (goOn !== undefined) return { what: 'touch', at: goOn };
  if (find('.dock.is-yours') === undefined) return { what: 'wait', at: null };
  const way = (key: string) => find(`.silver-choice [data-way="${key}"]:not([aria-disabled])`);
  const first = ['call', 'turn-over', 'use', 'draw', 'right', 'discard', 'end'].map(way).find((found) => found !== undefined);
  const next = named(/^Into the .* night$/) ?? first ?? find('.silver [data-lit]') ?? way('forgo') ?? way('return');
  return next === undefined ? { what: 'wait', at: null } : { what: 'touch', at: next };
}
