import { type Advice, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import { type ChatLine, fail, type LogLine, logLinesOf, lookBackIn, lookedAt, type MatchInfo, type TableId } from '@tafelrunde/protocol';
import { applyEvent } from './apply.ts';
import { Audience, type Letter, type Visitor } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { botSays, personSays } from './commands/words.ts';
import { type Asking, type Decided, type DurableCommand, decide, followUp, type Guest, type TableCommand } from './decide.ts';
import { readEvent, type TableEvent, type WrittenEvent, writeEvent } from './events.ts';
import { Hints } from './hints.ts';
import type { TableHost } from './host.ts';
import { Ledger } from './ledger.ts';
import { linesOf } from './lines.ts';
import { ConflictError } from './port.ts';
import { LINES_SENT } from './reader.ts';
import { Reading } from './reading.ts';
import { heldSeat, mustBePlayable, playedBy, seatsOf, type TableState } from './state.ts';
import { Talk } from './talk.ts';
import type { Words } from './talk-words.ts';

/** Tries of one command while others write to the same table. */
const TRIES = 4;

/**
 * A table that is open at some host: one of many at a server, the only one in a page's worker. One thing happens at a time; nobody
 * hears of anything before it is in the store; and when the store says no, what is in memory is thrown away and read again.
 */
export class Table {
  readonly id: TableId;
  readonly #host: TableHost;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  readonly #ledger: Ledger;
  readonly #talk: Talk;
  readonly #hints: Hints;
  /** Who came back while a bot was deciding for them. */
  readonly #back = new Set<string>();
  readonly #reading: Reading;
  #state: TableState | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The last sequence the audience was told. */
  #told = 0;
  /** Each takes back what was to be done later. */
  #undoTimer: (() => void) | undefined;
  #presenceTimer: (() => void) | undefined;
  #readingTimer: (() => void) | undefined;
  #closed = false;
  /** By the clock nobody sets. */
  usedAt: number;

  constructor(id: TableId, host: TableHost) {
    this.id = id;
    this.#host = host;
    this.usedAt = host.elapsed();
    this.#ledger = new Ledger(id, host);
    this.#talk = new Talk(id, host, this.#ledger, (lines) => this.#audience.hearWords(lines));
    this.#audience = new Audience(this.#talk, host.now(), host.elapsed);
    this.#bots = new BotSeats(this, host);
    this.#hints = new Hints(host);
    this.#reading = new Reading(host.times.reading);
  }

  /** Another host wrote to this table up to here, or to its talk. */
  heardOf(seq: number, talk = 0): void {
    this.#talk.heardOf(talk);
    if (seq > this.#told && this.#state !== undefined) this.#inBackground(() => this.#catchUp());
  }

  /** Nobody looks, nothing waits, no bot is to move. */
  get idle(): boolean {
    return this.#audience.size === 0 && this.#waiting === 0 && !this.#bots.busy && !this.#talk.busy;
  }
  get audience(): number {
    return this.#audience.size;
  }

  /** Everything that reads or changes the table takes its turn here. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    this.usedAt = this.#host.elapsed();
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
      this.#host.forget(this.id);
      fail('unknown-table');
    }
    for (const [guest, seenAt] of await this.#ledger.lastSeen(state)) this.#audience.remember(guest, seenAt);
    await this.#talk.open(state);
    this.#state = state;
    this.#bots.forgetAll();
    this.#audience.refresh();
    this.#follow(state);
    if (this.#told !== 0 && this.#told !== state.seq) {
      this.#audience.send(this.#audience.stateLetters(state, this.#audience.visitors(), 'resync'));
    }
    this.#told = state.seq;
    this.#settle(state);
    return state;
  }

  /** Does what is asked, once: a repeated id answers with the sequence it had. */
  command(guest: Guest, command: TableCommand, id?: string): Promise<number> {
    if (command.type === 'chat') return this.#say(guest, command.text, id === undefined ? undefined : `${guest.id}:${id}`);
    return this.run(async () => {
      if (command.type === 'go-on') return this.#goOn(guest, command.seat);
      try {
        return await this.#perform(guest, command, id === undefined ? undefined : `${guest.id}:${id}`);
      } catch (fault) {
        const game = this.#state?.game; // unknown while the table cannot be read: that is no refused action
        if (command.type === 'act' && fault instanceof RefusedError && game !== undefined) {
          this.#host.notice.refused(game, fault.refusal.code);
        }
        throw fault;
      }
    });
  }

  async #perform(guest: Guest, command: DurableCommand, key: string | undefined): Promise<number> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const state = await this.ready();
      const before = key === undefined ? undefined : state.commands.get(key);
      if (before !== undefined) return before;
      const { limits, times, now, chance } = this.#host;
      const presence = this.#audience.presence(state);
      const nextTable: Asking['nextTable'] = (wish) => this.#host.nextTable(state, wish);
      const decided = await decide({ state, guest, now: now(), presence, limits, times, chance, nextTable }, command);
      const words = command.type === 'bot-act' ? botSays(state, command) : undefined;
      const expected = state.seq;
      try {
        const seq = decided.length === 0 ? state.seq : await this.#commit(state, decided, key);
        if (words !== undefined) this.#tell(words, key);
        return seq;
      } catch (fault) {
        if (!(fault instanceof ConflictError)) throw fault;
        this.#host.notice.conflict();
        const { seq } = await this.ready();
        if (key !== undefined && seq === expected) return seq; // nobody else wrote: this very command was done long ago
      }
    }
    return fail('storage-failed');
  }

  /** Who speaks is asked in turn; the words themselves keep no move waiting. */
  async #say(guest: Guest, text: string, key: string | undefined): Promise<number> {
    const { words, before } = await this.run(async () => {
      const state = await this.ready();
      const before = key === undefined ? undefined : state.commands.get(key); // from when words were events of the table
      return before === undefined ? { words: personSays(state, guest, this.#host.limits, text) } : { before };
    });
    return words === undefined ? before : this.#talk.say(words, key);
  }

  /** What a bot adds to its move. Lost, it is no loss. */
  #tell(words: Words, key: string | undefined): void {
    this.#talk.say(words, key).catch((fault: unknown) => {
      this.#host.notice.log('warn', 'the words of a bot could not be written', { table: this.id, fault });
    });
  }

  /** Applies, writes, and only then tells. */
  async #commit(state: TableState, decided: readonly Decided[], key: string | undefined): Promise<number> {
    const expected = state.seq;
    const at = Math.max(this.#host.now(), state.changedAt); // a clock that was put back makes nothing happen earlier
    const written: { at: number; body: string; command?: string }[] = [];
    const letters: Letter[] = [];
    const happened: TableEvent[] = [];
    const queue: Decided[] = [...decided];
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const command = written.length === 0 ? key : undefined;
        const event: WrittenEvent = command === undefined ? next.event : { ...next.event, command };
        const step = applyEvent(state, event, at, next.ask);
        if (event.type === 'acted') this.#reading.goneOn(event.seat);
        this.#follow(state);
        letters.push(...this.#audience.letters(state, step));
        happened.push(event);
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
    for (const event of happened) this.#noticed(event);
    this.#host.written(this.id, state.seq);
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
        const event = readEvent(body);
        const step = applyEvent(state, event, at);
        if (event.type === 'acted') this.#reading.goneOn(event.seat);
        this.#follow(state);
        this.#changedHands(event);
        this.#audience.send(this.#audience.letters(state, step));
        this.#told = state.seq;
      }
    } catch (fault) {
      this.#state = undefined;
      throw fault;
    }
    this.#settle(state);
  }

  #noticed(event: TableEvent): void {
    this.#host.notice.happened(event.type);
    this.#changedHands(event);
  }

  /** What a bot remembered goes with it. */
  #changedHands(event: TableEvent): void {
    if (event.type === 'placed' || event.type === 'stand-in' || event.type === 'stood' || event.type === 'sat')
      this.#bots.forget(event.seat);
  }

  /** After every durable change: snapshot, clock, bots. */
  #settle(state: TableState): void {
    if (this.#ledger.isSnapshotDue(state)) void this.#ledger.snapshot(state);
    this.#undoTimer?.();
    this.#undoTimer = undefined;
    if (state.undo !== undefined) {
      const { askedAt } = state.undo;
      const left = askedAt + this.#host.times.undo - this.#host.now();
      const late = Math.min(Math.max(0, left), this.#host.times.undo); // whatever the clock was set to meanwhile
      this.#undoTimer = this.#host.after(late, () =>
        this.#inBackground(() => this.#perform(house, { type: 'undo-timeout', askedAt }, undefined)),
      );
    }
    this.#lookForBots(state);
  }

  #lookForBots(state: TableState): void {
    this.#bots.look(state, this.#reading.seats.length > 0);
  }

  /** Who still reads the reckoning, as of now; when the time for that is up, bots go on. */
  #follow(state: TableState): void {
    this.#reading.follow(state, this.#audience.presence(state), this.#host.elapsed());
    this.#audience.showReading(this.#reading.seats);
    this.#readingTimer?.();
    this.#readingTimer = undefined;
    const { until } = this.#reading;
    if (until === undefined) return;
    this.#readingTimer = this.#host.after(Math.max(1, until - this.#host.elapsed()), () => this.#inBackground(() => this.#readOn()));
  }

  /** Somebody came, left, or has read: who is waited for may have changed, and bots may go on. */
  async #readOn(): Promise<void> {
    const state = await this.ready();
    this.#follow(state);
    this.#audience.send(this.#audience.presenceLetters(state));
    this.#lookForBots(state);
  }

  async #goOn(guest: Guest, seat: Seat): Promise<number> {
    const state = await this.ready();
    heldSeat(state, guest.id, seat);
    this.#reading.goneOn(seat);
    await this.#readOn();
    return state.seq;
  }

  /** A page opens at the table, or asks for everything again. */
  enter(visitor: Visitor, why: 'join' | 'resync'): Promise<void> {
    return this.run(async () => {
      const state = await this.ready();
      const seated = seatsOf(state, visitor.guest.id).length > 0;
      const known = this.#audience.has(visitor) || this.#audience.isHere(visitor.guest.id);
      if (!seated && !known && this.#audience.presence(state).spectators >= this.#host.limits.spectators) fail('too-many-spectators');
      this.#audience.enter(visitor);
      this.#audience.send(this.#audience.stateLetters(state, [visitor], why));
      this.#presenceChanged();
      if (seated) await this.#handBack(visitor.guest);
      if (this.#state !== undefined) this.#lookForBots(this.#state); // they rest where nobody is
    });
  }

  leave(visitor: Visitor): void {
    this.usedAt = this.#host.elapsed();
    if (this.#audience.leave(visitor, this.#host.now())) this.#presenceChanged();
  }

  /** Whoever is back gets the seat back; where a bot is just deciding, after that decision. */
  async #handBack(guest: Guest): Promise<void> {
    const { deciding } = this.#bots;
    if (deciding.length > 0) this.#back.add(guest.id);
    try {
      await this.#perform(guest, { type: 'return', busy: deciding }, undefined);
    } catch (fault) {
      this.#host.notice.log('warn', 'a seat could not be handed back yet', { table: this.id, fault });
    }
  }

  /** A bot has decided for this seat: if its person came back meanwhile, they go on. */
  afterBot(seat: Seat): void {
    this.#inBackground(async () => {
      const back = (await this.ready()).seats[seat]?.holders.find((guest) => this.#back.delete(guest) && this.#audience.isHere(guest));
      if (back !== undefined) await this.#handBack({ id: back, name: '' });
      this.#lookForBots(await this.ready());
    });
  }

  #presenceChanged(): void {
    if (this.#presenceTimer !== undefined) return;
    this.#presenceTimer = this.#host.after(this.#host.times.presence, () => {
      this.#presenceTimer = undefined;
      if (this.#state !== undefined) this.#inBackground(() => this.#readOn());
    });
  }

  /** An earlier position, as this guest may know it. */
  look(guest: Guest, position: number): Promise<MatchInfo> {
    return this.run(async () => {
      const state = await this.ready();
      mustBePlayable(state);
      const match = state.match ?? fail('table-not-running');
      if (position > match.position) fail('not-found');
      const seats = playedBy(state, guest.id);
      if (position < lookBackIn(match, seats)) fail('too-far-back');
      const page = match.pageFor(position);
      return lookedAt(match, seats, position, page === undefined ? undefined : await this.#ledger.page(page));
    });
  }

  /** Lines of the log before one, as this guest may read them. */
  log(guest: Guest, before: number): Promise<{ readonly log: readonly LogLine[]; readonly earlier: number }> {
    return this.run(async () => {
      const state = await this.ready();
      mustBePlayable(state);
      const match = state.match ?? fail('table-not-running');
      const to = Math.min(before, match.lines);
      const earlier = Math.max(0, to - LINES_SENT);
      const lines = await linesOf(match, earlier, to, (number) => this.#ledger.page(number));
      return { log: logLinesOf(match, lines, playedBy(state, guest.id)), earlier };
    });
  }

  /** What was said before a line. */
  async talk(before: number): Promise<{ readonly chat: readonly ChatLine[]; readonly earlier: number }> {
    const state = await this.run(() => this.ready());
    return this.#talk.before(state, before);
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
    this.#inBackground(async () => this.#lookForBots(await this.ready()));
  }

  /** Leaves the memory: what is in the store is enough to go on. */
  async evict(): Promise<void> {
    this.#closed = true;
    for (const cancel of [this.#undoTimer, this.#presenceTimer, this.#readingTimer]) cancel?.();
    await this.#bots.stop();
    await this.#tail;
    await this.#talk.settled();
    const state = this.#state;
    this.#state = undefined;
    if (state !== undefined) await this.#ledger.snapshot(state);
  }

  #inBackground(work: () => Promise<unknown>): void {
    if (this.#closed) return;
    this.run(work).catch((fault: unknown) => {
      if (this.#closed) return;
      const { notice } = this.#host;
      if (fault instanceof RefusedError) notice.log('debug', 'not done in the background', { table: this.id, code: fault.refusal.code });
      else notice.log('error', 'failed in the background', { table: this.id, fault });
    });
  }
}

/** In whose name the house acts. */
const house: Guest = { id: '', name: '' };
