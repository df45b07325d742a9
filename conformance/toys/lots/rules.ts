import { type Ask, type Random, type Refusal, type Result, type Rules, type Seat, shuffle, type Tell } from '@tafelrunde/kernel';
import { ranked } from '../ranking.ts';
import { type Action, allLots, deckSize, type Event, type Options, type State, type View } from './state.ts';

const DRAW: Action = { type: 'draw' };
const PEEK: Action = { type: 'peek' };
const PASS: Action = { type: 'pass' };
/** Shared: `legal` hands out the same lists again and again. */
const DRAWS: readonly Action[] = [DRAW];
const PEEKS: readonly Action[] = [PEEK, PASS];

function typeOf(action: unknown): unknown {
  return typeof action === 'object' && action !== null ? (action as { readonly type?: unknown }).type : undefined;
}

function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  const lot = state.deck.pop() as number;
  const knew = (state.peeked & (1 << seat)) !== 0;
  state.hands[seat]?.push(lot);
  state.seen[seat]?.push(state.peeked | (1 << seat));
  state.peeked = 0;
  state.phase = 'discard';
  tell.all({ kind: 'drew', seat });
  if (knew) tell.to([seat], { kind: 'lot', seat, lot });
  else tell.reveal({ kind: 'lot', seat, lot }, [seat]);
}

function peek(state: State, seat: Seat, tell: Tell<Event>): void {
  const lot = state.deck.at(-1) as number;
  const knew = (state.peeked & (1 << seat)) !== 0;
  state.peeked |= 1 << seat;
  tell.all({ kind: 'peeked', seat });
  if (knew) tell.to([seat], { kind: 'top', seat, lot });
  else tell.reveal({ kind: 'top', seat, lot }, [seat]);
}

/** Draw a lot, discard one, until the deck is empty; the best hand wins. */
export function rules(options: Options): Rules<State, Action, View, Event> {
  const discards: readonly Action[] = Array.from({ length: options.hand + 1 }, (_, place) => ({ type: 'discard', place }));

  function discard(state: State, seat: Seat, place: number, random: Random, tell: Tell<Event>): void {
    const lot = state.hands[seat]?.splice(place, 1)[0] as number;
    state.seen[seat]?.splice(place, 1);
    state.discard.push(lot);
    tell.reveal({ kind: 'discarded', seat, place, lot });
    if (options.peek && lot % 2 === 0 && state.deck.length > 0) state.phase = 'peek';
    else pass(state, random, tell);
  }

  function pass(state: State, random: Random, tell: Tell<Event>): void {
    if (state.deck.length === 0) {
      state.phase = 'over';
      tell.reveal({ kind: 'shown', hands: state.hands.map((hand) => [...hand]) });
      return;
    }
    state.phase = 'draw';
    state.turn = options.order === 'drawn' ? random.below(state.seats) : (state.turn + 1) % state.seats;
    tell.all({ kind: 'next', seat: state.turn });
  }

  return {
    setup(seats, random, tell) {
      const deck = shuffle(allLots(options, seats), random);
      const hands = Array.from({ length: seats }, () => deck.splice(-options.hand));
      const seen = hands.map((hand, seat) => hand.map(() => 1 << seat));
      const turn = random.below(seats);
      for (const [seat, lots] of hands.entries()) tell.reveal({ kind: 'dealt', seat, lots: [...lots] }, [seat]);
      tell.all({ kind: 'begins', seat: turn });
      return { seats, turn, phase: 'draw', deck, peeked: 0, hands, seen, discard: [] };
    },

    asks({ phase, turn }): readonly Ask[] {
      if (phase === 'over') return [];
      return [phase === 'draw' ? { seat: turn, what: phase, must: true, byHand: true } : { seat: turn, what: phase, must: true }];
    },

    legal(state, seat) {
      if (seat !== state.turn || state.phase === 'over') return [];
      if (state.phase === 'draw') return DRAWS;
      return state.phase === 'discard' ? discards : PEEKS;
    },

    play(state, seat, action, random, tell) {
      switch (action.type) {
        case 'draw':
          return draw(state, seat, tell);
        case 'discard':
          return discard(state, seat, action.place, random, tell);
        case 'peek':
          peek(state, seat, tell);
          return pass(state, random, tell);
        case 'pass':
          tell.all({ kind: 'passed', seat });
          return pass(state, random, tell);
      }
    },

    otherwise(state) {
      if (state.phase === 'draw') return DRAW;
      return state.phase === 'peek' ? PASS : (discards[options.hand] as Action);
    },

    explain(view, seat, action): Refusal {
      if (view.phase === 'over' || view.turn !== seat) return { code: 'not-asked' };
      if (typeOf(action) === 'discard' && view.phase === 'discard') return { code: 'no-such-place', params: { last: options.hand } };
      return { code: 'wrong-moment', params: { phase: view.phase } };
    },

    view(state, seat) {
      const bit = seat === undefined ? 0 : 1 << seat;
      const over = state.phase === 'over';
      return {
        seats: state.seats,
        you: seat ?? -1,
        turn: state.turn,
        phase: state.phase,
        left: state.deck.length,
        top: state.peeked & bit ? (state.deck.at(-1) as number) : 0,
        peeked: state.peeked,
        hands: state.hands.map((hand, owner) => hand.map((lot, i) => (over || (state.seen[owner]?.[i] ?? 0) & bit ? lot : 0))),
        seen: state.seen.map((masks) => [...masks]),
        discard: [...state.discard],
      };
    },

    viewOpen(state, seat) {
      const hands = state.hands.map((hand) => [...hand]);
      return { ...this.view(state, seat), top: state.deck.at(-1) ?? 0, hands };
    },

    shown(view) {
      if (options.notes || view.phase === 'over') return view;
      return { ...view, top: 0, hands: view.hands.map((hand, owner) => (owner === view.you ? hand : hand.map(() => 0))) };
    },

    /** Without notes a page shows the turn under way and nothing before it. */
    lookBack({ phase }) {
      if (options.notes) return undefined;
      return phase === 'peek' ? 2 : phase === 'discard' ? 1 : 0;
    },

    /** Who did something may be read for ever; which lot it was may not. */
    lasts({ kind }) {
      return kind === 'begins' || kind === 'drew' || kind === 'peeked' || kind === 'passed' || kind === 'next';
    },

    imagine(view, random) {
      const visible = new Set([view.top, ...view.discard, ...view.hands.flat()]);
      const unseen = shuffle(
        allLots(options, view.seats).filter((lot) => !visible.has(lot)),
        random,
      );
      const hands = view.hands.map((hand) => hand.map((lot) => (lot === 0 ? (unseen.pop() as number) : lot)));
      const deck = view.top === 0 ? unseen : [...unseen, view.top];
      return {
        seats: view.seats,
        turn: view.turn,
        phase: view.phase,
        deck,
        peeked: view.peeked,
        hands,
        seen: view.seen.map((masks) => [...masks]),
        discard: [...view.discard],
      };
    },

    audit(state) {
      const lots = [...state.deck, ...state.hands.flat(), ...state.discard].toSorted((a, b) => a - b);
      if (lots.join() !== allLots(options, state.seats).join()) return 'a lot is missing or there twice';
      const drawn = state.phase === 'discard' ? state.turn : -1;
      for (const [seat, hand] of state.hands.entries()) {
        if (hand.length !== options.hand + (seat === drawn ? 1 : 0)) return `seat ${seat} holds ${hand.length} lots`;
        const masks = state.seen[seat] ?? [];
        if (masks.length !== hand.length || masks.some((mask) => !(mask & (1 << seat)))) return `seat ${seat} has not seen its own lots`;
      }
      return state.phase === 'over' && state.deck.length > 0 ? 'over with a deck left' : undefined;
    },

    copy: (state) => ({
      seats: state.seats,
      turn: state.turn,
      phase: state.phase,
      deck: [...state.deck],
      peeked: state.peeked,
      hands: state.hands.map((hand) => [...hand]),
      seen: state.seen.map((masks) => [...masks]),
      discard: [...state.discard],
    }),

    result(state): Result | undefined {
      if (state.phase !== 'over') return undefined;
      const sign = options.aim === 'high' ? 1 : -1;
      return {
        kind: 'ranking',
        reason: 'deck-empty',
        places: ranked(state.hands.map((hand) => sign * hand.reduce((sum, lot) => sum + lot, 0))),
      };
    },
  };
}

/** Draw and discard for every lot of the deck, and a peek after each discard. */
export function maxActions(options: Options, seats: number): number {
  return 3 * deckSize(options, seats);
}
