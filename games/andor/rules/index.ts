import type { Apart, Ask, Random, Refusal, Result, Rules, Seat, Tell } from '@tafelrunde/kernel';
import { soundness } from '../check.ts';
import { copyOf } from '../copy.ts';
import { imagined } from '../imagine.ts';
import type { Legend } from '../legend/format.ts';
import type { Board } from '../board/index.ts';
import type { Core, Engine } from '../engine-port.ts';
import { NONE } from '../pieces.ts';
import type { Action, Event, Options, State, View } from '../state.ts';
import { viewOf } from '../view.ts';
import { advance } from './advance.ts';
import { DAWN, push } from './agenda.ts';
import { asksOf } from './asks.ts';
import { explain } from './explain/index.ts';
import { foreseen } from './foresee.ts';
import { legalFor, neutral } from './legal.ts';
import { carryOutAction } from './play.ts';
import { blankState } from './setup.ts';

export class AndorRules implements Rules<State, Action, View, Event> {
  readonly core: Core;
  /** All see the same, and what is ahead is worked out once for all of them. */
  readonly apart: Apart<State, View> = {
    common: (state) => {
      const { you: _you, ...common } = this.shown(this.view(state, undefined));
      return common;
    },
    own: (_state, seat) => ({ you: seat ?? NONE }),
  };

  constructor(options: Options, board: Board, engine: Engine, legend?: Legend) {
    this.core = { options, board, engine, ...(legend === undefined ? {} : { legend }) };
  }

  /** The legend lays out; then the hero on the rooster begins the first day (AND-3.10). */
  setup(seats: number, random: Random, tell: Tell<Event>): State {
    const { core } = this;
    const state = blankState(core, seats, random);
    if (tell.on) tell.all({ kind: 'begins', heroes: state.heroes, figures: state.figureOf });
    const t = { state, random, tell, board: core.board, engine: core.engine, options: core.options };
    push(state, DAWN);
    core.engine.open(t);
    advance(t);
    return state;
  }

  asks(state: State): readonly Ask[] {
    return asksOf(this.core, state);
  }

  legal(state: State, seat: Seat): readonly Action[] {
    return legalFor(this.core, state, seat);
  }

  play(state: State, seat: Seat, action: Action, random: Random, tell: Tell<Event>): void {
    const { board, engine, options } = this.core;
    const t = { state, random, tell, board, engine, options };
    carryOutAction(t, seat, action);
    advance(t);
  }

  otherwise(state: State, seat: Seat): Action {
    return neutral(this.core, state, seat);
  }

  explain(view: View, seat: Seat, action: unknown): Refusal {
    return explain(this.core, view, seat, action);
  }

  view(state: State, seat: Seat | undefined): View {
    return viewOf(state, this.core.engine, seat);
  }

  /** Nothing that was public is ever hidden again; pages get the story in words besides, and what follows from what lies open. */
  shown(view: View): View {
    return { ...view, ahead: foreseen(this.core, view), legend: this.core.engine.forPages(view.legend, view.over, view.agenda) };
  }

  imagine(view: View, random: Random): State {
    return imagined(view, this.core.engine, random);
  }

  audit(state: State): string | undefined {
    return soundness(state, this.core);
  }

  copy(state: State): State {
    return copyOf(state, this.core.engine);
  }

  result(state: State): Result | undefined {
    if (state.over === 0 || state.reason === '') return undefined;
    return { kind: 'together', reason: state.reason, won: state.over === 1 };
  }
}
