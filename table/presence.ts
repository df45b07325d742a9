import type { Seat } from '@tafelrunde/kernel';
import type { Presence } from './reader.ts';
import type { SeatState, TableState } from './state.ts';

/** People by id and name, and those of them by name who only look on. */
export interface People {
  readonly here: ReadonlyMap<string, string>;
  readonly watching: readonly string[];
}

/** Where it is known who is there. */
export interface Attendance {
  /** It tells of the past: who is there now is no part of that, and everybody counts as there. */
  readonly isPast: boolean;
  readonly reading: readonly Seat[];
  attending(state: TableState): People;
  awaySince(seat: SeatState): number;
  awayFor(seat: SeatState): number;
}

/** So many who look on are named. */
const NAMED = 12;

/** Who is there while something is decided or told. Most commands ask nothing of it, so nobody is counted before somebody asks. */
export class PresentNow implements Presence {
  readonly reading: readonly Seat[];
  readonly #at: Attendance;
  readonly #state: TableState;
  #counted: People | undefined;

  constructor(at: Attendance, state: TableState) {
    this.#at = at;
    this.#state = state;
    this.reading = at.reading;
  }

  present({ holders }: SeatState): boolean {
    return this.#at.isPast || holders.some((guest) => this.#people().here.has(guest));
  }

  awaySince(seat: SeatState): number {
    return this.#at.awaySince(seat);
  }

  awayFor(seat: SeatState): number {
    return this.#at.awayFor(seat);
  }

  get spectators(): number {
    return this.#people().watching.length;
  }

  get watching(): readonly string[] {
    return this.#people().watching.slice(0, NAMED);
  }

  #people(): People {
    this.#counted ??= this.#at.attending(this.#state);
    return this.#counted;
  }
}
