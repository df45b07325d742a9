import type { MatchInfo } from '@tafelrunde/protocol';
import { useCallback, useState } from 'react';
import { toastFault } from '../frame/toasts.tsx';
import type { TableLink } from '../link/link.ts';

/** An earlier position of the match, as this reader may know it. */
export interface Looking {
  readonly position: number;
  readonly match: MatchInfo;
}

export interface LookingGlass {
  readonly at: Looking | undefined;
  readonly to: (position: number) => void;
  readonly back: () => void;
}

export function useLooking(link: TableLink, now: number): LookingGlass {
  const [at, setAt] = useState<Looking>();
  const to = useCallback(
    (position: number) => {
      link.send({ type: 'look', position }).then(
        (answer) => answer.type === 'looked' && setAt({ position: answer.position, match: answer.match }),
        (fault: unknown) => toastFault(fault),
      );
    },
    [link],
  );
  const back = useCallback(() => setAt(undefined), []);
  // Taken back since: that position is no longer in the line of play.
  if (at !== undefined && at.position > now) setAt(undefined);
  return { at, to, back };
}
