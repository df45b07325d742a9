import {
  type Ask,
  type Bot,
  type BotAnswer,
  type Budget,
  FastRandom,
  type GameModule,
  type OptionValue,
  type Plain,
  type Seat,
} from '@tafelrunde/kernel';

/** Everything a bot is told, as plain data: what a client of that seat gets, before `shown`. It can travel to another thread. */
export interface BotQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly version: number;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly asks: readonly Ask[];
  readonly legal: readonly Plain[];
  /** For the bot's own choices; has nothing to do with the match's chance. */
  readonly seed: number;
  readonly budget: Budget;
}

/** Compiled bots by table kind: a bot keeps no memory between turns, so tables may share one. */
const MOST_KEPT = 32;

/** Sits the bots of one thread. */
export class BotBench {
  readonly #bots = new Map<string, Bot<unknown, Plain>>();

  answer(module: GameModule, question: BotQuestion): BotAnswer<Plain> {
    const { seat, view, asks, legal, budget } = question;
    return this.#bot(module, question).choose({ seat, view, asks, legal, budget, random: new FastRandom(question.seed) });
  }

  #bot(module: GameModule, { game, version, level, options }: BotQuestion): Bot<unknown, Plain> {
    const key = JSON.stringify([game, version, level, options]);
    const kept = this.#bots.get(key);
    if (kept !== undefined) return kept;
    const make = Object.hasOwn(module.bots, level) ? module.bots[level] : undefined;
    if (make === undefined) throw new RangeError(`${game} has no bot "${level}"`);
    const bot = make(module.game.rules(options, version));
    if (this.#bots.size >= MOST_KEPT) this.#bots.clear();
    this.#bots.set(key, bot);
    return bot;
  }
}
