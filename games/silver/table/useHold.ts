import { beatMs, type MotionPace, type Step } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import type { Event } from '../state.ts';

/** All lamps go on before the sums are told: so long the villages are to be seen. A touch goes on at once. */
export const LAMPS = 1500;

const endsRound = (step: Step<Event> | undefined): boolean => step?.events.some((event) => event.kind === 'round-ended') ?? false;

/** How long the lamps burn at this pace. */
export const lampsMs = (pace: MotionPace): number => (LAMPS * beatMs('move', pace)) / beatMs('move', 'full');

/**
 * Whether the round has just ended and the villages still stand there, lit. Only changes what is shown: the next round may be dealt at
 * once, and a touch goes on.
 */
export function useHold(step: Step<Event> | undefined, pace: MotionPace): boolean {
  const [now, setNow] = useState({ step, lamps: false });
  const wait = lampsMs(pace);
  if (now.step !== step) setNow({ step, lamps: endsRound(step) && wait > 0 });
  const { lamps } = now;
  useEffect(() => {
    if (!lamps) return undefined;
    const release = () => setNow((at) => (at.lamps ? { ...at, lamps: false } : at));
    const timer = setTimeout(release, wait);
    document.addEventListener('pointerdown', release);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', release);
    };
  }, [lamps, wait]);
  return lamps && now.step === step;
}
