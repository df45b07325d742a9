import type { Seat } from '@tafelrunde/kernel';
import type { ChatLine, ServerFrame } from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import type { Guest } from './decide.ts';
import { type Presence, type Reader, readerKey, readerOf, stateFrame, tableInfo, updateFrame } from './reader.ts';
import { playedBy, type SeatState, type TableState } from './state.ts';
import type { Talk } from './talk.ts';

/** One open page at a table. */
export interface Visitor {
  readonly guest: Guest;
  send(text: string): void;
}

/** What a page has been told: the seats it was written for, and the table as it was described. */
interface Known {
  readonly seats: string;
  readonly table: string;
}

/** Something to be said to somebody once it is true, and what they know then. */
export interface Letter {
  readonly visitor: Visitor;
  readonly text: string;
  readonly known: Known;
}

/** The fields of a frame as JSON, without the braces around them: the table's part, encoded once for many frames, is to join them. */
function fieldsOf(frame: object): string {
  const written = Object.entries(frame).filter(([, value]) => value !== undefined);
  return written.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',');
}

/** So many who look on are named. */
const NAMED = 12;

/** Who looks at a table, and what each of them is told. Everybody with the same seats shares one encoding. */
export class Audience {
  /** Visitor → the seats they read from and what they know of the table, as of the last frame. */
  readonly #visitors = new Map<Visitor, Known>();
  readonly #seen = new Map<string, number>();
  /** What was last written about the table, by reader; emptied when it changes. */
  readonly #tables = new Map<string, string>();
  /** Everything as last written, by reader: whoever asks for it again while nothing happened gets the same text. */
  readonly #states = new Map<string, string>();
  /** Of which match, and when. */
  #written: { readonly match: TableState['match']; readonly seq: number; readonly words: number } | undefined;
  readonly #talk: Pick<Talk, 'lines' | 'count'>;
  readonly #openedAt: number;
  readonly #elapsed: () => number;
  /** When this table was opened here, and when each guest left it since, by the clock nobody sets. */
  readonly #opened: number;
  readonly #left = new Map<string, number>();
  #reading: readonly Seat[] = [];

  constructor(talk: Pick<Talk, 'lines' | 'count'>, now: number, elapsed: () => number) {
    this.#talk = talk;
    this.#openedAt = now;
    this.#elapsed = elapsed;
    this.#opened = elapsed();
  }

  get size(): number {
    return this.#visitors.size;
  }

  visitors(): readonly Visitor[] {
    return [...this.#visitors.keys()];
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }

  /** When a guest was last seen before this table was opened here. */
  remember(guest: string, seenAt: number): void {
    if (!this.#seen.has(guest)) this.#seen.set(guest, seenAt);
  }

  enter(visitor: Visitor): void {
    this.#visitors.set(visitor, { seats: '', table: '' });
    this.#tables.clear();
  }

  leave(visitor: Visitor, now: number): boolean {
    this.#seen.set(visitor.guest.id, now);
    this.#left.set(visitor.guest.id, this.#elapsed());
    this.#tables.clear();
    const was = this.#visitors.delete(visitor);
    if (this.size === 0) this.#states.clear();
    return was;
  }

  /** The table was read anew from the store: what was prepared for it before may never have happened. */
  refresh(): void {
    this.#tables.clear();
    this.#written = undefined;
  }

  /** Whom bots wait for between rounds. */
  showReading(seats: readonly Seat[]): void {
    if (seats.join() === this.#reading.join()) return;
    this.#reading = seats;
    this.#tables.clear();
  }

  isHere(guest: string): boolean {
    for (const visitor of this.#visitors.keys()) if (visitor.guest.id === guest) return true;
    return false;
  }

  presence(state: TableState): Presence {
    const here = new Map(this.visitors().map(({ guest }) => [guest.id, guest.name]));
    const watching = [...here].flatMap(([guest, name]) => (playedBy(state, guest).length === 0 ? [name] : []));
    const awaySince = (seat: SeatState) =>
      seat.holders.reduce((latest, guest) => Math.max(latest, this.#seen.get(guest) ?? 0), 0) || this.#openedAt;
    return {
      present: (seat) => seat.holders.some((guest) => here.has(guest)),
      awaySince,
      awayFor: (seat) =>
        this.#elapsed() - seat.holders.reduce((latest, guest) => Math.max(latest, this.#left.get(guest) ?? 0), this.#opened),
      reading: this.#reading,
      spectators: watching.length,
      watching: watching.slice(0, NAMED),
    };
  }

  /** One step for everybody. Whoever reads from other seats than before gets everything anew. */
  letters(state: TableState, step: Step): readonly Letter[] {
    if (step.table) this.#tables.clear();
    return this.#write(state, this.visitors(), (reader, visitor, table) => {
      const known = this.#visitors.get(visitor);
      const moved = known?.seats !== reader.seats.join(',') && state.match !== undefined && step.lines === 0;
      if (moved) return { kind: 'state', make: () => this.#everything(state, reader, 'resync'), table: true };
      return { kind: 'update', make: () => fieldsOf(updateFrame(state, step, reader)), table: step.table || known?.table !== table };
    });
  }

  presenceLetters(state: TableState): readonly Letter[] {
    return this.#write(state, this.visitors(), () => ({ kind: 'presence', make: () => fieldsOf({ type: 'presence' }), table: true }));
  }

  /** Everything for some of them. */
  stateLetters(state: TableState, visitors: readonly Visitor[], why: 'join' | 'resync'): readonly Letter[] {
    return this.#write(state, visitors, (reader) => ({ kind: 'state', make: () => this.#everything(state, reader, why), table: true }));
  }

  #everything(state: TableState, reader: Reader, why: 'join' | 'resync'): string {
    const { match, seq } = state;
    const { count: words, lines } = this.#talk;
    const before = this.#written;
    if (before?.match !== match || before?.seq !== seq || before?.words !== words) this.#states.clear();
    this.#written = { match, seq, words };
    const key = `${why} ${readerKey(reader)}`;
    const text = this.#states.get(key) ?? fieldsOf(stateFrame(state, lines, reader, why));
    this.#states.set(key, text);
    return text;
  }

  /** Each distinct frame is encoded once, and describes the table where that is news. */
  #write(
    state: TableState,
    visitors: readonly Visitor[],
    frameFor: (
      reader: Reader,
      visitor: Visitor,
      table: string,
    ) => { readonly kind: string; readonly make: () => string; readonly table: boolean },
  ): readonly Letter[] {
    const texts = new Map<string, string>();
    let presence: Presence | undefined;
    return visitors.map((visitor): Letter => {
      const reader = readerOf(state, visitor.guest.id);
      const key = readerKey(reader);
      let described = this.#tables.get(key);
      if (described === undefined) {
        presence ??= this.presence(state);
        described = JSON.stringify(tableInfo(state, reader, presence));
        this.#tables.set(key, described);
      }
      const { kind, make, table } = frameFor(reader, visitor, described);
      const frame = `${kind} ${table} ${key}`;
      const text = texts.get(frame) ?? (table ? `{${make()},"table":${described}}` : `{${make()}}`);
      texts.set(frame, text);
      return { visitor, text, known: { seats: reader.seats.join(','), table: described } };
    });
  }

  /** New words: the same for everybody. */
  hearWords(chat: readonly ChatLine[]): void {
    const text = JSON.stringify({ type: 'talk', chat } satisfies ServerFrame);
    for (const visitor of this.#visitors.keys()) visitor.send(text);
  }

  send(letters: readonly Letter[]): void {
    for (const { visitor, text, known } of letters) {
      if (!this.#visitors.has(visitor)) continue;
      this.#visitors.set(visitor, known);
      visitor.send(text);
    }
  }
}
