import type { Seat } from '@tafelrunde/kernel';
import { CARDS, copiesOf, NUMBERS } from '../cards.ts';
import { FACE, NONE, seenBit, UP } from '../state.ts';
import type { Scene } from './scene.ts';

/**
 * What a seat can say about a card it does not know. Chance alone lays the cards, so every unknown one, wherever it lies, is any of
 * those not yet accounted for, all alike: the belief about each is the same and exact.
 */
export class Belief {
  /** How many cards of each number the seat cannot place. */
  readonly unseen: number[] = Array.from({ length: NUMBERS }, () => 0);
  total = 0;
  mean = 0;
  variance = 0;

  form(scene: Scene, seat: Seat): void {
    const { unseen } = this;
    for (let number = 0; number < NUMBERS; number += 1) unseen[number] = copiesOf[number] as number;
    const known = UP | seenBit(seat);
    let placed = 0;
    for (let village = 0; village < scene.seats; village += 1) placed += take(unseen, scene.villages[village] as number[], known);
    placed += take(unseen, scene.pile, known);
    placed += takeAll(unseen, scene.discard) + takeAll(unseen, scene.open);
    if (scene.held !== NONE && (scene.held & known) !== 0) {
      unseen[scene.held & FACE] = (unseen[scene.held & FACE] as number) - 1;
      placed += 1;
    }
    this.total = CARDS - placed;
    let sum = 0;
    let squares = 0;
    for (let number = 1; number < NUMBERS; number += 1) {
      const weight = (unseen[number] as number) * number;
      sum += weight;
      squares += weight * number;
    }
    const total = Math.max(1, this.total);
    this.mean = sum / total;
    this.variance = Math.max(0, squares / total - this.mean * this.mean);
  }
}

/** Takes those of the packed cards out that have one of these marks, and says how many. */
function take(unseen: number[], cards: readonly number[], known: number): number {
  let placed = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] as number;
    if ((card & known) === 0) continue;
    unseen[card & FACE] = (unseen[card & FACE] as number) - 1;
    placed += 1;
  }
  return placed;
}

/** The same with faces that everybody sees. */
function takeAll(unseen: number[], faces: readonly number[]): number {
  for (let at = 0; at < faces.length; at += 1) unseen[faces[at] as number] = (unseen[faces[at] as number] as number) - 1;
  return faces.length;
}
