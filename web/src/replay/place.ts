import type { Eyes } from './reel.ts';

/** A position of a match as its link names it: `#104.all`, with all cards open `#104.open`, with the eyes of the third seat `#104.3`. */
export interface Place {
  readonly position: number;
  readonly eyes: Eyes;
}

/** What of a match a link can lead to. */
export interface Reach {
  readonly length: number;
  readonly seats: readonly unknown[];
  /** It can be watched with all cards open. */
  readonly open: boolean;
}

const PLACE = /^#?(\d{1,6})\.(all|open|[1-8])(?:&|$)/;

/** Where a link leads; undefined when it names no position. What the match does not have is the nearest it has. */
export function placeIn(hash: string, { length, seats, open }: Reach): Place | undefined {
  const [, at, eyes] = PLACE.exec(hash) ?? [];
  if (at === undefined) return undefined;
  const position = Math.min(Number(at), length);
  if (eyes === 'all' || eyes === 'open') return { position, eyes: open ? eyes : 'all' };
  const seat = Number(eyes) - 1;
  return { position, eyes: seat >= seats.length ? 'all' : seat };
}

/** A place somebody else leads to, or the nearest the reader's own record has. */
export function placeWithin({ position, eyes }: Place, { length, seats, open }: Reach): Place {
  const may = typeof eyes === 'number' ? eyes < seats.length : eyes === 'all' || open;
  return { position: Math.max(0, Math.min(position, length)), eyes: may ? eyes : 'all' };
}

/** Whether a link leads to all cards open where they cannot lie open. */
export function asksInVain(hash: string, { open }: Reach): boolean {
  return !open && PLACE.exec(hash)?.[2] === 'open';
}

/** A branch that travels in a link stands behind the place. */
export function sentIn(hash: string): string | undefined {
  const [, sent] = /&([\w-]+)$/.exec(hash) ?? [];
  return sent;
}

export function hashOf({ position, eyes }: Place, sent?: string): string {
  return `#${position}.${typeof eyes === 'number' ? eyes + 1 : eyes}${sent === undefined ? '' : `&${sent}`}`;
}
