import type { TableHost } from './host.ts';

/** What a table will do later, at most one of each kind. */
export class Later<Kind extends string> {
  readonly #after: TableHost['after'];
  readonly #waiting = new Map<Kind, () => void>();

  constructor(after: TableHost['after']) {
    this.#after = after;
  }

  has(kind: Kind): boolean {
    return this.#waiting.has(kind);
  }

  /** In place of what of this kind was to be done. */
  do(kind: Kind, milliseconds: number, work: () => void): void {
    this.drop(kind);
    this.#waiting.set(
      kind,
      this.#after(milliseconds, () => {
        this.#waiting.delete(kind);
        work();
      }),
    );
  }

  drop(kind: Kind): void {
    this.#waiting.get(kind)?.();
    this.#waiting.delete(kind);
  }

  dropAll(): void {
    for (const kind of Array.from(this.#waiting.keys())) this.drop(kind);
  }
}
