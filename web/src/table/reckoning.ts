import type { MatchInfo } from '@tafelrunde/protocol';
import type { Step } from '@tafelrunde/stage';
import { useCallback, useState } from 'react';

/** The moment between two rounds as it was on this page, so that it can stay there while others go on. */
export interface Kept {
  readonly match: MatchInfo;
  readonly step: Step<unknown> | undefined;
  /** The reader has gone on. */
  readonly read: boolean;
}

/** A reckoning lies open. */
export const isBetween = (match: MatchInfo): boolean => match.asks.some((ask) => ask.between === true);

/**
 * What stays on the page, given what stayed there before. A reckoning is kept when it opens, and until the reader goes on: a deal by
 * somebody else does not take it away. Only when the end of the round is taken back there is nothing to read any more.
 */
export function keeping(kept: Kept | undefined, match: MatchInfo, step: Step<unknown> | undefined): Kept | undefined {
  if (kept?.match.position === match.position) return kept;
  if (isBetween(match)) return { match, step, read: false };
  if (kept === undefined || kept.read || match.position < kept.match.position) return undefined;
  return kept;
}

export interface Reckoning {
  /** none: play goes on · open: it lies on the table · begun: the next round has begun, and the reader still reads. */
  readonly at: 'none' | 'open' | 'begun';
  /** What the page shows instead of the present. */
  readonly kept: Kept | undefined;
  readonly read: boolean;
  readonly goOn: () => void;
}

export function useReckoning(match: MatchInfo, step: Step<unknown> | undefined): Reckoning {
  const [before, keep] = useState<Kept>();
  const kept = keeping(before, match, step);
  if (kept !== before) keep(kept);
  const goOn = useCallback(() => keep((at) => (at === undefined || at.read ? at : { ...at, read: true })), []);
  const begun = kept !== undefined && !kept.read && kept.match.position !== match.position;
  return {
    at: begun ? 'begun' : kept !== undefined && isBetween(match) ? 'open' : 'none',
    kept: begun ? kept : undefined,
    read: kept?.read === true,
    goOn,
  };
}
