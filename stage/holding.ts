import { useCallback, useEffect, useState } from 'react';

/** What is shown for a while before a step is over: the trick lies whole, then it is taken. */
export interface Phase<Name extends string> {
  readonly name: Name;
  /** In milliseconds; 0 leaves the phase out. */
  readonly lasts: number;
}

export interface Holding<Name extends string> {
  /** The phase shown now; undefined: the step is over, or had none. */
  readonly phase: Name | undefined;
  /** The reader goes on: nothing waits. */
  readonly release: () => void;
}

/** The first phase from here on that lasts; as many as there are when none does. */
const from = (phases: readonly Phase<string>[], at: number): number => {
  const next = phases.findIndex(({ lasts }, place) => place >= at && lasts > 0);
  return next < 0 ? phases.length : next;
};

/** The phases a step ends in, one after the other. They only change what is shown: what may be done never waits for them. */
export function useHolding<Name extends string>(step: unknown, phases: readonly Phase<Name>[]): Holding<Name> {
  // What was there when the page opened is over.
  const [now, setNow] = useState({ step, at: Number.POSITIVE_INFINITY });
  const at = now.step === step ? now.at : from(phases, 0);
  if (now.step !== step) setNow({ step, at });
  const { name: phase, lasts = 0 } = phases[at] ?? {};
  const next = from(phases, at + 1);
  useEffect(() => {
    if (phase === undefined) return undefined;
    const timer = setTimeout(() => setNow({ step, at: next }), lasts);
    return () => clearTimeout(timer);
    // Every step counts anew, even if it ends as the one before did.
  }, [step, phase, lasts, next]);
  const release = useCallback(
    () => setNow((was) => (was.at === Number.POSITIVE_INFINITY ? was : { ...was, at: Number.POSITIVE_INFINITY })),
    [],
  );
  return { phase, release };
}
