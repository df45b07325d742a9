import type { Seat } from '@tafelrunde/kernel';
import type { ChatLine, ServerFrame } from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import type { Asides } from './asides.ts';
import type { Guest } from './decide.ts';
import { type CutOff, Elsewhere, type There } from './elsewhere.ts';
import { type MatchParts, MatchStep } from './match-parts.ts';
import { type Attendance, type People, PresentNow } from './presence.ts';
import { anybody, type Presence, type Reader, readerKey, readerOf, StepText, stateText, tableInfo } from './reader.ts';
import type { TableHost } from './host.ts';
import { isBehind, playedBy, type SeatState, seatsOf, type TableState } from './state.ts';
import type { Talk } from './talk.ts';

/** One open page at a table. */
export interface Visitor {
  readonly guest: Guest;
  /** Whoever sits before it, it is shown what everybody may know and no more: a device several people share, between two of them. */
  readonly covered?: boolean;
  send(text: string): void;
}

/** What a page has been told: the seats it was written for, and the table as it was described. */
interface Known {
  readonly seats: string;
  readonly table: string;
}

/** Something to be said to somebody once it is true, and what they know then. */
export interface Outgoing {
  readonly visitor: Visitor;
  readonly text: string;
  readonly known: Known;
  /** How many words had been said when it was written, where it tells of them. */
  readonly words: number | undefined;
}

/** A reader by name. */
interface Named {
  readonly reader: Reader;
  readonly key: string;
  readonly seats: string;
}

/** What is said to all who read alike, whether the table is news to them or not: each text is made once, and is the same for all of them. */
class Frame {
  readonly #fields: string;
  /** It describes the table in any case. */
  readonly #always: boolean;
  readonly words: number | undefined;
  #alone: string | undefined;
  #described: string | undefined;

  constructor(fields: string, always: boolean, words?: number) {
    this.#fields = fields;
    this.#always = always;
    this.words = words;
  }

  /** `isNews`: the table is described otherwise than this page knows it. */
  text(table: string, isNews: boolean): string {
    if (isNews || this.#always) return (this.#described ??= `{${this.#fields},"table":${table}}`);
    return (this.#alone ??= `{${this.#fields}}`);
  }
}

function talkFrame(chat: readonly ChatLine[]): string {
  return JSON.stringify({ type: 'talk', chat } satisfies ServerFrame);
}

/** Whose page is covered, among readers; no guest is called so. */
const COVERED = ' covered';

/** Who looks at a table, and what each of them is told. Everybody with the same seats shares one encoding. */
export class Audience implements Attendance {
  /** Visitor → the seats they read from and what they know of the table, as of the last frame. */
  readonly #visitors = new Map<Visitor, Known>();
  readonly #seen = new Map<string, number>();
  /** What was last written about the table, by reader; emptied when it changes. */
  readonly #tables = new Map<string, string>();
  /** Everything as last written, by reader: whoever asks for it again while nothing happened gets the same text. */
  readonly #states = new Map<string, string>();
  /** By guest, as who they read; emptied when anything about the table changes. */
  readonly #readers = new Map<string, Named>();
  /** What readers were last sent of the match, and with which step. */
  readonly #sent = new Map<string, { seq: number; parts: MatchParts | undefined }>();
  /** Of which match, and when. */
  #written: { readonly match: TableState['match']; readonly seq: number; readonly words: string } | undefined;
  /** What those share who are told everything meanwhile. */
  #matchStep = new MatchStep();
  readonly #talk: Pick<Talk, 'lines' | 'count'>;
  readonly #asides: Pick<Asides, 'lines' | 'count' | 'isFor'>;
  readonly #openedAt: number;
  readonly #elapsed: () => number;
  /** When this table was opened here, and when each guest left it since, by the clock nobody sets. */
  readonly #opened: number;
  readonly #left = new Map<string, number>();
  /** The table as somebody was last told of it. */
  #lastTold: TableState | undefined;
  #reading: readonly Seat[] = [];
  readonly #now: () => number;
  readonly #elsewhere: Elsewhere;
  readonly #cutOff: CutOff;

  /** Those who look on with a delay; they are here as well, and told by it alone. */
  readonly #behind: Audience | undefined;
  readonly isPast: boolean;

  constructor(
    { talk, asides }: { readonly talk: Pick<Talk, 'lines' | 'count'>; readonly asides: Pick<Asides, 'lines' | 'count' | 'isFor'> },
    { now, elapsed, times, cutOff }: Pick<TableHost, 'now' | 'elapsed' | 'times' | 'cutOff'>,
    behind: Audience | 'past',
  ) {
    this.#talk = talk;
    this.#asides = asides;
    this.isPast = behind === 'past';
    this.#behind = behind === 'past' ? undefined : behind;
    this.#now = now;
    this.#openedAt = now();
    this.#elapsed = elapsed;
    this.#opened = elapsed();
    this.#elsewhere = new Elsewhere(times.elsewhere);
    this.#cutOff = cutOff ?? (() => false);
  }

  /** Open pages here. */
  get size(): number {
    return this.#visitors.size + (this.#behind?.size ?? 0);
  }

  /** Whether anybody looks, here or at another host. */
  get anybody(): boolean {
    return this.size > 0 || this.#elsewhere.size > 0;
  }

  /** Who is here, for other hosts to know. */
  people(): readonly There[] {
    return [...new Map(this.#everybody().map(({ guest }) => [guest.id, guest.name]))];
  }

  /** Another host says who is there; whether that changes anything. */
  elsewhere(from: string, here: readonly There[], gone: readonly string[]): boolean {
    const came = this.#elsewhere.come(from, here, this.#elapsed());
    if (came) this.#tables.clear();
    return this.#went(this.#elsewhere.go(from, gone)) || came;
  }

  /** Of whom nothing was heard for long, at a host that may have died; whether anybody has gone by that. */
  lapse(): boolean {
    return this.#went(this.#elsewhere.lapse(this.#elapsed(), this.#cutOff));
  }

  #went(guests: readonly string[]): boolean {
    for (const guest of guests) this.#hasLeft(guest);
    if (guests.length > 0) this.#tables.clear();
    return guests.length > 0;
  }

  /** Nothing is kept of passers-by: strangers cost nothing to make, and a table may stay open for as long as somebody likes. */
  #hasLeft(guest: string): void {
    this.#readers.delete(guest);
    if (this.#lastTold === undefined || seatsOf(this.#lastTold, guest).length === 0) return;
    this.#seen.set(guest, this.#now());
    this.#left.set(guest, this.#elapsed());
  }

  /** Guests of whom anything is kept: those who hold a seat, and those who are here. */
  get remembered(): number {
    return new Set([...this.#seen.keys(), ...this.#left.keys(), ...this.#readers.keys()]).size;
  }

  visitors(): readonly Visitor[] {
    return [...this.#visitors.keys()];
  }

  #everybody(): readonly Visitor[] {
    return [...this.visitors(), ...(this.#behind?.visitors() ?? [])];
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor) || this.#behind?.has(visitor) === true;
  }

  /** When a guest was last seen before this table was opened here. */
  remember(guest: string, seenAt: number): void {
    if (!this.#seen.has(guest)) this.#seen.set(guest, seenAt);
  }

  enter(visitor: Visitor): void {
    this.#visitors.set(visitor, { seats: '', table: '' });
    this.#tables.clear();
  }

  leave(visitor: Visitor): boolean {
    this.#hasLeft(visitor.guest.id);
    this.#tables.clear();
    const was = this.#visitors.delete(visitor) || this.#behind?.leave(visitor) === true;
    if (this.#visitors.size === 0) {
      this.#states.clear();
      this.#sent.clear();
    }
    return was;
  }

  /** The table was read anew from the store: what was prepared for it before may never have happened. */
  refresh(): void {
    this.#tables.clear();
    this.#readers.clear();
    this.#sent.clear();
    this.#written = undefined;
  }

  /** Somebody came who looks on with a delay. */
  changed(): void {
    this.#tables.clear();
  }

  /** Whom bots wait for between rounds. */
  showReading(seats: readonly Seat[]): void {
    if (seats.join() === this.#reading.join()) return;
    this.#reading = seats;
    this.#tables.clear();
  }

  isHere(guest: string): boolean {
    return this.#everybody().some((visitor) => visitor.guest.id === guest);
  }

  /** Here, or at another host as far as it said so. */
  isThere(guest: string): boolean {
    return this.isHere(guest) || this.#elsewhere.people().has(guest);
  }

  presence(state: TableState): Presence {
    return new PresentNow(this, state);
  }

  get reading(): readonly Seat[] {
    return this.#reading;
  }

  awaySince({ holders }: SeatState): number {
    return holders.reduce((latest, guest) => Math.max(latest, this.#seen.get(guest) ?? 0), 0) || this.#openedAt;
  }

  awayFor({ holders }: SeatState): number {
    return this.#elapsed() - holders.reduce((latest, guest) => Math.max(latest, this.#left.get(guest) ?? 0), this.#opened);
  }

  attending(state: TableState): People {
    const here = new Map(this.#elsewhere.people());
    for (const { guest } of this.#everybody()) here.set(guest.id, guest.name);
    return { here, watching: [...here].flatMap(([guest, name]) => (playedBy(state, guest).length === 0 ? [name] : [])) };
  }

  /** One step for everybody. Whoever reads from other seats than before gets everything anew. */
  outgoing(state: TableState, step: Step): readonly Outgoing[] {
    if (step.table || step.own === true) {
      this.#tables.clear();
      this.#readers.clear();
    }
    const written = new StepText(state, step);
    const news = new Map<string, Frame>();
    const outgoing = this.#write(state, this.visitors(), (named, known) => {
      const moved = known?.seats !== named.seats && state.match !== undefined && step.lines === 0;
      if (moved) return this.#wholeFrame(state, named, 'resync');
      let frame = news.get(named.key);
      if (frame === undefined) {
        frame = new Frame(this.#news(written, step, named), step.table);
        news.set(named.key, frame);
      }
      return frame;
    });
    if (step.match && this.#states.size > 0) {
      // whoever comes now is told another match
      this.#states.clear();
      this.#matchStep = new MatchStep();
    }
    // Whoever reads like nobody did now begins anew.
    if (news.size < this.#sent.size) for (const [key, { seq }] of this.#sent) if (seq !== step.seq) this.#sent.delete(key);
    return outgoing;
  }

  #news(written: StepText, { seq }: Step, { reader, key }: Named): string {
    const last = this.#sent.get(key);
    const { text, parts } = written.write(reader, last?.seq === seq - 1 ? last.parts : undefined);
    if (last === undefined) this.#sent.set(key, { seq, parts });
    else {
      last.seq = seq;
      last.parts = parts;
    }
    return text;
  }

  outgoingPresence(state: TableState): readonly Outgoing[] {
    const frames = new Map<string, Frame>();
    return this.#write(state, this.visitors(), ({ key }) => {
      const frame = frames.get(key) ?? new Frame('"type":"presence"', true);
      frames.set(key, frame);
      return frame;
    });
  }

  /** Everything for some of them. */
  outgoingState(state: TableState, visitors: readonly Visitor[], why: 'join' | 'resync'): readonly Outgoing[] {
    return this.#write(state, visitors, (named) => this.#wholeFrame(state, named, why));
  }

  #wholeFrame(state: TableState, named: Named, why: 'join' | 'resync'): Frame {
    return new Frame(this.#everything(state, named, why), true, this.#talk.count);
  }

  #everything(state: TableState, { reader, key: name }: Named, why: 'join' | 'resync'): string {
    const { match, seq } = state;
    const words = `${this.#talk.count} ${this.#asides.count}`;
    const before = this.#written;
    if (before?.match !== match || before?.seq !== seq || before?.words !== words) {
      this.#states.clear();
      this.#matchStep = new MatchStep();
    }
    this.#written = { match, seq, words };
    const key = `${why} ${name}`;
    const kept = this.#states.get(key);
    if (kept !== undefined && this.#sent.get(name)?.seq === seq) return kept;
    const { text, parts } = stateText(state, { chat: this.#talk.lines, asides: this.#asides.lines }, reader, why, this.#matchStep);
    this.#states.set(key, text);
    this.#sent.set(name, { seq, parts });
    return text;
  }

  #named(state: TableState, { guest, covered = false }: Visitor): Named {
    const who = covered ? COVERED : guest.id;
    const known = this.#readers.get(who);
    const isOut = !covered && !this.#asides.isFor(guest.id); // by the present, whatever is told here
    if (known !== undefined && !(isOut && known.reader.looksOn === true)) return known;
    const reads = covered ? anybody : readerOf(state, guest.id);
    const reader = isOut ? { ...reads, looksOn: false } : reads;
    const named = { reader, key: readerKey(reader), seats: reader.seats.join(',') };
    this.#readers.set(who, named);
    return named;
  }

  /** A frame for each of them, which describes the table where that is news. */
  #write(
    state: TableState,
    visitors: readonly Visitor[],
    frameFor: (named: Named, known: Known | undefined) => Frame,
  ): readonly Outgoing[] {
    this.#lastTold = state;
    let presence: Presence | undefined;
    const outgoing: Outgoing[] = [];
    for (const visitor of visitors) {
      // Nothing of the present is ever written for those who look on with a delay.
      if (!this.isPast && visitor.covered !== true && isBehind(state, visitor.guest.id)) continue;
      const named = this.#named(state, visitor);
      const { key, reader, seats } = named;
      let table = this.#tables.get(key);
      if (table === undefined) {
        presence ??= this.presence(state);
        table = JSON.stringify(tableInfo(state, reader, presence));
        this.#tables.set(key, table);
      }
      const before = this.#visitors.get(visitor);
      const frame = frameFor(named, before);
      const isNews = before?.table !== table;
      const known = before !== undefined && !isNews && before.seats === seats ? before : { seats, table };
      outgoing.push({ visitor, text: frame.text(table, isNews), known, words: frame.words });
    }
    return outgoing;
  }

  /** New words: the same for everybody. */
  hearWords(chat: readonly ChatLine[]): void {
    const text = talkFrame(chat);
    for (const visitor of this.#visitors.keys()) visitor.send(text);
  }

  /** Those who look on say something to each other. Whoever has a seat, by the present or by the table as it is told here, gets nothing of it. */
  hearAsides(state: TableState, chat: readonly ChatLine[]): void {
    const text = JSON.stringify({ type: 'asides', chat } satisfies ServerFrame);
    for (const visitor of this.#visitors.keys()) if (this.#named(state, visitor).reader.looksOn === true) visitor.send(text);
  }

  send(outgoing: readonly Outgoing[]): void {
    for (const { visitor, text, known, words } of outgoing) {
      const before = this.#visitors.get(visitor);
      if (before === undefined) continue;
      if (before !== known) this.#visitors.set(visitor, known);
      visitor.send(text);
      if (words !== undefined) this.#repeatWords(visitor, words);
    }
  }

  /** What was said while a frame with everything waited for the store: it takes the place of all the page had heard. */
  #repeatWords(visitor: Visitor, from: number): void {
    const chat = this.#talk.lines.filter(({ n }) => n >= from);
    if (chat.length > 0) visitor.send(talkFrame(chat));
  }
}
