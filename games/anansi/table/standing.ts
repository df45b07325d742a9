import type { Seat } from '@tafelrunde/kernel';
import type { Row, View } from '../state.ts';

/**
 * What listeners and stories come to as they stand (ANA-7.3 to ANA-7.6): exact earns the bonus too, under the listeners alone,
 * over nothing. `none` is no listeners and no stories where that earns no bonus.
 */
export type Standing =
  | { readonly kind: 'exact'; readonly listeners: number; readonly bonus: number }
  | { readonly kind: 'under' | 'none'; readonly listeners: number }
  | { readonly kind: 'over'; readonly spare: number };

const standing = (listeners: number, stories: number, bonus: number): Standing => {
  if (listeners > stories) return { kind: 'over', spare: listeners - stories };
  if (bonus > 0) return { kind: 'exact', listeners, bonus };
  return { kind: stories === 0 ? 'none' : 'under', listeners };
};

/** This round as it stands. Points come from the rules; what they are made of follows from them. */
export const standingNow = (view: View, seat: Seat): Standing => {
  const listeners = view.listeners[seat] ?? 0;
  const stories = view.stories[seat] ?? 0;
  return standing(listeners, stories, listeners > stories ? 0 : (view.worth[seat] ?? 0) - listeners);
};

/** A finished round. */
export const standingIn = (row: Row): Standing => standing(row.listeners, row.stories, row.bonus);

export const pointsFor = (own: Standing): number => (own.kind === 'over' ? 0 : own.listeners + (own.kind === 'exact' ? own.bonus : 0));

/** Listeners on a story, and those that wait beside (ANA-7.1). */
export const gathered = (listeners: number, stories: number): { readonly inspired: number; readonly waiting: number } => {
  const inspired = Math.min(listeners, stories);
  return { inspired, waiting: listeners - inspired };
};
