import { randomInt } from 'node:crypto';
import { type Advice, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import { lookedAt, type MatchInfo, type TableId } from '@tafelrunde/protocol';
import {
  applyEvent,
  Audience,
  type Decided,
  decide,
  followUp,
  type Guest,
  type Letter,
  readEvent,
  seatsOf,
  type TableCommand,
  type TableState,
  type Visitor,
  type WrittenEvent,
  writeEvent,
} from '@tafelrunde/table';
import { fail } from '../fail.ts';
import { ConflictError } from '../store/port.ts';
import { BotSeats } from './bot-seats.ts';
import type { HouseRules } from './house.ts';
import { Hints } from './hints.ts';
import { Ledger } from './ledger.ts';

/** Tries of one command while others write to the same table. */
const TRIES = 4;

/**
 * A table that is open in this process. One thing happens at a time; nobody hears of anything before it is in the store;
 * and when the store says no, what is in memory is thrown away and read again.
 */
export class Table {
  readonly id: TableId;
  readonly #house: HouseRules;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  readonly #ledger: Ledger;
  readonly #hints: Hints;
  /** Who came back while a bot was deciding for them. */
  readonly #back = new Set<string>();
  readonly #deaf: () => void;
  #state: TableState | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The last sequence the audience was told. */
  #told = 0;
  #undoTimer: NodeJS.Timeout | undefined;
  #presenceTimer: NodeJS.Timeout | undefined;
  #closed = false;
  /** By the clock nobody sets. */
  usedAt: number;

  constructor(id: TableId, house: HouseRules) {
    this.id = id;
    this.#house = house;
    this.usedAt = house.elapsed();
    this.#audience = new Audience(house.now(), house.elapsed);
    this.#bots = new BotSeats(this, house);
    this.#ledger = new Ledger(id, house);
    this.#hints = new Hints(house);
    this.#deaf = house.bus.listen(id, ({ seq }) => {
      if (seq > this.#told && this.#state !== undefined) this.#inBackground(() => this.#catchUp());
    });
  }

  /** Nobody looks, nothing waits, no bot is to move. */
  get idle(): boolean {
    return this.#audience.size === 0 && this.#waiting === 0 && !this.#bots.busy;
  }
  get audience(): number {
    return this.#audience.size;
  }

  /** Everything that reads or changes the table takes its turn here. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    this.usedAt = this.#house.elapsed();
    const turn = this.#tail.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  /** The table as it is in the store, for reading inside `run` only. */
  async ready(): Promise<TableState> {
    if (this.#closed) fail('storage-failed');
    if (this.#state !== undefined) return this.#state;
    const state = await this.#ledger.load();
    if (state === undefined) {
      this.#house.forget(this.id);
      fail('unknown-table');
    }
    for (const { id, seenAt } of await this.#ledger.guests(state)) this.#audience.remember(id, seenAt);
    this.#state = state;
    this.#audience.refresh();
    if (this.#told !== 0 && this.#told !== state.seq) {
      this.#audience.send(this.#audience.stateLetters(state, this.#audience.visitors(), 'resync'));
    }
    this.#told = state.seq;
    this.#settle(state);
    return state;
  }

  /** Does what is asked, once: a repeated id answers with the sequence it had. */
  command(guest: Guest, command: TableCommand, id?: string): Promise<number> {
    return this.run(async () => {
      try {
        return await this.#perform(guest, command, id === undefined ? undefined : `${guest.id}:${id}`);
      } catch (fault) {
        const game = this.#state?.game; // unknown while the table cannot be read: that is no refused action
        if (command.type === 'act' && fault instanceof RefusedError && game !== undefined) {
          this.#house.metrics.refusedActions.inc({ game, code: fault.refusal.code });
        }
        throw fault;
      }
    });
  }

  async #perform(guest: Guest, command: TableCommand, key: string | undefined): Promise<number> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const state = await this.ready();
      const before = key === undefined ? undefined : state.commands.get(key);
      if (before !== undefined) return before;
      const { limits, times, now } = this.#house;
      const presence = this.#audience.presence(state);
      const decided = await decide(
        { state, guest, now: now(), presence, limits, times, chance: randomInt, nextTable: (wish) => this.#house.nextTable(state, wish) },
        command,
      );
      if (decided.length === 0) return state.seq;
      const expected = state.seq;
      try {
        return await this.#commit(state, decided, key);
      } catch (fault) {
        if (!(fault instanceof ConflictError)) throw fault;
        this.#house.metrics.conflicts.inc();
        const { seq } = await this.ready();
        if (key !== undefined && seq === expected) return seq; // nobody else wrote: this very command was done long ago
      }
    }
    return fail('storage-failed');
  }

  /** Applies, writes, and only then tells. */
  async #commit(state: TableState, decided: readonly Decided[], key: string | undefined): Promise<number> {
    const expected = state.seq;
    const at = this.#house.now();
    const written: { at: number; body: string; command?: string }[] = [];
    const letters: Letter[] = [];
    const happened: string[] = [];
    const queue: Decided[] = [...decided];
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const command = written.length === 0 ? key : undefined;
        const event: WrittenEvent = command === undefined ? next.event : { ...next.event, command };
        const step = applyEvent(state, event, at, next.ask);
        letters.push(...this.#audience.letters(state, step));
        happened.push(event.type);
        written.push({ at, body: writeEvent(next.event, command), ...(command === undefined ? {} : { command }) });
        const follows = queue.length === 0 ? followUp(state, next.event) : undefined;
        if (follows !== undefined) queue.push({ event: follows });
      }
    } catch (fault) {
      if (written.length > 0 || !(fault instanceof RefusedError)) this.#state = undefined; // half applied: read it again
      throw fault;
    }
    try {
      await this.#ledger.append(state, expected, written);
    } catch (fault) {
      this.#state = undefined;
      throw fault;
    }
    this.#told = state.seq;
    this.#audience.send(letters);
    for (const type of happened) this.#house.metrics.events.inc({ type });
    this.#house.bus.publish({ table: this.id, seq: state.seq });
    this.#settle(state);
    return expected + 1;
  }

  /** Others wrote to this table: read on from where we are. */
  async #catchUp(): Promise<void> {
    const state = this.#state;
    if (state === undefined) return;
    try {
      for (const { seq, at, body } of await this.#ledger.after(state.seq)) {
        if (seq !== state.seq + 1) throw new Error(`event ${seq} after ${state.seq}`);
        const step = applyEvent(state, readEvent(body), at);
        this.#audience.send(this.#audience.letters(state, step));
        this.#told = state.seq;
      }
    } catch (fault) {
      this.#state = undefined;
      throw fault;
    }
    this.#settle(state);
  }

  /** After every durable change: snapshot, clock, bots. */
  #settle(state: TableState): void {
    if (this.#ledger.isSnapshotDue(state)) void this.#ledger.snapshot(state);
    clearTimeout(this.#undoTimer);
    if (state.undo !== undefined) {
      const { askedAt } = state.undo;
      const late = () => this.#inBackground(() => this.#perform(house, { type: 'undo-timeout', askedAt }, undefined));
      const left = askedAt + this.#house.times.undo - this.#house.now();
      this.#undoTimer = setTimeout(late, Math.min(Math.max(0, left), this.#house.times.undo)); // whatever the clock was set to meanwhile
      this.#undoTimer.unref();
    }
    this.#bots.look(state);
  }

  /** A page opens at the table, or asks for everything again. */
  enter(visitor: Visitor, why: 'join' | 'resync'): Promise<void> {
    return this.run(async () => {
      const state = await this.ready();
      const seated = seatsOf(state, visitor.guest.id).length > 0;
      const known = this.#audience.has(visitor) || this.#audience.isHere(visitor.guest.id);
      if (!seated && !known && this.#audience.presence(state).spectators >= this.#house.limits.spectators) fail('too-many-spectators');
      this.#audience.enter(visitor);
      this.#audience.send(this.#audience.stateLetters(state, [visitor], why));
      this.#presenceChanged();
      if (seated) await this.#handBack(visitor.guest);
      if (this.#state !== undefined) this.#bots.look(this.#state); // they rest where nobody is
    });
  }

  leave(visitor: Visitor): void {
    this.usedAt = this.#house.elapsed();
    if (this.#audience.leave(visitor, this.#house.now())) this.#presenceChanged();
  }

  /** Whoever is back gets the seat back; where a bot is just deciding, after that decision. */
  async #handBack(guest: Guest): Promise<void> {
    const { deciding } = this.#bots;
    if (deciding.length > 0) this.#back.add(guest.id);
    try {
      await this.#perform(guest, { type: 'return', busy: deciding }, undefined);
    } catch (fault) {
      this.#house.log.warn({ table: this.id, fault }, 'a seat could not be handed back yet');
    }
  }

  /** A bot has decided for this seat: if its person came back meanwhile, they go on. */
  afterBot(seat: Seat): void {
    this.#inBackground(async () => {
      const back = (await this.ready()).seats[seat]?.holders.find((guest) => this.#back.delete(guest) && this.#audience.isHere(guest));
      if (back !== undefined) await this.#handBack({ id: back, name: '' });
      this.#bots.look(await this.ready());
    });
  }

  #presenceChanged(): void {
    if (this.#presenceTimer !== undefined) return;
    this.#presenceTimer = setTimeout(() => {
      this.#presenceTimer = undefined;
      if (this.#audience.size === 0) return;
      this.#inBackground(async () => this.#audience.send(this.#audience.presenceLetters(await this.ready())));
    }, this.#house.times.presence);
    this.#presenceTimer.unref();
  }

  /** An earlier position, as this guest may know it. */
  look(guest: Guest, position: number): Promise<MatchInfo> {
    return this.run(async () => {
      const state = await this.ready();
      const match = state.match ?? fail(state.readOnly ? 'read-only' : 'table-not-running');
      if (position > match.position) fail('not-found');
      return lookedAt(match, seatsOf(state, guest.id), position);
    });
  }

  /** What the best bot would do in this guest's seat. The table goes on while it thinks, and nobody else hears of it. */
  async hint(guest: Guest, seat: Seat): Promise<{ readonly position: number; readonly advice: Advice<Plain> }> {
    const { position, advice } = await this.run(async () => this.#hints.ask(await this.ready(), guest.id, seat));
    return { position, advice: await advice };
  }

  /** Opens the table so that its bots go on. */
  wake(): void {
    this.#inBackground(async () => {
      await this.ready();
    });
  }

  wakeBots(): void {
    this.#inBackground(async () => this.#bots.look(await this.ready()));
  }

  /** Leaves the memory: what is in the store is enough to go on. */
  async evict(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#undoTimer);
    clearTimeout(this.#presenceTimer);
    this.#deaf();
    await this.#bots.stop();
    await this.#tail;
    const state = this.#state;
    this.#state = undefined;
    if (state !== undefined) await this.#ledger.snapshot(state);
  }

  #inBackground(work: () => Promise<unknown>): void {
    if (this.#closed) return;
    this.run(work).catch((fault: unknown) => {
      if (this.#closed) return;
      if (fault instanceof RefusedError) this.#house.log.debug({ table: this.id, code: fault.refusal.code }, 'not done in the background');
      else this.#house.log.error({ table: this.id, fault }, 'failed in the background');
    });
  }
}

/** In whose name the house acts. */
const house: Guest = { id: '', name: '' };
