import { randomBytes, randomInt } from 'node:crypto';
import { type Contents, contentsFor } from '@tafelrunde/kernel';
import type { NewTable, TableId } from '@tafelrunde/protocol';
import {
  botsTurn,
  type Created,
  dealtAs,
  type Guest,
  keptContents,
  lacksContent,
  layTable,
  mustBeDealt,
  newTable,
  type RematchWish,
  rematchTable,
  Table,
  type TableEvent,
  type TableHost,
  type TableState,
} from '@tafelrunde/table';
import type { Gossip } from './bus/port.ts';
import { Carrying } from './carrying/carrying.ts';
import { fail } from './fail.ts';
import { type HostParts, serverHost } from './hosting.ts';
import type { Key } from './key.ts';
import type { Place } from './store/archive.ts';
import { ConflictError } from './store/port.ts';
import type { Position } from './store/shared.ts';
import { tableCode } from './words.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Whoever asked for a table uses it within this. */
const JUST_NOW = 2 * SECOND;
/** So many tables are looked at in a minute, whether there is anything to pack, and so many packed. */
const PACKING = { looked: 1000, limit: 200 } as const;
/** So many closed tables are looked at in a minute, whether a match was begun there: a few milliseconds of work. */
const CLOSED_AT_ONCE = 500;

/** In whose name the house acts. */
const house: Guest = { id: '', name: '' };

/** A new secret for a deal. */
const secret = () => randomBytes(32).toString('hex');

/** All tables of this process: opened when somebody comes, put away when nobody looks. */
export class Tables {
  readonly #parts: HostParts;
  readonly #host: TableHost;
  readonly #key: Key;
  readonly #open = new Map<TableId, Table>();
  /** By the clock nobody sets. */
  readonly #began: number;
  /** By table: stops listening for what other processes write to it and say of it. */
  readonly #listening = new Map<TableId, () => void>();
  readonly #carrying: Carrying;
  #archiveDueAt = 0;
  /** What was not changed since has been looked at, and is packed. */
  #packedUntil: Place | undefined;
  #packAnewAt = Number.POSITIVE_INFINITY;
  #contentsDueAt = 0;
  /** How far the last look at what is due came. */
  #dueAfter = 0;
  /** Closed tables that were changed before this have been looked at. */
  #lookedUntil = 0;
  /** Closed tables at which no match was begun, and whose time is over: they go as soon as nobody is there. */
  readonly #toForget = new Set<TableId>();
  /** Tables of which other processes were asked who is there since they were opened here. */
  readonly #asked = new WeakSet<Table>();
  #roomDueAt = 0;

  constructor(parts: HostParts, key: Key) {
    this.#parts = parts;
    this.#host = serverHost(parts, {
      forget: (id) => {
        const table = this.#open.get(id);
        if (table !== undefined) void this.#putAway(table);
      },
      nextTable: (state, wish) => this.#nextTable(state, wish),
    });
    this.#key = key;
    this.#carrying = new Carrying(parts.times.carrying, parts.limits.carriedWaiting);
    this.#began = parts.elapsed();
  }

  get loaded(): number {
    return this.#open.size;
  }

  /** The table by this code; whether it exists shows when it is used. */
  at(id: TableId): Table {
    const open = this.#open.get(id);
    if (open !== undefined) return open;
    const table = new Table(id, this.#host);
    this.#open.set(id, table);
    const { bus, limits } = this.#parts;
    const stops = [bus.listen(id, (wakeUp) => table.heardOf(wakeUp)), bus.hear(id, (gossip) => this.#hear(table, gossip))];
    this.#listening.set(id, () => stops.forEach((stop) => stop()));
    this.#parts.metrics.tables.set(this.#open.size);
    if (this.#open.size > limits.tablesLoaded) this.#makeRoom();
    return table;
  }

  /** Whether somebody looks at this table, as far as it is known here. */
  isThere(id: TableId, guest: string): boolean {
    return this.#open.get(id)?.isThere(guest) === true;
  }

  #hear(table: Table, { from, freed, ...gossip }: Gossip): void {
    if (typeof from !== 'string' || from === this.#parts.self) return;
    if (freed === true) {
      this.#parts.leases.freed(table.id);
      table.freed();
    } else table.hear(from, gossip);
  }

  /** Others hear again who is at the tables here. */
  announce(): void {
    for (const table of this.#open.values()) table.announce();
  }

  /** Lays a new table. */
  async create(guest: Guest, wish: NewTable): Promise<TableId> {
    if (wish.again !== undefined) return this.#dealAgain(guest, wish, wish.again as TableId);
    const module = (await this.#parts.gameOf(wish.game)) ?? fail('unknown-game', { game: wish.game });
    const contents = await keptContents(this.#parts.store, module, wish.options);
    if (lacksContent(module, wish.options, contents)) fail('unknown-content');
    for (const name of Object.keys(contents)) if (await this.#parts.store.bans.isHidden(name)) fail('content-hidden');
    const laying = { id: tableCode(), secret: secret(), nextSecret: secret(), chance: (n: number) => randomInt(n), contents };
    const created = newTable(module, guest, wish, laying);
    return this.#lay(created, contentsFor(module.game.meta, created.options, contents), wish.start);
  }

  /** The deal of a finished match for others. What is dealt comes from the match as it is kept here, and nothing of it from whoever asks. */
  async #dealAgain(guest: Guest, wish: NewTable, from: TableId): Promise<TableId> {
    const [state, ...family] = await this.dealt(from);
    if (state === undefined) fail('unknown-table');
    const module = state.module ?? fail('read-only');
    const laying = { id: tableCode(), secret: secret(), nextSecret: secret(), chance: (n: number) => randomInt(n) };
    const contents = state.match?.contents ?? {};
    for (const name of Object.keys(contents)) if (await this.#parts.store.bans.isHidden(name)) fail('content-hidden');
    const created = dealtAs(newTable(module, guest, { ...wish, options: state.options }, { ...laying, contents }), state, family);
    const table = await this.#lay(created, contents, wish.start);
    await this.at(created.again?.of ?? from).command(house, { type: 'dealt-again', table });
    return table;
  }

  /** A finished match, and the others of its deal as far as they are still kept: the first one first among them. */
  async dealt(id: TableId): Promise<readonly TableState[]> {
    const stateOf = (of: TableId) => this.at(of).run(() => this.at(of).fresh());
    const read = await stateOf(id);
    mustBeDealt(read);
    const first = read.again === undefined ? read : await stateOf(read.again.of).catch(() => undefined);
    const others = (first?.dealtAgain ?? []).filter((other) => other !== id);
    const found = await Promise.all(others.map((other) => stateOf(other).catch(() => undefined))); // one that is gone is left out
    return [read, ...(first === undefined || first === read ? [] : [first]), ...found.filter((state) => state !== undefined)];
  }

  /** A match begun in a browser goes on here. Its code follows from that table's, so that carrying it again finds what was carried before. */
  async carry(guest: Guest, here: string, text: string): Promise<TableId> {
    const { store, now, limits } = this.#parts;
    const id = tableCode(this.#key.sign('carried', guest.id, here));
    if ((await store.row(id)) !== undefined) return id;
    const question = { id, text, guest: guest.id, name: guest.name, longestName: limits.name, secret: secret(), nextSecret: secret() };
    const { append, snapshot, pages } = await this.#carrying.playAgain({ ...question, now: now() });
    try {
      await store.append(append);
    } catch (fault) {
      if (fault instanceof ConflictError) return id;
      throw fault;
    }
    await store
      .saveSnapshot(id, { ...snapshot, edition: 0 }, pages)
      .catch((fault: unknown) => this.#parts.outage.tell('warn', 'no snapshot of what was carried', { fault }));
    this.at(id).wake();
    return id;
  }

  /** `contents` is all the table is made of, the house's own included: it keeps it whatever the house does later. */
  async #lay(created: Created, contents: Contents, start: boolean): Promise<TableId> {
    const { store, now, gameOf, metrics } = this.#parts;
    const { append, state, events } = layTable(created, await gameOf(created.game), { now: now(), start, contents });
    await store.append(append);
    for (const { type } of events) metrics.events.inc({ type });
    if (state.status === 'running') this.at(created.id).wake();
    return created.id;
  }

  /** The table of the rematch. Its code follows from the old one, so that a second try finds the first one's table. */
  async #nextTable(state: TableState, wish: RematchWish): Promise<TableEvent> {
    const id = tableCode(this.#key.sign('rematch', state.id, state.nextCommitment));
    try {
      await this.#lay(rematchTable(state, wish, { id, nextSecret: secret() }), state.match?.contents ?? {}, true);
    } catch (fault) {
      if (!(fault instanceof ConflictError)) throw fault; // otherwise it was laid before a failure, and stands
    }
    return { type: 'rematched', table: id };
  }

  /** More tables than are to be kept: what nobody looks at goes at once, not at the next sweep. Looked for seldom, for it takes a look at all. */
  #makeRoom(): void {
    const { elapsed, outage } = this.#parts;
    if (elapsed() < this.#roomDueAt) return;
    this.#roomDueAt = elapsed() + SECOND;
    void Promise.all(this.#surplus().map((table) => this.#putAway(table))).catch((fault: unknown) =>
      outage.tell('warn', 'no room made', { fault }),
    );
  }

  /** Idle tables, the longest unused first, as many as there are too many; none that somebody may be just about to use. */
  #surplus(): readonly Table[] {
    const tooMany = this.#open.size - this.#parts.limits.tablesLoaded;
    if (tooMany <= 0) return [];
    const { elapsed } = this.#parts;
    const idle = [...this.#open.values()].filter((table) => table.idle && elapsed() - table.usedAt >= JUST_NOW);
    return idle.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, tooMany);
  }

  /** Puts away what nobody looks at, and closes what nobody started. */
  async sweep(): Promise<void> {
    const { elapsed, times, outage } = this.#parts;
    const couldNot = (text: string) => (fault: unknown) => outage.tell('warn', text, { fault });
    const unused = [...this.#open.values()].filter((table) => table.idle && elapsed() - table.usedAt >= times.idle);
    await Promise.all([...new Set([...unused, ...this.#surplus()])].map((table) => this.#putAway(table)));
    await this.#wakeDue().catch(couldNot('tables whose time is up could not be woken'));
    await this.#expire().catch(couldNot('old tables could not be closed'));
    await this.#archive().catch(couldNot('old tables could not be packed'));
    await this.#sweepContents().catch(couldNot('old texts could not be cleared away'));
  }

  /** Texts nobody refers to any more, after their time of grace. Seldom: nobody waits for it. */
  async #sweepContents(): Promise<void> {
    const { store, elapsed, times } = this.#parts;
    if (elapsed() - this.#began < times.settling || elapsed() < this.#contentsDueAt) return;
    this.#contentsDueAt = elapsed() + HOUR;
    const now = this.#parts.surely();
    await store.sweepContents(now, now - times.contents);
  }

  /**
   * Tables nobody has touched for long lie packed from then on, and open like any other. Some at a time, and when none are left, seldom: then
   * those alone are looked at whose time has come since. Once a day all are, for those that were open, or unpacked to be put in other words.
   */
  async #archive(): Promise<void> {
    const { store, elapsed, times } = this.#parts;
    if (times.archive === 0 || elapsed() - this.#began < times.settling || elapsed() < this.#archiveDueAt) return;
    if (elapsed() >= this.#packAnewAt) {
      this.#packedUntil = undefined;
      this.#packAnewAt = Number.POSITIVE_INFINITY;
    }
    const now = this.#parts.surely();
    const { tables, until, more } = await store.archive.old(now - times.archive, { ...PACKING, after: this.#packedUntil });
    for (const id of tables) if (!this.#open.has(id)) await store.archive.pack(id, now);
    this.#packedUntil = until;
    if (more) return;
    this.#archiveDueAt = elapsed() + HOUR;
    this.#packAnewAt = Math.min(this.#packAnewAt, elapsed() + DAY);
  }

  /**
   * Old things of a table are put in new words in the store. Here nothing happens at it meanwhile; other processes read in its events that
   * it was done, now or before they next show or write anything, and read all of it anew.
   */
  async rewrite(id: TableId, work: () => Promise<number>): Promise<void> {
    const seq = { now: 0 };
    const done = async () => {
      seq.now = await work();
    };
    await (this.#open.get(id)?.rewritten(done) ?? done());
    this.#parts.bus.publish({ table: id, seq: seq.now });
  }

  async #putAway(table: Table): Promise<void> {
    this.#open.delete(table.id);
    this.#listening.get(table.id)?.();
    this.#listening.delete(table.id);
    this.#parts.metrics.tables.set(this.#open.size);
    await table.evict();
  }

  async #expire(): Promise<void> {
    const { store, elapsed, times } = this.#parts;
    // A machine whose clock was wrong when it started has set it by then.
    if (elapsed() - this.#began < times.settling) return;
    const now = this.#parts.surely();
    const before = now - times.expiry;
    for (const { id } of await store.tables({ status: 'waiting', changedBefore: before, limit: 100 })) {
      await this.at(id).command({ id: '', name: '' }, { type: 'expire', before });
    }
    await this.#forgetUnbegun(now - times.forget);
  }

  /**
   * Where a match was begun a table stays, whoever ended it: what was played is never lost. Whether one was is found among its events, so
   * each closed table is looked at once, some every minute: a house of many years has a hundred thousand of them.
   */
  async #forgetUnbegun(changedBefore: number): Promise<void> {
    const { store, log } = this.#parts;
    const changedFrom = this.#lookedUntil;
    const closed = { status: 'closed', changedFrom, limit: CLOSED_AT_ONCE } as const;
    const last = (await store.tables({ ...closed, changedBefore })).at(-1)?.changedAt;
    if (last !== undefined) {
      const unbegun = await store.tables({ ...closed, changedBefore: last + 1, unbegun: true });
      for (const { id } of unbegun) this.#toForget.add(id);
      if (unbegun.length < CLOSED_AT_ONCE) this.#lookedUntil = last + 1;
    }
    let forgotten = 0;
    for (const id of this.#toForget) {
      if (!this.#isDeserted(id)) continue; // another time
      const open = this.#open.get(id);
      if (open !== undefined) await this.#putAway(open);
      await store.remove(id);
      this.#toForget.delete(id);
      forgotten += 1;
    }
    if (forgotten > 0) log.info({ tables: forgotten }, 'closed tables at which no match was ever begun were removed');
  }

  /**
   * Whether nobody looks at a table, in the whole house: the other processes are asked who is there, and what they said counts at the next
   * sweep. While one of them is alive and cannot be heard, somebody may be there.
   */
  #isDeserted(id: TableId): boolean {
    const { bus, self, shared, anyCutOff } = this.#parts;
    const open = this.#open.get(id);
    if (!shared) return open === undefined || open.idle;
    if (open !== undefined && this.#asked.has(open)) return open.idle && !open.watched && !anyCutOff();
    this.#asked.add(this.at(id));
    bus.tell(id, { from: self, asks: true });
    return false;
  }

  /**
   * Tables that sleep while somebody's time ran out: each is opened, and does the rest itself. Asked of an index; what is not due costs
   * neither memory nor a timer, however many there are.
   */
  async #wakeDue(): Promise<number> {
    const { store, limits, now } = this.#parts;
    const due = await store.tables({ due: { after: this.#dueAfter, by: now() }, limit: limits.woken });
    // Some cannot be helped (rules no longer carried): they must not stand in the way of the others.
    this.#dueAfter = due.length < limits.woken ? 0 : (due.at(-1)?.dueAt ?? 0);
    for (const { id } of due) this.at(id).wake();
    return due.length;
  }

  /** After a start: tables where a bot is to move, or somebody's time is up, go on by themselves, where no other process sees to that. */
  async wake(): Promise<number> {
    const { store, limits, leases } = this.#parts;
    const rows = (await store.tables({ status: 'running', limit: limits.woken })).filter(botsTurn);
    let woken = 0;
    for (const { id } of rows) {
      if ((await leases.take(id)) === undefined) continue;
      this.at(id).wake();
      woken += 1;
    }
    return woken + (await this.#wakeDue());
  }

  /** Those at which something goes on here. */
  busy(): readonly TableId[] {
    return [...this.#open.values()].flatMap((table) => (table.idle ? [] : [table.id]));
  }

  /** Where tables stand by the store: should a wake-up have been lost, this is another. */
  stand(positions: ReadonlyMap<TableId, Position>): void {
    for (const [id, position] of positions) this.#open.get(id)?.heardOf(position);
  }

  /** Tables of a process that is gone: where a bot is to move it goes on here. Answers the others. */
  async takeOver(tables: readonly TableId[]): Promise<readonly TableId[]> {
    const others: TableId[] = [];
    for (const id of tables) {
      const row = await this.#parts.store.row(id);
      if (row !== undefined && botsTurn(row)) this.at(id).wake();
      else others.push(id);
    }
    return others;
  }

  /** Other processes move the bots and clocks from now on; people may still play here. */
  async handOver(): Promise<void> {
    await Promise.all([...this.#open.values()].map((table) => table.handOver()));
  }

  /** Everything is put away. */
  async close(): Promise<void> {
    await this.#carrying.close();
    await Promise.all([...this.#open.values()].map((table) => this.#putAway(table)));
  }
}
