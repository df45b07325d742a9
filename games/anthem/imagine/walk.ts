import type { Random } from '@tafelrunde/kernel';
import { DEATH, NONE } from '../state.ts';
import type { Outlook } from './deaths.ts';
import { copyTheLikely, fraction, pickByWeight } from './odds.ts';
import { agrees, type Past, type Step } from './past.ts';
import { BLANK, Tables } from './table.ts';

/** A past that could have been: which card was drawn in each step, and the table it led to. */
export interface Course {
  readonly drawn: readonly number[];
  readonly tables: Tables;
  readonly table: number;
}

/**
 * Walks many tables forward through the past. A hidden card is picked by chance; a card that was seen must be found in the hand it came
 * from, and how likely that was is the table's weight. When few tables carry most of the weight, the likely ones are copied over the
 * unlikely ones; at the end one is picked by weight. With an outlook hidden cards are picked knowing all that was seen of Deaths later, so
 * that only numbers weigh; without one Deaths weigh too.
 */
export class Walk {
  readonly #past: Past;
  readonly #outlook: Outlook | undefined;
  readonly #random: Random;
  readonly #count: number;
  readonly #weights: Float64Array;
  /** By table: how its Deaths lie, as the outlook names it. */
  readonly #spreads: Uint16Array;
  #tables: Tables;
  #spare: Tables | undefined;

  constructor(past: Past, outlook: Outlook | undefined, count: number, random: Random) {
    this.#past = past;
    this.#outlook = outlook;
    this.#random = random;
    this.#count = count;
    this.#weights = new Float64Array(count).fill(1);
    this.#spreads = new Uint16Array(count).fill(outlook?.spreads.first ?? 0);
    this.#tables = new Tables(past, count);
  }

  /** Undefined when no table came through. */
  toTheEnd(): Course | undefined {
    const drawn: Uint8Array[] = [];
    const copied: (Uint32Array | undefined)[] = [];
    for (const [i, step] of this.#past.steps.entries()) {
      drawn.push(this.#go(i, step));
      const sources = copyTheLikely(this.#weights, this.#random);
      copied.push(sources);
      if (sources !== undefined) this.#copy(sources);
    }
    const table = pickByWeight(this.#weights, this.#random);
    return table < 0 ? undefined : { drawn: traceBack(drawn, copied, table), tables: this.#tables, table };
  }

  /** One step on every table; says which cards were drawn. */
  #go(i: number, step: Step): Uint8Array {
    const tables = this.#tables;
    const cards = new Uint8Array(this.#count);
    for (let table = 0; table < this.#count; table += 1) {
      if (this.#weights[table] === 0) continue;
      const place = step.card === NONE ? this.#hidden(i, step, table) : this.#seen(step, table);
      if (place < 0) continue;
      const card = tables.lift(table, step.owner, place);
      const death = tables.face(table, card) === DEATH ? 1 : 0;
      if (this.#outlook !== undefined) {
        if (death) this.#spreads[table] = this.#outlook.spreads.after(this.#spreads[table] as number, step.owner);
      } else if (!agrees(step.clues, tables.deaths(table, step.owner), tables.deaths(table, step.drawer) + death, tables.seats)) {
        this.#weights[table] = 0;
      }
      if (step.kept) tables.put(table, step.drawer, card);
      cards[table] = card;
    }
    tables.moved(step.owner, step.drawer, step.kept);
    return cards;
  }

  /** Any card of the owner, as chance would have it. */
  #hidden(i: number, step: Step, table: number): number {
    if (this.#outlook === undefined) return this.#random.below(step.size);
    const deaths = this.#tables.deaths(table, step.owner);
    if (deaths > 0 && fraction(this.#random) < this.#outlook.deathOdds(i, this.#spreads[table] as number)) {
      return this.#tables.nth(table, step.owner, DEATH, 0);
    }
    return this.#tables.nth(table, step.owner, DEATH, this.#random.below(step.size - deaths), true);
  }

  /** The place of a card like the one seen; -1 where the owner has none. */
  #seen(step: Step, table: number): number {
    const tables = this.#tables;
    const { owner, card, size } = step;
    if (owner === this.#past.you) return tables.nth(table, owner, card, 0); // what lies in the viewer's own hand is no surprise
    const deaths = tables.deaths(table, owner);
    if (card === DEATH) {
      if (this.#outlook === undefined) this.#weigh(table, deaths / size);
      return deaths === 0 ? -1 : tables.nth(table, owner, DEATH, 0);
    }
    const shown = tables.showing(table, owner, card);
    const blank = tables.showing(table, owner, BLANK);
    const odds = shown + (blank === 0 ? 0 : (blank * tables.blanksOf(table, card)) / tables.blanks(table));
    this.#weigh(table, odds / (this.#outlook === undefined ? size : size - deaths));
    if (odds === 0) return -1;
    if (fraction(this.#random) * odds < shown) return tables.nth(table, owner, card, 0);
    const place = tables.nth(table, owner, BLANK, this.#random.below(blank));
    tables.show(table, tables.card(table, owner, place), card);
    return place;
  }

  #weigh(table: number, odds: number): void {
    this.#weights[table] = (this.#weights[table] as number) * odds;
  }

  #copy(sources: Uint32Array): void {
    this.#spare ??= new Tables(this.#past, this.#count);
    const spare = this.#spare;
    for (const [table, source] of sources.entries()) spare.take(table, this.#tables, source);
    for (const [seat, size] of this.#tables.sizes.entries()) spare.sizes[seat] = size;
    this.#spare = this.#tables;
    this.#tables = spare;
    const spreads = this.#spreads.slice();
    for (const [table, source] of sources.entries()) this.#spreads[table] = spreads[source] as number;
  }
}

/** The draws that led to this table, through all copying. */
function traceBack(drawn: readonly Uint8Array[], copied: readonly (Uint32Array | undefined)[], last: number): number[] {
  const cards: number[] = [];
  let table = last;
  for (let i = drawn.length - 1; i >= 0; i -= 1) {
    table = copied[i]?.[table] ?? table;
    cards.push(drawn[i]?.[table] as number);
  }
  return cards.toReversed();
}
