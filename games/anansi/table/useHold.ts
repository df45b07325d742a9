import { atPace, type MotionPace, type Step, useHolding } from '@tafelrunde/stage';
import type { Event, View } from '../state.ts';
import { beforeTaking } from './held.ts';

/** A whole trick lies so long before it is taken. Looking at it takes time whatever the pace; the next card ends it at once. */
const HOLD = 550;
/** How long taking it lasts at full pace, with everything that follows. */
const TAKING = 900;

/** How long the end of a trick takes altogether. */
export const trickEndMs = (pace: MotionPace): number => HOLD + atPace(TAKING, pace);

/** hold: the trick is whole · take: it goes to its winner, recruits slip under their trump cards · rest. */
export type Phase = 'hold' | 'take' | 'rest';

export interface Hold {
  readonly phase: Phase;
  /** What the table shows meanwhile. */
  readonly view: View;
  /** The reader goes on: nothing waits. */
  readonly release: () => void;
}

/** The end of a trick, phase by phase. */
export function useHold(step: Step<Event> | undefined, view: View, pace: MotionPace): Hold {
  const before = step === undefined ? undefined : beforeTaking(view, step.events);
  const { phase = 'rest', release } = useHolding<'hold' | 'take'>(
    step,
    before === undefined
      ? []
      : [
          { name: 'hold', lasts: HOLD },
          { name: 'take', lasts: atPace(TAKING, pace) },
        ],
  );
  return { phase, view: phase === 'hold' && before !== undefined ? before : view, release };
}
