import type { Tell } from '@tafelrunde/kernel';
import { DOPPELGANGER } from '../cards.ts';
import { type Event, FACE, NONE, type Options, type Side, type State, UP } from '../state.ts';
import { finish } from './turn.ts';
import { arrived, everybody, leaves, mine } from './village.ts';

/** Announced cards from here on bring a penalty card when they do not match (SIL-4.8). */
const MANY = 3;

/** SIL-4.1, SIL-7.20: all of one number, Doppelgängers being whatever the others are. */
export function allMatch(faces: readonly number[]): boolean {
  let number = NONE;
  for (const face of faces) {
    if (face === DOPPELGANGER) continue;
    if (number !== NONE && face !== number) return false;
    number = face;
  }
  return true;
}

/** What others may be told of a card that moves in: nothing where it lies face down. */
const openly = (card: number): number => ((card & UP) === 0 ? NONE : card & FACE);

export function turnOver(state: State, options: Options, tell: Tell<Event>): void {
  if (state.pushed.length === 1) exchangeOne(state, options, tell);
  else turnSeveral(state, options, tell);
}

/** SIL-3.4, SIL-3.13 */
function exchangeOne(state: State, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  const at = state.pushed[0] as number;
  const left = leaves(village, at);
  state.discard.push(left & FACE);
  village[at] = arrived(state.held, options.freshAbilities);
  if (tell.on) {
    const event: Event = { kind: 'exchanged', seat: state.turn, at, left: left & FACE, card: openly(state.held) };
    if ((left & UP) === 0) tell.reveal(event);
    else tell.all(event);
  }
  finish(state, options, tell);
}

/** SIL-4.3, SIL-4.6: all announced cards lie face up now, whether they stay or go. */
function turnSeveral(state: State, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  const { pushed } = state;
  const up = UP | everybody(state.seats);
  const faces: number[] = [];
  let hidden = false;
  for (let i = 0; i < pushed.length; i += 1) {
    const at = pushed[i] as number;
    const card = village[at] as number;
    faces.push(card & FACE);
    if ((card & UP) !== 0) continue;
    hidden = true;
    village[at] = arrived(card | up, options.freshAbilities);
  }
  const match = allMatch(faces);
  state.step = match ? 'place' : 'add';
  if (!tell.on) return;
  const seat = state.turn;
  const places = pushed.slice();
  const event: Event = match
    ? { kind: 'matched', seat, places, cards: faces }
    : { kind: 'mismatched', seat, places, cards: faces, penalty: penaltyDue(state) };
  if (hidden) tell.reveal(event);
  else tell.all(event);
}

/** SIL-4.8 */
const penaltyDue = (state: State): boolean => state.pushed.length >= MANY && state.pile.length > 0;

/** SIL-4.3, SIL-4.4: the matched cards leave in the order pushed up, the new card stands in one of their places, the other gaps close. */
export function place(state: State, at: number, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  const { pushed } = state;
  for (let i = 0; i < pushed.length; i += 1) state.discard.push(leaves(village, pushed[i] as number) & FACE);
  village[at] = arrived(state.held, options.freshAbilities);
  let size = 0;
  let now = at;
  for (let i = 0; i < village.length; i += 1) {
    if (i !== at && pushed.includes(i)) continue;
    if (i === at) now = size;
    village[size] = village[i] as number;
    size += 1;
  }
  village.length = size;
  if (tell.on) tell.all({ kind: 'placed', seat: state.turn, at, now, card: openly(state.held), size });
  finish(state, options, tell);
}

/** SIL-4.7: the new card comes in addition, at either end. */
export function addHeld(state: State, side: Side, options: Options, tell: Tell<Event>): void {
  const card = arrived(state.held, options.freshAbilities);
  addAt(mine(state), side, card);
  if (tell.on) tell.all({ kind: 'added', seat: state.turn, side, card: openly(card), penalty: false });
  if (!penaltyDue(state)) {
    finish(state, options, tell);
    return;
  }
  state.held = NONE;
  state.from = 'none';
  state.pushed.length = 0; // The announced cards are back in the row, and it may have shifted.
  state.step = 'extra';
}

/** SIL-4.8: one more from the draw pile, unseen. Whoever has seen it there knows where it lies now. */
export function addPenalty(state: State, side: Side, options: Options, tell: Tell<Event>): void {
  addAt(mine(state), side, state.pile.pop() as number);
  if (tell.on) tell.all({ kind: 'added', seat: state.turn, side, card: NONE, penalty: true });
  finish(state, options, tell);
}

function addAt(village: number[], side: Side, card: number): void {
  if (side === 'left') village.unshift(card);
  else village.push(card);
}
