/*
 * A look through a window: its shutters open from one press to the next (or while they are held), and close for good after ten seconds
 * of being open or when the reader turns away. A touch by mistake costs nothing: only what was really open counts. How long it lasts and
 * how it moves is the same for every card.
 */

/** One press opens, the next closes · held. */
export type Way = 'press' | 'hold';

/** A look is over after so long; time runs only while the shutters are open. */
export const LIMIT = 10_000;
/** Open for less, nobody has seen anything: let go too soon it can be opened again, and the second tap of two does not close it. */
export const GLIMPSE = 500;

export interface Shutters {
  readonly open: boolean;
  /** Since when they are open now. */
  readonly since: number | undefined;
  /** For how long they have been open before. */
  readonly shown: number;
  /** The look is over. */
  readonly done: boolean;
}

export const shut: Shutters = { open: false, since: undefined, shown: 0, done: false };

/** For how long they have been open altogether. */
function openFor({ shown, since }: Shutters, now: number): number {
  return shown + (since === undefined ? 0 : now - since);
}

function closed(shutters: Shutters, now: number, done: boolean): Shutters {
  return { open: false, since: undefined, shown: openFor(shutters, now), done };
}

export function opened(shutters: Shutters, now: number): Shutters {
  return shutters.done || shutters.open ? shutters : { ...shutters, open: true, since: now };
}

/** Let go: over, unless it was only a glimpse. */
export function letGo(shutters: Shutters, now: number): Shutters {
  return shutters.open ? closed(shutters, now, openFor(shutters, now) >= GLIMPSE) : shutters;
}

/** One press opens, the next one ends the look. */
export function pressed(shutters: Shutters, now: number): Shutters {
  if (!shutters.open) return opened(shutters, now);
  return openFor(shutters, now) >= GLIMPSE ? ended(shutters, now) : shutters;
}

export function ended(shutters: Shutters, now: number): Shutters {
  return shutters.done ? shutters : closed(shutters, now, true);
}

/** Time passes. */
export function ticked(shutters: Shutters, now: number): Shutters {
  return shutters.open && openFor(shutters, now) >= LIMIT ? ended(shutters, now) : shutters;
}

/** The reader turned to another window: what is open is over, what is not waits. */
export function turnedAway(shutters: Shutters, now: number): Shutters {
  return shutters.open ? ended(shutters, now) : shutters;
}

/** Milliseconds left; all of them before the first opening. */
export function leftOf(shutters: Shutters, now: number): number {
  return Math.max(0, LIMIT - openFor(shutters, now));
}
