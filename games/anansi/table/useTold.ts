import type { Seat } from '@tafelrunde/kernel';
import type { Step } from '@tafelrunde/stage';
import { useCallback, useEffect, useState } from 'react';
import type { Event, View } from '../state.ts';

/** A bot deals the next round at once: so long the last one can still be read, unless the reader goes on. */
const READING = 5000;

export interface Told {
  /** The round just scored is shown. */
  readonly shown: boolean;
  /** The next one has begun below. */
  readonly begun: boolean;
  readonly dismiss: () => void;
}

/** Whether the scoring of the last round is on the table: until the reader has dealt, has seen enough, or has had time to read. */
export function useTold(view: View, step: Step<Event> | undefined, you: Seat | undefined, past: boolean): Told {
  const rounds = view.sheet.length;
  const running = view.phase === 'play';
  const [seen, setSeen] = useState(running ? rounds : rounds - 1);
  const dealtByReader = step?.seat === you && step?.events.some((event) => event.kind === 'round') === true;
  // Taken back: rounds that are no longer there were not seen.
  if (seen > rounds) setSeen(rounds);
  const begun = running && !past && rounds > seen && !dealtByReader;
  const dismiss = useCallback(() => setSeen(rounds), [rounds]);
  useEffect(() => {
    if (!running || past || rounds <= seen) return undefined;
    const timer = setTimeout(dismiss, dealtByReader ? 0 : READING);
    return () => clearTimeout(timer);
  }, [running, past, rounds, seen, dealtByReader, dismiss]);
  return { shown: !running || begun, begun, dismiss };
}
