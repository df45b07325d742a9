import type { Seat } from '@tafelrunde/kernel';
import { copiesOf, deck, NUMBERS } from '../cards.ts';
import { FACE, NONE, seenBit, UP } from '../state.ts';
import type { Sight } from './sight.ts';

/**
 * What a seat can say about a card it does not know. Chance alone lays the cards, so every unknown one, wherever it lies, is any of
 * those not yet accounted for, all alike: the belief about each is the same and exact.
 */
export class Belief {
  readonly #unseen: number[] = Array.from({ length: NUMBERS }, () => 0);
  #sight: Sight = undefined as never;
  #seat: Seat = 0;
  #counted = true;
  #weighed = true;
  #total = 0;
  #mean = 0;
  #variance = 0;

  /** Nothing is worked out before it is asked for: many decisions need little of it. */
  form(sight: Sight, seat: Seat): void {
    this.#sight = sight;
    this.#seat = seat;
    this.#counted = false;
    this.#weighed = false;
  }

  /** How many cards of each number the seat cannot place. */
  get unseen(): readonly number[] {
    if (!this.#counted) this.#count();
    return this.#unseen;
  }
  /** How many cards that is. */
  get total(): number {
    if (!this.#weighed) this.#weigh();
    return this.#total;
  }
  get mean(): number {
    if (!this.#weighed) this.#weigh();
    return this.#mean;
  }
  get variance(): number {
    if (!this.#weighed) this.#weigh();
    return this.#variance;
  }

  #weigh(): void {
    const sight = this.#sight;
    const known = UP | seenBit(this.#seat);
    let left = WHOLE_DECK;
    for (let village = 0; village < sight.seats; village += 1) left -= massOf(sight.villages[village] as number[], known);
    left -= massOf(sight.pile, known) + massOfAll(sight.discard) + massOfAll(sight.open);
    if (sight.held !== NONE && (sight.held & known) !== 0) left -= MASS[sight.held & FACE] as number;
    this.#conclude(left);
  }

  #count(): void {
    const unseen = this.#unseen;
    const sight = this.#sight;
    for (let number = 0; number < NUMBERS; number += 1) unseen[number] = copiesOf[number] as number;
    const known = UP | seenBit(this.#seat);
    for (let village = 0; village < sight.seats; village += 1) take(unseen, sight.villages[village] as number[], known);
    take(unseen, sight.pile, known);
    takeAll(unseen, sight.discard);
    takeAll(unseen, sight.open);
    if (sight.held !== NONE && (sight.held & known) !== 0) unseen[sight.held & FACE] = (unseen[sight.held & FACE] as number) - 1;
    this.#counted = true;
    if (this.#weighed) return;
    let left = 0;
    for (let number = 0; number < NUMBERS; number += 1) left += (unseen[number] as number) * (MASS[number] as number);
    this.#conclude(left);
  }

  #conclude(left: number): void {
    this.#weighed = true;
    this.#total = left & COUNT;
    const total = Math.max(1, this.#total);
    this.#mean = ((left >> SUM_SHIFT) & SUM) / total;
    this.#variance = Math.max(0, (left >> SQUARES_SHIFT) / total - this.#mean * this.#mean);
  }
}

/*
 * How many cards, their sum and the sum of their squares in one small number, so that a handful of cards is weighed by adding up. The
 * whole deck's are 52, 338 and 2938.
 */
const COUNT = 63;
const SUM_SHIFT = 6;
const SUM = 1023;
const SQUARES_SHIFT = 16;
const MASS: readonly number[] = Array.from(
  { length: NUMBERS },
  (_, number) => 1 | (number << SUM_SHIFT) | ((number * number) << SQUARES_SHIFT),
);
const WHOLE_DECK = deck.reduce((mass, number) => mass + (MASS[number] as number), 0);

/** Of those of the packed cards that have one of these marks. */
function massOf(cards: readonly number[], known: number): number {
  let mass = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] as number;
    if ((card & known) !== 0) mass += MASS[card & FACE] as number;
  }
  return mass;
}

/** The same with faces that everybody sees. */
function massOfAll(faces: readonly number[]): number {
  let mass = 0;
  for (let at = 0; at < faces.length; at += 1) mass += MASS[faces[at] as number] as number;
  return mass;
}

/** Takes those of the packed cards out that have one of these marks. */
function take(unseen: number[], cards: readonly number[], known: number): void {
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] as number;
    if ((card & known) !== 0) unseen[card & FACE] = (unseen[card & FACE] as number) - 1;
  }
}

/** The same with faces that everybody sees. */
function takeAll(unseen: number[], faces: readonly number[]): void {
  for (let at = 0; at < faces.length; at += 1) unseen[faces[at] as number] = (unseen[faces[at] as number] as number) - 1;
}
