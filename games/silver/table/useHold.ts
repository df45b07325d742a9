import { atPace, type MotionPace, type Step, useHolding } from '@tafelrunde/stage';
import { useEffect } from 'react';
import type { Event } from '../state.ts';

/** All lamps go on before the sums are told: so long the villages are to be seen. A touch goes on at once. */
const LAMPS = 1500;

const endsRound = (step: Step<Event> | undefined): boolean => step?.events.some((event) => event.kind === 'round-ended') ?? false;

/** How long the lamps burn at this pace. */
export const lampsMs = (pace: MotionPace): number => atPace(LAMPS, pace);

/**
 * Whether the round has just ended and the villages still stand there, lit. Only changes what is shown: the next round may be dealt at
 * once, and a touch goes on.
 */
export function useHold(step: Step<Event> | undefined, pace: MotionPace): boolean {
  const { phase, release } = useHolding(step, endsRound(step) ? [{ name: 'lamps', lasts: lampsMs(pace) }] : []);
  const lamps = phase !== undefined;
  useEffect(() => {
    if (!lamps) return undefined;
    document.addEventListener('pointerdown', release);
    return () => document.removeEventListener('pointerdown', release);
  }, [lamps, release]);
  return lamps;
}
