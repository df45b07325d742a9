/** The narrator on the letter track (AND-18): cards of the letters he reaches, and the end at N. */
import { NONE } from '../../pieces.ts';
import { lose, narratorSteps, win } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import type { LetterNow } from '../format.ts';
import { letters } from '../words.ts';
import type { Book } from './book.ts';
import { readCard } from './cards.ts';
import { CARD_WAITS } from './conditions.ts';
import { endAtLetter } from './modifiers.ts';
import { completeAtEnd, failAt, letterNow } from './tasks.ts';
import { whenNarratorReaches } from './triggers.ts';

export const N = letters.length - 1;

/** AND-18.7: the letter where it ends: N, or that of the N token. */
const lastOf = (t: Playing): number => t.state.legend.last ?? N;

/** AND-18.7 */
export function putToken(book: Book, t: Playing, letter: LetterNow): void {
  t.state.legend.last = letters.indexOf(letterNow(book, t.state.seats, letter));
  if (t.tell.on) t.tell.all({ kind: 'n-token', from: NONE, to: t.state.legend.last });
}

/** AND-18.7: where the narrator has reached it already, the legend is over. */
export function moveToken(book: Book, t: Playing, steps: number): void {
  const { legend } = t.state;
  const from = lastOf(t);
  const to = Math.max(0, Math.min(N, from + steps));
  if (to === from) return;
  legend.last = to;
  if (t.tell.on) t.tell.all({ kind: 'n-token', from, to });
  if (legend.narrator >= to) end(book, t);
}

/** One letter at a time: what a letter brings is carried out before he goes on. */
export function narrate(book: Book, t: Playing, steps: number): void {
  const { legend } = t.state;
  if (steps === 0) return;
  const from = legend.narrator;
  if (steps < 0) {
    legend.narrator = Math.max(0, from + steps);
    if (t.tell.on) t.tell.all({ kind: 'narrator', from, to: legend.narrator });
    return;
  }
  if (steps > 1) narratorSteps(t, steps - 1);
  if (from < lastOf(t)) goStraightTo(book, t, from + 1);
}

/** Only onwards: where he has passed the letter already he stays. */
export function goStraightTo(book: Book, t: Playing, wanted: number): void {
  const { legend } = t.state;
  const from = legend.narrator;
  const last = lastOf(t);
  const letter = Math.min(wanted, last);
  if (letter <= from) return;
  legend.narrator = letter;
  if (t.tell.on) t.tell.all({ kind: 'narrator', from, to: letter });
  if (letter <= legend.furthest) return; // AND-18.4
  legend.furthest = letter;
  endAtLetter(book, t.state, letter);
  if (letter === last) {
    end(book, t);
    return;
  }
  failAt(book, t, letter);
  if (t.state.over !== 0) return;
  // On the agenda the last one pushed comes first: what is to come before the cards, cards of the letter, cards laid there, the rest.
  whenNarratorReaches(book, t, letter, false);
  if ((legend.stars & (1 << letter)) !== 0) readLetter(book, t, letter);
  whenNarratorReaches(book, t, letter, true);
}

function readLetter(book: Book, t: Playing, letter: number): void {
  const { legend } = t.state;
  legend.stars &= ~(1 << letter);
  for (let card = book.legend.cards.length - 1; card >= 0; card -= 1) {
    if (legend.laid[card] === letter) readCard(book, t, card, NONE, NONE);
  }
  const name = letters[letter];
  for (let card = book.legend.cards.length - 1; card >= 0; card -= 1) {
    if (book.legend.cards[card]?.letter === name && legend.cards[card] === CARD_WAITS) readCard(book, t, card, NONE, NONE);
  }
}

/** AND-18.6: the end card. */
function end(book: Book, t: Playing): void {
  failAt(book, t, N);
  if (t.state.over !== 0) return;
  completeAtEnd(book, t);
  if (book.wins(t.state, NONE, NONE)) win(t, 'goal');
  else lose(t, 'narrator');
}
