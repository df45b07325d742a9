import type { APIRequestContext, Page } from 'playwright-core';
import type { Counsel } from './counsel.ts';
import { seenIn, sheetOf, type Sight, type Spot, wayTo } from './hero-sees.ts';
import { Patience } from './patience.ts';

export type AndorSeat = 'me' | 'open' | 'bot';

/** A table for Andor. One with nobody missing begins at once. */
export async function layAndor(
  request: APIRequestContext,
  address: string,
  options: object,
  seats: number | readonly AndorSeat[],
): Promise<string> {
  const kinds = typeof seats === 'number' ? (['me', ...Array.from({ length: seats - 1 }, () => 'bot')] as readonly AndorSeat[]) : seats;
  const data = {
    game: 'andor',
    options,
    seats: kinds.map((kind) => (kind === 'bot' ? { kind, level: 'instant' } : { kind })),
    public: false,
    autoPlay: false,
    start: true,
    contribution: 'a5'.repeat(32),
  };
  const answer = await request.post(`${address}/api/tables`, { data });
  const { table } = (await answer.json()) as { table: string };
  return `${address}/t/${table}`;
}

/** What a hero did so far. */
export interface Deeds {
  readonly walks: number;
  readonly fights: number;
  readonly answers: number;
  readonly rests: number;
}

/** How long something may take that must come. */
const PATIENCE = 90_000;
/** So many looks at a page find out that nothing on it, or in its list of actions, is what is meant. */
const IN_VAIN = 8;
/** After so many touches it is looked whether they change anything. */
const OFTEN = 40;
/** So often it is looked whether anything goes on while others have their turn. */
const GLANCE = 5000;

/**
 * Somebody who leads heroes, in any language: walks towards creatures, fights them, answers what is asked, and rests. Everything is
 * touched where it lies, and only if nothing lies over it.
 */
export class Hero {
  readonly page: Page;
  readonly #deeds = { walks: 0, fights: 0, answers: 0, rests: 0 };
  /** Where the sheet was opened and offered no fight. */
  #peaceful = '';

  /** With touches one after the other. */
  #patience: Patience;

  constructor(page: Page) {
    this.page = page;
    this.#patience = new Patience(page);
  }

  get done(): Deeds {
    return this.#deeds;
  }

  async sitDown(table: string): Promise<void> {
    await this.page.goto(table);
    await this.page.locator('.andor').waitFor({ timeout: PATIENCE });
  }

  /** Waits until something can be decided, or all is over. Others may take their time, as long as something happens. */
  async sees(): Promise<Sight> {
    const patience = new Patience(this.page);
    for (;;) {
      const sight = await this.page.waitForFunction(seenIn, undefined, { polling: 40, timeout: GLANCE }).catch(() => undefined);
      if (sight !== undefined) return (await sight.jsonValue()) as Sight;
      await patience.look();
    }
  }

  /** The fields the hero can reach today without overtime. */
  near() {
    return this.page.locator('.field.is-near');
  }

  async #touch({ x, y }: Spot): Promise<void> {
    await this.page.mouse.click(x, y);
  }

  /** Touches a field, wherever it lies on the sheet, and then the button that is meant; false where there is none. */
  async #choose(field: string, button: string): Promise<boolean> {
    const found = await this.page.waitForFunction(sheetOf, [field, button] as const, { polling: 40, timeout: PATIENCE });
    const spot = (await found.jsonValue()) as Spot | 'none';
    if (spot !== 'none') await this.#touch(spot);
    return spot !== 'none';
  }

  /** Goes to a field. */
  async walk(field: string): Promise<void> {
    if (await this.#choose(field, '.an-spot__acts > .btn--primary')) this.#deeds.walks += 1;
  }

  /** Takes on what stands on the hero's own field. */
  async #attack(field: string): Promise<void> {
    if (await this.#choose(field, '.an-spot__fight .btn--primary')) this.#deeds.fights += 1;
    else this.#peaceful = field;
  }

  /** One decision: what lies over the map, else a fight, else one of so many `walks`, else rest. */
  async move(walks: number): Promise<Sight['what']> {
    const sight = await this.sees();
    if (sight.what === 'touch') {
      await this.#touch(sight.at);
      this.#deeds.answers += 1;
      if (this.#deeds.answers % OFTEN === 0) await this.#patience.look();
    }
    if (sight.what !== 'turn') return sight.what;
    this.#patience = new Patience(this.page);
    const { here, near, foes, rest } = sight;
    if (foes.includes(here) && this.#peaceful !== here) await this.#attack(here);
    else if (this.#deeds.walks < walks && near.length > 0)
      await this.walk(foes.find((field) => field !== here) ?? near[this.#deeds.walks % near.length] ?? here);
    else {
      this.#peaceful = '';
      await this.#touch(rest);
      this.#deeds.rests += 1;
    }
    return sight.what;
  }

  /** Reads and decides until this hero may walk and nothing lies over the map. */
  async toTheMap(): Promise<void> {
    for (;;) {
      const sight = await this.sees();
      if (sight.what === 'turn') return;
      if (sight.what === 'over') throw new Error('the legend ended before the hero came to walk');
      await this.#touch(sight.at);
    }
  }

  /** Plays on until the legend has ended; `between` after every decision. */
  async playToTheEnd(walks: number, between?: () => Promise<void>): Promise<Deeds> {
    while ((await this.move(walks)) !== 'over') await between?.();
    return this.#deeds;
  }

  /**
   * Plays as a bot would advise, to the end: every action is touched where the page offers it. `between` before each answer, when the
   * page asks what the counsel has heard: the two have their news on different ways.
   */
  async playAdvised(counsel: Counsel, between?: (now?: 'now') => Promise<void>): Promise<void> {
    let moved = { position: -1, at: 0 };
    let looks = 0;
    for (;;) {
      const { position } = counsel;
      const advice = counsel.advice();
      if (moved.position !== position || advice === undefined) {
        moved = { position, at: Date.now() };
        looks = 0;
      }
      if (Date.now() - moved.at > PATIENCE) {
        await between?.('now');
        throw new Error(`the page offers no way to “${advice?.words}” (position ${position})`);
      }
      if (advice?.action.type === 'step' && advice.action.farmers === 0 && !advice.farmers) {
        const went = this.#deeds.walks;
        await this.walk(`field-${advice.action.to}`);
        if (this.#deeds.walks > went) {
          await counsel.goneOn(position, 3000);
          continue;
        }
      }
      looks += 1;
      const inVain = looks % IN_VAIN === 0;
      const look = () => this.page.evaluate(wayTo, [advice?.words, inVain] as const);
      let way = await look();
      if (between !== undefined && way !== 'over' && way?.acts === true) {
        await between();
        way = await look();
      }
      if (way === 'over') return;
      if (way !== undefined) await this.#touch(way);
      if (way?.acts === true) this.#deeds.answers += 1;
      await counsel.goneOn(position, way?.acts === true ? 3000 : 40);
    }
  }
}
