import type { Place } from '@tafelrunde/kernel';

/** Places by score, the highest first; equal scores share a place. */
export function ranked(scores: readonly number[]): readonly Place[] {
  return scores.map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length, score }));
}
