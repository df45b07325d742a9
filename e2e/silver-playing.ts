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
      } else await one.click({ timeout: 5000 });
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
      await grip.focus(TRY);
      const [face] = await Promise.all([this.page.evaluate(faceThatComes), this.page.keyboard.press('Enter')]);
      if (face !== '') this.seen.push(face);
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
  async #move(): Promise<void> {
    const { what, at } = await this.#sees();
    if (what === 'look') await this.lookIn();
    else if (what === 'put-away') await this.page.keyboard.press('Escape');
    else if (what === 'touch' && at !== undefined) await this.#press(at);
  }

  /** `before` every decision, when it is clear that one is asked. */
  async playToTheEnd(before?: () => Promise<void>): Promise<void> {
    const patience = new Patience(this.page);
    for (let { what } = await this.#sees(); what !== 'over'; { what } = await this.#sees()) {
      if (what === 'wait') await patience.look();
      else {
        await before?.();
        await this.#move();
      }
      await this.page.waitForTimeout(25);
    }
  }
}

/** Runs in the page. The face, caught as it lights up: a look closes by itself, and whoever reads may be slow. None if it goes unread. */
async function faceThatComes(): Promise<string> {
  return await new Promise((resolve) => {
    const find = (): string | undefined => {
      const look = document.querySelector('dialog.sv-peek');
      return look === null ? '' : (look.querySelector('.sv-beam .is-up .sr')?.textContent ?? undefined);
    };
    const found = find();
    if (found !== undefined) return resolve(found);
    const watcher = new MutationObserver(() => {
      const face = find();
      if (face !== undefined) done(face);
    });
    const done = (face: string) => {
      watcher.disconnect();
      resolve(face);
    };
    watcher.observe(document.body, { childList: true, subtree: true });
    // Pressed in vain: whoever looks tries again.
    return setTimeout(() => done(''), 10_000);
  });
}

type Sight = 'over' | 'put-away' | 'look' | 'touch' | 'wait';

/** Runs in the page. A touch that came too late, when nothing was lit there any longer, shows a card large or a pile: that is put away first. */
function nextAtTheVillage(): { readonly what: Sight; readonly at: HTMLElement | null } {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const named = (name: RegExp) =>
    [...document.querySelectorAll<HTMLElement>('button')].find((button) => name.test(button.innerText.trim()));
  if (named(/^(Show the result|Another match|Rematch|To the result)$/i) !== undefined) return { what: 'over', at: null };
  if (find('dialog.sv-folio[open], dialog.silver-history[open]:not(:has([data-lit]))') !== undefined) return { what: 'put-away', at: null };
  if (find('dialog.sv-peek') !== undefined) return { what: 'look', at: null };
  const goOn = named(/^Go on$/);
  if (goOn !== undefined) return { what: 'touch', at: goOn };
  if (find('.dock.is-yours') === undefined) return { what: 'wait', at: null };
  const way = (key: string) => find(`.silver-choice [data-way="${key}"]:not([aria-disabled])`);
  const first = ['call', 'turn-over', 'use', 'draw', 'right', 'discard', 'end'].map(way).find((found) => found !== undefined);
  const next = named(/^Into the .* night$/) ?? first ?? find('.silver [data-lit]') ?? way('forgo') ?? way('return');
  return next === undefined ? { what: 'wait', at: null } : { what: 'touch', at: next };
}
