import type { Seat } from '@tafelrunde/kernel';
import type { Showing, TableId, TogetherInfo, TogetherPerson } from '@tafelrunde/protocol';
import { personKey } from './person-key.ts';

/** Somebody who watches together, as hosts tell each other: who, following or on their own, where, and when they asked for the lead (0: not). */
export type Watcher = readonly [guest: string, name: string, follows: boolean, position: number, asked: number];

/**
 * Who leads, '' for nobody, and on which of their pages, '' where none has taken it up. Of two the one of the later term does; whoever
 * takes or gets the lead begins a term, and so does another page of theirs.
 */
export interface Lead {
  readonly term: number;
  readonly guest: string;
  readonly page: string;
}

/** Where whoever leads is, the n-th place of this term. */
export interface Place {
  readonly n: number;
  readonly at: Showing;
}

interface Entry {
  readonly watcher: Watcher;
  /** Counts until then; those of this host for as long as they are here. */
  readonly until: number;
}

/** Whoever reads, and which of their pages, where the match is watched together there. */
interface Reading {
  readonly guest: string;
  readonly page: string | undefined;
}

const byName = ({ guest, page }: Lead): string => `${guest} ${page}`;

/** This host's own entries have a name no other host has. */
const HERE = '';

/**
 * Who watches a finished match together, and who leads: as much as this host knows of it. Every host decides for its own people by what
 * it knows; where two decided at once the later term holds, and of two equal ones the smaller guest (or page, if it is one guest's), so that all come to the same.
 */
export class Screening {
  readonly #table: TableId;
  readonly #entries = new Map<string, Entry>();
  #lead: Lead = { term: 0, guest: '', page: '' };
  #place: Place | undefined;
  /** Since when whoever leads is missed. */
  #missed: number | undefined;

  constructor(table: TableId) {
    this.#table = table;
  }

  get lead(): Lead {
    return this.#lead;
  }

  get place(): Place | undefined {
    return this.#place;
  }

  get anybody(): boolean {
    return this.#entries.size > 0;
  }

  isHere(guest: string): boolean {
    return this.#entries.has(`${HERE} ${guest}`);
  }

  leads(guest: string): boolean {
    return guest !== '' && this.#lead.guest === guest;
  }

  /** Whoever watches at this host, for others to know. */
  here(): readonly Watcher[] {
    return [...this.#entries].flatMap(([name, { watcher }]) => (name.startsWith(`${HERE} `) ? [watcher] : []));
  }

  /** Somebody here comes, or is elsewhere in the match now. */
  enter(guest: string, name: string, follows: boolean, position: number): Watcher {
    const asked = this.#entries.get(`${HERE} ${guest}`)?.watcher[4] ?? 0;
    return this.#put(HERE, [guest, name, follows, position, asked], Number.POSITIVE_INFINITY);
  }

  /** Somebody here has gone. */
  leave(guest: string): void {
    this.#entries.delete(`${HERE} ${guest}`);
    this.#forgetWhenEmpty();
  }

  /** Other hosts say who watches there; whether anything is new by that. */
  hear(from: string, people: readonly Watcher[], gone: readonly string[], until: number): boolean {
    const before = this.#said();
    for (const watcher of people) this.#put(from, watcher, until);
    for (const guest of gone) this.#entries.delete(`${from} ${guest}`);
    this.#forgetWhenEmpty();
    return this.#said() !== before;
  }

  /** Nobody has said anything of them for long; whether anybody has gone by that. */
  lapse(now: number): boolean {
    const old = [...this.#entries].filter(([, { until }]) => until <= now);
    for (const [name] of old) this.#entries.delete(name);
    this.#forgetWhenEmpty();
    return old.length > 0;
  }

  /** Another host says who leads; whether that is news. */
  hearLead(lead: Lead, place: Place | undefined): boolean {
    const { term } = this.#lead;
    const newer = lead.term > term || (lead.term === term && byName(lead) < byName(this.#lead));
    const same = lead.term === term && byName(lead) === byName(this.#lead);
    if (newer) this.#begin(lead);
    if ((newer || same) && place !== undefined && (newer || place.n > (this.#place?.n ?? -1))) this.#place = place;
    return newer;
  }

  /** Whoever leads is elsewhere in the match now. */
  show(at: Showing): Place {
    this.#place = { n: (this.#place?.n ?? 0) + 1, at };
    return this.#place;
  }

  /** Whether the lead is anybody's: nobody has it, or whoever has it is missed for so long. */
  isFree(now: number, grace: number): boolean {
    return this.#lead.guest === '' || (this.#missed !== undefined && now - this.#missed >= grace);
  }

  /** Somebody would like to lead, or does not any more. */
  ask(guest: string, wants: boolean): void {
    const entry = this.#entries.get(`${HERE} ${guest}`);
    if (entry === undefined) return;
    const [, name, follows, position, asked] = entry.watcher;
    const next = asked === 0 ? Math.max(0, ...this.#people().map((each) => each[4])) + 1 : asked;
    this.#put(HERE, [guest, name, follows, position, wants ? next : 0], entry.until);
  }

  /** Who asked first for the lead, of all who did and are there. */
  firstAsking(): string | undefined {
    const asking = this.#people().filter(([guest, , , , asked]) => asked > 0 && guest !== this.#lead.guest);
    return asking.toSorted((a, b) => a[4] - b[4] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
  }

  /** Gives the lead to a page of somebody, or to nobody. */
  give(guest: string, page: string): void {
    this.#begin({ term: this.#lead.term + 1, guest, page });
  }

  /** Whoever leads asks no more. */
  #begin(lead: Lead): void {
    this.#lead = lead;
    this.#missed = undefined;
    for (const [key, { watcher, until }] of this.#entries) {
      const [guest, name, follows, position] = watcher;
      if (guest === lead.guest) this.#entries.set(key, { watcher: [guest, name, follows, position, 0], until });
    }
  }

  /** Notes whether whoever leads is there. `lost`: the page they led on is gone, whatever other pages they have. */
  look(now: number, lost: boolean): void {
    const there = this.#lead.guest === '' || (!lost && this.#people().some(([guest]) => guest === this.#lead.guest));
    this.#missed = there ? undefined : (this.#missed ?? now);
  }

  get misses(): boolean {
    return this.#missed !== undefined;
  }

  guestOf(key: string): string | undefined {
    return this.#people().find(([guest]) => personKey(this.#table, guest) === key)?.[0];
  }

  /** As one reader is told of it. */
  info(reader: Reading, seatOf: (guest: string) => Seat | undefined, nameOf: (guest: string) => string): TogetherInfo {
    const who = (guest: string) => {
      const seat = seatOf(guest);
      return { key: personKey(this.#table, guest), ...(seat === undefined ? {} : { seat }), you: guest === reader.guest };
    };
    const people = this.#people().map(([guest, name, follows, position, asked]): TogetherPerson => {
      return { ...who(guest), name, follows, position, ...(asked === 0 ? {} : { asks: asked }) };
    });
    const { guest, page } = this.#lead;
    const name = people.find(({ key }) => key === personKey(this.#table, guest))?.name;
    return {
      people: people.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      ...(guest === ''
        ? {}
        : {
            lead: {
              ...who(guest),
              name: name ?? nameOf(guest),
              ...(name === undefined || this.misses ? { away: true } : {}),
              ...(guest === reader.guest && page !== reader.page ? { elsewhere: true } : {}),
            },
          }),
      ...(this.#place === undefined ? {} : { place: this.#place.at }),
    };
  }

  /** Everybody once; what this host knows of its own people itself counts. */
  #people(): readonly Watcher[] {
    const people = new Map<string, Watcher>();
    for (const [name, { watcher }] of this.#entries)
      if (name.startsWith(`${HERE} `) || !people.has(watcher[0])) people.set(watcher[0], watcher);
    return [...people.values()];
  }

  #said(): string {
    return JSON.stringify([...this.#entries].map(([name, { watcher }]) => [name, watcher]));
  }

  #put(from: string, watcher: Watcher, until: number): Watcher {
    this.#entries.set(`${from} ${watcher[0]}`, { watcher, until });
    return watcher;
  }

  /** The term is kept: whoever begins anew is later than what others may still believe. */
  #forgetWhenEmpty(): void {
    if (this.anybody) return;
    this.#lead = { term: this.#lead.term, guest: '', page: '' };
    this.#place = undefined;
    this.#missed = undefined;
  }
}
