import { Buckets, type Limit } from './buckets.ts';
import type { Bus, Gossip } from './bus/port.ts';
import type { Key } from './key.ts';

/** Senders told of at once: a bus carries little. */
const TOGETHER = 150;

interface TallyParts {
  readonly bus: Bus;
  /** Name of this process among others. */
  readonly self: string;
  /** There are others. */
  readonly shared: boolean;
  readonly key: Key;
  readonly elapsed: () => number;
}

/**
 * Limits that hold in the whole house: what each process lets through it tells the others every second. Senders travel under a name that
 * follows from the house's key; no address leaves the process. In between, and while the bus is cut, each counts for itself.
 */
export class Tally {
  readonly #parts: TallyParts;
  readonly #limits = new Map<string, { readonly buckets: Buckets; readonly taken: Map<string, number> }>();

  constructor(parts: TallyParts) {
    this.#parts = parts;
    if (parts.shared) parts.bus.hear('limits', (gossip) => this.#hear(gossip));
  }

  /** So many at once, so many per second in the long run. */
  limit(name: string, burst: number, perSecond: number): Limit {
    const buckets = new Buckets(burst, perSecond, this.#parts.elapsed);
    if (!this.#parts.shared) return buckets;
    const taken = new Map<string, number>();
    this.#limits.set(name, { buckets, taken });
    return {
      take: (sender) => {
        const alias = this.#parts.key.sign('limit', sender).toString('base64url').slice(0, 16);
        if (!buckets.take(alias)) return false;
        taken.set(alias, (taken.get(alias) ?? 0) + 1);
        return true;
      },
      prune: () => buckets.prune(),
    };
  }

  /** To be called every second or so. */
  announce(): void {
    for (const [name, { taken }] of this.#limits) {
      const all = [...taken];
      taken.clear();
      for (let from = 0; from < all.length; from += TOGETHER) {
        this.#parts.bus.tell('limits', { from: this.#parts.self, name, taken: all.slice(from, from + TOGETHER) });
      }
    }
  }

  #hear({ from, name, taken }: Gossip): void {
    if (from === this.#parts.self || typeof name !== 'string' || !Array.isArray(taken)) return;
    const buckets = this.#limits.get(name)?.buckets;
    for (const [alias, count] of taken as readonly [string, number][]) buckets?.spend(alias, count);
  }
}
