/** Cards dealt to heroes: fates and the like. They lie open; whose task is whose is known to all. */
import { NONE } from '../../pieces.ts';
import { pushList, question } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import { E_ASKED, E_STAGE } from '../../state.ts';
import type { Deck, DeckCard, FlowEffect } from '../format.ts';
import type { DeckState } from '../state.ts';
import { type Book, DONE, NOT_DONE, type Step } from './book.ts';
import { cardsOf } from './decks.ts';
import { numberOf } from './numbers.ts';

export function dealSteps(book: Book, effect: Extract<FlowEffect, { do: 'deal.cards' }>): Step[] {
  const deck = book.indexOf('deck', effect.deck);
  const exchanges = effect.exchanges === undefined ? undefined : numberOf(book, effect.exchanges);
  const steps: Step[] = [
    (t) => {
      for (let seat = 0; seat < t.state.seats; seat += 1) deal(book, t, deck, seat);
      return DONE;
    },
  ];
  if (exchanges !== undefined) steps.push((t, f) => exchange(book, t, f, deck, exchanges(t, NONE)));
  steps.push((t) => {
    // The last one pushed is carried out first: the lowest rank.
    for (let seat = t.state.seats - 1; seat >= 0; seat -= 1) {
      const card = dealtTo(t, seat);
      if (card !== NONE) pushList(t, book.deckLists[deck]?.[card] as number, seat, t.state.field[seat] as number);
    }
    return DONE;
  });
  return steps;
}

const dealtTo = ({ state }: Playing, seat: number): number => state.legend.dealt?.[seat] ?? NONE;

/** The top card, for all to see; an empty deck deals nothing. */
function deal(book: Book, t: Playing, deck: number, seat: number): void {
  const { dealt, decks } = t.state.legend;
  const { pile, seen } = decks[deck] as DeckState;
  const card = pile.pop() ?? NONE;
  seen.pop();
  if (dealt !== undefined) dealt[seat] = card;
  if (card === NONE || !t.tell.on) return;
  const { title, story } = cardsOf(Object.values(book.legend.decks)[deck] as Deck)[card] as DeckCard;
  t.tell.reveal({ kind: 'dealt', seat, deck, card, title, story });
}

/** The lowest rank speaks for the group. The entry holds the exchanges left, and whether he is being asked. */
function exchange(book: Book, t: Playing, f: number, deck: number, most: number): number {
  const { agenda, answer, legend } = t.state;
  const { pile, seen } = legend.decks[deck] as DeckState;
  let left = agenda[f + E_STAGE] === NONE ? most : (agenda[f + E_STAGE] as number);
  if (agenda[f + E_ASKED] === 1) {
    if (answer === NONE) return DONE;
    const back = dealtTo(t, answer);
    deal(book, t, deck, answer);
    if (back !== NONE) {
      pile.unshift(back);
      seen.unshift(1);
    }
    left -= 1;
  }
  const seats = Array.from({ length: t.state.seats }, (_, seat) => seat).filter((seat) => dealtTo(t, seat) !== NONE);
  if (left <= 0 || pile.length === 0 || seats.length === 0) return DONE;
  agenda[f + E_STAGE] = left;
  agenda[f + E_ASKED] = 1;
  question(t, 0, 'hero', seats, true);
  return NOT_DONE;
}
