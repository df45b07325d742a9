/** Every number, word and flag of a plain value, with the path to it. Lengths count too: an array may be shorter or longer. */
export function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) into.set(path, JSON.stringify(value));
    return into;
  }
  if (Array.isArray(value)) into.set(`${path}.length`, String(value.length));
  for (const [key, inner] of Object.entries(value)) leaves(inner, `${path}.${key}`, into);
  return into;
}

const ABSENT = 'nothing';

/** The true values that no imagined state has had yet. */
export class Unseen {
  readonly #truth: Map<string, string>;
  readonly #others = new Map<string, Set<string>>();

  constructor(truth: Map<string, string>) {
    this.#truth = truth;
  }

  get size(): number {
    return this.#truth.size;
  }

  /** Strikes off whatever is imagined as it truly is. */
  strike(imagined: unknown): void {
    const found = leaves(imagined);
    for (const [path, truth] of this.#truth) {
      const value = found.get(path) ?? ABSENT;
      if (value === truth) {
        this.#truth.delete(path);
        this.#others.delete(path);
        continue;
      }
      const others = this.#others.get(path) ?? new Set<string>();
      others.add(value);
      this.#others.set(path, others);
    }
  }

  /** Lets go of places whose values came less than so many times each: the true one may just be rare. */
  letGo(drawn: number, timesEach: number): void {
    for (const [path, others] of this.#others) {
      if (others.size * timesEach <= drawn) continue;
      this.#truth.delete(path);
      this.#others.delete(path);
    }
  }

  left(): { readonly path: string; readonly truth: string; readonly seen: string }[] {
    return [...this.#truth].map(([path, truth]) => ({ path, truth, seen: [...(this.#others.get(path) ?? [])].slice(0, 8).join(' or ') }));
  }
}
