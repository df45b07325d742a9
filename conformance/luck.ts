import { FastRandom, type Random } from '@tafelrunde/kernel';

/** The suite's own chance: the same words give the same luck, so every failure can be seen again. */
export function luckOf(...words: readonly (string | number)[]): FastRandom {
  let mixed = 0x811c9dc5;
  for (const char of words.join('\n')) mixed = Math.imul(mixed ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return new FastRandom(mixed);
}

/** Up to `count` different numbers below `n`, in rising order. */
export function sampleBelow(n: number, count: number, random: Random): number[] {
  if (n <= count) return Array.from({ length: n }, (_, i) => i);
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(random.below(n));
  return [...chosen].toSorted((a, b) => a - b);
}

/** Up to `count` of the items, in their order. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  return sampleBelow(items.length, count, random).map((i) => items[i] as T);
}

/** Where a match is long, its late positions are costly: most looks go to the early ones, one to the rest. */
const EARLY = 120;

/** Up to `count` positions out of `n`, in rising order. */
export function samplePositions(n: number, count: number, random: Random): number[] {
  if (n <= EARLY) return sampleBelow(n, count, random);
  return [...sampleBelow(EARLY, count - 1, random), EARLY + random.below(n - EARLY)];
}

/** Writes down what chance gave. */
export class NotingRandom implements Random {
  readonly #source: Random;
  readonly notes: { readonly n: number; readonly value: number }[] = [];

  constructor(source: Random) {
    this.#source = source;
  }

  below(n: number): number {
    const value = this.#source.below(n);
    this.notes.push({ n, value });
    return value;
  }
}

/** Gives again what was noted, so that two states meet the same chance. `strayed` once another question is asked. */
export class EchoRandom implements Random {
  readonly #notes: NotingRandom['notes'];
  #next = 0;
  #strayed = false;

  constructor(notes: NotingRandom['notes']) {
    this.#notes = notes;
  }

  below(n: number): number {
    const note = this.#notes[this.#next];
    this.#next += 1;
    if (note?.n === n) return note.value;
    this.#strayed = true;
    return 0;
  }

  get strayed(): boolean {
    return this.#strayed || this.#next !== this.#notes.length;
  }
}
