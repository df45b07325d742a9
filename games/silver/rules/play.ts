import type { Random, Seat, Tell } from '@tafelrunde/kernel';
import { RASCAL } from '../cards.ts';
import { type Action, AMULET, type Event, FACE, looksLeft, NONE, type Options, openPeek, peekOf, SPENT, type State, UP } from '../state.ts';
import { choose, dig, forgo, give, layDown, putBack, use } from './abilities.ts';
import { dealRound } from './deal.ts';
import { addHeld, addPenalty, place, turnOver } from './exchange.ts';
import { kept, openLook, tellLook } from './look.ts';
import { beginTurn, endTurn, finish } from './turn.ts';
import { countUp, everybody, findsAny, mine, post, readyEmpath, seenToo } from './village.ts';
import { reachOf } from './targets.ts';

/** Plays a listed action. */
export function playAction(state: State, seat: Seat, action: Action, options: Options, random: Random, tell: Tell<Event>): void {
  switch (action.type) {
    case 'look':
      return peek(state, seat, action.at, options, tell);
    case 'seen':
      return state.step === 'peek' ? closePeek(state, seat, tell) : closeLook(state, options, tell);
    case 'draw':
      return draw(state, 1 + countUp(mine(state), RASCAL), options, tell); // SIL-7.9
    case 'draw-one':
      return draw(state, 1, options, tell); // SIL-9.9
    case 'pick':
      return pick(state, action.at, tell);
    case 'take':
      return take(state, tell);
    case 'call':
      return call(state, options, tell);
    case 'keep':
      return keep(state, action.at, tell);
    case 'discard':
      layDown(state, false, tell);
      return finish(state, options, tell);
    case 'use':
      return use(state, options, tell);
    case 'push':
      state.pushed.push(action.at); // SIL-4.2
      if (tell.on) tell.all({ kind: 'pushed', seat, at: action.at });
      return undefined;
    case 'turn-over':
      return turnOver(state, options, tell);
    case 'place':
      return place(state, action.at, options, tell);
    case 'add':
      return (state.step === 'add' ? addHeld : addPenalty)(state, action.side, options, tell);
    case 'choose':
      return choose(state, action.village, action.at, options, tell);
    case 'give':
      return give(state, action.at, options, tell);
    case 'dig':
      return dig(state, action.card, tell);
    case 'return':
      return putBack(state, options, tell);
    case 'forgo':
      return forgo(state, options, tell);
    case 'amulet':
      return placeAmulet(state, action.at, options, tell);
    case 'empath':
      return empathLooks(state, action.at, options, tell);
    case 'guard':
      return postGuard(state, action.by, action.at, options, tell);
    case 'end':
      return endTurn(state, options, tell);
    case 'deal':
      return dealRound(state, random, tell);
  }
}

/** SIL-2.6 */
function peek(state: State, seat: Seat, at: number, options: Options, tell: Tell<Event>): void {
  const village = state.villages[seat] as number[];
  village[at] = seenToo(village[at] as number, seat);
  state.peeks[seat] = peekOf(looksLeft(state.peeks[seat] as number) - 1, at);
  if (tell.on) tellLook(state, seat, seat, at, 'peek', options, tell);
}

/** The last look closed begins the first turn. */
function closePeek(state: State, seat: Seat, tell: Tell<Event>): void {
  const before = state.peeks[seat] as number;
  state.peeks[seat] = peekOf(looksLeft(before), NONE);
  if (tell.on) tell.reveal({ kind: 'closed', seat, village: seat, at: openPeek(before) }); // taking it back would be a second look (SIL-9.3)
  for (let other = 0; other < state.seats; other += 1) if (state.peeks[other] !== 0) return;
  beginTurn(state, tell);
}

function closeLook(state: State, options: Options, tell: Tell<Event>): void {
  const { lookVillage: village, lookAt: at, after } = state;
  if (tell.on) tell.reveal({ kind: 'closed', seat: state.turn, village, at }); // taking it back would be a second look (SIL-9.3)
  const goesOn = after !== 'end' && (after !== 'again' || findsAny(mine(state), reachOf[state.ability] as number, true, state.chosenAt));
  if (!goesOn) {
    finish(state, options, tell);
    return;
  }
  state.lookVillage = NONE;
  state.lookAt = NONE;
  state.after = 'end';
  state.step = after;
}

/** SIL-3.2, SIL-7.9, SIL-7.10 */
function draw(state: State, wanted: number, options: Options, tell: Tell<Event>): void {
  const { pile, turn: seat } = state;
  const cards = Math.min(wanted, pile.length);
  const from = pile.length - cards;
  for (let i = from; i < pile.length; i += 1) pile[i] = seenToo(pile[i] as number, seat);
  if (tell.on) {
    tell.all({ kind: 'drew', seat, cards, left: pile.length - 1 });
    const faces = options.memoryAid === 'full' ? pile.slice(from).toReversed() : [];
    tell.reveal({ kind: 'drawn', seat, cards: faces.map((card) => kept(card, options)) }, [seat]);
  }
  if (cards === 1) {
    state.held = pile.pop() as number;
    state.from = 'pile';
    state.step = 'decide';
  } else {
    state.drawn = cards;
    state.step = 'keep';
  }
}

function keep(state: State, at: number, tell: Tell<Event>): void {
  const { pile } = state;
  if (tell.on) tell.all({ kind: 'kept', seat: state.turn, at, of: state.drawn });
  const place = pile.length - 1 - at;
  state.held = pile[place] as number;
  pile.splice(place, 1);
  state.drawn = 0;
  state.from = 'pile';
  state.step = 'decide';
}

/** SIL-7.3, SIL-7.4 */
function pick(state: State, at: number, tell: Tell<Event>): void {
  const card = state.open[at] as number;
  state.open.splice(at, 1);
  state.held = card | UP | everybody(state.seats);
  state.from = 'open';
  state.step = 'decide';
  if (tell.on) tell.all({ kind: 'picked', seat: state.turn, at, card });
}

/** SIL-3.5 */
function take(state: State, tell: Tell<Event>): void {
  const card = state.discard.pop() as number;
  state.held = card | UP | everybody(state.seats);
  state.from = 'discard';
  state.step = 'exchange';
  if (tell.on) tell.all({ kind: 'took', seat: state.turn, card: card & FACE });
}

/** SIL-3.7 */
function call(state: State, options: Options, tell: Tell<Event>): void {
  state.caller = state.turn;
  if (tell.on) tell.all({ kind: 'called', seat: state.turn, cards: mine(state).length });
  endTurn(state, options, tell);
}

/** A free action is done: where it was the last thing possible, the turn is over. */
function freely(state: State, options: Options, tell: Tell<Event>): void {
  state.acted = true;
  if (state.step === 'end') finish(state, options, tell);
}

/** SIL-5.2 */
function placeAmulet(state: State, at: number, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  village[at] = (village[at] as number) | AMULET;
  state.placed = true;
  if (tell.on) tell.all({ kind: 'amulet-placed', seat: state.turn, at });
  freely(state, options, tell);
}

/** SIL-7.6 */
function empathLooks(state: State, at: number, options: Options, tell: Tell<Event>): void {
  const village = mine(state);
  const by = readyEmpath(village);
  village[by] = (village[by] as number) | SPENT;
  state.acted = true;
  openLook(state, state.turn, at, 'empath', state.step, options, tell);
}

/** SIL-7.8 */
function postGuard(state: State, by: number, at: number, options: Options, tell: Tell<Event>): void {
  post(state, by, at);
  if (tell.on) tell.all({ kind: 'guarded', seat: state.turn, by, at });
  freely(state, options, tell);
}
