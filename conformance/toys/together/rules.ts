import type { Ask, Refusal, Rules, Seat, Tell } from '@tafelrunde/kernel';

export interface Options {
  readonly goal: number;
  readonly days: 'few' | 'many';
  /** A throw may be repeated once. */
  readonly again: boolean;
}

export type Phase = 'plan' | 'thrown' | 'over';

/** Nothing is hidden: what everybody sees is all there is. */
export interface State {
  readonly seats: number;
  turn: Seat;
  phase: Phase;
  /** Wood in the common store. */
  pool: number;
  days: number;
  /** 0 between throws. */
  die: number;
  /** Help given to this throw. */
  help: number;
  repeated: boolean;
  readonly tokens: number[];
}
export type View = State;

export type Action =
  | { readonly type: 'throw' }
  | { readonly type: 'rest' }
  | { readonly type: 'again' }
  | { readonly type: 'store' }
  | { readonly type: 'help' };

export type Event =
  | { readonly kind: 'die'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'helped'; readonly seat: Seat }
  | { readonly kind: 'stored'; readonly seat: Seat; readonly pool: number }
  | { readonly kind: 'day'; readonly days: number }
  | { readonly kind: 'ended'; readonly won: boolean };

const THROW: Action = { type: 'throw' };
const REST: Action = { type: 'rest' };
const AGAIN: Action = { type: 'again' };
const STORE: Action = { type: 'store' };
const HELP: Action = { type: 'help' };

const TOKENS = 1;

function daysOf(options: Options, seats: number): number {
  return seats * (options.days === 'few' ? 3 : 6);
}

/** Fill the store before the days run out. Who is on turn throws or rests; everybody with a token may help a throw. */
export function rules(options: Options): Rules<State, Action, View, Event> {
  const copy = (state: State): State => ({ ...state, tokens: [...state.tokens] });

  function endDay(state: State, tell: Tell<Event>): void {
    state.days -= 1;
    state.die = 0;
    state.help = 0;
    state.repeated = false;
    state.turn = (state.turn + 1) % state.seats;
    tell.all({ kind: 'day', days: state.days });
    const won = state.pool >= options.goal;
    state.phase = won || state.days === 0 ? 'over' : 'plan';
    if (state.phase === 'over') tell.all({ kind: 'ended', won });
  }

  return {
    setup(seats, random, tell) {
      const turn = random.below(seats);
      const days = daysOf(options, seats);
      tell.all({ kind: 'day', days });
      const tokens = Array.from({ length: seats }, () => TOKENS);
      return { seats, turn, phase: 'plan', pool: 0, days, die: 0, help: 0, repeated: false, tokens };
    },

    asks(state): readonly Ask[] {
      if (state.phase === 'over') return [];
      if (state.phase === 'plan') return [{ seat: state.turn, what: 'plan', must: true, byHand: true }];
      const helpers = state.tokens.flatMap((left, seat): Ask[] => (left > 0 ? [{ seat, what: 'help', must: false }] : []));
      return [{ seat: state.turn, what: 'thrown', must: true }, ...helpers];
    },

    legal(state, seat) {
      if (state.phase === 'plan') return seat === state.turn ? [THROW, REST] : [];
      if (state.phase === 'over') return [];
      const legal: Action[] = [];
      if (seat === state.turn) legal.push(STORE);
      if (seat === state.turn && options.again && !state.repeated) legal.push(AGAIN);
      if ((state.tokens[seat] ?? 0) > 0) legal.push(HELP);
      return legal;
    },

    play(state, seat, action, random, tell) {
      switch (action.type) {
        case 'throw':
        case 'again':
          state.repeated = action.type === 'again';
          state.phase = 'thrown';
          state.die = 1 + random.below(6);
          tell.all({ kind: 'die', seat, die: state.die });
          return;
        case 'rest':
          state.tokens[seat] = (state.tokens[seat] ?? 0) + 1;
          tell.all({ kind: 'rested', seat });
          return endDay(state, tell);
        case 'help':
          state.tokens[seat] = (state.tokens[seat] ?? 0) - 1;
          state.help += 1;
          tell.all({ kind: 'helped', seat });
          return;
        case 'store':
          state.pool += state.die + state.help;
          tell.all({ kind: 'stored', seat, pool: state.pool });
          return endDay(state, tell);
      }
    },

    otherwise: (state) => (state.phase === 'plan' ? REST : STORE),
    explain(view, seat, action): Refusal {
      const type = typeof action === 'object' && action !== null ? (action as { readonly type?: unknown }).type : undefined;
      if (type === 'help' && view.phase === 'thrown') return { code: 'no-token' };
      if (view.turn !== seat || view.phase === 'over') return { code: 'not-asked' };
      return { code: view.phase === 'plan' ? 'throw-or-rest' : 'store-or-again' };
    },
    view: copy,
    shown: (view) => view,
    imagine: copy,
    audit(state) {
      if (state.tokens.some((left) => left < 0)) return 'a token was spent twice';
      const passed = daysOf(options, state.seats) - state.days;
      const given = state.tokens.reduce((sum, left) => sum + left, state.help);
      if (given > state.seats * TOKENS + passed) return 'a token from nowhere';
      if (state.die > 0 !== (state.phase === 'thrown')) return 'a die out of place';
      return state.pool > passed * 6 + state.seats * TOKENS + passed ? 'wood from nowhere' : undefined;
    },
    copy,
    result(state) {
      if (state.phase !== 'over') return undefined;
      const won = state.pool >= options.goal;
      return { kind: 'together', reason: won ? 'stored' : 'too-late', won };
    },
  };
}

/** A day is at most throw, again, store; a token comes with each seat and each day of rest. */
export function maxActions(options: Options, seats: number): number {
  return 4 * daysOf(options, seats) + seats * TOKENS;
}
