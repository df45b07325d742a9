import { useSyncExternalStore } from 'react';

/*
 * Whether the discard pile lies spread out. The table shows it, the dock has a button for it: two parts of the page, one sheet.
 */

let open = false;
const watchers = new Set<() => void>();

export function openHistory(wanted: boolean): void {
  if (wanted === open) return;
  open = wanted;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useHistoryOpen(): boolean {
  return useSyncExternalStore(
    watch,
    () => open,
    () => false,
  );
}
