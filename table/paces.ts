import type { Pace } from '@tafelrunde/protocol';
import { isPlaying, type TableState } from './state.ts';

/** Of a bot's usual pause, what is left of it. */
const SHARES: Readonly<Record<Pace, number>> = { full: 1, quick: 1 / 2, off: 1 / 4 };

/** How fast people want it. Soft: told to other hosts in passing, and lost with this one. */
export class Paces {
  /** By guest, whoever spoke last at the end. */
  readonly #wanted = new Map<string, Pace>();

  want(guest: string, pace: Pace): void {
    this.#wanted.delete(guest);
    this.#wanted.set(guest, pace);
  }

  of(guest: string): Pace | undefined {
    return this.#wanted.get(guest);
  }

  /**
   * What bots leave of their pause. One person alone at the table may hurry them; among several nobody is hurried by another's wish. The
   * pause stays fixed per level, whatever a bot holds and thinks: it tells no more than before.
   */
  share({ seats }: TableState): number {
    const [first, ...others] = seats.filter(isPlaying);
    const isAlone = first !== undefined && others.every(({ holders }) => holders.some((guest) => first.holders.includes(guest)));
    if (!isAlone) return 1;
    const last = [...this.#wanted].findLast(([guest]) => first.holders.includes(guest));
    return last === undefined ? 1 : SHARES[last[1]];
  }
}
