import type { Apart, Ask, Random, Refusal, Result, Rules, Seat, Tell } from '@tafelrunde/kernel';
import { soundness } from '../check.ts';
import { bitOf, headsOf, recruitersAllowed, SUITS, suitOf, valueOf } from '../cards.ts';
import { Imagination } from '../imagine/index.ts';
import { type Action, copyOf, type Event, moveOf, NONE, type Options, RECRUITS, type State, type View } from '../state.ts';
import { commonShownOf, ownOf, shownOf, viewOf } from '../view.ts';
import { askNobody, askToDeal, askToFollow, askToLead, DEAL, listHand, listSuit, nothing, plays, recruits, toDeal } from './choices.ts';
import { dealRound, setUp } from './deal.ts';
import { explain } from './explain.ts';
import { endingAfter, entryOf, resultOf, stockLeft } from './scoring.ts';
import { tellDisplayed, tellInspired, tellPlayed, tellScored } from './telling.ts';
import { moveRecruits, winnerOf } from './trick.ts';

/** The rules of one table, its options worked in. */
export class AnansiRules implements Rules<State, Action, View, Event> {
  readonly #options: Options;
  readonly #limited: boolean;
  readonly apart: Apart<State, View>;
  readonly #imagination = new Imagination();

  constructor(options: Options) {
    this.#options = options;
    this.apart = { common: (state) => commonShownOf(state, options), own: ownOf };
    this.#limited = options.stock === 'limited';
  }

  setup(seats: number, random: Random, tell: Tell<Event>): State {
    return setUp(this.#options, seats, random, tell);
  }

  starter({ leader }: State): Seat {
    return leader;
  }

  asks(state: State): readonly Ask[] {
    if (state.phase === 'play') return (state.led === NONE ? askToLead : askToFollow)[state.turn] as readonly Ask[];
    return state.phase === 'deal' ? (askToDeal[state.turn] as readonly Ask[]) : askNobody;
  }

  legal(state: State, seat: Seat): readonly Action[] {
    if (seat !== state.turn || state.phase === 'over') return nothing;
    if (state.phase === 'deal') return toDeal;
    const { hands, led } = state;
    const from = seat * SUITS;
    let suit = NONE;
    let mayRecruit = false; // ANA-5.4
    if (led !== NONE) {
      suit = suitOf[led] as number; // ANA-4.3
      if (hands[from + suit] === 0) suit = state.trump; // ANA-4.4
      if (hands[from + suit] === 0) suit = NONE; // ANA-4.5
      mayRecruit = state.recruiters < recruitersAllowed(state.seats); // ANA-5.3
    }
    const listed: Action[] = [];
    // Any card (ANA-4.1, ANA-4.5), or those of one suit.
    if (suit === NONE) listHand(listed, plays, hands, from);
    else listSuit(listed, plays, suit, hands[from + suit] as number);
    if (mayRecruit) listHand(listed, recruits, hands, from); // ANA-5.1
    return listed;
  }

  play(state: State, seat: Seat, action: Action, random: Random, tell: Tell<Event>): void {
    if (action.type === 'deal') {
      dealRound(state, random, tell); // ANA-7.7
      return;
    }
    const { card } = action;
    const mask = seat * SUITS + (suitOf[card] as number);
    state.hands[mask] = (state.hands[mask] as number) & ~(bitOf[card] as number);
    if (action.type === 'recruit') this.#recruit(state, seat, card, tell);
    else {
      if (state.led === NONE) state.led = card;
      state.moves.push(moveOf(seat, card, 0));
      if (tell.on) tellPlayed(state, seat, card, tell);
    }
    const next = seat + 1 === state.seats ? 0 : seat + 1; // ANA-4.2
    if (next === state.leader) this.#endTrick(state, tell);
    else state.turn = next;
  }

  /** ANA-5.2 */
  #recruit(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
    let heads = headsOf[card] as number;
    if (this.#limited) heads = Math.min(heads, stockLeft(state)); // ANA-9.2
    const before = state.listeners[seat] as number;
    state.listeners[seat] = before + heads;
    state.recruiters += 1;
    state.moves.push(moveOf(seat, card, RECRUITS));
    if (!tell.on) return;
    tell.reveal({ kind: 'recruited', seat, card, listeners: heads });
    tellInspired(seat, before, state.stories[seat] as number, before + heads, state.stories[seat] as number, tell);
  }

  /** ANA-6.1 to ANA-6.6: who wins it, what trump is next, who leads. */
  #endTrick(state: State, tell: Tell<Event>): void {
    const winner = winnerOf(state.moves, state.moves.length - state.seats, state.trump);
    const stories = (state.stories[winner] as number) + 1;
    state.stories[winner] = stories;
    if (tell.on) {
      tell.all({ kind: 'trick-won', seat: winner, cards: state.seats - state.recruiters, story: stories });
      const listeners = state.listeners[winner] as number;
      tellInspired(winner, listeners, stories - 1, listeners, stories, tell);
    }
    if (state.recruiters !== 0) this.#display(state, tell);
    state.led = NONE;
    state.recruiters = 0;
    state.leader = winner;
    state.turn = winner;
    if (handIsEmpty(state.hands, winner)) this.#endRound(state, tell); // ANA-7.2
  }

  /** ANA-6.5 */
  #display(state: State, tell: Tell<Event>): void {
    const before = state.trump;
    moveRecruits(state);
    if (tell.on) tellDisplayed(state, before, tell);
  }

  /** ANA-7.2: scored at once; whoever won the last trick leads the next round (ANA-7.7). */
  #endRound(state: State, tell: Tell<Event>): void {
    const { seats } = state;
    const sheet = state.sheet.slice();
    for (let seat = 0; seat < seats; seat += 1) sheet.push(entryOf(state.listeners[seat] as number, state.stories[seat] as number));
    state.sheet = sheet;
    const ending = endingAfter(sheet, seats, this.#options);
    state.phase = ending === undefined ? 'deal' : 'over';
    if (tell.on) tellScored(state, ending, this.#options.zeroZeroBonus, tell);
  }

  /** The lowest card that may be played; never recruits, since that is a choice (ANA-5.5). */
  otherwise(state: State, seat: Seat): Action {
    let lowest = DEAL;
    let value = Number.POSITIVE_INFINITY;
    for (const action of this.legal(state, seat)) {
      if (action.type !== 'play' || (valueOf[action.card] as number) >= value) continue;
      lowest = action;
      value = valueOf[action.card] as number;
    }
    return lowest;
  }

  explain(view: View, seat: Seat, action: unknown): Refusal {
    return explain(view, seat, action);
  }

  view(state: State, seat: Seat | undefined): View {
    return viewOf(state, this.#options, seat);
  }

  /** Only hands are secret here, and each lies in the view of its owner (ANA-2.8). */
  viewOpen(state: State, seat: Seat): View {
    return this.view(state, seat);
  }

  shown(view: View): View {
    return shownOf(view, this.#options.lookBack);
  }

  /** ANA-6.7, ANA-9.3: to the beginning of the last trick, in the first one to the deal. */
  lookBack({ trick, told, seats }: View): number | undefined {
    return this.#options.lookBack === 'all' ? undefined : trick.length + (told > 0 ? seats : 1);
  }

  /** Who won a trick may be read for ever; which cards were played to it, or dealt, may not. */
  lasts({ kind }: Event): boolean {
    return kind !== 'played' && kind !== 'dealt';
  }

  imagine(view: View, random: Random): State {
    return this.#imagination.of(view, random);
  }

  audit(state: State): string | undefined {
    return soundness(state, this.#options);
  }

  copy(state: State): State {
    return copyOf(state);
  }

  result(state: State): Result | undefined {
    return resultOf(state, this.#options);
  }
}

function handIsEmpty(hands: readonly number[], seat: Seat): boolean {
  for (let suit = 0; suit < SUITS; suit += 1) if (hands[seat * SUITS + suit] !== 0) return false;
  return true;
}
