import type { Seat } from '@tafelrunde/kernel';
import { BODYGUARD, EMPATH } from '../cards.ts';
import { AMULET, BADGE, BADGE_SHIFT, FACE, GUARDED, GUARDED_SHIFT, SEEN, SEEN_SHIFT, SPENT, type State, UP } from '../state.ts';
import { reaches } from './targets.ts';

/** Of a face-up card every seat's bit is set. */
export const everybody = (seats: number): number => ((1 << seats) - 1) << SEEN_SHIFT;

export const mine = (state: Pick<State, 'villages' | 'turn'>): number[] => state.villages[state.turn] as number[];

/** How many cards of this number lie face up in a village. */
export function countUp(village: readonly number[], number: number): number {
  const wanted = UP | number;
  let count = 0;
  for (let at = 0; at < village.length; at += 1) if (((village[at] as number) & (UP | FACE)) === wanted) count += 1;
  return count;
}

/** Whether an effect with this reach finds anything in a village, apart from one place. */
export function findsAny(village: readonly number[], reach: number, own: boolean, except: number): boolean {
  for (let at = 0; at < village.length; at += 1) if (at !== except && reaches(reach, village[at] as number, own)) return true;
  return false;
}

/** The same in every village. */
export function findsAnywhere(state: Pick<State, 'villages' | 'turn' | 'seats'>, reach: number): boolean {
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (findsAny(state.villages[seat] as number[], reach, seat === state.turn, -1)) return true;
  }
  return false;
}

/** SIL-7.8: whatever shields or is shielded by the card at this place is released, since it leaves the village. Returns the bare card. */
export function leaves(village: number[], at: number): number {
  const card = village[at] as number;
  const badge = (card & BADGE) >> BADGE_SHIFT;
  if (badge !== 0) unshield(village, badge);
  const guarded = (card & GUARDED) >> GUARDED_SHIFT;
  if (guarded !== 0) {
    for (let i = 0; i < village.length; i += 1) {
      const worn = ((village[i] as number) & BADGE) >> BADGE_SHIFT;
      if (worn !== 0 && (guarded & (1 << (worn - 1))) !== 0) village[i] = (village[i] as number) & ~BADGE;
    }
  }
  return card & (FACE | UP | SEEN);
}

/** Nothing in this village is shielded by this badge any more. */
function unshield(village: number[], badge: number): void {
  const bit = 1 << (GUARDED_SHIFT + badge - 1);
  for (let i = 0; i < village.length; i += 1) village[i] = (village[i] as number) & ~bit;
}

/** A badge no Bodyguard at the table wears: there are as many badges as Bodyguards. */
function freeBadge(state: State): number {
  let worn = 0;
  for (const village of state.villages) for (const card of village) worn |= 1 << ((card & BADGE) >> BADGE_SHIFT);
  let badge = 1;
  while ((worn & (1 << badge)) !== 0) badge += 1;
  return badge;
}

/** SIL-7.8 */
export function post(state: State, by: number, at: number): void {
  const village = mine(state);
  let badge = ((village[by] as number) & BADGE) >> BADGE_SHIFT;
  if (badge === 0) badge = freeBadge(state);
  else unshield(village, badge);
  village[by] = ((village[by] as number) & ~BADGE) | (badge << BADGE_SHIFT) | SPENT;
  village[at] = (village[at] as number) | (1 << (GUARDED_SHIFT + badge - 1));
}

/** Whether the Bodyguard already shields the other card. */
export function shields(guard: number, other: number): boolean {
  const badge = (guard & BADGE) >> BADGE_SHIFT;
  return badge !== 0 && (other & (1 << (GUARDED_SHIFT + badge - 1))) !== 0;
}

/** The card as it lies face up in the village of the player in turn: without fresh abilities it rests until the next turn (SIL-9.10). */
export function arrived(card: number, fresh: boolean): number {
  const face = card & FACE;
  return !fresh && (card & UP) !== 0 && (face === EMPATH || face === BODYGUARD) ? card | SPENT : card;
}

/** SIL-3.14: whether the player in turn could still place the amulet, look with an Empath or post a Bodyguard. */
export function freeActionLeft(state: State): boolean {
  const village = mine(state);
  if (state.owner === state.turn && !state.placed) return true;
  let faceDown = false;
  let empath = false;
  for (let at = 0; at < village.length; at += 1) {
    const card = village[at] as number;
    if ((card & UP) === 0) faceDown ||= (card & AMULET) === 0;
    else if ((card & SPENT) === 0) {
      if ((card & FACE) === EMPATH) empath = true;
      else if ((card & FACE) === BODYGUARD && canBePosted(village, at)) return true;
    }
  }
  return empath && faceDown;
}

function canBePosted(village: readonly number[], by: number): boolean {
  for (let at = 0; at < village.length; at += 1) if (at !== by && !shields(village[by] as number, village[at] as number)) return true;
  return false;
}

/** An Empath that has not been used in this turn: its place, or −1. */
export function readyEmpath(village: readonly number[]): number {
  for (let at = 0; at < village.length; at += 1) if (((village[at] as number) & (UP | FACE | SPENT)) === (UP | EMPATH)) return at;
  return -1;
}

/** A card in the pile or a village is known to one more seat. */
export const seenToo = (card: number, seat: Seat): number => card | (1 << (SEEN_SHIFT + seat));
