import type { Seat } from '@tafelrunde/kernel';
import { fail, type Pace, type TableId } from '@tafelrunde/protocol';
import type { Asides } from './asides.ts';
import type { Audience, Visitor } from './audience.ts';
import { type Behind, regrouped } from './behind.ts';
import type { Guest } from './decide.ts';
import { portions, type TableGossip, type There } from './elsewhere.ts';
import type { TableHost } from './host.ts';
import type { Keeper } from './keeper.ts';
import { Later } from './later.ts';
import { Paces } from './paces.ts';
import { Reading } from './reading.ts';
import { heldSeat, isBehind, seatsOf, type TableState } from './state.ts';
import type { Talk } from './talk.ts';

/** What the table does when its company changes. */
export interface CompanyTable {
  readonly id: TableId;
  /** Bots may have to move, or to wait. */
  lookForBots(state: TableState): void;
  /** Seats a bot is deciding for right now. */
  deciding(): readonly Seat[];
  /** A person who is back gets their seats again, but for those a bot is deciding for. */
  giveBack(guest: Guest, busy: readonly Seat[]): Promise<unknown>;
}

/**
 * Who is at a table: the pages open here and those other hosts tell of, how fast people want it, who still reads a reckoning, and who
 * came back to a seat a bot played. All of it is soft: lost with the host, and told anew.
 */
export class Company {
  readonly paces = new Paces();
  readonly #table: CompanyTable;
  readonly #host: TableHost;
  readonly #keeper: Keeper;
  readonly #audience: Audience;
  readonly #words: { readonly talk: Talk; readonly asides: Asides };
  readonly #behind: Behind;
  readonly #reading: Reading;
  readonly #later: Later<'presence' | 'reading'>;
  /** Who is there has changed, and not everybody knows. */
  #untold = false;
  /** Who came back while a bot was deciding for them. */
  readonly #back = new Set<string>();

  constructor(
    table: CompanyTable,
    host: TableHost,
    keeper: Keeper,
    audience: Audience,
    words: { readonly talk: Talk; readonly asides: Asides },
    behind: Behind,
  ) {
    this.#behind = behind;
    this.#table = table;
    this.#host = host;
    this.#keeper = keeper;
    this.#audience = audience;
    this.#words = words;
    this.#reading = new Reading(host.times.reading);
    this.#later = new Later(host.after);
  }

  /** People still read what lies open. */
  get reads(): boolean {
    return this.#reading.seats.length > 0;
  }

  /** Another host of this table says something in passing. */
  hear(from: string, { here = [], gone = [], asks, read }: TableGossip): void {
    for (const [guest, , pace] of here) if (pace !== undefined && pace !== this.paces.of(guest)) this.paces.want(guest, pace);
    if (this.#audience.elsewhere(from, here, gone)) this.#changed();
    if (asks) this.announce();
    if (read === undefined || read.seats.every((seat) => this.#reading.gone.includes(seat))) return; // it is repeated, and known
    this.#keeper.inBackground(async () => {
      await this.#keeper.fresh(); // the round they have read the reckoning of may be news to us
      if (this.#reading.heard(read.seats, read.at)) await this.#readOn();
    });
  }

  /** Says again who is here and who has read the reckoning, and forgets those of whom nothing was heard. To be called every now and then where there are other hosts. */
  announce(): void {
    const people = this.#audience.people().map(([guest, name]): There => {
      const pace = this.paces.of(guest);
      return pace === undefined ? [guest, name] : [guest, name, pace];
    });
    for (const gossip of portions(people)) this.#host.tell(this.#table.id, gossip);
    const { state } = this.#keeper;
    if (state !== undefined && this.#reading.gone.length > 0) this.#tellRead(state, this.#reading.gone);
    if (this.#audience.lapse()) this.#changed();
  }

  /** A page opens at the table, or asks for everything again. Inside `run` only. */
  async enter(visitor: Visitor, why: 'join' | 'resync'): Promise<void> {
    const state = await this.#keeper.fresh();
    await Promise.all([this.#words.talk.fresh(), this.#words.asides.fresh()]);
    const seated = seatsOf(state, visitor.guest.id).length > 0;
    const known = this.#audience.has(visitor) || this.#audience.isHere(visitor.guest.id);
    if (!seated && !known && this.#audience.presence(state).spectators >= this.#host.limits.spectators) fail('too-many-spectators');
    if (visitor.covered !== true && isBehind(state, visitor.guest.id)) {
      await this.#behind.enter(visitor, state, why);
      this.#audience.changed();
    } else {
      this.#audience.enter(visitor);
      this.#audience.send(this.#audience.outgoingState(state, [visitor], why));
    }
    this.#host.tell(this.#table.id, { here: [[visitor.guest.id, visitor.guest.name]] });
    this.#changed();
    if (seated) await this.#handBack(visitor.guest);
    const { state: now } = this.#keeper; // gone if the store failed just now
    if (now !== undefined) this.#table.lookForBots(now); // they rest where nobody is
  }

  /** Those who look on with a delay are told what they may know by now, and whoever is no longer one of them is told the present. */
  async regroup(state: TableState): Promise<void> {
    const { back, on } = regrouped(state, this.#audience, this.#behind.audience);
    for (const visitor of [...back, ...on]) this.#audience.leave(visitor);
    for (const visitor of on) this.#audience.enter(visitor);
    this.#audience.send(this.#audience.outgoingState(state, on, 'join'));
    this.#behind.take(back); // before anything is waited for: whoever goes meanwhile is gone
    await this.#behind.follow(state, back.length > 0 ? 'join' : 'resync');
  }

  leave(visitor: Visitor): void {
    if (!this.#audience.leave(visitor)) return;
    if (!this.#audience.isHere(visitor.guest.id)) this.#host.tell(this.#table.id, { gone: [visitor.guest.id] });
    this.#changed();
  }

  /** A bot has decided for this seat: if its person came back meanwhile, they go on. */
  async afterBot(seat: Seat): Promise<void> {
    const { seats } = await this.#keeper.ready();
    const back = seats[seat]?.holders.find((guest) => this.#back.delete(guest) && this.#audience.isHere(guest));
    if (back !== undefined) await this.#handBack({ id: back, name: '' });
  }

  /** Whoever is back gets the seat back; where a bot is just deciding, after that decision. */
  async #handBack(guest: Guest): Promise<void> {
    const deciding = this.#table.deciding();
    if (deciding.length > 0) this.#back.add(guest.id);
    try {
      await this.#table.giveBack(guest, deciding);
    } catch (fault) {
      this.#back.add(guest.id); // after the next decision of a bot
      this.#host.notice.log('warn', 'a seat could not be handed back yet', { table: this.#table.id, fault });
    }
  }

  async keepPace(guest: Guest, { seat, pace }: { readonly seat: Seat; readonly pace: Pace }): Promise<number> {
    const state = await this.#keeper.fresh();
    heldSeat(state, guest.id, seat);
    this.paces.want(guest.id, pace);
    this.#host.tell(this.#table.id, { here: [[guest.id, guest.name, pace]] });
    return state.seq;
  }

  async goOn(guest: Guest, seat: Seat): Promise<number> {
    const state = await this.#keeper.fresh();
    heldSeat(state, guest.id, seat);
    this.#reading.goneOn(seat);
    this.#tellRead(state, [seat]);
    await this.#readOn();
    return state.seq;
  }

  #tellRead({ seq }: TableState, seats: readonly Seat[]): void {
    this.#host.tell(this.#table.id, { read: { at: seq, seats } });
  }

  /** Whoever answers has read as well. */
  acted(seat: Seat): void {
    this.#reading.goneOn(seat);
  }

  /** The table was read anew: what could not be told without it is told now. */
  opened(state: TableState): void {
    this.follow(state);
    if (this.#untold) this.#changed();
  }

  /** Who still reads the reckoning, as of now; when the time for that is up, bots go on. */
  follow(state: TableState): void {
    this.#reading.follow(state, this.#audience.presence(state), this.#host.elapsed());
    this.#audience.showReading(this.#reading.seats);
    this.#later.drop('reading');
    const { until } = this.#reading;
    if (until === undefined) return;
    this.#later.do('reading', Math.max(1, until - this.#host.elapsed()), () => this.#keeper.inBackground(() => this.#readOn()));
  }

  /** Nothing more is said or done by itself. */
  dropAll(): void {
    this.#later.dropAll();
  }

  /** Somebody came, left, or has read: who is waited for may have changed, and bots may go on. */
  async #readOn(): Promise<void> {
    const state = await this.#keeper.ready();
    this.#untold = false;
    this.follow(state);
    this.#audience.send(this.#audience.outgoingPresence(state));
    this.#behind.tellPresence();
    this.#table.lookForBots(state);
  }

  #changed(): void {
    if (this.#later.has('presence')) return;
    this.#later.do('presence', this.#host.times.presence, () => {
      this.#untold = true;
      if (this.#keeper.state !== undefined) this.#keeper.inBackground(() => this.#readOn());
    });
  }
}
