/** Decks: shuffled, drawn from, laid aside. The order is the only thing about a legend that is hidden. */
import { type Random, shuffle } from '@tafelrunde/kernel';
import { golden, silver } from '../../events/index.ts';
import { NONE } from '../../pieces.ts';
import { pushEvent } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import type { Deck, DeckCard } from '../format.ts';
import type { DeckState, DeckView } from '../state.ts';

/** All cards a deck could have: a card is its place here. */
export const cardsOf = (deck: Deck): readonly DeckCard[] => ('cards' in deck ? deck.cards : deck.from === 'silver' ? silver : golden);

/** A fresh deck: shuffled, then what belongs on top is laid there for all to see. */
export function build(deck: Deck, state: DeckState, random: Random): void {
  const cards = cardsOf(deck);
  const without = 'from' in deck ? (deck.without ?? []) : [];
  const top = deck.top ?? [];
  const pile = cards.flatMap((card, i) => (without.includes(card.id) || top.includes(card.id) ? [] : [i]));
  shuffle(pile, random);
  for (const id of top.toReversed()) pile.push(cards.findIndex((card) => card.id === id));
  state.pile.length = 0;
  state.pile.push(...pile);
  state.seen.length = 0;
  state.seen.push(...pile.map((_, i) => Number(i >= pile.length - top.length)));
  state.aside.length = 0;
}

/** Turns the top card over and puts it on the agenda. An empty deck is made anew if its rules or the table's say so (AND-23.4). */
export function draw(t: Playing, decks: readonly Deck[], deck: number, seat: number, field: number): void {
  const state = t.state.legend.decks[deck] as DeckState;
  if (state.pile.length === 0 && renews(t, decks[deck] as Deck)) reshuffle(t, deck);
  const card = state.pile.pop();
  if (card === undefined) return;
  state.seen.pop();
  if (t.tell.on) {
    const { title, story, shield = false } = cardsOf(decks[deck] as Deck)[card] as DeckCard;
    t.tell.reveal({ kind: 'event-card', deck, card, title, story, shield: shield !== false });
  }
  pushEvent(t, deck, card, seat, field);
}

const renews = (t: Playing, deck: Deck): boolean =>
  deck.empty === undefined ? t.options.emptyDeck === 'reshuffle' : deck.empty === 'reshuffle';

/** What was laid aside becomes the deck, with what is left of it. */
export function reshuffle(t: Playing, deck: number): void {
  const state = t.state.legend.decks[deck] as DeckState;
  if (state.aside.length === 0 && state.pile.length < 2) return;
  state.pile.push(...state.aside);
  state.aside.length = 0;
  state.seen.length = 0;
  for (let i = 0; i < state.pile.length; i += 1) state.seen.push(0);
  shuffle(state.pile, t.random);
  if (t.tell.on) t.tell.all({ kind: 'reshuffled', deck });
}

/** A card that was carried out, or turned away, goes where the deck says. What lay on top at the start leaves the game. */
export function discard(deck: Deck, state: DeckState, card: number): void {
  if (deck.top?.includes(cardsOf(deck)[card]?.id ?? '') === true || deck.discard === 'out') return;
  if (deck.discard === 'bottom') {
    state.pile.unshift(card);
    state.seen.unshift(1);
  } else {
    state.aside.push(card);
    state.aside.sort((a, b) => a - b);
  }
}

/** These cards leave the game. Everybody knows which are still hidden, so nothing is told by their going. */
export function takeOut({ pile, seen, aside }: DeckState, cards: readonly number[]): void {
  for (let i = pile.length - 1; i >= 0; i -= 1) {
    if (!cards.includes(pile[i] as number)) continue;
    pile.splice(i, 1);
    seen.splice(i, 1);
  }
  for (let i = aside.length - 1; i >= 0; i -= 1) if (cards.includes(aside[i] as number)) aside.splice(i, 1);
}

/** The top card goes under the deck, unread. */
export function toBottom(state: DeckState): void {
  const card = state.pile.pop();
  const seen = state.seen.pop();
  if (card === undefined || seen === undefined) return;
  state.pile.unshift(card);
  state.seen.unshift(seen);
}

/** Made for every view, so the unknown cards are not sorted but counted off: each lies in the pile once. */
export function viewOf({ pile, seen, aside }: DeckState): DeckView {
  const shown: number[] = [];
  let most = NONE;
  for (let i = 0; i < pile.length; i += 1) {
    const card = pile[i] as number;
    shown.push(seen[i] === 1 ? card : NONE);
    if (card > most) most = card;
  }
  const unknown = new Uint8Array(most + 1);
  for (let i = 0; i < pile.length; i += 1) if (seen[i] !== 1) unknown[pile[i] as number] = 1;
  const hidden: number[] = [];
  for (let card = 0; card <= most; card += 1) if (unknown[card] === 1) hidden.push(card);
  return { pile: shown, hidden, aside: aside.slice() };
}

/** A deck that looks like this to everybody, its unknown cards in any order. */
export function imagineDeck(view: DeckView, random: Random): DeckState {
  const hidden = [...view.hidden];
  shuffle(hidden, random);
  let next = 0;
  const pile = view.pile.map((card) => {
    if (card !== NONE) return card;
    next += 1;
    return hidden[next - 1] as number;
  });
  return { pile, seen: view.pile.map((card) => Number(card !== NONE)), aside: [...view.aside] };
}
