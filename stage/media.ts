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

/** The three widths of the frame. */
export const PHONE = '(max-width: 699px)';
export const DESKTOP = '(min-width: 1100px)';
/** A mouse or the like: there is a keyboard beside it. */
export const FINE = '(pointer: fine)';
export const STILL = '(prefers-reduced-motion: reduce)';
