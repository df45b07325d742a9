import type { Plain, Seat } from './contract.ts';

/** An event with the seats that may know it; without `to`: everybody. */
export interface Told<Event> {
  readonly event: Event;
  readonly to?: readonly Seat[];
  readonly reveal?: true;
}

/** What was done, as it is kept. An undo is what the kernel did: nothing about it is worked out again when it is read. */
export type Entry =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Plain }
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] };

/** One line of what happened. It never changes: whether it was taken back follows from the undos that came after it. */
export interface Line<Event> {
  /** Running number over everything that happened, taken-back lines included. */
  readonly n: number;
  readonly kind: 'setup' | 'play' | 'undo';
  /** Position in the line of play after this step. */
  readonly position: number;
  readonly seat?: Seat;
  readonly told: readonly Told<Event>[];
  readonly agreed?: readonly Seat[];
}

/** A line as it is read now. */
export interface HistoryStep<Event> extends Line<Event> {
  readonly taken: boolean;
}

/** The state after line `n`, so that looking or going back replays little. */
export interface Keyframe {
  readonly n: number;
  readonly position: number;
  readonly state: Plain;
}

/** Lines of the past and the frames among them. A page is full when it is made and never changes. */
export interface Page<Event = unknown> {
  /** Of the states in `frames`: those of another shape are not looked at. */
  readonly shape: number;
  readonly lines: readonly Line<Event>[];
  readonly frames: readonly Keyframe[];
}

/** Lines of a page. */
export const PAGE = 64;
/** A frame is kept every so many positions. */
export const KEYFRAME_EVERY = 64;
/** What stays at hand of pages that are put away: taking back, and reading on joining, rarely go further. */
const KEYFRAMES_AT_HAND = 2;
const PAGES_AT_HAND = 1;

/** Which page a line is in. */
export function pageOf(n: number): number {
  return Math.floor(n / PAGE);
}

/** What happened, line by line. Full pages may be put away; the rest stays at hand. */
export class History<Event> {
  #first: number;
  /** So many pages are kept elsewhere. */
  #away: number;
  #lines: Line<Event>[];
  /** Only those of the line of play, in order. */
  #frames: Keyframe[];
  readonly #undos: { readonly n: number; readonly to: number }[] = [];

  /** From the tail that was saved and the log of everything before. */
  constructor(lines: readonly Line<Event>[] = [], frames: readonly Keyframe[] = [], log: readonly Entry[] = []) {
    this.#first = lines[0]?.n ?? 0;
    this.#away = lines.length === 0 ? 0 : pageOf(log.length + 1);
    this.#lines = [...lines];
    this.#frames = [...frames];
    for (let i = 0; i < log.length; i += 1) {
      const entry = log[i] as Entry;
      if (entry.type === 'undo') this.#undos.push({ n: i + 1, to: entry.to });
    }
  }

  /** Number of the first line at hand; those before it lie in pages. */
  get first(): number {
    return this.#first;
  }
  get length(): number {
    return this.#first + this.#lines.length;
  }
  get frames(): readonly Keyframe[] {
    return this.#frames;
  }

  add(line: Omit<Line<Event>, 'n'>): void {
    this.#lines.push({ n: this.length, ...line });
  }

  keep(frame: Keyframe): void {
    this.#frames.push(frame);
  }

  /** Everything beyond this position was taken back by line `n`. */
  takeBack(n: number, to: number): void {
    this.#undos.push({ n, to });
    this.#frames = this.#frames.filter((frame) => frame.position <= to);
  }

  /** Lines at hand, from this one on. */
  from(n: number): readonly Line<Event>[] {
    if (n < this.#first) throw new RangeError(`line ${n} lies in a page; ${this.#first} is the first at hand`);
    return this.#lines.slice(n - this.#first);
  }

  /** The last line. */
  get newest(): HistoryStep<Event> {
    const { n, kind, position, seat, told, agreed } = this.#lines.at(-1) as Line<Event>;
    const step = { n, kind, position, told, taken: false };
    if (seat === undefined) return step;
    return agreed === undefined ? { ...step, seat } : { ...step, seat, agreed };
  }

  /** Lines in their order, each with whether it still stands. */
  marked<Heard>(lines: readonly Line<Heard>[]): readonly HistoryStep<Heard>[] {
    let lowest = Number.POSITIVE_INFINITY;
    let undo = this.#undos.length;
    const steps = lines.map((line) => ({ ...line, taken: false }));
    for (const step of steps.toReversed()) {
      for (let last = this.#undos[undo - 1]; last !== undefined && last.n > step.n; last = this.#undos[undo - 1]) {
        lowest = Math.min(lowest, last.to);
        undo -= 1;
      }
      step.taken = step.kind === 'play' && step.position > lowest;
    }
    return steps;
  }

  /** The nearest frame at or before a position, from what is at hand and from a page. */
  frameFor(position: number, page?: readonly Keyframe[]): Keyframe | undefined {
    let best: Keyframe | undefined;
    for (const frame of this.#frames) if (frame.position <= position) best = frame;
    for (const frame of page ?? []) {
      if (frame.position <= position && frame.position > (best?.position ?? 0) && this.#stands(frame)) best = frame;
    }
    return best;
  }

  #stands(frame: Keyframe): boolean {
    return !this.#undos.some((undo) => undo.n > frame.n && undo.to < frame.position);
  }

  /** The full pages that are not kept elsewhere yet, with the number of each. */
  pages(shape: number): readonly (readonly [number: number, page: Page<Event>])[] {
    const pages: [number, Page<Event>][] = [];
    for (let number = this.#away; (number + 1) * PAGE <= this.length; number += 1) {
      const lines = this.from(number * PAGE).slice(0, PAGE);
      pages.push([number, { shape, lines, frames: this.#frames.filter((frame) => pageOf(frame.n) === number) }]);
    }
    return pages;
  }

  /** The newest lines, the unfinished page among them, and the frames that stay at hand. */
  tail(): { readonly lines: readonly Line<Event>[]; readonly frames: readonly Keyframe[] } {
    return this.#after(pageOf(this.length));
  }

  /** The pages before this one are kept elsewhere from now on. */
  putAway(before: number): void {
    if (before <= this.#away) return;
    this.#away = Math.min(before, pageOf(this.length));
    const { lines, frames } = this.#after(this.#away);
    this.#first = this.length - lines.length;
    this.#lines = [...lines];
    this.#frames = [...frames];
  }

  #after(page: number) {
    return {
      lines: this.from(Math.max((page - PAGES_AT_HAND) * PAGE, this.#first)),
      frames: this.#frames.filter((frame, i) => pageOf(frame.n) >= page || i >= this.#frames.length - KEYFRAMES_AT_HAND),
    };
  }
}
