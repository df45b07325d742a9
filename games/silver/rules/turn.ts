import type { Tell } from '@tafelrunde/kernel';
import { SQUIRE, VILLAGER } from '../cards.ts';
import { type Ending, type Event, FACE, NONE, type Options, SPENT, type State, UP } from '../state.ts';
import { callerWon, decisionOf, isLastRound, nextFirst, rowsOf } from './scoring.ts';
import { countUp, everybody, freeActionLeft, mine } from './village.ts';

/** The main thing of the turn is done: the turn ends, unless a free action is still possible (SIL-3.14). */
export function finish(state: State, options: Options, tell: Tell<Event>): void {
  state.held = NONE;
  state.from = 'none';
  state.ability = NONE;
  if (state.pushed.length > 0) state.pushed.length = 0;
  state.lookVillage = NONE;
  state.lookAt = NONE;
  state.after = 'end';
  state.chosenVillage = NONE;
  state.chosenAt = NONE;
  if (freeActionLeft(state)) state.step = 'end';
  else endTurn(state, options, tell);
}

export function beginTurn(state: State, tell: Tell<Event>): void {
  state.step = 'turn';
  if (tell.on) tell.all({ kind: 'turn', seat: state.turn, last: state.caller !== NONE });
}

export function endTurn(state: State, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  for (let at = 0; at < village.length; at += 1) village[at] = (village[at] as number) & ~SPENT;
  state.acted = false;
  state.turns += 1;
  const next = state.turn + 1 === state.seats ? 0 : state.turn + 1; // SIL-3.1
  const why = endingNow(state, options, next) ?? openCards(state, options, tell);
  if (why !== undefined) {
    endRound(state, why, options, tell);
    return;
  }
  state.turn = next;
  beginTurn(state, tell);
}

/** SIL-8.1, SIL-8.3, SIL-8.5 */
function endingNow(state: State, options: Options, next: number): Ending | undefined {
  let villagers = 0;
  for (let seat = 0; seat < state.seats; seat += 1) villagers += countUp(state.villages[seat] as number[], VILLAGER);
  if (villagers === 2) return 'villagers'; // SIL-7.1
  if (next === state.caller) return 'call';
  return usedUp(state, options) ? 'pile' : state.turns >= options.turnCap * state.seats ? 'cap' : undefined;
}

/** SIL-8.2, SIL-9.6 */
function usedUp(state: State, options: Options): boolean {
  return state.pile.length === 0 && (state.open.length === 0 || options.openCards === 'ignored');
}

/** SIL-7.3, SIL-7.5: as many open cards as Squires face up. That, too, can use the draw pile up. */
function openCards(state: State, options: Options, tell: Tell<Event>): Ending | undefined {
  const { open, pile } = state;
  let squires = 0;
  for (let seat = 0; seat < state.seats; seat += 1) squires += countUp(state.villages[seat] as number[], SQUIRE);
  while (open.length < squires && pile.length > 0) {
    const card = (pile.pop() as number) & FACE;
    open.push(card);
    if (tell.on) tell.reveal({ kind: 'opened', card, left: pile.length });
  }
  return usedUp(state, options) ? 'pile' : undefined;
}

/** SIL-8.6 to SIL-8.9: everything is turned up and summed; what lay on the cards is taken off. */
function endRound(state: State, why: Ending, options: Options, tell: Tell<Event>): void {
  const { seats, villages } = state;
  const plain = UP | everybody(seats);
  const sums = state.sums.slice();
  for (let seat = 0; seat < seats; seat += 1) {
    const village = villages[seat] as number[];
    let sum = 0;
    for (let at = 0; at < village.length; at += 1) {
      const face = (village[at] as number) & FACE;
      sum += face;
      village[at] = face | plain;
    }
    sums.push(sum);
  }
  state.sums = sums;
  state.callers = [...state.callers, state.caller];
  if (callerWon(sums, state.callers, seats)) state.owner = state.caller;
  else if (!options.amuletStays) state.owner = NONE; // SIL-5.8, SIL-9.8
  state.placed = false;
  state.turn = nextFirst(state).first;
  state.step = isLastRound(state.round) ? 'over' : 'scored';
  if (!tell.on) return;
  const { round } = state;
  tell.reveal({ kind: 'round-ended', round, why, villages: villages.map((village) => village.map((card) => card & FACE)) });
  tell.all({ kind: 'scored', round, rows: rowsOf(sums, state.callers, seats, round - 1) });
  if (state.step === 'over') tell.all({ kind: 'ended', decision: decisionOf(state) });
}
