/*
 * A look through a window: its shutters open while they are held (or from one press to the next), and close for good after ten seconds
 * or when the reader turns away. How long it lasts and how it moves is the same for every card.
 */

/** Held · one press opens, the next closes. */
export type Way = 'hold' | 'press';

/** A look is over after so long, counted from the first opening. */
export const LIMIT = 10_000;
/** Held for less, it was a touch by mistake: the window can be opened again. */
export const GLIMPSE = 500;

export interface Shutters {
  readonly open: boolean;
  /** When they were first opened. */
  readonly first: number | undefined;
  /** Since when they are open now. */
  readonly since: number | undefined;
  /** For how long they have been open before. */
  readonly shown: number;
  /** The look is over. */
  readonly done: boolean;
}

export const shut: Shutters = { open: false, first: undefined, since: undefined, shown: 0, done: false };

function closed(shutters: Shutters, now: number, done: boolean): Shutters {
  const shown = shutters.shown + (shutters.since === undefined ? 0 : now - shutters.since);
  return { ...shutters, open: false, since: undefined, shown, done };
}

export function opened(shutters: Shutters, now: number): Shutters {
  if (shutters.done || shutters.open) return shutters;
  return { ...shutters, open: true, first: shutters.first ?? now, since: now };
}

/** Let go: over, unless it was only a glimpse. */
export function letGo(shutters: Shutters, now: number): Shutters {
  if (!shutters.open) return shutters;
  const next = closed(shutters, now, false);
  return next.shown >= GLIMPSE ? { ...next, done: true } : next;
}

/** One press opens, the next one ends the look. */
export function pressed(shutters: Shutters, now: number): Shutters {
  return shutters.open ? ended(shutters, now) : opened(shutters, now);
}

export function ended(shutters: Shutters, now: number): Shutters {
  return shutters.done ? shutters : closed(shutters, now, true);
}

/** Time passes. */
export function ticked(shutters: Shutters, now: number): Shutters {
  return shutters.first !== undefined && now - shutters.first >= LIMIT ? ended(shutters, now) : shutters;
}

/** The reader turned to another window: what was opened is over, what was not waits. */
export function turnedAway(shutters: Shutters, now: number): Shutters {
  return shutters.first === undefined ? shutters : ended(shutters, now);
}

/** Milliseconds left; all of them before the first opening. */
export function leftOf(shutters: Shutters, now: number): number {
  return shutters.first === undefined ? LIMIT : Math.max(0, LIMIT - (now - shutters.first));
}
