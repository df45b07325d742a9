import { beatMs, type MotionPace, type Step } from '@tafelrunde/stage';
import { useCallback, useEffect, useState } from 'react';
import type { Event, View } from '../state.ts';
import { beforeTaking } from './held.ts';

/** A whole trick lies so long before it is taken. Looking at it takes time whatever the pace; the next card ends it at once. */
export const HOLD = 550;
/** How long taking it lasts at full pace, with everything that follows. */
export const TAKING = 900;

/** hold: the trick is whole · take: it goes to its winner, recruits slip under their trump cards · rest. */
export type Stage = 'hold' | 'take' | 'rest';

export interface Hold {
  readonly stage: Stage;
  /** What the table shows meanwhile. */
  readonly view: View;
  /** The reader goes on: nothing waits. */
  readonly release: () => void;
}

/** The three stages of a trick's end. They only change what is shown: what may be done never waits for them. */
export function useHold(step: Step<Event> | undefined, view: View, pace: MotionPace): Hold {
  const [now, setNow] = useState<{ readonly step: Step<Event> | undefined; readonly stage: Stage }>({ step, stage: 'rest' });
  const before = step === undefined ? undefined : beforeTaking(view, step.events);
  if (now.step !== step) setNow({ step, stage: before === undefined ? 'rest' : 'hold' });
  const stage = now.step !== step || before === undefined ? 'rest' : now.stage;

  const to = useCallback((next: Stage) => setNow((at) => (at.stage === next ? at : { ...at, stage: next })), []);
  const taking = TAKING * (beatMs('move', pace) / beatMs('move', 'full'));
  useEffect(() => {
    // Every step counts anew, even if it ends a trick as the one before did.
    if (stage === 'rest' || step === undefined) return undefined;
    const timer = setTimeout(() => to(stage === 'hold' && taking > 0 ? 'take' : 'rest'), stage === 'hold' ? HOLD : taking);
    return () => clearTimeout(timer);
  }, [stage, taking, to, step]);

  return { stage, view: stage === 'hold' && before !== undefined ? before : view, release: useCallback(() => to('rest'), [to]) };
}
