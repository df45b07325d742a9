import {
  BotBench,
  BotNotes,
  type BotQuestion,
  type DueTurn,
  nextBotTurn,
  pauseOf,
  tableBudget,
  questionOf,
  quickLevel,
} from '@tafelrunde/bots';
import { type BotAnswer, type Plain, type Proposal, RefusedError, type Seat } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { BotEars } from './bot-ears.ts';
import { isTalkedOver } from './commands/proposals.ts';
import type { Guest, TableCommand } from './decide.ts';
import type { TableHost } from './host.ts';
import { dueOrders } from './orders.ts';
import type { Paces } from './paces.ts';
import { type Lease, LeaseLostError } from './port.ts';
import { botLevel, isBotPlayed, isPlaying, peopleAt, type TableState } from './state.ts';

/** The table as its bots use it: they take the same way as people. */
export interface BotsTable {
  readonly id: TableId;
  /** Whether anybody looks at it. */
  readonly watched: boolean;
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
  /** Whose table it is. */
  readonly owner: string;
  readonly question: BotQuestion;
  readonly otherwise: BotAnswer<Plain> | undefined;
  /** What the person has ordered, where it is theirs: nobody thinks about it. */
  readonly ordered: BotAnswer<Plain> | undefined;
  /** When the pause before a move is over, as fast as it is wanted now. */
  readonly from: () => number;
  endPause?: () => void;
  /** Reckons what is left of the pause anew. */
  reckonPause?: () => void;
}

/** Of the pause, what is left for the way to a bot and back. */
const ON_THE_WAY = 50;

/** Thought ends within the usual pause, or its length would tell of what is held. Without a pause there is nothing to keep within. */
function thoughtWithin(pause: number, most: number): number {
  return pause <= ON_THE_WAY ? most : Math.min(most, pause - ON_THE_WAY);
}

/** The bots' places at one table: a view, a list of actions, a command. */
export class BotSeats {
  readonly #table: BotsTable;
  readonly #host: TableHost;
  readonly #paces: Paces;
  readonly #bench = new BotBench();
  readonly #ears: BotEars;
  #notes = new BotNotes();
  #turn: Turn | undefined;
  /** Takes back the next try. */
  #later: (() => void) | undefined;
  #stopped = false;
  /** The position that lies on the table, by the length of the log, and since when. */
  #arose = { logLength: -1, at: 0 };

  constructor(table: BotsTable, host: TableHost, paces: Paces) {
    this.#table = table;
    this.#paces = paces;
    this.#host = host;
    this.#ears = new BotEars(host, {
      mayMove: async () => (await this.#mayMove()) !== undefined,
      reply: async (seat, replies) => void (await table.command(bot, { type: 'bot-reply', seat, replies }, '')),
      again: () => table.wakeBots(),
      lost: (fault) => host.notice.log('warn', 'a bot did not hear what was proposed', { table: table.id, fault }),
    });
  }

  get busy(): boolean {
    return this.#turn !== undefined || this.#ears.busy;
  }

  /** Seats a bot is deciding for right now. */
  get deciding(): readonly Seat[] {
    return this.#turn === undefined ? [] : [this.#turn.due.seat];
  }

  /** Somebody else plays this seat now: nothing the bot before remembered is theirs. */
  forget(seat: Seat): void {
    this.#notes.forget(seat);
    this.#ears.forget(seat);
    if (this.#turn?.due.seat === seat) this.#drop(this.#turn);
  }

  /** The table was read anew: what was remembered may never have happened. */
  forgetAll(): void {
    this.#notes = new BotNotes();
    this.#arose = { logLength: -1, at: 0 };
  }

  /** The right to move may be had again: it is asked for now, not later. */
  hurry(): void {
    this.#later?.();
    this.#later = undefined;
    this.#ears.hurry();
    this.#table.wakeBots();
  }

  /** Called after every durable change, with the table as it is. `reading`: people still read what lies open. `talk`: what is proposed. */
  look(state: TableState, reading: boolean, talk: readonly Proposal[]): void {
    if (this.#stopped) return;
    this.#follow(state);
    const told = this.#ears.listen(state, talk, this.#notes);
    const { due } = this.#turn ?? {};
    if (this.#turn !== undefined && due !== undefined && this.#isOutdated(due, state, talk, told)) {
      this.#drop(this.#turn);
      return;
    }
    if (this.#turn !== undefined || this.#later !== undefined || !this.#isAwaited(state)) return;
    const turn = this.#nextTurn(state, reading, talk);
    if (turn === undefined) return;
    this.#turn = turn;
    void this.#take(turn)
      .catch((fault: unknown) => this.#failed(fault))
      .finally(() => this.#drop(turn));
  }

  /** Something was played, or said: whoever may leave an offer alone would leave alone what it has not heard. */
  #isOutdated(due: DueTurn, state: TableState, talk: readonly Proposal[], told: Seat | undefined): boolean {
    return due.logLength !== this.#arose.logLength || isTalkedOver(state, talk, due.ask) || (told === due.seat && !due.must);
  }

  #failed(fault: unknown): void {
    if (fault instanceof LeaseLostError) {
      this.#host.notice.log('debug', 'this host may not move the bots any more', { table: this.#table.id });
      void this.#host.release(this.#table.id, true).catch(() => undefined);
      this.#tryLater(this.#host.moveAgain);
      return;
    }
    this.#host.notice.log('warn', 'a bot could not move; it tries again', { table: this.#table.id, fault });
    this.#tryLater(this.#host.times.retry);
  }

  /** It has moved, or what it thought about is gone: whoever still thinks is not waited for. */
  #drop(turn: Turn): void {
    if (this.#turn !== turn) return;
    this.#turn = undefined;
    turn.endPause?.();
    if (!this.#stopped) this.#table.afterBot(turn.due.seat); // even if another host moves it: whoever came back meanwhile has their seat
  }

  /** Bots among themselves play while somebody looks; a person at the table is waited for, wherever they are. */
  #isAwaited(state: TableState): boolean {
    return this.#table.watched || state.seats.some(isPlaying);
  }

  /** Notes when the position arose. */
  #follow({ match }: TableState): void {
    const logLength = match?.log.length ?? -1;
    if (logLength !== this.#arose.logLength) this.#arose = { logLength, at: this.#host.elapsed() };
  }

  #nextTurn(state: TableState, reading: boolean, talk: readonly Proposal[]): Turn | undefined {
    const { match, module } = state;
    if (match === undefined || module === undefined || state.status !== 'running' || state.undo !== undefined) return undefined;
    // Most often: people among themselves, and nothing is answered for any of them.
    if (!state.autoPlay && state.orders === undefined && !state.seats.some(isBotPlayed)) return undefined;
    const people = peopleAt(state);
    const [order] = dueOrders(state);
    const due = nextBotTurn(match, {
      levelOf: (seat) => botLevel(state, seat),
      notes: this.#notes,
      talk,
      people,
      reading,
      ...(order === undefined ? {} : { ordered: { ask: order.ask, level: quickLevel(module) } }),
      ...(state.autoPlay ? { autoPlay: { seats: people, level: quickLevel(module) } } : {}), // nobody has to think about an only answer
    });
    if (due?.ask.id === undefined || isTalkedOver(state, talk, due.ask)) return undefined;
    const { level } = due;
    const arose = this.#arose.at;
    // Whoever plays alone and has gone on waits for nobody.
    const atOnce = due.ask.between === true && new Set(state.seats.filter(isPlaying).map(({ holders }) => holders[0])).size <= 1;
    const { botPause, botBudget } = this.#host.times;
    return {
      due,
      ask: due.ask.id,
      owner: state.owner,
      question: questionOf(match, due, tableBudget(module, level, thoughtWithin(pauseOf(module, level, botPause), botBudget))),
      otherwise: due.otherwise(),
      ordered: order !== undefined && due.ask.id === order.ask.id ? { action: order.action as Plain } : undefined,
      from: () => arose + (atOnce ? 0 : pauseOf(module, level, botPause * this.#paces.share(state))),
    };
  }

  async #take(turn: Turn): Promise<void> {
    if ((await this.#mayMove()) === undefined) {
      this.#tryLater(this.#host.moveAgain);
      return;
    }
    const first = turn.ordered ?? (await this.#think(turn));
    for (const answer of [() => first, () => this.#instant(turn), () => turn.otherwise]) {
      if (this.#isOver(turn) || (await this.#play(turn, await answer()))) return;
    }
  }

  /** Also while a step is only on its way into the store: what was left alone before it would count as left alone after it. */
  #isOver(turn: Turn): boolean {
    return this.#stopped || this.#turn !== turn || !turn.due.isDue;
  }

  /** True when it is settled; false when the answer was no legal one and the next is to be tried. */
  async #play(turn: Turn, answer: BotAnswer<Plain> | undefined): Promise<boolean> {
    const { due, ask } = turn;
    if (answer === undefined || (due.must && answer.action === undefined)) return false;
    if (answer.action !== undefined) await this.#pause(turn); // who leaves an offer alone keeps nobody waiting
    if (this.#isOver(turn)) return true;
    const lease = await this.#mayMove(); // it was thought about for a while
    if (lease === undefined) throw new LeaseLostError('Another host moves the bots by now.');
    if (this.#isOver(turn)) return true;
    due.heard(answer);
    const { action, say, replies = [], propose, withdraw } = answer;
    try {
      await this.#table.command(
        bot,
        { type: 'bot-act', seat: due.seat, ask, action, say, replies, propose, withdraw, lease },
        `${due.seat}-${due.logLength}-${ask}`,
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

  async #instant({ question }: Turn): Promise<BotAnswer<Plain> | undefined> {
    try {
      const module = await this.#host.gameOf(question.game);
      return module && this.#bench.answer(module, { ...question, level: quickLevel(module) });
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
    if (this.#host.times.botPause === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wait = () => {
        const milliseconds = turn.from() - this.#host.elapsed();
        if (milliseconds <= 0) return resolve();
        const cancel = this.#host.after(milliseconds, resolve);
        turn.endPause = () => {
          cancel();
          resolve();
        };
        turn.reckonPause = () => {
          cancel();
          wait();
        };
      };
      wait();
    });
  }

  /** Somebody wants it faster, or slower: that holds for the bot that pauses now as well. */
  changePace(): void {
    this.#turn?.reckonPause?.();
  }

  #mayMove(): Promise<Lease | undefined> {
    return this.#host.mayMove(this.#table.id);
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
    const unfinished = this.busy || this.#later !== undefined;
    this.#ears.stop();
    this.#later?.();
    this.#later = undefined;
    this.#turn?.endPause?.();
    await this.#host.release(this.#table.id, unfinished).catch(() => undefined); // it runs out by itself
  }
}

/** In whose name bots act. */
const bot: Guest = { id: 'bot', name: '' };
