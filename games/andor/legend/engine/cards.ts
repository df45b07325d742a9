/** Reading legend cards. */
import { NONE } from '../../pieces.ts';
import { LIST } from '../../rules/agenda.ts';
import { pushList } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import { E_AT, E_CODE, E_WHAT, ENTRY } from '../../state.ts';
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

/** Whether a card that is on its way has still to be read: it lies on the agenda at its first step, while another one is carried out. */
export function isNext(book: Book, agenda: readonly number[], card: number): boolean {
  for (let f = 0; f < agenda.length; f += ENTRY) {
    if (agenda[f + E_CODE] === LIST && agenda[f + E_WHAT] === book.cardLists[card] && agenda[f + E_AT] === 0) return true;
  }
  return false;
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
