/** Lets so many through at once and so many per second in the long run, for each of many senders. */
export interface Limit {
  /** Whether there is room for one more from this sender. */
  take(sender: string): boolean;
  /** Forgets those whose bucket is full again. */
  prune(): void;
}

export class Buckets implements Limit {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #elapsed: () => number;
  readonly #levels = new Map<string, { tokens: number; at: number }>();

  /** `elapsed`: milliseconds of a clock nobody sets; a bucket filled by the wall clock stays empty when that is put back. */
  constructor(burst: number, perSecond: number, elapsed: () => number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#elapsed = elapsed;
  }

  take(sender: string): boolean {
    const tokens = this.#left(sender);
    this.#levels.set(sender, { tokens: tokens < 1 ? tokens : tokens - 1, at: this.#elapsed() });
    return tokens >= 1;
  }

  /** So many were let through elsewhere. */
  spend(sender: string, taken: number): void {
    this.#levels.set(sender, { tokens: Math.max(0, this.#left(sender) - taken), at: this.#elapsed() });
  }

  #left(sender: string): number {
    const level = this.#levels.get(sender);
    if (level === undefined) return this.#burst;
    return Math.min(this.#burst, level.tokens + ((this.#elapsed() - level.at) / 1000) * this.#perSecond);
  }

  prune(): void {
    const now = this.#elapsed();
    for (const [sender, { tokens, at }] of this.#levels) {
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#levels.delete(sender);
    }
  }
}

/** Counts what is open per sender. */
export class Counts {
  readonly #counts = new Map<string, number>();

  of(sender: string): number {
    return this.#counts.get(sender) ?? 0;
  }
  up(sender: string): void {
    this.#counts.set(sender, this.of(sender) + 1);
  }
  down(sender: string): void {
    const left = this.of(sender) - 1;
    if (left > 0) this.#counts.set(sender, left);
    else this.#counts.delete(sender);
  }
}
