import type { Seat, Tell } from '@tafelrunde/kernel';
import { APPRENTICE, BEHOLDER, EXPOSER, MASTER, REVEALER, ROBBER, SEER, WITCH } from '../cards.ts';
import { type Event, FACE, type LookReason, NONE, type Options, type State, UP } from '../state.ts';
import { kept, openLook } from './look.ts';
import { EXCHANGE, ROBBER_GIVES, reachOf } from './targets.ts';
import { finish } from './turn.ts';
import { arrived, everybody, findsAny, findsAnywhere, leaves, mine, seenToo } from './village.ts';

/** What of a state, or of a view, an ability looks for something in: no face of a card tells in it. */
type Ground = Pick<State, 'seats' | 'turn' | 'villages' | 'discard'> & { readonly pile: { readonly length: number } };

/** SIL-6.13: whether the ability of a card laid down now would find something to choose. Version 1 let the Witch look all the same. */
export function usable(state: Ground, face: number, version: number): boolean {
  switch (face) {
    case EXPOSER:
    case REVEALER:
    case BEHOLDER:
    case APPRENTICE:
    case SEER:
      return findsAnywhere(state, reachOf[face] as number);
    case MASTER:
      return state.discard.length > 0 && findsAny(mine(state), EXCHANGE, true, NONE);
    case WITCH:
      return state.pile.length > 0 && (version === 1 || findsAnywhere(state, reachOf[WITCH] as number)); // SIL-7.18
    case ROBBER:
      return findsAny(mine(state), ROBBER_GIVES, true, NONE) && findsAnywhere(state, reachOf[ROBBER] as number);
    default:
      return false;
  }
}

/** SIL-3.3: the drawn card goes face up on the discard pile. */
export function layDown(state: State, used: boolean, tell: Tell<Event>): void {
  const { held } = state;
  const card = held & FACE;
  state.discard.push(card);
  state.held = NONE;
  state.from = 'none';
  if (!tell.on) return;
  const event: Event = { kind: 'discarded', seat: state.turn, card, used };
  if ((held & UP) === 0) tell.reveal(event);
  else tell.all(event);
}

export function use(state: State, options: Options, tell: Tell<Event>): void {
  const ability = state.held & FACE;
  layDown(state, true, tell);
  state.ability = ability;
  if (ability === MASTER) state.step = 'dig';
  else if (ability === ROBBER) state.step = 'rob';
  else if (ability === WITCH) scry(state, options, tell);
  else state.step = 'target';
}

/** SIL-7.17: the Witch's player alone sees the top card. */
function scry(state: State, options: Options, tell: Tell<Event>): void {
  const seat = state.turn;
  state.held = seenToo(state.pile.pop() as number, seat);
  state.from = 'witch';
  state.step = 'witch';
  if (!tell.on) return;
  tell.all({ kind: 'scried', seat });
  tell.reveal({ kind: 'drawn', seat, cards: options.memoryAid === 'full' ? [kept(state.held, options)] : [] }, [seat]);
}

const reasons: Readonly<Record<number, LookReason>> = { [BEHOLDER]: 'beholder', [APPRENTICE]: 'apprentice', [SEER]: 'seer' };

/** A card of a village is chosen for the ability in use. */
export function choose(state: State, village: Seat, at: number, options: Options, tell: Tell<Event>): void {
  const { ability } = state;
  if (ability === WITCH) bewitch(state, village, at, options, tell);
  else if (ability === ROBBER) {
    state.chosenVillage = village;
    state.chosenAt = at;
    state.step = 'give';
  } else if (ability === EXPOSER || ability === REVEALER) turnUp(state, village, at, options, tell);
  else {
    const second = ability === BEHOLDER && state.step === 'target'; // SIL-7.13
    if (second) {
      state.chosenVillage = village;
      state.chosenAt = at;
    }
    openLook(state, village, at, reasons[ability] as LookReason, second ? 'again' : 'end', options, tell);
  }
}

/** SIL-7.11, SIL-7.12 */
function turnUp(state: State, village: Seat, at: number, options: Options, tell: Tell<Event>): void {
  const row = state.villages[village] as number[];
  const card = (row[at] as number) | UP | everybody(state.seats);
  row[at] = village === state.turn ? arrived(card, options.freshAbilities) : card;
  if (tell.on) tell.reveal({ kind: 'turned-up', seat: state.turn, village, at, card: card & FACE });
  finish(state, options, tell);
}

/** SIL-7.17: into another village, face down, for exactly one card. */
function bewitch(state: State, village: Seat, at: number, options: Options, tell: Tell<Event>): void {
  const row = state.villages[village] as number[];
  const left = leaves(row, at);
  state.discard.push(left & FACE);
  row[at] = state.held;
  if (tell.on) {
    const event: Event = { kind: 'bewitched', seat: state.turn, village, at, left: left & FACE };
    if ((left & UP) === 0) tell.reveal(event);
    else tell.all(event);
  }
  finish(state, options, tell);
}

/** SIL-7.18, SIL-9.7 */
export function putBack(state: State, options: Options, tell: Tell<Event>): void {
  state.pile.push(state.held);
  if (tell.on) tell.all({ kind: 'returned', seat: state.turn });
  finish(state, options, tell);
}

/** SIL-7.16: the uppermost card of this number, never the Master just laid down. */
export function dig(state: State, card: number, tell: Tell<Event>): void {
  const { discard } = state;
  discard.splice(discard.lastIndexOf(card, discard.length - 2), 1);
  state.held = card | UP | everybody(state.seats);
  state.from = 'master';
  state.step = 'exchange';
  if (tell.on) tell.all({ kind: 'dug', seat: state.turn, card });
}

/** SIL-7.19: the two cards change places; what was shielded is no longer. */
export function give(state: State, own: number, options: Options, tell: Tell<Event>): void {
  const seat = state.turn;
  const { chosenVillage: village, chosenAt: at } = state;
  const theirs = state.villages[village] as number[];
  const gets = leaves(theirs, at);
  const gives = leaves(mine(state), own);
  theirs[at] = gives;
  mine(state)[own] = arrived(gets, options.freshAbilities);
  const faceDown = (gets & UP) === 0;
  if (tell.on) {
    const openly = (card: number): number => ((card & UP) === 0 ? NONE : card & FACE);
    tell.all({ kind: 'robbed', seat, village, at, own, gets: openly(gets), gives: openly(gives) });
  }
  if (faceDown) openLook(state, seat, own, 'robber', 'end', options, tell);
  else finish(state, options, tell);
}

/** SIL-6.14 */
export function forgo(state: State, options: Options, tell: Tell<Event>): void {
  if (tell.on) tell.all({ kind: 'forwent', seat: state.turn, ability: state.ability });
  finish(state, options, tell);
}
