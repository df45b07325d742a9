import type { Apart, Ask, Random, Refusal, Result, Rules, Seat, Tell } from '@tafelrunde/kernel';
import { soundness } from '../check.ts';
import { Imagination } from '../imagine/index.ts';
import { meta } from '../meta.ts';
import { type Action, copyOf, type Event, type Options, type State, type View } from '../state.ts';
import { commonOf, openViewOf, ownShownOf, shownOf, viewOf } from '../view.ts';
import { asksOf } from './choices.ts';
import { setUp } from './deal.ts';
import { explain } from './explain.ts';
import { legalFor } from './legal.ts';
import { otherwiseOf } from './otherwise.ts';
import { playAction } from './play.ts';
import { resultOf } from './scoring.ts';

/**
 * The rules of one table, its options worked in. Two versions are carried; matches go on as they began. In the first a Witch with
 * nothing to exchange could be used for a look at the draw pile; since the second she cannot be used then (SIL-6.13).
 */
export class SilverRules implements Rules<State, Action, View, Event> {
  /** For a bot that knows only some of them, and one version. */
  readonly options: Options;
  readonly version: number;
  readonly apart: Apart<State, View>;
  readonly #imagination = new Imagination();

  constructor(options: Options, version: number = meta.version) {
    this.options = options;
    this.version = version;
    this.apart = { common: (state) => commonOf(state, options), own: ownShownOf };
  }

  setup(seats: number, random: Random, tell: Tell<Event>): State {
    return setUp(this.options, seats, random, tell);
  }

  starter({ first }: State): Seat {
    return first;
  }

  asks(state: State): readonly Ask[] {
    return asksOf(state);
  }

  legal(state: State, seat: Seat): readonly Action[] {
    return legalFor(state, seat, this.options, this.version);
  }

  play(state: State, seat: Seat, action: Action, random: Random, tell: Tell<Event>): void {
    playAction(state, seat, action, this.options, random, tell);
  }

  otherwise(state: State, seat: Seat): Action {
    return otherwiseOf(state, seat, this.legal(state, seat));
  }

  explain(view: View, seat: Seat, action: unknown): Refusal {
    return explain(view, seat, action, this.options);
  }

  view(state: State, seat: Seat | undefined): View {
    return viewOf(state, this.options, seat);
  }

  viewOpen(state: State, seat: Seat): View {
    return openViewOf(state, this.options, seat);
  }

  /** `past`: a position gone by. No look is open there any more, so without a memory aid its face is gone as well. */
  shown(view: View, past = false): View {
    return shownOf(view, past);
  }

  imagine(view: View, random: Random): State {
    return this.#imagination.of(view, random);
  }

  audit(state: State): string | undefined {
    return soundness(state, this.options);
  }

  copy(state: State): State {
    return copyOf(state);
  }

  result(state: State): Result | undefined {
    return resultOf(state);
  }
}
