import { NONE } from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import type { QuestionOf } from '../state.ts';
import { EVENT, LIST, NARRATOR, push, QUESTION, SUNRISE } from './agenda.ts';

/*
 * What effects start and the agenda carries out.
 */

/** An effect list of the legend, carried out before everything that is on the agenda already. */
export function pushList(t: Playing, list: number, hero: number, field: number): void {
  push(t.state, LIST, list, 0, hero, field, NONE, 0);
}

/** An event card that was turned over: shields are asked, then it is carried out, then laid where it belongs. */
export function pushEvent(t: Playing, deck: number, card: number, seat: number, field: number): void {
  push(t.state, EVENT, deck, card, seat, field, 0);
}

/** The eight steps of the sunrise (AND-16.1). Does not itself begin a day. */
export function sunrise(t: Playing): void {
  push(t.state, SUNRISE, 0, 0);
}

/** The narrator moves so many letters. */
export function narratorSteps(t: Playing, steps: number): void {
  push(t.state, NARRATOR, steps);
}

/** Asks one hero; the answer is in `state.answer` when the agenda comes back: the value chosen, or NONE. */
export function question(t: Playing, seat: number, of: QuestionOf, choices: readonly number[], optional: boolean): void {
  const { question: asked } = t.state;
  asked.seat = seat;
  asked.of = of;
  asked.choices = [...choices];
  asked.optional = Number(optional || choices.length === 0);
  push(t.state, QUESTION);
}

export { win, lose } from './ending.ts';
export { pool } from './pools.ts';
