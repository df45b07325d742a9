import { type Ask, pick, type Refusal, type Rules, type Seat, type Tell } from '@tafelrunde/kernel';
import { ranked } from '../ranking.ts';
import { type Action, type Event, NONE, type Options, SEALED, type State, type View } from './state.ts';

const LANTERN: Action = { type: 'lantern' };
const VETO: Action = { type: 'veto' };
const DECLINE: Action = { type: 'decline' };

function mayReact(state: State | View, seat: Seat): boolean {
  return state.phase === 'react' && (state.vetoes[seat] ?? 0) > 0 && !(state.answered & (1 << seat));
}

function seatsOf(state: State): Seat[] {
  return state.signals.map((_, seat) => seat);
}

/** All signal at once and in secret; a colour nobody else shows is a point. Then a window in which anyone with a veto may void the round. */
export function rules(options: Options): Rules<State, Action, View, Event> {
  const signals: readonly Action[] = Array.from({ length: options.colours }, (_, colour) => ({ type: 'signal', colour }));

  function allowed(last: number): number[] {
    return signals.map((_, colour) => colour).filter((colour) => options.repeats || colour !== last);
  }

  function openSignals(state: State, tell: Tell<Event>): void {
    tell.reveal({ kind: 'signals', colours: [...state.signals] });
    state.phase = 'react';
    state.answered = 0;
    if (!seatsOf(state).some((seat) => mayReact(state, seat))) score(state, tell);
  }

  function score(state: State, tell: Tell<Event>): void {
    for (const [seat, colour] of state.signals.entries()) {
      if (state.signals.filter((other) => other === colour).length > 1) continue;
      const points = state.lit & (1 << seat) ? 2 : 1;
      state.scores[seat] = (state.scores[seat] ?? 0) + points;
      const cell = seat * options.colours + colour;
      state.tally[cell] = (state.tally[cell] ?? 0) + points;
    }
    tell.all({ kind: 'scored', scores: [...state.scores] });
    nextRound(state, tell);
  }

  function nextRound(state: State, tell: Tell<Event>): void {
    for (const seat of seatsOf(state)) {
      state.last[seat] = state.signals[seat] as number;
      state.signals[seat] = NONE;
    }
    state.lit = 0;
    state.answered = 0;
    state.round += 1;
    state.phase = 'signal';
    if (state.round < options.rounds) return;
    state.phase = 'over';
    if (!options.goals) return;
    for (const [seat, goal] of state.goals.entries()) {
      state.scores[seat] = (state.scores[seat] ?? 0) + (state.tally[seat * options.colours + goal] ?? 0);
    }
    tell.reveal({ kind: 'goals', goals: [...state.goals] });
  }

  return {
    setup(seats, random, tell) {
      const goals = Array.from({ length: seats }, () => (options.goals ? random.below(options.colours) : NONE));
      if (options.goals) for (const [seat, colour] of goals.entries()) tell.reveal({ kind: 'goal', seat, colour }, [seat]);
      const each = (value: number) => Array.from({ length: seats }, () => value);
      return {
        seats,
        round: 0,
        phase: 'signal',
        goals,
        signals: each(NONE),
        last: each(NONE),
        lanterns: (1 << seats) - 1,
        lit: 0,
        answered: 0,
        vetoes: each(options.vetoes),
        scores: each(0),
        tally: Array.from({ length: seats * options.colours }, () => 0),
      };
    },

    asks(state): readonly Ask[] {
      const asks: Ask[] = [];
      for (const seat of seatsOf(state)) {
        if (mayReact(state, seat)) asks.push({ seat, what: 'react', must: true });
        if (state.phase !== 'signal') continue;
        if (state.signals[seat] === NONE) asks.push({ seat, what: 'signal', must: true });
        if (state.lanterns & (1 << seat)) asks.push({ seat, what: 'lantern', must: false });
      }
      return asks;
    },

    legal(state, seat) {
      if (mayReact(state, seat)) return [VETO, DECLINE];
      const signal = state.signals[seat];
      if (state.phase !== 'signal' || signal === undefined) return [];
      const open = signal === NONE ? allowed(state.last[seat] as number).map((colour) => signals[colour] as Action) : [];
      return state.lanterns & (1 << seat) ? [...open, LANTERN] : open;
    },

    play(state, seat, action, _random, tell) {
      switch (action.type) {
        case 'signal':
          state.signals[seat] = action.colour;
          tell.all({ kind: 'ready', seat });
          tell.to([seat], { kind: 'own', seat, colour: action.colour });
          if (!state.signals.includes(NONE)) openSignals(state, tell);
          return;
        case 'lantern':
          state.lanterns &= ~(1 << seat);
          state.lit |= 1 << seat;
          tell.all({ kind: 'lantern', seat });
          return;
        case 'veto':
          state.vetoes[seat] = (state.vetoes[seat] ?? 0) - 1;
          tell.all({ kind: 'vetoed', seat });
          return nextRound(state, tell);
        case 'decline':
          state.answered |= 1 << seat;
          tell.all({ kind: 'declined', seat });
          if (!seatsOf(state).some((other) => mayReact(state, other))) score(state, tell);
      }
    },

    otherwise(state, seat) {
      return state.phase === 'react' ? DECLINE : (signals[allowed(state.last[seat] as number)[0] as number] as Action);
    },

    explain(view, seat, action): Refusal {
      const type = typeof action === 'object' && action !== null ? (action as { readonly type?: unknown }).type : undefined;
      if (mayReact(view, seat)) return { code: 'veto-or-decline' };
      if (view.phase !== 'signal') return { code: 'not-asked' };
      if (type === 'lantern') return { code: 'lantern-gone' };
      return view.signals[seat] === NONE ? { code: 'no-such-colour', params: { colours: options.colours } } : { code: 'not-asked' };
    },

    view(state, seat) {
      const open = state.phase !== 'signal';
      return {
        you: seat ?? -1,
        seats: state.seats,
        round: state.round,
        phase: state.phase,
        goals: state.goals.map((goal, owner) => (owner === seat || goal === NONE || state.phase === 'over' ? goal : SEALED)),
        signals: state.signals.map((colour, owner) => (owner === seat || colour === NONE || open ? colour : SEALED)),
        last: [...state.last],
        lanterns: state.lanterns,
        lit: state.lit,
        answered: state.answered,
        vetoes: [...state.vetoes],
        scores: [...state.scores],
        tally: [...state.tally],
      };
    },

    shown: (view) => view,

    imagine(view, random) {
      const guess = (last: number) => pick(allowed(last), random);
      return {
        seats: view.seats,
        round: view.round,
        phase: view.phase,
        goals: view.goals.map((goal) => (goal === SEALED ? random.below(options.colours) : goal)),
        signals: view.signals.map((colour, seat) => (colour === SEALED ? guess(view.last[seat] as number) : colour)),
        last: [...view.last],
        lanterns: view.lanterns,
        lit: view.lit,
        answered: view.answered,
        vetoes: [...view.vetoes],
        scores: [...view.scores],
        tally: [...view.tally],
      };
    },

    audit(state) {
      const colour = (value: number) => value >= 0 && value < options.colours;
      if (state.goals.some((goal) => colour(goal) !== options.goals)) return 'a goal is no colour';
      if (state.signals.some((signal) => signal !== NONE && !colour(signal))) return 'a signal is no colour';
      if (!options.repeats && state.signals.some((signal, seat) => signal !== NONE && signal === state.last[seat]))
        return 'a colour shown twice';
      if (state.lanterns & state.lit) return 'a burning lantern is still unlit';
      if (state.vetoes.some((left) => left < 0 || left > options.vetoes)) return 'vetoes from nowhere';
      const made = (seat: Seat) => state.tally.slice(seat * options.colours, (seat + 1) * options.colours).reduce((sum, n) => sum + n, 0);
      if (state.phase !== 'over' && state.scores.some((score, seat) => score !== made(seat))) return 'a score without its signal';
      return undefined;
    },

    copy: (state) => ({
      seats: state.seats,
      round: state.round,
      phase: state.phase,
      goals: [...state.goals],
      signals: [...state.signals],
      last: [...state.last],
      lanterns: state.lanterns,
      lit: state.lit,
      answered: state.answered,
      vetoes: [...state.vetoes],
      scores: [...state.scores],
      tally: [...state.tally],
    }),

    result: (state) => (state.phase === 'over' ? { kind: 'ranking', reason: 'rounds-over', places: ranked(state.scores) } : undefined),
  };
}

/** Every seat signals and reacts once a round, and lights its lantern once a match. */
export function maxActions(options: Options, seats: number): number {
  return seats * (2 * options.rounds + 1);
}
