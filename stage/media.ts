import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // Drawn without a screen, nothing holds.
    () => false,
  );
}

/** A phone held upright; and a window both broad and high enough for a column beside the table. Lower or narrower it would take the hand's room. */
export const PHONE = '(max-width: 699px)';
export const DESKTOP = '(min-width: 1360px) and (min-height: 780px)';
/** Broad and low, as a phone held sideways or a laptop at 200 %: the dock stands beside the game. */
export const SIDEWAYS = '(min-width: 560px) and (max-height: 559px), (min-width: 560px) and (max-width: 999px) and (max-height: 699px)';
/** A mouse or the like: there is a keyboard beside it. */
export const FINE = '(pointer: fine)';
export const STILL = '(prefers-reduced-motion: reduce)';
