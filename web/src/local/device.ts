import type { Seat } from '@tafelrunde/kernel';
import type { Guest, Table, TableState, Visitor } from '@tafelrunde/table';

/** Somebody who shares this device, and what they play. */
export interface DevicePerson extends Guest {
  readonly seats: readonly Seat[];
}

/** People at one device, as its page is told. */
export interface DeviceNews {
  /** For each of them, their seats. */
  readonly people: readonly (readonly Seat[])[];
  /** Whoever has it open is done, and was told something nobody else may see: they cover it themselves. */
  readonly letGo: boolean;
}

/** The people of a table of this browser, in the order of their seats. */
export function peopleAt(state: TableState): readonly DevicePerson[] {
  const found = new Map<string, { readonly name: string; readonly seats: Seat[] }>();
  state.seats.forEach(({ kind, name, holders: [guest] }, seat) => {
    if (kind !== 'person' || guest === undefined) return;
    const person = found.get(guest) ?? { name, seats: [] };
    person.seats.push(seat);
    found.set(guest, person);
  });
  return [...found].map(([id, { name, seats }]) => ({ id, name, seats }));
}

/** Seats somebody is waited for at: those asked to agree before those asked to play. */
export function wantedSeats({ status, undo, match }: TableState): readonly Seat[] {
  if (status !== 'running') return [];
  if (undo !== undefined) return undo.needed.filter((seat) => !undo.agreed.includes(seat));
  return (match?.asks() ?? []).flatMap((ask) => (ask.must ? [ask.seat] : []));
}

/**
 * A device several people share. Its page is told what the person sees who has opened it, and between two of them what everybody may
 * know. It opens for nobody by itself, and covers itself when whoever had it open has had their turn. Once the match is over there is
 * nothing to hide.
 */
export class SharedDevice {
  readonly people: readonly DevicePerson[];
  readonly #table: Table;
  readonly #post: (text: string) => void;
  readonly #news: (news: DeviceNews) => void;
  /** Whose frames the page gets. */
  #page: Visitor;
  readonly #covered: Visitor;
  readonly #pages: ReadonlyMap<DevicePerson, Visitor>;
  /** Whoever has it open. */
  #open: DevicePerson | undefined;
  /** It was their turn while they had it open. */
  #hadTurn = false;
  #letGo = false;
  #over = false;
  /** Lines of the log there were when it was last their turn. */
  #since = 0;
  /** Rises whenever somebody else reads. */
  #readers = 0;

  constructor(table: Table, people: readonly DevicePerson[], post: (text: string) => void, news: (news: DeviceNews) => void) {
    this.#table = table;
    this.people = people;
    this.#post = post;
    this.#news = news;
    const [host = { id: '', name: '', seats: [] }] = people;
    this.#covered = this.#visitor(host, true);
    this.#pages = new Map(people.map((person) => [person, this.#visitor(person, false)]));
    this.#page = this.#covered;
  }

  /** As whom a command of the page is given: covered, it is nobody's. */
  get guest(): Guest {
    return this.#open ?? { id: '', name: '' };
  }

  /** Whoever reads now: what is asked for them is told to nobody who reads after them. */
  get reader(): number {
    return this.#readers;
  }

  /** Whether an answer may still be posted that was asked for that reader. */
  mayTell(reader: number): boolean {
    return this.#over || reader === this.#readers;
  }

  #visitor(guest: Guest, covered: boolean): Visitor {
    let told = -1; // whoever begins to read is told everything first: until then nothing that happens is for them
    const visitor: Visitor = {
      guest,
      covered,
      send: (text) => {
        if (this.#page !== visitor) return;
        if (text.startsWith('{"type":"state"')) told = this.#readers;
        if (told === this.#readers) this.#post(text);
      },
    };
    return visitor;
  }

  /** Everybody is there, whoever has it open; the page begins covered. */
  async begin(state: TableState): Promise<void> {
    this.#tell();
    const [host] = this.people;
    this.#over = state.status === 'over';
    if (this.#over && host !== undefined) this.#look(host);
    for (const visitor of this.#pages.values()) await this.#table.enter(visitor, 'join');
    if (this.#open === undefined) await this.#table.enter(this.#covered, 'join');
  }

  /** Somebody opens it who plays this seat. */
  async uncover(seat: Seat): Promise<void> {
    const person = this.people.find(({ seats }) => seats.includes(seat));
    if (person === undefined || person === this.#open) return;
    this.#look(person);
    await this.#table.enter(this.#page, 'join');
    await this.follow();
  }

  /** Nothing of theirs is posted from this moment on. */
  async cover(): Promise<void> {
    if (this.#open === undefined || this.#over) return;
    this.#look(undefined);
    await this.#table.enter(this.#covered, 'join');
  }

  /** To be called after everything that happens at the table. */
  async follow(): Promise<void> {
    const letsGo = await this.#table.run(async () => this.#judge(await this.#table.ready()));
    if (this.#over && this.#open === undefined) return this.uncover(this.people[0]?.seats[0] ?? 0);
    if (letsGo === 'at once') return this.cover();
    this.#hold(letsGo === 'when read');
  }

  #judge(state: TableState): 'not yet' | 'when read' | 'at once' {
    const person = this.#open;
    this.#over = state.status === 'over';
    if (person === undefined || this.#over) return 'not yet';
    const turn = wantedSeats(state).some((seat) => person.seats.includes(seat));
    if (turn) this.#since = state.match?.lines ?? 0;
    this.#hadTurn ||= turn;
    if (!this.#hadTurn || turn) return 'not yet';
    return this.#learned(state, person) ? 'when read' : 'at once';
  }

  /** Whether something was told to them alone that they may not have read yet. */
  #learned({ match }: TableState, { seats }: DevicePerson): boolean {
    if (match === undefined) return false;
    const steps = match.history(Math.max(match.firstLine, this.#since));
    return steps.some(({ told }) => told.some(({ to }) => to?.some((seat) => seats.includes(seat)) === true));
  }

  #look(person: DevicePerson | undefined): void {
    this.#open = person;
    this.#page = (person && this.#pages.get(person)) ?? this.#covered;
    this.#readers += 1;
    this.#hadTurn = false;
    this.#hold(false);
  }

  #hold(letGo: boolean): void {
    if (letGo === this.#letGo) return;
    this.#letGo = letGo;
    this.#tell();
  }

  #tell(): void {
    this.#news({ people: this.people.map(({ seats }) => seats), letGo: this.#letGo });
  }
}
