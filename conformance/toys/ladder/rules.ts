import type { Ask, Refusal, Rules, Seat, Tell } from '@tafelrunde/kernel';
import { ranked } from '../ranking.ts';

export interface Options {
  readonly height: number;
  /** Who is landed upon slides down two rungs. */
  readonly slide: boolean;
  readonly starter: 'first' | 'rotate';
  /** Matches played before at this table; only `rotate` looks at it. */
  readonly series: number;
  /** In a rematch the seat, from 1, that begins; only `first` looks at it. */
  readonly first: number;
}

export interface State {
  readonly seats: number;
  turn: Seat;
  readonly rungs: number[];
  readonly ropes: number[];
  /** A rope is tied for this climb. */
  tied: boolean;
  turns: number;
  over: boolean;
}
export type View = State;

export type Action = { readonly type: 'climb' } | { readonly type: 'tie' };

export type Event =
  | { readonly kind: 'tied'; readonly seat: Seat }
  | { readonly kind: 'climbed'; readonly seat: Seat; readonly die: number; readonly rung: number }
  | { readonly kind: 'slid'; readonly seat: Seat; readonly rung: number }
  | { readonly kind: 'ended'; readonly top: boolean };

const CLIMB: Action = { type: 'climb' };
const TIE: Action = { type: 'tie' };
const ROPES = 2;
/** Turns per seat, after which the highest has won. */
const CAP = 25;

export function begins({ starter, series, first }: Options, seats: number): Seat {
  if (starter === 'rotate') return series % seats;
  return first > 0 ? first - 1 : 0;
}

/**
 * Be first at the top. Two versions of the rules are carried:
 * 1: whoever climbs past the top is there; 2: whoever would climb past it bounces back by as much.
 */
export function rules(options: Options, version = 2): Rules<State, Action, View, Event> {
  const copy = (state: State): State => ({ ...state, rungs: [...state.rungs], ropes: [...state.ropes] });

  function landing(rung: number): number {
    if (rung <= options.height) return rung;
    return version === 1 ? options.height : Math.max(0, 2 * options.height - rung);
  }

  function slideDown(state: State, climber: Seat, rung: number, tell: Tell<Event>): void {
    for (const [seat, at] of state.rungs.entries()) {
      if (seat === climber || at !== rung || rung === 0) continue;
      state.rungs[seat] = Math.max(0, at - 2);
      tell.all({ kind: 'slid', seat, rung: Math.max(0, at - 2) });
    }
  }

  return {
    setup(seats) {
      const turn = begins(options, seats);
      const each = (value: number) => Array.from({ length: seats }, () => value);
      return { seats, turn, rungs: each(0), ropes: each(ROPES), tied: false, turns: 0, over: false };
    },
    starter: (state) => state.turn,
    asks: (state): readonly Ask[] => (state.over ? [] : [{ seat: state.turn, what: 'climb', must: true }]),
    legal(state, seat) {
      if (state.over || seat !== state.turn) return [];
      return !state.tied && (state.ropes[seat] ?? 0) > 0 ? [CLIMB, TIE] : [CLIMB];
    },
    play(state, seat, action, random, tell) {
      if (action.type === 'tie') {
        state.tied = true;
        state.ropes[seat] = (state.ropes[seat] ?? 0) - 1;
        return tell.all({ kind: 'tied', seat });
      }
      const die = 1 + random.below(3);
      const rung = landing((state.rungs[seat] ?? 0) + die + (state.tied ? 1 : 0));
      state.rungs[seat] = rung;
      tell.all({ kind: 'climbed', seat, die, rung });
      if (options.slide && rung < options.height) slideDown(state, seat, rung, tell);
      state.tied = false;
      state.turns += 1;
      state.turn = (seat + 1) % state.seats;
      state.over = rung === options.height || state.turns === CAP * state.seats;
      if (state.over) tell.all({ kind: 'ended', top: rung === options.height });
    },
    otherwise: () => CLIMB,
    explain(view, seat, action): Refusal {
      if (view.over || view.turn !== seat) return { code: 'not-asked' };
      const type = typeof action === 'object' && action !== null ? (action as { readonly type?: unknown }).type : undefined;
      return { code: type === 'tie' ? 'no-rope' : 'climb-or-tie' };
    },
    view: copy,
    shown: (view) => view,
    imagine: copy,
    audit(state) {
      if (state.rungs.some((rung) => rung < 0 || rung > options.height)) return 'somebody is beside the ladder';
      return state.ropes.some((left) => left < 0 || left > ROPES) ? 'a rope too many' : undefined;
    },
    copy,
    result(state) {
      if (!state.over) return undefined;
      const top = state.rungs.includes(options.height);
      return { kind: 'ranking', reason: top ? 'top' : 'cap', places: ranked(state.rungs) };
    },
  };
}

export function maxActions(_options: Options, seats: number): number {
  return seats * (CAP + ROPES);
}
