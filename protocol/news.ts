import type { Result, UndoOffer } from '@tafelrunde/kernel';
import type { AskInfo, MatchInfo, SeatView } from './shapes.ts';

/** What changed in one of a reader's views. */
export interface ViewNews {
  /** Fields of the view that are new or different. */
  readonly view?: Readonly<Record<string, unknown>>;
  /** Fields it no longer has. */
  readonly gone?: readonly string[];
  readonly legal?: readonly unknown[];
  readonly undo?: UndoOffer;
}

/** What changed in a match since the frame before. Whatever is left out is as it was. */
export interface MatchNews {
  readonly position: number;
  readonly asks?: readonly AskInfo[];
  /** One for each view of the reader, in their order. */
  readonly views: readonly ViewNews[];
  readonly result?: Result;
}

/** The match as it is with the news. What has not changed is the same object as before. */
export function matchWith(before: MatchInfo, { position, asks, views, result }: MatchNews): MatchInfo {
  return {
    position,
    asks: asks ?? before.asks,
    views: before.views.map((view, i) => viewWith(view, views[i] ?? {})),
    ...(result === undefined ? {} : { result }),
  };
}

function viewWith(before: SeatView, { view, gone = [], legal, undo }: ViewNews): SeatView {
  if (view === undefined && gone.length === 0 && legal === undefined && undo === undefined) return before;
  const fields = { ...(before.view as Record<string, unknown>), ...view };
  for (const field of gone) delete fields[field];
  return { ...before, view: fields, legal: legal ?? before.legal, ...(undo === undefined ? {} : { undo }) };
}
