import { ladder, lots, signals, together } from '../../toys/index.ts';
import { spoil, spoilPlay } from './spoil.ts';

/** Every third discard falls under the table. */
export const forgetsACard = spoilPlay(lots, (state, _seat, action) => {
  if (action.type === 'discard' && state.discard.length === 3) state.discard.pop();
});

export const copySharesAnArray = spoil(lots, (sound) => ({
  copy: (state) => ({ ...sound.copy(state), discard: state.discard }),
}));

export const copyForgetsAField = spoil(lots, (sound) => ({
  copy: (state) => ({ ...sound.copy(state), peeked: 0 }),
}));

export const viewSharesAnArray = spoil(lots, (sound) => ({
  view: (state, seat) => ({ ...sound.view(state, seat), discard: state.discard }),
}));

export const eventSharesAnArray = spoilPlay(ladder, (state, seat, _action, _random, tell) => {
  tell.all({ kind: 'climbed', seat, die: 1, rung: state.rungs as unknown as number });
});

export const looksAndTouches = spoil(lots, (sound) => ({
  legal(state, seat) {
    state.hands[seat]?.reverse();
    return sound.legal(state, seat);
  },
}));

/** Whoever reaches the top starts again. */
export const neverEnds = spoilPlay(ladder, (state) => {
  if (!state.over) return;
  state.over = false;
  state.turns = 0;
  state.rungs.fill(0);
});

/** Lanterns can be lit again and again: only the eager find out. */
export const endsOnlyIfAllWant = spoilPlay(signals, (state, seat, action) => {
  if (action.type !== 'lantern') return;
  state.lanterns |= 1 << seat;
  state.lit &= ~(1 << seat);
});

export const listsTwice = spoil(ladder, (sound) => ({
  legal: (state, seat) => [...sound.legal(state, seat), ...sound.legal(state, seat).slice(0, 1)],
}));

export const listsTheUnplayable = spoil(lots, (sound) => ({
  legal: (state, seat) =>
    sound.legal(state, seat).length > 2 ? [...sound.legal(state, seat), { type: 'discard', place: 99 } as const] : sound.legal(state, seat),
}));

export const listsForTheUnasked = spoil(lots, (sound) => ({
  legal: (state, seat) => (state.phase === 'peek' && seat !== state.turn ? [{ type: 'pass' } as const] : sound.legal(state, seat)),
}));

export const otherwiseUnlisted = spoil(lots, () => ({ otherwise: () => ({ type: 'pass' }) as const }));

export const asksAfterTheEnd = spoil(ladder, (sound) => ({
  asks: (state) => (state.over ? [{ seat: state.turn, what: 'climb', must: true }] : sound.asks(state)),
}));

export const listsAfterTheEnd = spoil(ladder, (sound) => ({
  legal: (state, seat) => (state.over ? [{ type: 'climb' } as const] : sound.legal(state, seat)),
}));

export const asksNobody = spoil(together, (sound) => ({
  asks: (state) => (state.days === 2 ? [] : sound.asks(state)),
}));

export const asksAStranger = spoil(ladder, (sound) => ({
  asks: (state) => sound.asks(state).flatMap((ask) => [ask, { ...ask, seat: state.seats, must: false }]),
}));

export const ranksNotEverybody = spoil(ladder, (sound) => ({
  result(state) {
    const result = sound.result(state);
    return result?.kind === 'ranking' ? { ...result, places: result.places.slice(1) } : result;
  },
}));

export const ranksNobodyFirst = spoil(ladder, (sound) => ({
  result(state) {
    const result = sound.result(state);
    return result?.kind === 'ranking' ? { ...result, places: result.places.map((place) => ({ ...place, place: 2 })) } : result;
  },
}));

/** Keeps a list of rude messages, in the state. */
export const refusalLeavesATrace = spoil(ladder, () => ({
  view: (state) => state,
  explain(view, _seat, action) {
    if (typeof action === 'string') view.ropes[0] = 0;
    return { code: 'climb-or-tie' };
  },
}));

export const refusalCrashes = spoil(ladder, () => ({
  explain: (_view, _seat, action) => ({ code: `no-${(action as { type: string }).type.toLowerCase()}` }),
}));

export const throwsNowAndThen = spoil(lots, (sound) => ({
  view(state, seat) {
    if (state.phase === 'peek') throw new Error('not while peeking');
    return sound.view(state, seat);
  },
}));
