import type { TableState } from './state.ts';

/** Made under the options that hold now, and not there before them. */
export function isFresh(state: TableState, contribution: string, terms = 0): boolean {
  return terms === (state.terms ?? 0) && state.spent?.includes(contribution) !== true;
}

/** Nobody who sits here owes a contribution: the deal cannot be chosen by trying options. */
export function isReady(state: TableState): boolean {
  return !state.seats.some((seat) => seat.owes === true);
}
