import type { Seat, Tell } from '@tafelrunde/kernel';
import { bonusOf, suitOf } from '../cards.ts';
import { cardIn, type Ending, type Event, RECRUITS, type State, type Way } from '../state.ts';
import { rowOf } from './scoring.ts';
import { winnerOf } from './trick.ts';

/** Where the moves of the trick under way begin, once it has any. */
function trickBegins(state: State): number {
  return state.moves.length - 1 - ((state.moves.length - 1) % state.seats);
}

function wayOf(card: number, led: number, trump: number, leads: boolean): Way {
  if (leads) return 'led';
  const suit = suitOf[card];
  if (suit === suitOf[led]) return 'followed';
  return suit === trump ? 'trumped' : 'discarded';
}

export function tellPlayed(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
  const { led, trump } = state;
  const highest = winnerOf(state.moves, trickBegins(state), trump) === seat;
  tell.reveal({ kind: 'played', seat, card, way: wayOf(card, led, trump, seat === state.leader), led, highest });
}

/** Each story inspires one listener (ANA-7.1): tells how many more are inspired than before. */
export function tellInspired(
  seat: Seat,
  listenersBefore: number,
  storiesBefore: number,
  listeners: number,
  stories: number,
  tell: Tell<Event>,
): void {
  const more = Math.min(listeners, stories) - Math.min(listenersBefore, storiesBefore);
  if (more > 0) tell.all({ kind: 'inspired', seat, listeners: more });
}

export function tellDisplayed(state: State, before: number, tell: Tell<Event>): void {
  const cards = state.moves.slice(-state.seats).filter((move) => (move & RECRUITS) !== 0);
  tell.all({ kind: 'displayed', cards: cards.map(cardIn), trump: state.trump });
  if (state.trump !== before) tell.all({ kind: 'trump-changed', from: before, to: state.trump });
}

export function tellScored(state: State, ending: Ending | undefined, zeroZeroBonus: boolean, tell: Tell<Event>): void {
  const { round, seats } = state;
  const rows = state.sheet.slice(-seats).map((entry) => rowOf(entry, round, zeroZeroBonus));
  tell.all({ kind: 'round-scored', round, bonus: bonusOf(round), rows });
  if (ending !== undefined) tell.all({ kind: 'ended', ending });
}
