import type { Eyes } from './reel.ts';

/** A moment of a match as its link names it: `#104.all`, or with the eyes of the third seat `#104.3`. */
export interface Place {
  readonly position: number;
  readonly eyes: Eyes;
}

const PLACE = /^#?(\d{1,6})\.(all|[1-8])$/;

/** Where a link leads; undefined when it names no moment. What the match does not have is the nearest it has. */
export function placeIn(hash: string, length: number, seats: number): Place | undefined {
  const read = PLACE.exec(hash);
  if (read === null) return undefined;
  const seat = read[2] === 'all' ? undefined : Number(read[2]) - 1;
  return { position: Math.min(Number(read[1]), length), eyes: seat === undefined || seat >= seats ? 'all' : seat };
}

export function hashOf({ position, eyes }: Place): string {
  return `#${position}.${eyes === 'all' ? 'all' : eyes + 1}`;
}
