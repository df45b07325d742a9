import type { Names, Seat, Who } from '@tafelrunde/kernel';
import { heroNames } from '../pieces.ts';
import type { View } from '../state.ts';

/** Who is there. Without a view heroes have no names yet: then people are named. */
export interface Context {
  readonly who: (seat: Seat) => Who;
  /** Seats of a mask. */
  readonly whoAll: (mask: number) => readonly Who[];
  readonly view: View | undefined;
}

/** The same with the table in sight. */
export interface Sighted extends Context {
  readonly view: View;
}

/** The name on the hero board of this seat. */
export function heroName(view: View, seat: Seat): string {
  return heroNames[view.heroes[seat] as 0]?.[view.figureOf[seat] === 1 ? 1 : 0] ?? '';
}

/**
 * Heroes go by their own names; "you" is said to who leads one hero. Who leads several is told about each of them by name:
 * "you go" would not say who goes.
 */
export function contextOf<V extends View | undefined>(names: Names, view: V): Context & { readonly view: V } {
  const who = (seat: Seat): Who => {
    const hero = view === undefined ? '' : heroName(view, seat);
    return { you: names.you.includes(seat) && (names.you.length === 1 || hero === ''), name: hero === '' ? names.of(seat) : hero };
  };
  return { who, whoAll: (mask) => seatsIn(mask).map(who), view };
}

export const seatsIn = (mask: number): Seat[] => [0, 1, 2, 3].filter((seat) => ((mask >> seat) & 1) === 1);
