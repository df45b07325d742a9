/** Reading legend cards. */
import { NONE } from '../../pieces.ts';
import { pushList } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import type { Book, Step } from './book.ts';
import { DONE } from './book.ts';
import { CARD_READ, CARD_WAITS } from './conditions.ts';

/** Puts a card on the agenda, if it is still to be read. */
export function readCard(book: Book, t: Playing, card: number, hero: number, field: number): void {
  const { legend } = t.state;
  if (legend.cards[card] !== CARD_WAITS) return;
  legend.cards[card] = CARD_READ;
  legend.laid[card] = NONE;
  pushList(t, book.cardLists[card] as number, hero, field);
}

/** The first step of every card: it is read aloud. */
export const readAloud =
  (book: Book, card: number): Step =>
  (t) => {
    const words = book.legend.cards[card];
    if (t.tell.on && words !== undefined) {
      const { title, story, task, notes } = words;
      t.tell.all({ kind: 'card', card, title, story, ...(task && { task }), ...(notes && { notes }) });
    }
    return DONE;
  };
