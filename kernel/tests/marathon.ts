import type { Game } from '../index.ts';

interface State {
  turn: number;
  laps: number;
  readonly steps: number[];
}
type Action = { readonly type: 'run'; readonly fast: boolean };
type Event = { readonly kind: 'ran'; readonly steps: number };

/** Three runners, a thousand laps, a die at every step: long enough for many pages, and every state differs from every other. */
export const marathon: Game<State, Action, State, Event, Record<string, never>> = {
  meta: {
    id: 'marathon',
    version: 1,
    carries: [1],
    seats: { min: 3, max: 3, usual: 3 },
    minutes: 1,
    options: [],
    defaults: {},
    check: () => undefined,
    maxActions: () => 3000,
    severalSeats: false,
  },
  rules: () => {
    const copy = (state: State): State => ({ ...state, steps: [...state.steps] });
    const over = (state: State) => state.laps >= 1000;
    return {
      setup: (seats) => ({ turn: 0, laps: 0, steps: Array.from({ length: seats }, () => 0) }),
      asks: (state) => (over(state) ? [] : [{ seat: state.turn, what: 'run', must: true }]),
      legal: (state, seat) =>
        over(state) || seat !== state.turn
          ? []
          : [
              { type: 'run', fast: false },
              { type: 'run', fast: true },
            ],
      play(state, seat, action, random, tell) {
        const steps = 1 + random.below(action.fast ? 12 : 6);
        state.steps[seat] = (state.steps[seat] ?? 0) + steps;
        state.turn = (state.turn + 1) % state.steps.length;
        if (state.turn === 0) state.laps += 1;
        tell.to([seat], { kind: 'ran', steps });
      },
      otherwise: () => ({ type: 'run', fast: false }),
      explain: () => ({ code: 'not-asked' }),
      view: copy,
      shown: (view) => view,
      imagine: copy,
      audit: () => undefined,
      copy,
      result: (state) => (over(state) ? { kind: 'together', reason: 'done', won: true } : undefined),
    };
  },
};
