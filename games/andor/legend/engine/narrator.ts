/** The narrator on the letter track (AND-18): cards of the letters he reaches, and the end at N. */
import { NONE } from '../../pieces.ts';
import { lose, narratorSteps, win } from '../../rules/flow.ts';
import type { Table } from '../../seam.ts';
import { letters } from '../words.ts';
import type { Book } from './book.ts';
import { readCard } from './cards.ts';
import { CARD_WAITS } from './conditions.ts';
import { endAtLetter } from './modifiers.ts';
import { completeAtEnd, failAt } from './tasks.ts';
import { whenNarratorReaches } from './triggers.ts';

export const N = letters.length - 1;

/** One letter at a time: what a letter brings is carried out before he goes on. */
export function narrate(book: Book, t: Table, steps: number): void {
  const { legend } = t.state;
  if (steps === 0) return;
  const from = legend.narrator;
  if (steps < 0) {
    legend.narrator = Math.max(0, from + steps);
    if (t.tell.on) t.tell.all({ kind: 'narrator', from, to: legend.narrator });
    return;
  }
  if (steps > 1) narratorSteps(t, steps - 1);
  if (from < N) goStraightTo(book, t, from + 1);
}

/** Only onwards: where he has passed the letter already he stays. */
export function goStraightTo(book: Book, t: Table, letter: number): void {
  const { legend } = t.state;
  const from = legend.narrator;
  if (letter <= from) return;
  legend.narrator = letter;
  if (t.tell.on) t.tell.all({ kind: 'narrator', from, to: letter });
  if (letter <= legend.furthest) return; // AND-18.4
  legend.furthest = letter;
  endAtLetter(book, t.state, letter);
  if (letter === N) {
    end(book, t);
    return;
  }
  failAt(book, t, letter);
  if (t.state.over !== 0) return;
  // On the agenda the last one pushed comes first: cards of the letter, then cards laid there, then what else it sets off.
  whenNarratorReaches(book, t, letter);
  if ((legend.stars & (1 << letter)) === 0) return;
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
function end(book: Book, t: Table): void {
  failAt(book, t, N);
  if (t.state.over !== 0) return;
  completeAtEnd(book, t);
  if (book.wins(t.state, NONE, NONE)) win(t, 'goal');
  else lose(t, 'narrator');
}
