import type { Result } from '@tafelrunde/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface End {
  /** moment: over the table, when the match ends before our eyes · sheet: the ranking · away: looked at and closed. */
  readonly at: 'none' | 'moment' | 'sheet' | 'away';
  readonly show: () => void;
  readonly hide: () => void;
}

export function useEnd(result: Result | undefined): End {
  const [at, setAt] = useState<End['at']>(result === undefined ? 'none' : 'sheet');
  const over = result !== undefined;
  const before = useRef(over);
  useEffect(() => {
    if (over && !before.current) setAt('moment');
    before.current = over;
  }, [over]);
  return { at, show: useCallback(() => setAt('sheet'), []), hide: useCallback(() => setAt('away'), []) };
}
