/** A page that can be asked whether it is still there. */
export interface Beating {
  /** `hadTime`: whether the server could have heard it since it was asked last. */
  beat(hadTime: boolean): void;
}

export interface Pulse {
  /** Milliseconds in which every page is asked once. */
  readonly every: number;
  /** Milliseconds since some moment, never backwards. */
  readonly elapsed: () => number;
}

/** So many parts of all pages are asked one after the other: ten thousand at once would keep those who play waiting for a fifth of a second. */
const PARTS = 40;
/** Of the time between two beats: whatever comes so much too late shows that the server itself stood still. */
const LATE = 0.1;
/** Of the time between two beats: who was asked late keeps the turn of before, and has to be given so much to answer. */
const TO_ANSWER = 0.5;

/** Asks all pages in turn. A server that stood still itself has heard nobody, and judges nobody by that. */
export class Heartbeat {
  readonly #parts = Array.from({ length: PARTS }, () => ({ pages: new Set<Beating>(), asked: -Infinity }));
  readonly #pulse: Pulse;
  readonly #began: number;
  #added = 0;
  #asked = 0;
  #looked: number;
  #stoodStill = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
    this.#began = pulse.elapsed();
    this.#looked = this.#began;
  }

  /** From now on asked with the others, until the answer is called. */
  add(page: Beating): () => void {
    const { pages } = this.#part(this.#added);
    this.#added += 1;
    pages.add(page);
    return () => pages.delete(page);
  }

  /** Asks whoever is due by now. */
  look(): void {
    const now = this.#pulse.elapsed();
    const step = this.#pulse.every / PARTS;
    if (now - this.#looked > step + this.#pulse.every * LATE) this.#stoodStill = now;
    this.#looked = now;
    const due = Math.floor((now - this.#began) / step);
    // After a standstill nobody is asked twice.
    for (this.#asked = Math.max(this.#asked, due - PARTS); this.#asked < due; this.#asked += 1) {
      const part = this.#part(this.#asked);
      const hadTime = this.#stoodStill <= part.asked && now - part.asked >= this.#pulse.every * TO_ANSWER;
      part.asked = now;
      for (const page of part.pages) page.beat(hadTime);
    }
  }

  begin(): void {
    this.#timer = setInterval(() => this.look(), this.#pulse.every / PARTS);
    this.#timer.unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #part(n: number) {
    const part = this.#parts[n % PARTS];
    if (part === undefined) throw new Error('there is no such part');
    return part;
  }
}
