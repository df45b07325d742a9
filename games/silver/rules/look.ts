import type { Seat, Tell } from '@tafelrunde/kernel';
import { type Event, FACE, type LookReason, NONE, type Options, type State, type Step } from '../state.ts';
import { seenToo } from './village.ts';

/** What a private event may say of a face: the page must not keep it unless the memory aid is full (SIL-9.3 to SIL-9.5). */
export const kept = (card: number, options: Options): number => (options.memoryAid === 'full' ? card & FACE : NONE);

/** SIL-3.12: everybody sees who looks where, one sees what. */
export function tellLook(state: State, seat: Seat, village: Seat, at: number, why: LookReason, options: Options, tell: Tell<Event>): void {
  const card = state.villages[village]?.[at] as number;
  tell.all({ kind: 'looks', seat, village, at, why });
  tell.reveal({ kind: 'saw', seat, village, at, card: kept(card, options) }, [seat]);
}

/** The player in turn looks at a card; play goes on with `after` once the look is closed. */
export function openLook(state: State, village: Seat, at: number, why: LookReason, after: Step, options: Options, tell: Tell<Event>): void {
  const row = state.villages[village] as number[];
  row[at] = seenToo(row[at] as number, state.turn);
  state.lookVillage = village;
  state.lookAt = at;
  state.after = after;
  state.step = 'look';
  if (tell.on) tellLook(state, state.turn, village, at, why, options, tell);
}
