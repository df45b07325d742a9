import { HAND, HIGHEST } from '../cards.ts';
import { DEATH } from '../state.ts';
import type { Past } from './past.ts';

/** The face of a card whose number nobody needed to know yet. */
export const BLANK = 9;
/** Room for a hand: 9, and one more after a draw. */
const ROOM = HAND + 1;

/**
 * Tables with cards as things: each card has its own mark (seat × 9 + i) for ever, and a face only when it must show one. Chance picks
 * things, not faces, and faces never shown are interchangeable; so a face can wait until something seen asks for it, without changing any
 * odds. Several tables lie side by side in one run of memory.
 */
export class Tables {
  readonly seats: number;
  /** How many cards each hand holds: public, so the same on every table. */
  readonly sizes: number[];
  readonly #hands: Uint8Array;
  readonly #faces: Uint8Array;
  readonly #deaths: Uint8Array;
  /** Per table: copies of each number that are still blank; at index 0 all of them. */
  readonly #blanks: Uint8Array;

  constructor(past: Past, count: number) {
    const { seats, you, dealt } = past;
    this.seats = seats;
    this.sizes = Array.from({ length: seats }, () => HAND);
    this.#hands = new Uint8Array(count * seats * ROOM);
    this.#faces = new Uint8Array(count * seats * HAND).fill(BLANK);
    this.#deaths = new Uint8Array(count * seats).fill(1);
    this.#blanks = new Uint8Array(count * HAND).fill(seats);
    for (let seat = 0; seat < seats; seat += 1) {
      for (let i = 0; i < HAND; i += 1) this.#hands[seat * ROOM + i] = seat * HAND + i;
      this.#faces[seat * HAND] = DEATH;
    }
    this.#blanks[0] = seats * HIGHEST;
    const own = dealt.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));
    for (let i = 1; i < own.length; i += 1) this.show(0, you * HAND + i, own[i] as number); // the first is the Death
    for (let table = 1; table < count; table += 1) this.take(table, this, 0);
  }

  /** The mark of the i-th card of a hand. */
  card(table: number, seat: number, i: number): number {
    return this.#hands[(table * this.seats + seat) * ROOM + i] as number;
  }

  face(table: number, card: number): number {
    return this.#faces[table * this.seats * HAND + card] as number;
  }

  deaths(table: number, seat: number): number {
    return this.#deaths[table * this.seats + seat] as number;
  }

  /** How many cards of a hand show this face (or are blank). */
  showing(table: number, seat: number, face: number): number {
    const hand = (table * this.seats + seat) * ROOM;
    const faces = table * this.seats * HAND;
    const end = hand + (this.sizes[seat] as number);
    let count = 0;
    for (let at = hand; at < end; at += 1) if (this.#faces[faces + (this.#hands[at] as number)] === face) count += 1;
    return count;
  }

  /** The place in a hand of the n-th card that shows this face (or is blank); `not`: of the n-th that does not. */
  nth(table: number, seat: number, face: number, n: number, not = false): number {
    const hand = (table * this.seats + seat) * ROOM;
    const faces = table * this.seats * HAND;
    const end = hand + (this.sizes[seat] as number);
    let left = n;
    for (let at = hand; at < end; at += 1) {
      if ((this.#faces[faces + (this.#hands[at] as number)] === face) === not) continue;
      if (left === 0) return at - hand;
      left -= 1;
    }
    throw new RangeError(`no ${n + 1} cards ${not ? 'but' : 'of'} ${face} at seat ${seat}`);
  }

  blanksOf(table: number, value: number): number {
    return this.#blanks[table * HAND + value] as number;
  }

  blanks(table: number): number {
    return this.#blanks[table * HAND] as number;
  }

  /** A blank card gets its face. */
  show(table: number, card: number, value: number): void {
    this.#faces[table * this.seats * HAND + card] = value;
    this.#countBlanks(table, value, -1);
  }

  /** The opposite of `show`. */
  hide(table: number, card: number, value: number): void {
    this.#faces[table * this.seats * HAND + card] = BLANK;
    this.#countBlanks(table, value, 1);
  }

  /** Takes the i-th card out of a hand; the last one fills its place. Sizes are common to all tables: see `moved`. */
  lift(table: number, seat: number, i: number): number {
    const hand = (table * this.seats + seat) * ROOM;
    const card = this.#hands[hand + i] as number;
    this.#hands[hand + i] = this.#hands[hand + (this.sizes[seat] as number) - 1] as number;
    this.#countDeath(table, seat, card, -1);
    return card;
  }

  /** The opposite of `lift`, once the sizes are as before. */
  putBack(table: number, seat: number, i: number, card: number): void {
    const hand = (table * this.seats + seat) * ROOM;
    this.#hands[hand + (this.sizes[seat] as number) - 1] = this.#hands[hand + i] as number;
    this.#hands[hand + i] = card;
    this.#countDeath(table, seat, card, 1);
  }

  /** Puts a card behind the others of a hand. */
  put(table: number, seat: number, card: number): void {
    this.#hands[(table * this.seats + seat) * ROOM + (this.sizes[seat] as number)] = card;
    this.#countDeath(table, seat, card, 1);
  }

  /** The opposite of `put`. */
  takeAway(table: number, seat: number, card: number): void {
    this.#countDeath(table, seat, card, -1);
  }

  /** Once the same move was made on every table; `by` -1 once it was taken back. */
  moved(owner: number, drawer: number, kept: boolean, by = 1): void {
    this.sizes[owner] = (this.sizes[owner] as number) - by;
    if (kept) this.sizes[drawer] = (this.sizes[drawer] as number) + by;
  }

  /** Makes a table the image of one of `source`. */
  take(table: number, source: Tables, from: number): void {
    copy(source.#hands, this.#hands, from, table, this.seats * ROOM);
    copy(source.#faces, this.#faces, from, table, this.seats * HAND);
    copy(source.#deaths, this.#deaths, from, table, this.seats);
    copy(source.#blanks, this.#blanks, from, table, HAND);
  }

  #countBlanks(table: number, value: number, by: number): void {
    const at = table * HAND;
    this.#blanks[at + value] = (this.#blanks[at + value] as number) + by;
    this.#blanks[at] = (this.#blanks[at] as number) + by;
  }

  #countDeath(table: number, seat: number, card: number, by: number): void {
    if (this.face(table, card) !== DEATH) return;
    const at = table * this.seats + seat;
    this.#deaths[at] = (this.#deaths[at] as number) + by;
  }
}

function copy(source: Uint8Array, target: Uint8Array, from: number, to: number, length: number): void {
  for (let i = 0; i < length; i += 1) target[to * length + i] = source[from * length + i] as number;
}
