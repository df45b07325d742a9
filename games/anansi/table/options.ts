import type { Action } from '../state.ts';

/** What may be done with a card now: both, one of the two, nothing (it is the reader's turn), or nothing is asked. */
export type May = 'both' | 'play' | 'recruit' | 'nothing' | 'unasked';

export interface Chances {
  readonly asked: boolean;
  /** Somebody may recruit at all, so the reader may with every card. */
  readonly recruiting: boolean;
  readonly of: (card: number) => May;
}

/** Legality comes from the list of legal actions alone. */
export const chancesIn = (legal: readonly Action[]): Chances => {
  const cardsFor = (type: 'play' | 'recruit') => new Set(legal.flatMap((action) => (action.type === type ? [action.card] : [])));
  const plays = cardsFor('play');
  const recruits = cardsFor('recruit');
  const asked = plays.size > 0;
  return {
    asked,
    recruiting: recruits.size > 0,
    of: (card) => {
      if (!asked) return 'unasked';
      if (plays.has(card)) return recruits.has(card) ? 'both' : 'play';
      return recruits.has(card) ? 'recruit' : 'nothing';
    },
  };
};
