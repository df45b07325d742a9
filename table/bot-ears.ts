import { type BotNotes, type BotQuestion, pauseOf, tableBudget, questionOf } from '@tafelrunde/bots';
import type { GameModule, Match, Proposal, Reply, Seat } from '@tafelrunde/kernel';
import { unanswered } from './commands/proposals.ts';
import type { TableHost } from './host.ts';
import { botLevel, peopleAt, type TableState } from './state.ts';

/** What the ears need of the bots they belong to. */
export interface Listening {
  /** Takes or renews the right to move this table's bots. */
  mayMove(): Promise<boolean>;
  /** Says what a bot answers. */
  reply(seat: Seat, replies: readonly Reply[]): Promise<void>;
  /** There may be more to hear. */
  again(): void;
  lost(fault: unknown): void;
}

/** A seat that is told what lies open, and how. */
interface Hearing {
  readonly seat: Seat;
  readonly module: GameModule;
  readonly level: string;
  readonly owner: string;
  readonly question: BotQuestion;
  readonly keys: readonly string[];
}

/** What of the table around it a seat is told. */
type Hearer = Pick<BotQuestion, 'seat' | 'level'> & Required<Pick<BotQuestion, 'talk' | 'people'>>;

/** The bots' ears at one table: what is proposed is answered even by a seat nothing is asked of. Once; on its turns it hears it again. */
export class BotEars {
  readonly #host: TableHost;
  readonly #bots: Listening;
  /** Which seat was told of which proposal. */
  readonly #told = new Set<string>();
  #endPause: (() => void) | undefined;
  /** Takes back the next try. */
  #later: (() => void) | undefined;
  #busy = false;
  #stopped = false;

  constructor(host: TableHost, bots: Listening) {
    this.#host = host;
    this.#bots = bots;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Called after every change of the table and of its talk. One bot answers after the other. Which seat is told something now. */
  listen(state: TableState, open: readonly Proposal[], notes: BotNotes): Seat | undefined {
    const ids = new Set(open.map(({ id }) => id));
    for (const key of this.#told) if (!ids.has(key.slice(key.indexOf(' ') + 1))) this.#told.delete(key);
    if (this.#busy || this.#stopped || this.#later !== undefined || open.length === 0) return undefined;
    const hearing = this.#next(state, open, notes);
    if (hearing === undefined) return undefined;
    this.#busy = true;
    notes.reconsider(hearing.seat);
    for (const key of hearing.keys) this.#told.add(key);
    void this.#hear(hearing);
    return hearing.seat;
  }

  /** Somebody else plays this seat now: they hear for themselves what lies open. */
  forget(seat: Seat): void {
    for (const key of this.#told) if (key.startsWith(`${seat} `)) this.#told.delete(key);
  }

  async #hear(hearing: Hearing): Promise<void> {
    let more = true;
    try {
      more = await this.#tell(hearing);
    } catch (fault) {
      this.#bots.lost(fault);
      this.#tryLater(hearing, this.#host.times.retry);
    }
    this.#busy = false;
    if (more && !this.#stopped && this.#later === undefined) this.#bots.again();
  }

  /** Nobody goes ahead with what is still talked over: a word that got lost would keep all of them waiting, so it is said after all. */
  #tryLater({ keys }: Hearing, milliseconds: number): void {
    for (const key of keys) this.#told.delete(key);
    if (this.#stopped) return;
    this.#later = this.#host.after(milliseconds, () => {
      this.#later = undefined;
      this.#bots.again();
    });
  }

  #next(state: TableState, open: readonly Proposal[], notes: BotNotes): Hearing | undefined {
    const { match, module, owner } = state;
    if (match === undefined || module === undefined) return undefined;
    for (const seat of state.seats.keys()) {
      const level = botLevel(state, seat);
      if (level === undefined) continue;
      const keys = unanswered(state, open, seat)
        .map(({ id }) => `${seat} ${id}`)
        .filter((key) => !this.#told.has(key));
      if (keys.length > 0)
        return {
          seat,
          module,
          level,
          owner,
          keys,
          question: this.#question(match, module, { seat, level, talk: open, people: peopleAt(state) }, notes),
        };
    }
    return undefined;
  }

  #question(match: Match, module: GameModule, told: Hearer, notes: BotNotes): BotQuestion {
    const { seat, level } = told;
    const turn = {
      ...told,
      view: match.view(seat),
      asks: match.asks().map(({ id: _id, ...plain }) => plain),
      legal: [],
      seed: notes.seedOf(match, seat),
      memo: notes.memoOf(match, seat, level),
    };
    return questionOf(match, turn, tableBudget(module, level, this.#host.times.botBudget));
  }

  /** True when the next may be told. */
  async #tell(hearing: Hearing): Promise<boolean> {
    const { seat, module, level, owner, question } = hearing;
    if (!(await this.#bots.mayMove())) {
      this.#tryLater(hearing, this.#host.moveAgain); // whoever moves the bots answers for them; should that end, we do
      return false;
    }
    const { replies = [] } = await this.#host.think(question, owner);
    if (replies.length === 0) return true;
    await this.#pause(pauseOf(module, level, this.#host.times.botPause));
    if (!this.#stopped) await this.#bots.reply(seat, replies);
    return true;
  }

  /** The right to move may be had again: it is asked for with the next look. */
  hurry(): void {
    this.#later?.();
    this.#later = undefined;
  }

  /** An answer in the same blink would not be read as one. */
  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#host.after(milliseconds, resolve);
      this.#endPause = () => {
        cancel();
        resolve();
      };
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#endPause?.();
    this.#later?.();
  }
}
