import {
  BotBench,
  BotNotes,
  type BotQuestion,
  type DueTurn,
  levelOr,
  nextBotTurn,
  pauseOf,
  politeBudget,
  questionOf,
  quickLevel,
} from '@tafelrunde/bots';
import { type BotAnswer, type GameModule, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Guest, TableCommand } from './decide.ts';
import type { TableHost } from './host.ts';
import { isBotPlayed, isPlaying, type TableState } from './state.ts';

/** The table as its bots use it: they take the same way as people. */
export interface BotsTable {
  readonly id: TableId;
  /** How many look at it. */
  readonly audience: number;
  command(guest: Guest, command: TableCommand, id: string): Promise<number>;
  /** A bot has decided for this seat. */
  afterBot(seat: Seat): void;
  wakeBots(): void;
}

/** One decision of a bot that is under way. */
interface Turn {
  readonly due: DueTurn;
  /** Its lasting name. */
  readonly ask: string;
  readonly module: GameModule;
  /** Whose table it is. */
  readonly owner: string;
  readonly question: BotQuestion;
  readonly otherwise: BotAnswer<Plain> | undefined;
  /** When the pause before a move is over. */
  readonly from: number;
  endPause?: () => void;
}

/** The bots' places at one table: a view, a list of actions, a command. */
export class BotSeats {
  readonly #table: BotsTable;
  readonly #host: TableHost;
  readonly #bench = new BotBench();
  #notes = new BotNotes();
  #turn: Turn | undefined;
  /** Takes back the next try. */
  #later: (() => void) | undefined;
  #leased = false;
  #stopped = false;
  /** The position that lies on the table, by the length of the log, and since when. */
  #arose = { moment: -1, at: 0 };

  constructor(table: BotsTable, host: TableHost) {
    this.#table = table;
    this.#host = host;
  }

  get busy(): boolean {
    return this.#turn !== undefined;
  }

  /** Seats a bot is deciding for right now. */
  get deciding(): readonly Seat[] {
    return this.#turn === undefined ? [] : [this.#turn.due.seat];
  }

  /** Somebody else plays this seat now: nothing the bot before remembered is theirs. */
  forget(seat: Seat): void {
    this.#notes.forget(seat);
    if (this.#turn?.due.seat === seat) this.#drop(this.#turn);
  }

  /** The table was read anew: what was remembered may never have happened. */
  forgetAll(): void {
    this.#notes = new BotNotes();
    this.#arose = { moment: -1, at: 0 };
  }

  /** Called after every durable change, with the table as it is. `reading`: people still read what lies open. */
  look(state: TableState, reading: boolean): void {
    if (this.#stopped) return;
    this.#follow(state);
    if (this.#turn !== undefined && this.#turn.due.moment !== this.#arose.moment) {
      this.#drop(this.#turn);
      return;
    }
    if (this.#turn !== undefined || this.#later !== undefined || !this.#isAwaited(state)) return;
    const turn = this.#nextTurn(state, reading);
    if (turn === undefined) return;
    this.#turn = turn;
    void this.#take(turn)
      .catch((fault: unknown) => {
        this.#host.notice.log('warn', 'a bot could not move; it tries again', { table: this.#table.id, fault });
        this.#tryLater(this.#host.times.retry);
      })
      .finally(() => this.#drop(turn));
  }

  /** It has moved, or what it thought about is gone: whoever still thinks is not waited for. */
  #drop(turn: Turn): void {
    if (this.#turn !== turn) return;
    this.#turn = undefined;
    turn.endPause?.();
    if (!this.#stopped && this.#later === undefined) this.#table.afterBot(turn.due.seat);
  }

  /** Bots among themselves play while somebody looks; a person at the table is waited for, wherever they are. */
  #isAwaited(state: TableState): boolean {
    return this.#table.audience > 0 || state.seats.some(isPlaying);
  }

  /** Notes when the position arose. */
  #follow({ match }: TableState): void {
    const moment = match?.log.length ?? -1;
    if (moment !== this.#arose.moment) this.#arose = { moment, at: this.#host.elapsed() };
  }

  #nextTurn(state: TableState, reading: boolean): Turn | undefined {
    const { match, module } = state;
    if (match === undefined || module === undefined || state.status !== 'running' || state.undo !== undefined) return undefined;
    const levelOf = (seat: Seat) => {
      const sitter = state.seats[seat];
      return sitter !== undefined && isBotPlayed(sitter) ? levelOr(module, sitter.level) : undefined; // an absent person: as a new bot
    };
    const people = state.seats.flatMap((sitter, seat) => (isBotPlayed(sitter) ? [] : [seat]));
    const due = nextBotTurn(match, {
      levelOf,
      notes: this.#notes,
      reading,
      ...(state.autoPlay ? { autoPlay: { seats: people, level: quickLevel(module) } } : {}), // nobody has to think about an only answer
    });
    if (due?.ask.id === undefined) return undefined;
    const { level } = due;
    // Whoever plays alone and has gone on waits for nobody.
    const atOnce = due.ask.between === true && state.seats.filter(isPlaying).length <= 1;
    return {
      due,
      ask: due.ask.id,
      module,
      owner: state.owner,
      question: questionOf(match, due, politeBudget(module, level, this.#host.times.botBudget)),
      otherwise: due.otherwise(),
      from: this.#arose.at + (atOnce ? 0 : pauseOf(module, level, this.#host.times.botPause)),
    };
  }

  async #take(turn: Turn): Promise<void> {
    if (!(await this.#mayMove())) {
      this.#tryLater(this.#host.moveAgain);
      return;
    }
    const first = await this.#think(turn);
    for (const answer of [() => first, () => this.#instant(turn), () => turn.otherwise]) {
      if (this.#isOver(turn) || (await this.#play(turn, answer()))) return;
    }
  }

  #isOver(turn: Turn): boolean {
    return this.#stopped || this.#turn !== turn;
  }

  /** True when it is settled; false when the answer was no legal one and the next is to be tried. */
  async #play(turn: Turn, answer: BotAnswer<Plain> | undefined): Promise<boolean> {
    const { due, ask } = turn;
    if (answer === undefined || (due.must && answer.action === undefined)) return false;
    if (answer.action !== undefined) await this.#pause(turn); // who leaves an offer alone keeps nobody waiting
    if (this.#isOver(turn)) return true;
    due.heard(answer);
    try {
      await this.#table.command(
        bot,
        { type: 'bot-act', seat: due.seat, ask, action: answer.action, say: answer.say },
        `${due.seat}-${due.moment}-${ask}`,
      );
      return true;
    } catch (fault) {
      if (!(fault instanceof RefusedError) || fault.refusal.code === 'storage-failed') throw fault;
      const { game } = turn.question;
      this.#host.notice.log('warn', 'a bot answered what is not legal', { table: this.#table.id, game, code: fault.refusal.code });
      return false;
    }
  }

  async #think({ question, owner }: Turn): Promise<BotAnswer<Plain> | undefined> {
    const thought = this.#host.notice.thinking(question.game, question.level);
    try {
      return await this.#host.think(question, owner);
    } catch (fault) {
      if (!this.#stopped) this.#host.notice.log('warn', 'a bot got lost; the instant bot moves', { table: this.#table.id, fault });
      return undefined;
    } finally {
      thought();
    }
  }

  #instant({ module, question }: Turn): BotAnswer<Plain> | undefined {
    try {
      return this.#bench.answer(module, { ...question, level: quickLevel(module) });
    } catch (fault) {
      this.#host.notice.log('error', 'the instant bot failed', { table: this.#table.id, fault });
      return undefined;
    }
  }

  /**
   * Counted from the moment the position arose, fixed for the level, whatever is held: an answer at once would tell that there was no
   * choice. Thinking that takes longer simply takes longer.
   */
  #pause(turn: Turn): Promise<void> {
    const milliseconds = turn.from - this.#host.elapsed();
    if (this.#host.times.botPause === 0 || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#host.after(milliseconds, resolve);
      turn.endPause = () => {
        cancel();
        resolve();
      };
    });
  }

  async #mayMove(): Promise<boolean> {
    this.#leased = await this.#host.mayMove(this.#table.id);
    return this.#leased;
  }

  #tryLater(milliseconds: number): void {
    if (this.#stopped || this.#later !== undefined) return;
    this.#later = this.#host.after(milliseconds, () => {
      this.#later = undefined;
      this.#table.wakeBots();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#later?.();
    this.#later = undefined;
    this.#turn?.endPause?.();
    if (this.#leased) await this.#host.release(this.#table.id).catch(() => undefined); // it runs out by itself
  }
}

/** In whose name bots act. */
const bot: Guest = { id: 'bot', name: '' };
