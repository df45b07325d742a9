import type { Seat } from '@tafelrunde/kernel';
import { CARDS, headsOf, SUITS, suitOf, VALUES } from '../cards.ts';
import { strength } from '../rules/trick.ts';
import type { Move, View } from '../state.ts';
import { AT } from './layout.ts';

type Numbers = Uint8Array;

/** What of a view every group of numbers needs. */
interface Sight {
  readonly view: View;
  readonly seat: Seat;
  /** Suits as the net sees them, and the place of each suit among them. */
  readonly suits: readonly number[];
  readonly places: readonly number[];
  /** Cards under each trump card, recruits of this trick included. */
  readonly counts: number[];
}

const suit = (card: number): number => suitOf[card] as number;
const clip = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Suits as the net sees them: trump, the led one (or of the others the one furthest left), the last. */
export function suitsFor({ trump, trick, order }: View): readonly number[] {
  const led = trick[0] === undefined ? trump : suit(trick[0].card);
  const second = led === trump ? (order.find((one) => one !== trump) as number) : led;
  return [trump, second, SUITS - trump - second];
}

/** The place of each suit among those. */
export function placesOf(suits: readonly number[]): readonly number[] {
  const places = [0, 0, 0];
  suits.forEach((one, place) => {
    places[one] = place;
  });
  return places;
}

/** A card's place in a group of cards. */
export function placeOf(card: number, places: readonly number[]): number {
  return (places[suit(card)] as number) * VALUES + (card % VALUES);
}

/** Writes what the seat to act knows; `into` has INPUTS numbers. From its own view alone. */
export function writeFeatures(view: View, seat: Seat, into: Numbers): void {
  into.fill(0);
  const suits = suitsFor(view);
  const sight: Sight = { view, seat, suits, places: placesOf(suits), counts: view.display.map((cards) => cards.length) };
  const best = writeTrick(sight, into);
  writeCards(sight, best, into);
  writeOthers(sight, into);
  writeStanding(sight, into);
  writeTrumpToCome(sight, into);
}

/** How far clockwise from the own seat. */
const away = ({ view, seat }: Sight, other: Seat): number => (other - seat + view.seats) % view.seats;

/** The trick under way; returns how high its best card is. */
function writeTrick(sight: Sight, into: Numbers): number {
  const { view, places, counts } = sight;
  const [first] = view.trick;
  let best = 0;
  let holder: Move | undefined;
  for (const move of view.trick) {
    if (move.recruits) {
      counts[suit(move.card)] = (counts[suit(move.card)] as number) + 1;
      into[AT.recruiting + away(sight, move.seat) - 1] = 1;
      continue;
    }
    const high = strength(move.card, suit((first as Move).card), view.trump);
    if (high <= best) continue;
    best = high;
    holder = move;
  }
  if (holder !== undefined) {
    into[AT.winning + away(sight, holder.seat) - 1] = 1;
    into[AT.best + placeOf(holder.card, places)] = 1;
  }
  into[AT.ledTrump] = first !== undefined && suit(first.card) === view.trump ? 1 : 0;
  return best;
}

function writeCards({ view, suits, places }: Sight, best: number, into: Numbers): void {
  for (const card of view.left) into[AT.out + placeOf(card, places)] = 1;
  for (const card of view.hand) {
    into[AT.hand + placeOf(card, places)] = 1;
    into[AT.out + placeOf(card, places)] = 0;
  }
  const [first] = view.trick;
  for (let i = 0; i < SUITS; i += 1) {
    const one = suits[i] as number;
    let above = 0;
    let mine = 0;
    for (let value = VALUES - 1; value >= 0; value -= 1) {
      const at = i * VALUES + value;
      if (into[AT.hand + at] === 1) {
        mine += 1;
        into[AT.above + at] = above;
        const ledSuit = first === undefined ? one : suit(first.card);
        into[AT.beats + at] = strength(one * VALUES + value, ledSuit, view.trump) > best ? 1 : 0;
      }
      above += into[AT.out + at] as number;
    }
    into[AT.ownVoid + i] = mine === 0 ? 1 : 0;
    into[AT.outVoid + i] = above === 0 ? 1 : 0;
  }
}

/** What the others have done in this round. */
function writeOthers(sight: Sight, into: Numbers): void {
  const { view } = sight;
  for (const past of view.past) writeMoves(sight, past.moves, past.trump, into);
  writeMoves(sight, view.trick, view.trump, into);
  const after = view.seats - 1 - view.trick.length;
  into.fill(1, AT.toAct, AT.toAct + after);
  into[AT.after + after] = 1;
  into[AT.before + view.trick.length] = 1;
}

function writeMoves(sight: Sight, moves: readonly Move[], trump: number, into: Numbers): void {
  const { places } = sight;
  for (const { seat, card, recruits } of moves) {
    const other = away(sight, seat) - 1;
    if (other < 0) continue;
    const place = places[suit(card)] as number;
    if (recruits) {
      const at = AT.recruited + other * 9 + place * 3 + (headsOf[card] as number);
      into[at] = (into[at] as number) + 1;
      continue;
    }
    into[AT.played + other * CARDS + placeOf(card, places)] = 1;
    const led = suit((moves[0] as Move).card);
    if (suit(card) === led) continue;
    into[AT.voids + other * 3 + (places[led] as number)] = 1;
    if (suit(card) !== trump) into[AT.voids + other * 3 + (places[trump] as number)] = 1;
  }
}

function writeStanding(sight: Sight, into: Numbers): void {
  const { view, seat } = sight;
  for (let other = 0; other < view.seats; other += 1) {
    const at = away(sight, other);
    const listeners = view.listeners[other] as number;
    const stories = view.stories[other] as number;
    into[AT.balance + at * 11 + clip(listeners - stories, -5, 5) + 5] = 1;
    into[AT.listeners + at] = listeners;
    into[AT.stories + at] = stories;
  }
  into[AT.ownListeners + Math.min(view.listeners[seat] as number, 8)] = 1;
  into[AT.cards + view.hand.length - 1] = 1;
  into[AT.seats + view.seats - 3] = 1;
  into[AT.bonus + (view.bonus <= 2 ? 0 : view.bonus <= 4 ? 1 : 2)] = 1;
  into[AT.zeroZero] = view.zeroZeroBonus ? 1 : 0;
  const recruiters = view.trick.filter(({ recruits }) => recruits).length;
  into[AT.places + clip(view.places - recruiters, 0, 2)] = 1;
}

function writeTrumpToCome({ view, suits, places, counts }: Sight, into: Numbers): void {
  const { order } = view;
  const most = () => order.reduce((best, one) => ((counts[one] as number) > (counts[best] as number) ? one : best));
  const leftOf = (one: number, other: number) => order.indexOf(one) < order.indexOf(other);
  const next = most();
  into[AT.nextTrump + (places[next] as number)] = 1;
  suits.forEach((one, i) => {
    into[AT.display + i] = counts[one] as number;
    const lacks = (counts[next] as number) - (counts[one] as number) + (leftOf(next, one) ? 1 : 0);
    into[AT.need + i * 6 + clip(one === next ? 0 : lacks, 0, 5)] = 1;
    const lying = counts[one] as number;
    counts[one] = lying + 1;
    into[AT.nextIf + i * 3 + (places[most()] as number)] = 1;
    counts[one] = lying;
  });
  const [first, second, third] = suits as [number, number, number];
  into[AT.left] = leftOf(first, second) ? 1 : 0;
  into[AT.left + 1] = leftOf(first, third) ? 1 : 0;
  into[AT.left + 2] = leftOf(second, third) ? 1 : 0;
}
