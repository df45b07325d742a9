import { type Contents, RefusedError } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import { applyEvent } from './apply.ts';
import type { Audience, Outgoing } from './audience.ts';
import { spentUntil } from './clock/clock.ts';
import { learnContents } from './contents.ts';
import { type Decided, followUp } from './decide.ts';
import { asWritten, readEvent, type TableEvent } from './events.ts';
import type { TableHost } from './host.ts';
import type { Ledger } from './ledger.ts';
import { ConflictError, type Lease, LeaseLostError } from './port.ts';
import type { TableState } from './state.ts';

/** By the rules or the table's manners, not for want of a store. */
function isRefusal(fault: unknown): boolean {
  return fault instanceof RefusedError && fault.refusal.code !== 'storage-failed';
}

/** Tries of one command while others write to the same table. */
const TRIES = 8;

/** Who wants to know what becomes of the table. */
export interface Watching {
  /** Old lines were put in other words: nothing that was read of them before is remembered. It is opened again after that. */
  outdated(): void;
  /** It was read from the store, perhaps once more. */
  opened(state: TableState): Promise<void> | void;
  /** An event was applied; nobody has been told yet. */
  applied(state: TableState, event: TableEvent): void;
  /** An event is durable. */
  happened(state: TableState, event: TableEvent): void;
  /** After every durable change. */
  settled(state: TableState): void;
}

/**
 * The state of one table as it is kept. One thing happens at a time; nobody hears of anything before it is in the store; and when the
 * store says no, what is in memory is thrown away and read again.
 */
export class Keeper {
  readonly #id: TableId;
  readonly #host: TableHost;
  readonly #ledger: Ledger;
  readonly #audience: Audience;
  readonly #watching: Watching;
  #state: TableState | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The last sequence the audience was told. */
  #told = 0;
  /** The audience is to get everything again: what it was told is in other words now. */
  #outdated = false;
  #closed = false;
  /** Takes back the next try to read what was lost. */
  #again: (() => void) | undefined;
  /** By the clock nobody sets. */
  usedAt: number;

  constructor(id: TableId, host: TableHost, ledger: Ledger, audience: Audience, watching: Watching) {
    this.#id = id;
    this.#host = host;
    this.#ledger = ledger;
    this.#audience = audience;
    this.#watching = watching;
    this.usedAt = host.elapsed();
  }

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** The table as it is in memory, if it is there. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /** Everything that reads or changes the table takes its turn here. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    this.usedAt = this.#host.elapsed();
    const turn = this.#after(this.#tail, work);
    this.#tail = turn;
    return turn;
  }

  /** Whatever became of what was before. */
  async #after<T>(before: Promise<unknown>, work: () => Promise<T> | T): Promise<T> {
    try {
      await before;
    } catch {
      // whoever asked for it knows
    }
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }

  /** The same, where nobody waits for it. */
  inBackground(work: () => Promise<unknown>): void {
    if (this.#closed) return;
    this.run(work).catch((fault: unknown) => {
      if (this.#closed) return;
      const { notice } = this.#host;
      if (fault instanceof LeaseLostError) notice.log('debug', 'this host may not act here any more', { table: this.#id });
      else if (fault instanceof RefusedError)
        notice.log('debug', 'not done in the background', { table: this.#id, code: fault.refusal.code });
      else notice.log('error', 'failed in the background', { table: this.#id, fault });
    });
  }

  /** The table as it is in the store, for reading inside `run` only. */
  async ready(): Promise<TableState> {
    if (this.#closed) fail('storage-failed');
    if (this.#state !== undefined) return this.#state;
    try {
      return await this.#read();
    } catch (fault) {
      if (this.#told !== 0 && this.#state === undefined) this.#lose(); // whoever asked in vain may not ask again
      throw fault;
    }
  }

  async #read(): Promise<TableState> {
    const state = await this.#ledger.load(this.#told === 0 ? Number.MAX_SAFE_INTEGER : this.#told);
    if (state === undefined) {
      this.#host.forget(this.#id);
      fail('unknown-table');
    }
    for (const [guest, seenAt] of await this.#ledger.lastSeen(state)) this.#audience.remember(guest, seenAt);
    await this.#watching.opened(state);
    this.#state = state;
    if (this.#outdated || (this.#told !== 0 && this.#told !== state.seq)) {
      this.#outdated = false;
      this.#audience.send(this.#audience.outgoingState(state, this.#audience.visitors(), 'resync'));
    }
    const again = this.#told !== 0;
    this.#told = state.seq;
    // What others wrote since the audience was last told anything is told step by step.
    if (!again || !(await this.#catchUp())) this.#watching.settled(state);
    return this.#state ?? state; // another one, where it had to be read anew meanwhile
  }

  /** The same, and nothing is missing that another host wrote. */
  async fresh(): Promise<TableState> {
    const known = this.#state !== undefined;
    const state = await this.ready();
    if (known && this.#host.shared) await this.#catchUp();
    return this.#state ?? state;
  }

  /** Whether the table has moved on from there: then what was decided may have been about one that is no more. */
  async #hasMovedOn(seq: number): Promise<boolean> {
    return this.#host.shared && (await this.fresh()).seq !== seq;
  }

  /** Makes happen what is decided, once: a command that was done answers with the sequence it had. */
  async perform(
    key: string | undefined,
    decide: (state: TableState) => readonly Decided[] | Promise<readonly Decided[]>,
    { done, lease }: { readonly done?: (state: TableState) => void; readonly lease?: Lease } = {},
  ): Promise<number> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const state = this.#closed ? await this.ready() : (this.#state ?? (await this.ready()));
      const before = key === undefined ? undefined : state.commands.get(key);
      if (before !== undefined) return before;
      const expected = state.seq;
      try {
        const said = decide(state);
        const decided = said instanceof Promise ? await said : said; // hardly anything has to be waited for
        if (decided.length === 0 && (await this.#hasMovedOn(expected))) continue;
        const seq = decided.length === 0 ? state.seq : await this.#commit(state, decided, { key, lease });
        done?.(state);
        return seq;
      } catch (fault) {
        if (isRefusal(fault) && (await this.#hasMovedOn(expected))) continue; // nobody is refused by what is no more
        if (!(fault instanceof ConflictError)) throw fault;
        this.#host.notice.conflict();
        const { seq } = await this.ready();
        if (key !== undefined && seq === expected) return seq; // nobody else wrote: this very command was done long ago
      }
    }
    return fail('storage-failed');
  }

  /** Applies, writes, and only then tells. */
  async #commit(
    state: TableState,
    decided: readonly Decided[],
    { key, lease }: { readonly key: string | undefined; readonly lease: Lease | undefined },
  ): Promise<number> {
    const expected = state.seq;
    const at = Math.max(this.#host.now(), state.changedAt); // a clock that was put back makes nothing happen earlier
    const written: { at: number; body: string; command?: string }[] = [];
    const outgoing: Outgoing[] = [];
    const happened: TableEvent[] = [];
    const queue: Decided[] = [...decided];
    let contents: Contents = {};
    let table = false;
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const command = written.length === 0 ? key : undefined;
        const event = asWritten(next.event, command, spentUntil(state, at));
        const body = JSON.stringify(event);
        if (next.contents !== undefined) {
          contents = { ...contents, ...next.contents };
          state.contents = { ...state.contents, ...next.contents };
        }
        const step = applyEvent(state, event, at, next.ask);
        this.#watching.applied(state, event);
        table ||= step.table;
        outgoing.push(...this.#audience.outgoing(state, step));
        happened.push(event);
        written.push({ at, body, ...(command === undefined ? {} : { command }) });
        const follows = queue.length === 0 ? followUp(state, next.event) : undefined;
        if (follows !== undefined) queue.push({ event: follows });
      }
    } catch (fault) {
      if (written.length > 0 || !(fault instanceof RefusedError)) this.#lose(); // half applied: read it again
      throw fault;
    }
    try {
      await this.#ledger.append(state, { expected, events: written, contents, lease, table });
    } catch (fault) {
      this.#lose();
      throw fault;
    }
    this.#told = state.seq;
    this.#audience.send(outgoing);
    for (const event of happened) {
      this.#host.notice.happened(event.type);
      this.#watching.happened(state, event);
    }
    this.#host.written(this.#id, state.seq);
    this.#watching.settled(state);
    return expected + 1;
  }

  /** What is in memory is thrown away, and read again when it is needed. */
  forget(): void {
    this.#state = undefined;
  }

  /**
   * What is in memory cannot be relied on. Whoever comes next reads it again; should nobody come, for all wait for somebody else's move,
   * it is done by itself, as often as it takes.
   */
  #lose(): void {
    this.#state = undefined;
    if (this.#again !== undefined || this.#closed) return;
    this.#again = this.#host.after(this.#host.times.retry, () => {
      this.#again = undefined;
      if (this.#state !== undefined) return;
      this.inBackground(() => this.ready());
    });
  }

  /** Another host wrote to this table up to here. */
  heardOf(seq: number): void {
    if (this.#told === 0 || seq <= this.#told) return; // not opened yet, or nothing new
    this.inBackground(() => (this.#state === undefined ? this.ready() : this.#catchUp()));
  }

  /** Reads on from where we are; whether others wrote anything. */
  async #catchUp(): Promise<boolean> {
    const state = this.#state;
    if (state === undefined) return false;
    const before = state.seq;
    try {
      for (const { seq, at, body } of await this.#ledger.after(state.seq)) {
        if (seq !== state.seq + 1) throw new Error(`event ${seq} after ${state.seq}`);
        const event = readEvent(body);
        if (event.type === 'rewritten') {
          await this.anew(seq);
          return true;
        }
        await learnContents(this.#host.store, state, event);
        const step = applyEvent(state, event, at);
        if (step.table) this.#ledger.changed();
        this.#watching.applied(state, event);
        this.#watching.happened(state, event);
        this.#audience.send(this.#audience.outgoing(state, step));
        this.#told = state.seq;
      }
    } catch (fault) {
      this.#lose();
      throw fault;
    }
    if (state.seq !== before) this.#watching.settled(state);
    return state.seq !== before;
  }

  /**
   * Old lines were put in other words, up to this sequence: nothing that was made of them goes on, neither here nor on the pages, which
   * get everything again. Inside `run` only.
   */
  async anew(seq = this.#told): Promise<void> {
    this.#state = undefined;
    this.#told = seq;
    this.#outdated = true;
    this.#watching.outdated();
    await this.ready();
  }

  /** Nothing more is begun here. */
  close(): void {
    this.#closed = true;
    this.#again?.();
  }

  /** Everything that was begun is done. */
  async done(): Promise<void> {
    await this.#tail.catch(() => undefined);
  }

  /** Leaves the memory: what is in the store is enough to go on. */
  async putAway(): Promise<void> {
    const state = this.#state;
    this.#state = undefined;
    if (state !== undefined) await this.#ledger.snapshot(state);
  }
}
