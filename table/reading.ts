import type { Seat } from '@tafelrunde/kernel';
import type { Presence } from './reader.ts';
import { isBotPlayed, isPlaying, type TableState } from './state.ts';

/**
 * Between two rounds a reckoning lies open. Bots that are to go on wait until every person who is here has read it, or until the time
 * for that is up. Soft: told to other hosts in passing, and lost with this one.
 */
export class Reading {
  readonly #longest: number;
  readonly #gone = new Set<Seat>();
  #since: number | undefined;
  /** Where the table stood when this reckoning was first seen here. */
  #from = 0;
  /** Where it stood when it was last looked at. */
  #seen = 0;
  #seats: readonly Seat[] = [];

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Whom the bots wait for. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Who has read it, as far as it is known here. */
  get gone(): readonly Seat[] {
    return [...this.#gone];
  }

  /** When the bots stop waiting; undefined while they wait for nobody. */
  get until(): number | undefined {
    return this.#since === undefined || this.#seats.length === 0 ? undefined : this.#since + this.#longest;
  }

  /** Whoever answers has read as well. */
  goneOn(seat: Seat): void {
    if (this.#since !== undefined) this.#gone.add(seat);
  }

  /** Another host said so when the table stood there; whether it is news. What was said of a reckoning before this one is too late. */
  heard(seats: readonly Seat[], at: number): boolean {
    const before = this.#gone.size;
    if (at >= this.#from) for (const seat of seats) this.goneOn(seat);
    return this.#gone.size !== before;
  }

  /** To be called with every change of the table, its people and the time. */
  follow(state: TableState, presence: Pick<Presence, 'present'>, now: number): void {
    if (state.seq > this.#seen + 1) this.#forget(); // read anew further on: that may be another reckoning
    this.#seen = state.seq;
    const asks = state.status === 'running' ? (state.match?.asks() ?? []).filter((ask) => ask.between === true) : [];
    if (asks.length === 0) {
      this.#forget();
      return;
    }
    if (this.#since === undefined) {
      this.#since = now;
      this.#from = state.seq;
    }
    const held = state.seats.some((seat, at) => isBotPlayed(seat) && asks.some((ask) => ask.seat === at));
    const waits = held && now < this.#since + this.#longest;
    this.#seats = waits
      ? state.seats.flatMap((seat, at) => (isPlaying(seat) && presence.present(seat) && !this.#gone.has(at) ? [at] : []))
      : [];
  }

  #forget(): void {
    this.#since = undefined;
    this.#gone.clear();
    this.#seats = [];
  }
}
