/**
 * A queue in which parties take turns: whoever has much waiting waits for it alone, and somebody new is next but for one of each.
 * Within a party the first come is the first served.
 */
export class FairQueue<T> {
  /** In the order in which the parties are served. */
  readonly #parties = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(party: string, item: T): void {
    const waiting = this.#parties.get(party);
    if (waiting === undefined) this.#parties.set(party, [item]);
    else waiting.push(item);
    this.#size += 1;
  }

  shift(): T | undefined {
    for (const [party, waiting] of this.#parties) {
      const item = waiting.shift();
      this.#parties.delete(party);
      if (waiting.length > 0) this.#parties.set(party, waiting); // at the end of the round
      if (item !== undefined) this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Everything at once, in the order it would have been served. */
  clear(): readonly T[] {
    const all: T[] = [];
    for (let next = this.shift(); next !== undefined; next = this.shift()) all.push(next);
    return all;
  }
}
