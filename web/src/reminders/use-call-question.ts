import { useEffect, useRef, useState } from 'react';
import { keep, kept } from '../keep.ts';
import type { OpenTable } from '../table/open-table.ts';
import type { Sight } from '../table/use-sight.ts';

const KEY = 'reminders.asked';
/** Whoever said no is left alone for so long. */
const LEFT_ALONE = 14 * 24 * 60 * 60 * 1000;

function wasAsked(): boolean {
  const at = kept(KEY);
  return typeof at === 'number' && Date.now() - at < LEFT_ALONE;
}

export interface CallQuestion {
  readonly open: boolean;
  readonly close: () => void;
}

/**
 * Whether this is the moment to ask if somebody wants to be called: they have just moved at a table where others may take days. Never
 * when they arrive, and not again for a while.
 */
export function useCallQuestion({ link, table }: OpenTable, { mine, past, over, seated }: Sight): CallQuestion {
  const [open, setOpen] = useState(false);
  const before = useRef(false);
  const company = table.seats.some(({ kind, you }) => kind === 'person' && !you);
  const fits = link.home === 'server' && table.clock?.choice.kind === 'days' && company && !past && !over && seated.yours.length > 0;
  useEffect(() => {
    const moved = before.current && !mine;
    before.current = mine;
    if (moved && fits && !wasAsked()) setOpen(true);
  }, [mine, fits]);
  return {
    open: open && fits,
    close: () => {
      keep(KEY, Date.now());
      setOpen(false);
    },
  };
}
