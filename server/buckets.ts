/** Lets so many through at once and so many per second in the long run, for each of many senders. */
export interface Limit {
  /** Whether there is room for one more from this sender. */
  take(sender: string): boolean;
  /** Forgets those whose bucket is full again. */
  prune(): void;
}

/** Senders remembered at once; a network of IPv6 has more of them than any memory. The longest unheard are forgiven first. */
const KEPT = 50_000;

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
    this.#keep(sender, tokens < 1 ? tokens : tokens - 1);
    return tokens >= 1;
  }

  /** So many were let through elsewhere. */
  spend(sender: string, taken: number): void {
    this.#keep(sender, Math.max(0, this.#left(sender) - taken));
  }

  /** Senders it has anything on. */
  get size(): number {
    return this.#levels.size;
  }

  #keep(sender: string, tokens: number): void {
    if (this.#levels.size > 1) this.#levels.delete(sender); // and to the end
    this.#levels.set(sender, { tokens, at: this.#elapsed() });
    if (this.#levels.size <= KEPT) return;
    for (const longest of this.#levels.keys()) {
      this.#levels.delete(longest);
      break;
    }
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
