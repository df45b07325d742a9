import { useSyncExternalStore } from 'react';
import type { View } from '../state.ts';

/*
 * The card the reader has picked. The hand lifts it, the buttons of the dock act with it: two parts of the page, one choice.
 */

interface Picked {
  readonly card: number;
  readonly round: number;
}

let picked: Picked | undefined;
const watchers = new Set<() => void>();

function change(to: Picked | undefined): void {
  picked = to;
  for (const watcher of watchers) watcher();
}

export function pick(card: number, round: number): void {
  if (picked?.card !== card || picked.round !== round) change({ card, round });
}

export function putDown(): void {
  if (picked !== undefined) change(undefined);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The picked card, while it is in this hand. A new round begins with nothing picked: the same card may come again. */
export function usePicked({ hand, round }: Pick<View, 'hand' | 'round'>): number | undefined {
  const now = useSyncExternalStore(watch, () => picked);
  return now !== undefined && now.round === round && hand.includes(now.card) ? now.card : undefined;
}
