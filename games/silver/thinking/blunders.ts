import type { Seat } from '@tafelrunde/kernel';
import { hasTwin } from '../bot/collecting.ts';
import { knownTo, type Sight, sightOf } from '../bot/sight.ts';
import { DOPPELGANGER, VILLAGER } from '../cards.ts';
import { type Action, AMULET, FACE, NONE, type View } from '../state.ts';

/**
 * What nobody does who looks at the own cards: several announced of which one was never seen and need not match · a known card
 * exchanged for a higher one, and nothing known to go away with it later · a 0 laid down or exchanged while something dearer stays.
 * A Doppelgänger matches any one card, seen or not (SIL-7.20), so announcing it with one other is safe, and it is worth having.
 */
export type Blunder = 'unseen' | 'raised' | 'threw';

/** Counted, whoever plays and for whatever reason: now and then one of these may even be right. */
export function blunderIn(view: View, seat: Seat, action: Action): Blunder | undefined {
  if (action.type !== 'turn-over' && action.type !== 'discard') return undefined;
  const sight = sightOf(view);
  const own = sight.villages[seat] ?? [];
  if (sight.held === NONE) return undefined;
  const held = sight.held & FACE;
  if (action.type === 'discard') return held === VILLAGER && own.some(isDearer(seat, held)) ? 'threw' : undefined;
  const [only = 0, ...more] = sight.pushed;
  if (more.length > 0) return isSafe(own, sight.pushed, seat) ? undefined : 'unseen';
  return goingAlone(sight, seat, only, held);
}

/** What it is to exchange one card for `face`. */
function goingAlone(sight: Sight, seat: Seat, at: number, face: number): Blunder | undefined {
  const own = sight.villages[seat] ?? [];
  const card = own[at] as number;
  // The Witch's card has to go somewhere where it may not be put back.
  if (!knownTo(card, seat) || (card & FACE) >= face || sight.step === 'witch') return undefined;
  if ((card & FACE) === VILLAGER) return 'threw';
  const goesLater = hasTwin(sight, seat, face, at) || hasTwin(sight, seat, DOPPELGANGER, at) || (face === DOPPELGANGER && own.length > 1);
  return goesLater ? undefined : 'raised';
}

/**
 * Whether an action is such a mistake, or leaves nothing else to do afterwards: a first card pushed up that must go alone, one beside
 * it that does not match or was never seen, a card taken that fits nowhere.
 */
export function isPlainMistake(view: View, seat: Seat, action: Action): boolean {
  const sight = sightOf(view);
  const own = sight.villages[seat] ?? [];
  switch (action.type) {
    case 'push':
      if (sight.held === NONE) return false;
      if (sight.pushed.length > 0) return !agree(own, [...sight.pushed, action.at], seat);
      return !mayGo(sight, seat, action.at, sight.held & FACE);
    case 'take':
      return fitsNowhere(sight, seat, sight.discard.at(-1) ?? VILLAGER);
    case 'dig':
      return fitsNowhere(sight, seat, action.card);
    default:
      return blunderIn(view, seat, action) !== undefined;
  }
}

const fitsNowhere = (sight: Sight, seat: Seat, face: number): boolean =>
  !(sight.villages[seat] ?? []).some((card, at) => (card & AMULET) === 0 && mayGo(sight, seat, at, face));

/** Alone, or together with one it is known to match. */
function mayGo(sight: Sight, seat: Seat, at: number, face: number): boolean {
  if (goingAlone(sight, seat, at, face) === undefined) return true;
  const number = ((sight.villages[seat] ?? [])[at] as number) & FACE;
  return hasTwin(sight, seat, number, at) || hasTwin(sight, seat, DOPPELGANGER, at);
}

/** Of several cards those that are not known jokers. */
const plainOf = (own: readonly number[], pushed: readonly number[], seat: Seat): readonly number[] =>
  pushed.map((at) => own[at] as number).filter((card) => !(knownTo(card, seat) && (card & FACE) === DOPPELGANGER));

/** Whether no card announced can come as a surprise: all were seen, or all but one are known jokers. */
function isSafe(own: readonly number[], pushed: readonly number[], seat: Seat): boolean {
  const plain = plainOf(own, pushed, seat);
  return plain.length < 2 || plain.every((card) => knownTo(card, seat));
}

/** Whether several cards are known to be of one number. */
function agree(own: readonly number[], pushed: readonly number[], seat: Seat): boolean {
  const [first = 0, ...more] = plainOf(own, pushed, seat);
  return isSafe(own, pushed, seat) && more.every((card) => (card & FACE) === (first & FACE));
}

const isDearer =
  (seat: Seat, face: number) =>
  (card: number): boolean =>
    (card & AMULET) === 0 && (!knownTo(card, seat) || (card & FACE) > face);
