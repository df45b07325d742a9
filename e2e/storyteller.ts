import type { Locator, Page } from 'playwright-core';
import { Patience } from './patience.ts';

/** Every way to use a card at the table: with the mouse, with the dock's buttons, by key, by dragging. */
export type Way = 'button' | 'twice' | 'drag' | 'key';

/** What has gone meanwhile is not waited for: the next look finds what there is. */
const TRY = { timeout: 3000 };

/** Anansi as somebody plays it who likes to try everything, in English. */
export class Storyteller {
  readonly page: Page;
  #recruited = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a table against quick bots from the lobby; they answer at once. */
  async sitDown(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole('button', { name: 'Anansi: new table' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'New table' });
    for (const seat of [2, 3, 4]) {
      await dialog.getByRole('combobox', { name: `Seat ${seat}: person or bot` }).selectOption({ label: 'Bot, quick' });
    }
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await this.page.waitForURL('**/t/*');
    const begin = this.page.getByRole('button', { name: 'Begin now' });
    const table = this.page.getByRole('region', { name: 'Trump', exact: true });
    await begin.or(table).first().waitFor();
    if ((await begin.count()) > 0) await begin.click();
    await table.waitFor();
  }

  async over(): Promise<boolean> {
    return (await this.page.getByRole('button', { name: /^(Show the result|Rematch|Another match)$/i }).count()) > 0;
  }

  hand(): Locator {
    return this.page.getByRole('list', { name: /^Your hand/ });
  }
  /** Cards that may go to the trick. */
  playable(): Locator {
    return this.hand().getByRole('button', { name: /listeners?$/ });
  }
  play(): Locator {
    return this.page.getByRole('button', { name: /^Play / });
  }
  recruit(): Locator {
    return this.page.getByRole('button', { name: /^Recruit / });
  }

  /** Cards left in the hand: fewer when the card has been used. */
  async cards(): Promise<number> {
    return await this.hand().getByRole('button').count();
  }

  /** A place on the edge that no other card of the fan covers; the outermost ones lean, and their corners lie outside of them. */
  async #press(card: Locator, twice = false): Promise<void> {
    const options = { position: { x: 26, y: 22 }, ...TRY };
    if (twice) await card.dblclick(options);
    else await card.click(options);
  }

  async #drag(card: Locator, goal: Locator): Promise<void> {
    const from = await card.boundingBox(TRY);
    const to = await goal.boundingBox(TRY);
    if (from === null || to === null) return;
    await this.page.mouse.move(from.x + 26, from.y + 24);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 6 });
    await this.page.mouse.up();
  }

  async #use(card: Locator, type: 'play' | 'recruit', way: Way): Promise<void> {
    if (way === 'key') {
      await card.focus(TRY);
      await this.page.keyboard.press(type === 'play' ? 'Enter' : 'e');
    } else if (way === 'drag') {
      const goal = this.page.getByRole('region', { name: type === 'play' ? 'The trick' : 'Trump', exact: true });
      await this.#drag(card, goal);
    } else if (way === 'twice' && type === 'play') await this.#press(card, true);
    else {
      await this.#press(card);
      await (type === 'play' ? this.play() : this.recruit()).click(TRY);
    }
  }

  /** One decision, if one is asked: goes on to the next round, or uses a card. */
  async move(way: Way, wants: 'play' | 'recruit'): Promise<boolean> {
    return (await this.#goOn(way)) || (await this.useCard(way, wants));
  }

  async #goOn(way: Way): Promise<boolean> {
    const deal = this.page.getByRole('button', { name: /^Begin the \w+ round$/ });
    if ((await deal.count()) > 0) {
      if (way === 'key') await this.page.keyboard.press('d');
      else await deal.click(TRY).catch(() => undefined);
      await deal.waitFor({ state: 'detached', ...TRY }).catch(() => undefined);
      return true;
    }
    // A bot deals: the last round is read first.
    const on = this.page.getByRole('button', { name: 'Go on' });
    if ((await on.count()) > 0) await on.click(TRY).catch(() => undefined);
    return false;
  }

  /** Uses a card, if one is asked for. Recruits when `wants` says so and the table allows it. */
  async useCard(way: Way, wants: 'play' | 'recruit'): Promise<boolean> {
    if ((await this.play().count()) === 0) return false;
    const cards = this.playable();
    const before = await this.cards();
    if (before === 0 || (await cards.count()) === 0) return false;
    const reason =
      (await this.recruit()
        .textContent(TRY)
        .catch(() => '')) ?? '';
    const type = wants === 'recruit' && !/already recruits?|not when you lead/.test(reason) ? 'recruit' : 'play';
    // Undone by the next trick's arrival it is simply tried again.
    await this.#use(cards.nth(before % (await cards.count())), type, way).catch(() => undefined);
    for (let wait = 0; wait < 40 && (await this.cards()) === before; wait += 1) await this.page.waitForTimeout(25);
    const used = (await this.cards()) !== before;
    if (used && type === 'recruit') this.#recruited += 1;
    return used;
  }

  /** Uses some card by its shortcut, in any language; falls back to playing where recruiting is not allowed. */
  async byShortcut(shortcut: 'p' | 'e'): Promise<boolean> {
    if ((await this.page.locator('.ana-act').count()) === 0) return false;
    const cards = this.page.locator('.ana-pick');
    const before = await cards.count();
    await this.page
      .locator('.ana-pick:not(.is-low)')
      .first()
      .focus({ timeout: 1000 })
      .catch(() => undefined);
    for (const key of [shortcut, 'p']) {
      await this.page.keyboard.press(key);
      for (let wait = 0; wait < 12 && (await cards.count()) === before; wait += 1) await this.page.waitForTimeout(25);
      if ((await cards.count()) !== before) return true;
    }
    return false;
  }

  /** Plays on until the match is over, with each of the ways in turn. */
  async playToTheEnd(ways: readonly Way[]): Promise<void> {
    const patience = new Patience(this.page);
    for (let turn = 0; !(await this.over()); ) {
      if (await this.move(ways[turn % ways.length] ?? 'button', turn % 4 === 1 || (this.#recruited === 0 && turn > 4) ? 'recruit' : 'play'))
        turn += 1;
      else await patience.look();
      await this.page.waitForTimeout(30);
    }
  }
}
