import { BotBench, type BotQuestion, contentsIn, hintBudget, levelOr, politeBudget, quickLevel } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Budget, Plain, Seat } from '@tafelrunde/kernel';
import type { LocalTable } from './table.ts';

/** Where bots think: a worker of their own. */
export interface ThinkingRoom {
  answer(question: BotQuestion): Promise<BotAnswer<Plain>>;
  advise(question: BotQuestion): Promise<Advice<Plain> | undefined>;
}

export interface BotTimes {
  /** A bot's pause before it moves, about. */
  readonly pause: number;
  /** The most a bot may think, whatever its level says. */
  readonly budget: number;
}

/** What the page's own tables go by; a server has its own. */
export const usualTimes: BotTimes = { pause: 900, budget: 1000 };

export interface BotMove {
  readonly seat: Seat;
  readonly ask: string;
  readonly answer: BotAnswer<Plain>;
}

function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function questionFor(table: LocalTable, seat: Seat, level: string, budget: Budget): BotQuestion {
  const { match, module } = table;
  return {
    game: module.game.meta.id,
    options: match.deal.options,
    ...contentsIn(match),
    version: match.deal.version,
    level,
    seat,
    view: match.view(seat),
    asks: match.asks().map(({ id: _id, ...ask }) => ask),
    legal: table.legal(seat),
    seed: seed(),
    budget,
  };
}

/** What the best bot would do in this seat, from what the seat knows. */
export function hintFor(table: LocalTable, room: ThinkingRoom, seat: Seat, times: BotTimes): Promise<Advice<Plain> | undefined> {
  const { module } = table;
  return room.advise(questionFor(table, seat, module.levels.hint ?? quickLevel(module), hintBudget(module, times.budget)));
}

/** The bots of one table. One moves at a time; whoever thinks in vain, because the move was taken back, is not heard. */
export class LocalBots {
  readonly #table: LocalTable;
  readonly #room: ThinkingRoom;
  readonly #times: BotTimes;
  readonly #play: (move: BotMove) => Promise<boolean>;
  readonly #bench = new BotBench();
  /** May-asks a bot left alone, by seat, with the length of the log then. */
  readonly #passed = new Map<Seat, number>();
  #busy = false;
  #stopped = false;

  /** `play` says whether the move was legal; false makes the bot try again more simply. */
  constructor(table: LocalTable, room: ThinkingRoom, times: BotTimes, play: (move: BotMove) => Promise<boolean>) {
    this.#table = table;
    this.#room = room;
    this.#times = times;
    this.#play = play;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Called after every change. */
  look(): void {
    if (this.#busy || this.#stopped) return;
    const moment = this.#table.match.log.length;
    const ask = this.#table.match.asks().find(({ seat, must }) => this.#table.isBot(seat) && (must || this.#passed.get(seat) !== moment));
    if (ask === undefined) return;
    this.#busy = true;
    void this.#take(ask.seat, ask.id, ask.must, moment).finally(() => {
      this.#busy = false;
      this.look();
    });
  }

  async #take(seat: Seat, ask: string, must: boolean, moment: number): Promise<void> {
    const table = this.#table;
    const level = levelOr(table.module, table.level(seat));
    const question = questionFor(table, seat, level, politeBudget(table.module, level, this.#times.budget));
    const otherwise = must ? { action: table.match.rules.otherwise(table.match.state, seat) as Plain } : undefined;
    const [first] = await Promise.all([this.#think(question), this.#pause(question.budget.milliseconds ?? 0)]);
    for (const answer of [() => first, () => this.#instant(question), () => otherwise]) {
      if (this.#stopped || table.match.log.length !== moment) return;
      const given = answer();
      if (given === undefined || (must && given.action === undefined)) continue;
      if (given.action === undefined) this.#passed.set(seat, moment);
      if (await this.#play({ seat, ask, answer: given })) return;
    }
  }

  async #think(question: BotQuestion): Promise<BotAnswer<Plain> | undefined> {
    try {
      return await this.#room.answer(question);
    } catch {
      return undefined; // lost: the instant bot moves
    }
  }

  #instant(question: BotQuestion): BotAnswer<Plain> | undefined {
    try {
      return this.#bench.answer(this.#table.module, { ...question, level: quickLevel(this.#table.module) });
    } catch {
      return undefined; // the neutral answer is left
    }
  }

  /** Never shorter than the whole budget: how long a bot really took would tell what it holds. */
  #pause(budget: number): Promise<void> {
    const { pause } = this.#times;
    const milliseconds = pause === 0 ? 0 : Math.max(pause * 0.75, budget) + (pause * Math.random()) / 2;
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
