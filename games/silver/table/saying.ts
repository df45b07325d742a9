import type { Seat } from '@tafelrunde/kernel';
import { type VillageCard, NONE, type View } from '../state.ts';
import { guardOf, knows, shielded } from '../view.ts';
import type { Words } from './words.ts';

export interface HouseNames {
  readonly cardOf: (card: number) => string;
  readonly nameOf: (seat: Seat) => string;
}

/** Whether the reader's own look into this house is open. */
export const lookedInto = (view: View, village: Seat, at: number): boolean =>
  view.looks.some((look) => look.village === village && look.at === at);

const lookedIntoByYou = (view: View, village: Seat, at: number): boolean =>
  view.looks.some((look) => look.seat === view.you && look.village === village && look.at === at);

/** What the page may show on the pane of a dark house: nothing, that the reader has looked, or what was seen. */
export function paneOf(view: View, village: Seat, at: number): 'nothing' | 'candle' | number {
  const house = view.villages[village]?.[at];
  if (house === undefined || house.up || view.you === NONE || lookedIntoByYou(view, village, at)) return 'nothing';
  if (view.memoryAid === 'full') return house.card === NONE ? 'nothing' : house.card;
  return view.memoryAid === 'gentle' && knows(house, view.you) ? 'candle' : 'nothing';
}

/** Points of the cards that lie open; of all, where all do. */
export const inSight = (houses: readonly VillageCard[], opened = false): number =>
  houses.reduce((sum, { up, card }) => sum + (up || opened ? card : 0), 0);

/** Seats that have seen a card and can still place it. */
export const knowersOf = ({ seenBy }: VillageCard): readonly Seat[] => [0, 1, 2, 3].filter((seat) => (seenBy & (1 << seat)) !== 0);

/** A house for the ear: whose, which, what is to be seen of it, and what lies on it. `bared`: it is dark, and all cards lie open. */
export function houseSays(view: View, village: Seat, at: number, words: Words, { cardOf, nameOf }: HouseNames, bared = false): string {
  const houses = view.villages[village] ?? [];
  const house = houses[at];
  if (house === undefined) return '';
  const own = village === view.you;
  const pane = paneOf(view, village, at);
  const face = house.up
    ? cardOf(house.card)
    : bared
      ? `${cardOf(house.card)}, ${words.dark}, ${words.knownTo(knowersOf(house).map(nameOf))}`
      : pane === 'nothing'
        ? words.dark
        : `${words.dark}, ${pane === 'candle' ? words.youHaveLooked : words.youSaw(cardOf(pane))}`;
  const guard = guardOf(houses, at);
  const marks = [
    house.amulet && words.underAmulet,
    guard !== NONE ? words.guardedFrom(guard + 1) : shielded(houses, at) && words.guardsItself,
    view.pushed.includes(at) && village === view.turn && words.pushedUp,
    ...view.looks
      .filter((look) => look.village === village && look.at === at)
      .map((look) => (look.seat === view.you ? words.youLookHere : words.looksHere(nameOf(look.seat)))),
  ].filter((mark) => mark !== false);
  return [`${own ? words.yourHouse(at + 1) : words.house(nameOf(village), at + 1)}: ${face}`, ...marks].join(', ');
}
