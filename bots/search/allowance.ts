import type { Budget, SearchLevel } from '@tafelrunde/kernel';

/** Milliseconds since some time. Handed in: the search itself knows no clock. */
export type Clock = () => number;

/** The clock of the thread, Node's or a browser's. */
export const threadClock: Clock = () => (globalThis as unknown as { performance: { now(): number } }).performance.now();

/**
 * How long one decision may be thought about. What the budget leaves open the level fills in; only whoever asks for iterations alone
 * gets them all, however long they take: that makes an answer repeatable.
 */
export class Allowance {
  readonly iterations: number;
  /** By how many standard errors a candidate must be behind to be given up at once. */
  readonly sure: number;
  readonly #deadline: number;
  readonly #now: Clock;

  constructor(budget: Budget, level: Omit<SearchLevel, 'name' | 'search'>, now: Clock) {
    this.iterations = Math.max(1, Math.floor(budget.iterations ?? level.iterations));
    this.sure = level.sure ?? Number.POSITIVE_INFINITY;
    const milliseconds = budget.milliseconds ?? (budget.iterations === undefined ? level.milliseconds : Number.POSITIVE_INFINITY);
    this.#now = now;
    this.#deadline = milliseconds === Number.POSITIVE_INFINITY ? milliseconds : now() + milliseconds;
  }

  /** A share of the time that is left, as a time on that clock. */
  share(part: number): number {
    if (this.#deadline === Number.POSITIVE_INFINITY) return this.#deadline;
    const now = this.#now();
    return now + Math.max(0, this.#deadline - now) * part;
  }

  /** Whether a time of `share` has come. */
  past(time: number): boolean {
    return time !== Number.POSITIVE_INFINITY && this.#now() >= time;
  }
}
