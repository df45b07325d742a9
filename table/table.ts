import { type Advice, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import type { ChatLine, LogLine, MatchInfo, TableId, TogetherCommand } from '@tafelrunde/protocol';
import { Asides } from './asides.ts';
import { Audience, type Visitor } from './audience.ts';
import { Behind } from './behind.ts';
import { BotSeats } from './bot-seats.ts';
import { Alarm } from './clock/alarm.ts';
import { agreedAct, agreedNext } from './commands/proposals.ts';
import { Company, type CompanyTable } from './company.ts';
import { type Asking, type DurableCommand, decide, type Guest, isSpoken, type TableCommand } from './decide.ts';
import type { TableGossip } from './elsewhere.ts';
import type { TableEvent } from './events.ts';
import { Hints } from './hints.ts';
import type { TableHost } from './host.ts';
import { Keeper } from './keeper.ts';
import { Later } from './later.ts';
import { Ledger } from './ledger.ts';
import { lookAt, olderLines } from './past.ts';
import type { TalkStream } from './port.ts';
import { type BotWords, Speaking } from './speaking.ts';
import { isBehind, type TableState } from './state.ts';
import { Talk } from './talk.ts';
import { Together } from './together.ts';

/** A table that is open at some host, one of many at a server, the only one in a page's worker: who is there, who plays, who speaks. */
export class Table {
  readonly id: TableId;
  readonly #host: TableHost;
  readonly #audience: Audience;
  readonly #behind: Behind;
  readonly #bots: BotSeats;
  readonly #ledger: Ledger;
  readonly #talk: Talk;
  readonly #asides: Asides;
  readonly #speaking: Speaking;
  readonly #hints: Hints;
  readonly #keeper: Keeper;
  readonly #company: Company;
  readonly #together: Together;
  /** When it was opened here, by the clock nobody sets. */
  readonly #began: number;
  readonly #later: Later<'undo'>;
  readonly #alarm: Alarm;
  constructor(id: TableId, host: TableHost) {
    this.id = id;
    this.#host = host;
    this.#ledger = new Ledger(id, host);
    this.#later = new Later(host.after);
    this.#alarm = new Alarm(host, () => this.#inBackground(() => this.#timeOut()));
    const inTurn = <T>(work: (state: TableState) => T): Promise<T> => this.run(async () => work(await this.fresh()));
    this.#talk = new Talk(id, 'talk', host, this.#ledger, (lines) => this.#heard(lines));
    this.#speaking = new Speaking(this.#talk, host, inTurn);
    this.#asides = new Asides(id, { host, ledger: this.#ledger, inTurn, now: () => this.#keeper.state }, (state, lines) => {
      this.#audience.hearAsides(state, lines);
      this.#behind.hearAsides(lines);
    });
    this.#behind = new Behind(id, host, this.#ledger, this.#asides, () =>
      this.#inBackground(async () => this.#behind.follow(await this.ready())),
    );
    this.#audience = new Audience({ talk: this.#talk, asides: this.#asides }, host, this.#behind.audience);
    this.#began = host.elapsed();
    this.#hints = new Hints(host);
    this.#keeper = new Keeper(id, host, this.#ledger, this.#audience, {
      outdated: () => this.#outdate(),
      opened: (state) => this.#opened(state),
      applied: (state, event) => {
        if (event.type === 'acted') this.#company.acted(event.seat);
        this.#company.follow(state);
      },
      happened: (state, event) => this.#happened(state, event),
      settled: (state) => this.#settle(state),
    });
    const company: CompanyTable = {
      id,
      lookForBots: (state) => this.#lookForBots(state),
      deciding: () => this.#bots.deciding,
      giveBack: (guest, busy) => this.#perform(guest, { type: 'return', busy }, undefined),
    };
    this.#company = new Company(company, host, this.#keeper, this.#audience, { talk: this.#talk, asides: this.#asides }, this.#behind);
    this.#together = new Together(id, host, this.#keeper, this.#audience);
    this.#bots = new BotSeats(this, host, this.#company.paces);
  }

  get usedAt(): number {
    return this.#keeper.usedAt;
  }

  /** Another host wrote to this table up to here, or to what is said there. */
  heardOf({ seq, talk = 0, asides = 0 }: { readonly seq: number } & Partial<Readonly<Record<TalkStream, number>>>): void {
    this.#talk.heardOf(talk);
    this.#asides.heardOf(asides);
    this.#keeper.heardOf(seq);
  }

  /** Another host of this table says something in passing. */
  hear(from: string, gossip: TableGossip): void {
    this.#company.hear(from, gossip);
    if (gossip.together !== undefined) this.#together.hear(from, gossip.together);
    if (gossip.asks === true) this.#together.announce();
  }

  /** Says again who is here, and forgets those of whom nothing was heard. To be called every now and then where there are other hosts. */
  announce(): void {
    this.#company.announce();
    this.#together.announce();
  }

  /** Another host has given up the right to move the bots. */
  freed(): void {
    this.#bots.hurry();
  }

  /** Nobody looks, nothing waits, no bot is to move. */
  get idle(): boolean {
    return this.#audience.size === 0 && !this.#keeper.busy && !this.#bots.busy && !this.#talk.busy && !this.#asides.busy;
  }
  /** Open pages here. */
  get audience(): number {
    return this.#audience.size;
  }
  /** Whether this guest looks, here or at another host. */
  isThere(guest: string): boolean {
    return this.#audience.isThere(guest);
  }
  /** Whether anybody looks, here or at another host. */
  get watched(): boolean {
    return this.#audience.anybody;
  }

  /** Everything that reads or changes the table takes its turn here. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#keeper.run(work);
  }

  /** The table as it is in the store, for reading inside `run` only. */
  ready(): Promise<TableState> {
    return this.#keeper.ready();
  }

  /** The same, and nothing is missing that another host wrote: whatever is shown to somebody or refused is judged by this. */
  fresh(): Promise<TableState> {
    return this.#keeper.fresh();
  }

  /** Somebody puts old things in new words in the store: nothing happens here meanwhile, and nothing of before is remembered. */
  rewritten(work: () => Promise<void>): Promise<void> {
    return this.run(async () => {
      await Promise.all([this.#talk.settled(), this.#asides.settled()]);
      try {
        await work();
      } finally {
        this.#keeper.forget();
        this.#outdate();
      }
      await this.ready();
    });
  }

  /** Read anew: what was prepared or remembered before may never have happened. */
  async #opened(state: TableState): Promise<void> {
    await Promise.all([this.#talk.open(state), this.#asides.open()]);
    this.#bots.forgetAll();
    this.#audience.refresh();
    this.#behind.forget();
    this.#company.opened(state);
    this.#host.tell(this.id, { asks: true });
  }

  /** Does what is asked, once: a repeated id answers with the sequence it had. */
  command(guest: Guest, command: TableCommand, id?: string): Promise<number> {
    const key = id === undefined ? undefined : `${guest.id}:${id}`;
    if (command.type === 'chat' && command.among !== undefined) return this.#asides.say(guest, command.text, key);
    if (isSpoken(command)) return this.#speaking.say(guest, command, key);
    if (command.type === 'bot-reply') return this.#speaking.reply(command.seat, command.replies);
    return this.run(async () => {
      if (command.type === 'go-on') return this.#company.goOn(guest, command.seat);
      if (command.type === 'pace') {
        const seq = await this.#company.keepPace(guest, command);
        this.#bots.changePace();
        return seq;
      }
      try {
        const gathered = this.#gathered(command);
        if (gathered !== undefined) await gathered;
        return await this.#perform(guest, command, key);
      } catch (fault) {
        const game = this.#keeper.state?.game; // unknown while the table cannot be read: that is no refused action
        if (command.type === 'act' && fault instanceof RefusedError && game !== undefined) {
          this.#host.notice.refused(game, fault.refusal.code);
        }
        throw fault;
      }
    });
  }

  /** Of people who watch the finished match together: nothing of it is kept, and nothing at the table changes. */
  together(visitor: Visitor, command: TogetherCommand): Promise<number> {
    return this.run(async () => {
      await this.#gathered(command);
      return this.#together.command(visitor, command);
    });
  }

  /** What hangs on who is there waits until other hosts had time to say so. */
  #gathered({ type }: Pick<DurableCommand | TogetherCommand, 'type'>): Promise<void> | undefined {
    if (!this.#host.shared || !(HANGS.has(type) || type.startsWith('vote-'))) return undefined;
    const left = this.#began + this.#host.times.gathering - this.#host.elapsed();
    return left > 0 ? new Promise((resolve) => void this.#host.after(left, resolve)) : undefined;
  }

  #perform(guest: Guest, command: DurableCommand, key: string | undefined): Promise<number> {
    let words: readonly BotWords[] = [];
    const decided = (state: TableState) => {
      const { limits, times, now, chance } = this.#host;
      const presence = this.#audience.presence(state);
      const contentsOf: Asking['contentsOf'] = (options) => this.#ledger.contents(state, options);
      const nextTable: Asking['nextTable'] = (wish) => this.#host.nextTable(state, wish);
      words = command.type === 'bot-act' ? this.#speaking.withAnswer(state, command, key) : [];
      return decide({ state, guest, now: now(), presence, limits, times, chance, contentsOf, nextTable }, command);
    };
    const done = (state: TableState) => this.#speaking.tell(words, state);
    return this.#keeper.perform(key, decided, { done, ...('lease' in command ? { lease: command.lease } : {}) });
  }

  /** Words are in the store: everybody is told; bots have ears for what is proposed, and what is agreed now is answered. */
  #heard(lines: readonly ChatLine[]): void {
    this.#audience.hearWords(lines);
    if (lines.some(({ proposal, reply, withdrawn }) => (proposal ?? reply ?? withdrawn) !== undefined)) this.wakeBots();
  }

  /** What a bot remembered goes with it; what was agreed ends where it was taken back. */
  #happened(state: TableState, event: TableEvent): void {
    if (event.type === 'undone') this.#speaking.takenBack(state);
    if (
      event.type === 'placed' ||
      event.type === 'stand-in' ||
      event.type === 'timed-out' ||
      event.type === 'stood' ||
      event.type === 'sat' ||
      event.type === 'taken'
    )
      this.#bots.forget(event.seat);
  }

  /** After every durable change: snapshot, clock, bots. */
  #settle(state: TableState): void {
    if (this.#ledger.isSnapshotDue(state)) void this.#snapshot(state);
    this.#later.drop('undo');
    if (state.undo !== undefined) {
      const { askedAt } = state.undo;
      const left = askedAt + this.#host.times.undo - this.#host.now();
      const late = Math.min(Math.max(0, left), this.#host.times.undo); // whatever the clock was set to meanwhile
      this.#later.do('undo', late, () => this.#inBackground(() => this.#perform(house, { type: 'undo-timeout', askedAt }, undefined)));
    }
    this.#alarm.follow(state);
    if (state.delay !== undefined) this.#inBackground(async () => this.#company.regroup(await this.ready()));
    this.#lookForBots(state);
  }

  /** Nothing that was read of the words is remembered. */
  #outdate(): void {
    this.#talk.outdate();
    this.#asides.outdate();
  }

  /** One that is refused was made of lines the store does not have like that any more, though nobody said so. */
  async #snapshot(state: TableState): Promise<void> {
    if (!(await this.#ledger.snapshot(state))) this.#inBackground(() => this.#keeper.anew());
  }

  async #timeOut(): Promise<void> {
    const lease = await this.#alarm.isTime(await this.ready());
    if (lease !== undefined) await this.#perform(house, { type: 'time-out', lease }, undefined);
  }

  /** What is agreed is answered before any bot thinks about it. */
  #lookForBots(state: TableState): void {
    const open = this.#speaking.proposals(state);
    const agreed = agreedNext(state, open);
    // Two hosts would do the same; and what was taken back is not done once more, though nobody could write down yet that it is off.
    const key = agreed && `agreed:${agreed.proposal.id}-${state.match?.position ?? 0}`;
    if (key === undefined || state.commands.has(key)) return this.#bots.look(state, this.#company.reads, open);
    this.#inBackground(() => this.#keeper.perform(key, (now) => agreedAct(now, this.#speaking.proposals(now))));
  }

  /** A page opens at the table, or asks for everything again. */
  enter(visitor: Visitor, why: 'join' | 'resync'): Promise<void> {
    return this.run(async () => {
      await this.#company.enter(visitor, why);
      this.#together.greet(visitor);
    });
  }

  leave(visitor: Visitor): void {
    this.#keeper.usedAt = this.#host.elapsed();
    this.#together.leave(visitor);
    this.#company.leave(visitor);
  }

  /** A bot has decided for this seat: if its person came back meanwhile, they go on. */
  afterBot(seat: Seat): void {
    this.#inBackground(async () => {
      await this.#company.afterBot(seat);
      this.#lookForBots(await this.ready());
    });
  }

  /** An earlier position, as this guest may know it. */
  look(guest: Guest, position: number): Promise<MatchInfo> {
    return this.run(async () => {
      const state = await this.fresh();
      return isBehind(state, guest.id) ? this.#behind.look(guest, state, position) : lookAt(state, this.#ledger, guest.id, position);
    });
  }

  /** Lines of the log before one, as this guest may read them. */
  log(guest: Guest, before: number): Promise<{ readonly log: readonly LogLine[]; readonly earlier: number }> {
    return this.run(async () => {
      const state = await this.fresh();
      return isBehind(state, guest.id) ? this.#behind.log(guest, state, before) : olderLines(state, this.#ledger, guest.id, before);
    });
  }

  /** What those who look on said to each other before a line, to one of them. */
  asides(guest: Guest, before: number): Promise<{ readonly chat: readonly ChatLine[]; readonly earlier: number }> {
    return this.#asides.before(guest, before);
  }

  /** What was said before a line; nothing to those who look on with a delay. */
  async talk(guest: Guest, before: number): Promise<{ readonly chat: readonly ChatLine[]; readonly earlier: number }> {
    const state = await this.run(() => this.fresh());
    if (isBehind(state, guest.id)) return { chat: [], earlier: 0 };
    await this.#talk.fresh();
    return this.#talk.before(state, before);
  }

  /** What the best bot would do in this guest's seat. The table goes on while it thinks, and nobody else hears of it. */
  async hint(guest: Guest, seat: Seat): Promise<{ readonly position: number; readonly advice: Advice<Plain> }> {
    const { position, advice } = await this.run(async () => this.#hints.ask(await this.fresh(), guest.id, seat));
    return { position, advice: await advice };
  }

  /**
   * Opens the table so that its bots go on; its clock is looked at again, for a machine that slept has timers that did. Where it cannot be
   * opened, the right to move it is given back unfinished: whoever takes over what others left tries again.
   */
  wake(): void {
    this.#inBackground(async () => {
      try {
        this.#alarm.follow(await this.ready());
      } catch (fault) {
        await this.#host.release(this.id, true).catch(() => undefined); // it runs out by itself
        throw fault;
      }
    });
  }

  wakeBots(): void {
    this.#inBackground(async () => this.#lookForBots(await this.ready()));
  }

  /** Another host is to move bots and clocks from now on; people may still play here for a moment. */
  async handOver(): Promise<void> {
    this.#alarm.stop();
    await this.#bots.stop();
  }

  /** Leaves the memory: what is in the store is enough to go on. */
  async evict(): Promise<void> {
    this.#keeper.close();
    this.#later.dropAll();
    this.#company.dropAll();
    this.#together.dropAll();
    this.#behind.dropAll();
    await this.handOver();
    await this.#keeper.done();
    await Promise.all([this.#talk.settled(), this.#asides.settled()]);
    await this.#keeper.putAway();
  }

  #inBackground(work: () => Promise<unknown>): void {
    this.#keeper.inBackground(work);
  }
}

/** What is decided by who is there. */
const HANGS: ReadonlySet<string> = new Set(['start', 'stand-in', 'rematch', 'together', 'pause']);

/** In whose name the house acts. */
const house: Guest = { id: '', name: '' };
