/** What concerns one table, or one person, happens in the order it was asked for, though every query may take another connection. */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(lane);
    const mine = before ? before.then(work, work) : work();
    this.#last.set(lane, mine);
    const leave = () => {
      if (this.#last.get(lane) === mine) this.#last.delete(lane);
    };
    mine.then(leave, leave);
    return mine;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
