import { randomInt } from 'node:crypto';
import { BotBench, type BotQuestion, levelOr, politeBudget, quickLevel } from '@tafelrunde/bots';
import { type BotAnswer, type GameModule, onlyAnswer, type Plain, RefusedError, type Seat } from '@tafelrunde/kernel';
import { isBotPlayed, isPlaying, type TableState } from '@tafelrunde/table';
import type { HouseRules } from './house.ts';
import type { Table } from './table.ts';

/** One decision of a bot: what it is asked, and what it answers when everything else fails. */
interface BotTurn {
  readonly seat: Seat;
  readonly ask: string;
  readonly must: boolean;
  /** Length of the match's log: the moment this was asked. */
  readonly moment: number;
  readonly module: GameModule;
  /** Whose table it is. */
  readonly owner: string;
  readonly question: BotQuestion;
  readonly otherwise: BotAnswer<Plain> | undefined;
}

/** The bots' places at one table. They take the same way as people: a view, a list of actions, a command. */
export class BotSeats {
  readonly #table: Table;
  readonly #house: HouseRules;
  readonly #bench = new BotBench();
  /** May-asks a bot left alone, by seat. */
  readonly #passed = new Map<Seat, number>();
  #turn: BotTurn | undefined;
  #timer: NodeJS.Timeout | undefined;
  #endPause: (() => void) | undefined;
  #leaseUntil = 0;
  #stopped = false;

  constructor(table: Table, house: HouseRules) {
    this.#table = table;
    this.#house = house;
  }

  get busy(): boolean {
    return this.#turn !== undefined;
  }

  /** Seats a bot is deciding for right now. */
  get deciding(): readonly Seat[] {
    return this.#turn === undefined ? [] : [this.#turn.seat];
  }

  /** Called after every durable change, with the table as it is. */
  look(state: TableState): void {
    if (this.#stopped || this.#turn !== undefined || this.#timer !== undefined || !this.#isAwaited(state)) return;
    const turn = this.#nextTurn(state);
    if (turn === undefined) return;
    this.#turn = turn;
    void this.#take(turn)
      .catch((fault: unknown) => {
        this.#house.log.warn({ table: this.#table.id, fault }, 'a bot could not move; it tries again');
        this.#later(this.#house.times.retry);
      })
      .finally(() => {
        this.#turn = undefined;
        if (!this.#stopped && this.#timer === undefined) this.#table.afterBot(turn.seat);
      });
  }

  /** Bots among themselves play while somebody looks; a person at the table is waited for, wherever they are. */
  #isAwaited(state: TableState): boolean {
    return this.#table.audience > 0 || state.seats.some(isPlaying);
  }

  #nextTurn(state: TableState): BotTurn | undefined {
    const { match, module } = state;
    if (match === undefined || module === undefined || state.status !== 'running' || state.undo !== undefined) return undefined;
    const asks = match.asks();
    const moment = match.log.length;
    const asked = asks.find(({ seat, must }) => {
      const sitter = state.seats[seat];
      return sitter !== undefined && isBotPlayed(sitter) && (must || this.#passed.get(seat) !== moment);
    });
    // Auto-play: whoever has no choice is answered for, after the same pause as a bot's.
    const people = state.autoPlay ? state.seats.flatMap((sitter, seat) => (isBotPlayed(sitter) ? [] : [seat])) : [];
    const ask = asked ?? onlyAnswer(match, people)?.ask;
    if (ask === undefined) return undefined;
    const { seat, must } = ask;
    const sitter = state.seats[seat];
    // A person who has no choice needs nobody to think; one who is away is played for as a new bot would.
    const level = sitter !== undefined && isBotPlayed(sitter) ? levelOr(module, sitter.level) : quickLevel(module);
    return {
      seat,
      ask: ask.id,
      must,
      moment,
      module,
      owner: state.owner,
      otherwise: must ? { action: match.rules.otherwise(match.state, seat) as Plain } : undefined,
      question: {
        game: state.game,
        options: state.options,
        version: state.version,
        level,
        seat,
        view: match.view(seat),
        asks: asks.map(({ id: _id, ...plain }) => plain),
        legal: match.legal(seat) as readonly Plain[],
        seed: randomInt(2 ** 32),
        budget: politeBudget(module, level, this.#house.times.botBudget),
      },
    };
  }

  async #take(turn: BotTurn): Promise<void> {
    if (!(await this.#lease())) {
      this.#later(this.#house.times.lease / 4);
      return;
    }
    const pause = this.#pause(turn.question.budget.milliseconds ?? 0);
    const first = await this.#think(turn);
    await pause;
    for (const answer of [() => first, () => this.#instant(turn), () => turn.otherwise]) {
      if (this.#stopped || (await this.#play(turn, answer()))) return;
    }
  }

  /** True when it is settled; false when the answer was no legal one and the next is to be tried. */
  async #play(turn: BotTurn, answer: BotAnswer<Plain> | undefined): Promise<boolean> {
    if (answer === undefined || (turn.must && answer.action === undefined)) return false;
    if (answer.action === undefined) this.#passed.set(turn.seat, turn.moment);
    const { seat, ask } = turn;
    try {
      await this.#table.command(
        { id: 'bot', name: '' },
        { type: 'bot-act', seat, ask, action: answer.action, say: answer.say },
        `${seat}-${turn.moment}-${ask}`,
      );
      return true;
    } catch (fault) {
      if (!(fault instanceof RefusedError) || fault.refusal.code === 'storage-failed') throw fault;
      this.#house.log.warn(
        { table: this.#table.id, game: turn.question.game, code: fault.refusal.code },
        'a bot answered what is not legal',
      );
      return false;
    }
  }

  async #think(turn: BotTurn): Promise<BotAnswer<Plain> | undefined> {
    const thought = this.#house.metrics.botThought.startTimer({ game: turn.question.game, level: turn.question.level });
    try {
      return await this.#house.think(turn.question, turn.owner);
    } catch (fault) {
      if (!this.#stopped) this.#house.log.warn({ table: this.#table.id, fault }, 'a bot got lost; the instant bot moves');
      return undefined;
    } finally {
      thought();
    }
  }

  #instant(turn: BotTurn): BotAnswer<Plain> | undefined {
    try {
      return this.#bench.answer(turn.module, { ...turn.question, level: quickLevel(turn.module) });
    } catch (fault) {
      this.#house.log.error({ table: this.#table.id, fault }, 'the instant bot failed');
      return undefined;
    }
  }

  /**
   * Humanly short, a little uneven, and the same whatever is hidden: never shorter than the whole budget, because a bot that
   * has no choice or an easy one is done sooner, and answering sooner would tell.
   */
  #pause(budget: number): Promise<void> {
    const { botPause } = this.#house.times;
    const uneven = botPause * (randomInt(1001) / 2000);
    const milliseconds = botPause === 0 ? 0 : Math.round(Math.max(botPause * 0.75, budget) + uneven);
    if (milliseconds === 0 || this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #lease(): Promise<boolean> {
    const { store, holder, times, elapsed } = this.#house;
    if (this.#leaseUntil - elapsed() > times.lease / 2) return true;
    const until = elapsed() + times.lease;
    if (!(await store.lease(this.#table.id, holder, times.lease))) return false;
    this.#leaseUntil = until;
    return true;
  }

  #later(milliseconds: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#table.wakeBots();
    }, milliseconds);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#endPause?.();
    if (this.#leaseUntil > this.#house.elapsed()) {
      await this.#house.store.release(this.#table.id, this.#house.holder).catch(() => undefined); // it runs out by itself
    }
  }
}
