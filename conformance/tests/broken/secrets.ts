import { shuffle } from '@tafelrunde/kernel';
import { lots, signals } from '../../toys/index.ts';
import { spoil, spoilTelling } from './spoil.ts';

type LotsState = Parameters<ReturnType<typeof lots.game.rules>['copy']>[0];

const top = (state: LotsState) => state.deck.at(-1) ?? 0;

export const leaksInView = spoil(lots, (sound) => ({
  view: (state, seat) => ({ ...sound.view(state, seat), discard: [...state.discard, top(state)] }),
  imagine: (view, random) => sound.imagine({ ...view, discard: view.discard.slice(0, -1) }, random),
}));

export const leaksToSpectators = spoil(lots, (sound) => ({
  view: (state, seat) => (seat === undefined ? { ...sound.view(state, seat), top: top(state) } : sound.view(state, seat)),
}));

/** With all cards open one's own lots lie face down. */
export const opensAllButOnesOwn = spoil(lots, (sound) => ({
  viewOpen(state, seat) {
    const open = sound.viewOpen?.(state, seat) ?? sound.view(state, seat);
    return { ...open, hands: open.hands.map((hand, owner) => (owner === seat ? hand.map(() => 0) : hand)) };
  },
}));

/** Sorts what it lays open: the lots lie in other places than in the hand. */
export const opensInAnotherOrder = spoil(lots, (sound) => ({
  viewOpen(state, seat) {
    const open = sound.viewOpen?.(state, seat) ?? sound.view(state, seat);
    return { ...open, hands: open.hands.map((hand) => hand.toSorted((a, b) => b - a)) };
  },
}));

/** Turns the cards over on the table itself. */
export const opensForGood = spoil(lots, (sound) => ({
  viewOpen(state, seat) {
    for (const masks of state.seen) masks.fill(255);
    return sound.view(state, seat);
  },
}));

export const leaksThroughLegal = spoil(lots, (sound) => ({
  // Peeking is not offered when there is nothing good to see.
  legal: (state, seat) => sound.legal(state, seat).filter((action) => action.type !== 'peek' || top(state) % 3 !== 0),
}));

export const leaksThroughOtherwise = spoil(lots, (sound) => ({
  otherwise: (state, seat) => (state.phase === 'peek' && top(state) % 3 === 0 ? ({ type: 'peek' } as const) : sound.otherwise(state, seat)),
}));

export const leaksThroughAsks = spoil(lots, (sound) => ({
  asks: (state) => sound.asks(state).map((ask) => ({ ...ask, byHand: top(state) % 2 === 0 })),
}));

export const leaksThroughResult = spoil(signals, (sound) => ({
  // The goals would decide it already: an end nobody could foresee from what is public.
  result: (state) =>
    sound.result(state) ??
    (state.round > 0 && state.goals.every((goal) => goal === state.goals[0])
      ? { kind: 'together', reason: 'rounds-over', won: true }
      : undefined),
}));

/** Draws with replacement: the same lot in two hands. */
export const imaginesImpossibleHands = spoil(lots, (sound) => ({
  imagine(view, random) {
    const state = sound.imagine(view, random);
    const [first] = state.deck;
    if (first !== undefined && view.top === 0) state.deck[state.deck.length - 1] = first;
    return state;
  },
}));

/** Deals what is hidden in rising order, every time. */
export const imaginesAlwaysTheSame = spoil(lots, (sound) => ({
  imagine: (view) => sound.imagine(view, { below: () => 0 }),
}));

/** Cannot believe that others hold the best lot. */
export const imaginesHopefully = spoil(lots, (sound) => ({
  imagine(view, random) {
    const state = sound.imagine(view, random);
    const best = Math.max(...state.deck, ...state.hands.flat(), ...state.discard);
    for (const [owner, hand] of state.hands.entries()) {
      const place = hand.indexOf(best);
      if (place < 0 || view.hands[owner]?.[place] !== 0 || state.deck.length < 2) continue;
      hand[place] = state.deck[0] as number;
      state.deck[0] = best;
    }
    return state;
  },
}));

/** Imagines a state in which nothing goes on. */
export const imaginesDeadEnds = spoil(lots, (sound) => ({
  imagine: (view, random) => ({ ...sound.imagine(view, random), jammed: true }),
  play(state, seat, action, random, tell) {
    if ('jammed' in state) throw new Error('jammed');
    sound.play(state, seat, action, random, tell);
  },
}));

/** Puts the cards in order before it starts. */
export const imaginesOnTheView = spoil(lots, (sound) => ({
  imagine(view, random) {
    shuffle(view.discard as number[], { below: (n) => n - 1 });
    (view.discard as number[]).reverse();
    return sound.imagine(view, random);
  },
}));

/** Whoever peeks is shown a lot, and nobody is told that something was revealed. */
export const forgetsToMarkReveal = spoilTelling(lots, (tell) => ({
  reveal: (event, seats) => (event.kind === 'top' && seats !== undefined ? tell.to(seats, event) : tell.reveal(event, seats)),
}));

/** The drawn lot is read out to the whole table. */
export const tellsEverybody = spoilTelling(lots, (tell) => ({
  reveal(event, seats) {
    tell.reveal(event, seats);
    if (event.kind === 'lot') tell.all(event);
  },
}));

/** A lit lantern shines on one's own sealed signal, and no event says so. */
export const showsWithoutTelling = spoil(signals, (sound) => ({
  view(state, seat) {
    const view = sound.view(state, seat);
    return {
      ...view,
      signals: view.signals.map((colour, owner) => (state.lit & (1 << owner) ? (state.signals[owner] ?? colour) : colour)),
    };
  },
}));

/** Explains with what only the rules remember. */
let explained = 0;
export const explainsFromElsewhere = spoil(lots, () => ({
  explain() {
    explained += 1;
    return { code: 'no-such-place', params: { last: explained } };
  },
}));
