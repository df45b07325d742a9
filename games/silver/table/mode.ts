import { useSyncExternalStore } from 'react';

/*
 * What is free is done in two touches: first what is used, then the house. The table lights the houses, the dock has the button: two
 * parts of the page, one choice. It is never sent, so going back costs nothing.
 */

/** The amulet, an Empath, or the Bodyguard that stands at `by` is being used. */
export type Mode = { readonly kind: 'amulet' } | { readonly kind: 'empath' } | { readonly kind: 'guard'; readonly by: number };

let mode: Mode | undefined;
const watchers = new Set<() => void>();

export function enter(next: Mode | undefined): void {
  if (next === mode) return;
  mode = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useMode(): Mode | undefined {
  return useSyncExternalStore(
    watch,
    () => mode,
    () => undefined,
  );
}
