import type { Ask } from '@tafelrunde/kernel';
import { HIGHEST } from '../cards.ts';
import type { Action } from '../state.ts';

/*
 * Every action and ask there can ever be, made once and shared: `legal` and `asks` hand out these arrays and allocate nothing.
 */

export const DRAW: Action = { type: 'draw' };
export const KEEP: Action = { type: 'keep' };

const MOST_SEATS = 8;
const places: readonly Action[] = Array.from({ length: HIGHEST }, (_, i) => ({ type: 'place', space: i + 1 }));

export const nothing: readonly Action[] = [];
export const toDraw: readonly Action[] = [DRAW];

/** By the packed span of `fitting`: a place on each of its spaces from the left, then keeping. Nowhere to place leaves keeping alone. */
export const toDecide: readonly (readonly Action[])[] = Array.from({ length: (HIGHEST + 1) << 4 }, (_, span) => {
  const first = span >> 4;
  const last = span & 15;
  return first === 0 ? [KEEP] : [...places.slice(first - 1, last), KEEP];
});

const perSeat = (ask: Omit<Ask, 'seat'>): readonly (readonly Ask[])[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, ...ask }]);

export const askNobody: readonly Ask[] = [];
export const askToDraw = perSeat({ what: 'draw', must: true, byHand: true });
export const askToDecide = perSeat({ what: 'decide', must: true });
