import type { Apart, Ask, Random, Refusal, Result, Rules, Seat, Tell } from '@tafelrunde/kernel';
import { soundness } from '../check.ts';
import { Imagination } from '../imagine/index.ts';
import { lastTurn } from '../meta.ts';
import { filled, fitting, isFull, ways } from '../row.ts';
import { type Action, DEATH, type Ending, type Event, KINDS, NONE, type Options, type State, type View } from '../state.ts';
import { commonOf, openViewOf, ownOf, viewOf } from '../view.ts';
import { askNobody, askToDecide, askToDraw, DRAW, KEEP, nothing, toDecide, toDraw } from './choices.ts';
import { explain } from './explain.ts';
import { resultOf } from './ranking.ts';
import { setUp } from './setup.ts';

/** The rules of one table, its options worked in. */
export class AnthemRules implements Rules<State, Action, View, Event> {
  readonly #options: Options;
  readonly #imagination: Imagination;
  readonly #spaces: number;
  readonly #closing: boolean;
  readonly #immediate: boolean;
  readonly #dragon: boolean;
  /** ANT-8.3: while the dragon can still win, closed rows end nothing. */
  readonly #endsClosed: boolean;
  readonly apart: Apart<State, View>;

  constructor(options: Options) {
    this.#options = options;
    this.#imagination = new Imagination(options);
    this.#spaces = options.spaces;
    this.#closing = options.allowSelfBlocking;
    this.#immediate = options.victoryCheck === 'immediate';
    this.#dragon = options.dragonWins;
    this.apart = { common: (state) => commonOf(state, options.spaces), own: ownOf };
    this.#endsClosed = options.stalemate !== 'playOn' && !options.dragonWins;
  }

  setup(seats: number, random: Random, tell: Tell<Event>): State {
    return setUp(this.#options, seats, random, tell);
  }

  starter(state: State): Seat {
    return state.starter;
  }

  asks(state: State): readonly Ask[] {
    if (state.phase === 'over') return askNobody;
    return (state.phase === 'draw' ? askToDraw : askToDecide)[state.turn] as readonly Ask[];
  }

  legal(state: State, seat: Seat): readonly Action[] {
    if (seat !== state.turn || state.phase === 'over') return nothing;
    if (state.phase === 'draw') return toDraw;
    if (state.drawn === DEATH) return toDecide[0] as readonly Action[]; // ANT-4.5
    return toDecide[fitting(state.rows, seat * this.#spaces, this.#spaces, state.drawn, this.#closing)] as readonly Action[];
  }

  /** ANT-3.1: a turn is a draw, then placing or keeping. */
  play(state: State, _seat: Seat, action: Action, random: Random, tell: Tell<Event>): void {
    if (action.type === 'draw') this.#draw(state, random, tell);
    else if (action.type === 'keep') this.#keep(state, tell);
    else this.#place(state, action.space, tell);
  }

  otherwise(state: State): Action {
    return state.phase === 'draw' ? DRAW : KEEP;
  }

  explain(view: View, seat: Seat, action: unknown): Refusal {
    return explain(view, seat, action);
  }

  view(state: State, seat: Seat | undefined): View {
    return viewOf(state, this.#spaces, seat);
  }

  viewOpen(state: State, seat: Seat): View {
    return openViewOf(state, this.#spaces, seat);
  }

  /** No option of this game hides what a player has once seen. */
  shown(view: View): View {
    return view;
  }

  imagine(view: View, random: Random): State {
    return this.#imagination.imagine(view, random);
  }

  audit(state: State): string | undefined {
    return soundness(state, this.#spaces);
  }

  copy(state: State): State {
    return {
      seats: state.seats,
      starter: state.starter,
      turn: state.turn,
      phase: state.phase,
      rows: state.rows.slice(),
      hands: state.hands.slice(),
      drawn: state.drawn,
      history: state.history.slice(),
      ending: state.ending,
      winner: state.winner,
    };
  }

  result(state: State): Result | undefined {
    return resultOf(state, this.#options);
  }

  /** ANT-3.2, ANT-3.3: a card of the right neighbour, who has just moved; every card of that hand equally likely. */
  #draw(state: State, random: Random, tell: Tell<Event>): void {
    const { turn: seat, hands } = state;
    const from = seat === 0 ? state.seats - 1 : seat - 1;
    const card = pickFrom(hands, from * KINDS, random);
    if (tell.on) {
      tell.all({ kind: 'drew', seat, from });
      tell.reveal({ kind: 'card', seat, from, card }, [seat, from]); // ANT-3.4
    }
    state.drawn = card;
    state.phase = 'decide';
    if (card !== DEATH) return;
    // ANT-8.1 goes before ANT-8.4, as ANT-8.3 says.
    if (this.#dragon && (hands[seat * KINDS + DEATH] as number) + 1 === state.seats) this.#endAtDraw(state, 'dragon', seat, tell);
    else if (this.#immediate && this.#hasWon(state, from)) this.#endAtDraw(state, 'row', from, tell);
  }

  /** ANT-5.3 */
  #keep(state: State, tell: Tell<Event>): void {
    const seat = state.turn;
    if (tell.on) {
      // With a full row, playing on or not tells everybody whether a Death is in this hand.
      if (isFull(state.rows, seat * this.#spaces, this.#spaces)) tell.reveal({ kind: 'kept', seat });
      else tell.all({ kind: 'kept', seat });
    }
    takeIntoHand(state, state.drawn);
    if (this.#hasWon(state, seat)) this.#end(state, 'row', seat, tell);
    else this.#next(state, tell);
  }

  /** ANT-4.1 */
  #place(state: State, space: number, tell: Tell<Event>): void {
    const { turn: seat, drawn: card } = state;
    const from = seat * this.#spaces;
    state.rows[from + space - 1] = card;
    state.drawn = NONE;
    state.history.push(card * 16 + space);
    if (tell.on) tell.reveal({ kind: 'placed', seat, card, space });
    if (isFull(state.rows, from, this.#spaces)) this.#filled(state, seat, tell);
    else if (ways(state.rows, from, this.#spaces) === 0 && this.#wasOpen(state, from, space)) this.#closed(state, seat, tell);
    else this.#next(state, tell);
  }

  #filled(state: State, seat: Seat, tell: Tell<Event>): void {
    if (tell.on) tell.all({ kind: 'row-full', seat });
    if (this.#hasWon(state, seat)) this.#end(state, 'row', seat, tell);
    else if (this.#onlyDeathsLeft(state)) this.#end(state, 'firstFull', firstToFill(state, this.#spaces), tell);
    else this.#next(state, tell);
  }

  #wasOpen(state: State, from: number, space: number): boolean {
    const row = state.rows.slice(from, from + this.#spaces);
    row[space - 1] = 0;
    return ways(row, 0, this.#spaces) > 0;
  }

  /** ANT-4.6, ANT-7.1 */
  #closed(state: State, seat: Seat, tell: Tell<Event>): void {
    if (tell.on) tell.all({ kind: 'row-closed', seat });
    if (this.#endsClosed && this.#allClosed(state)) this.#end(state, 'stalemate', NONE, tell);
    else this.#next(state, tell);
  }

  #allClosed(state: State): boolean {
    for (let seat = 0; seat < state.seats; seat += 1) if (ways(state.rows, seat * this.#spaces, this.#spaces) > 0) return false;
    return true;
  }

  /** ANT-8.7: can only happen with eight spaces, when every number lies in a row. */
  #onlyDeathsLeft(state: State): boolean {
    return filled(state.rows, 0, state.rows.length) === (KINDS - 1) * state.seats;
  }

  /** ANT-6.1 */
  #hasWon(state: State, seat: Seat): boolean {
    return state.hands[seat * KINDS + DEATH] === 0 && isFull(state.rows, seat * this.#spaces, this.#spaces);
  }

  /** ANT-2.6: the turn goes on clockwise, unless the cap is reached (ANT-7.4). */
  #next(state: State, tell: Tell<Event>): void {
    if (state.history.length >= lastTurn(this.#options, state.seats)) {
      this.#end(state, 'cap', NONE, tell);
      return;
    }
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1;
    state.phase = 'draw';
  }

  /** The card that ended the match is a Death, so it goes into the hand (ANT-4.5). */
  #endAtDraw(state: State, ending: Ending, winner: Seat, tell: Tell<Event>): void {
    takeIntoHand(state, state.drawn);
    this.#end(state, ending, winner, tell);
  }

  #end(state: State, ending: Ending, winner: number, tell: Tell<Event>): void {
    state.phase = 'over';
    state.ending = ending;
    state.winner = winner;
    if (tell.on) tell.reveal({ kind: 'ended', ending, winner }); // ANT-6.6
  }
}

/** Takes one card out of a hand by chance and says which. */
function pickFrom(hands: number[], from: number, random: Random): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind += 1) size += hands[from + kind] as number;
  let left = random.below(size);
  let kind = 0;
  while (left >= (hands[from + kind] as number)) {
    left -= hands[from + kind] as number;
    kind += 1;
  }
  hands[from + kind] = (hands[from + kind] as number) - 1;
  return kind;
}

function takeIntoHand(state: State, card: number): void {
  const place = state.turn * KINDS + card;
  state.hands[place] = (state.hands[place] as number) + 1;
  state.drawn = NONE;
  state.history.push(card * 16);
}

/** ANT-8.7: the history says whose row was full first. */
function firstToFill(state: State, spaces: number): Seat {
  const counts: number[] = Array.from({ length: state.seats }, () => 0);
  const turn = state.history.findIndex((entry, i) => {
    const seat = (state.starter + i) % state.seats;
    if (entry % 16 > 0) counts[seat] = (counts[seat] as number) + 1;
    return counts[seat] === spaces;
  });
  return (state.starter + turn) % state.seats;
}
