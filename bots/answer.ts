import {
  type Advice,
  type Ask,
  type Bot,
  type BotAnswer,
  type BotTurn,
  type Budget,
  FastRandom,
  type GameModule,
  type Match,
  type OptionValue,
  type Plain,
  type Proposal,
  type Seat,
} from '@tafelrunde/kernel';
import { adviserOf, makeBot } from './levels.ts';
import type { DueTurn } from './turns.ts';

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
  /** What this seat's bot wrote down before, and what is proposed at the table. */
  readonly memo?: Plain;
  readonly talk?: readonly Proposal[];
}

/** Compiled bots by table kind: a bot keeps no memory between turns (the suite sees to it), so tables may share one. */
const MOST_KEPT = 32;

type Adviser = ReturnType<typeof adviserOf>;

/** Sits the bots of one thread. */
export class BotBench {
  readonly #bots = new Map<string, Bot<unknown, unknown>>();
  readonly #advisers = new Map<string, Adviser>();

  answer(module: GameModule, question: BotQuestion): BotAnswer<Plain> {
    const { game, version, level, options } = question;
    const bot = kept(this.#bots, [game, version, level, options], () => makeBot(module, level, module.game.rules(options, version)));
    return bot.choose(turnOf(question)) as BotAnswer<Plain>;
  }

  /** What the strongest level would tell the seat, whatever level is asked; undefined for a game that cannot be thought about. */
  advise(module: GameModule, question: BotQuestion): Advice<Plain> | undefined {
    const { game, version, options } = question;
    const adviser = kept(this.#advisers, [game, version, options], () => adviserOf(module, module.game.rules(options, version)));
    return adviser?.advise(turnOf(question)) as Advice<Plain> | undefined;
  }
}

/** The question that puts a turn to a bot, wherever it thinks. */
export function questionOf(match: Match, due: DueTurn, budget: Budget): BotQuestion {
  const { seat, level, view, asks, legal, seed, memo, talk } = due;
  const { options, version } = match.deal;
  const noted = memo === undefined ? {} : { memo };
  return {
    game: match.game.meta.id,
    options,
    version,
    level,
    seat,
    view,
    asks,
    legal,
    seed,
    budget,
    ...noted,
    ...(talk.length === 0 ? {} : { talk }),
  };
}

function turnOf({ seat, view, asks, legal, budget, seed, memo, talk = [] }: BotQuestion): BotTurn<unknown, unknown> {
  return { seat, view, asks, legal, budget, talk, random: new FastRandom(seed), ...(memo === undefined ? {} : { memo }) };
}

function kept<Made>(all: Map<string, Made>, kind: readonly unknown[], make: () => Made): Made {
  const key = JSON.stringify(kind);
  const known = all.get(key);
  if (known !== undefined || all.has(key)) return known as Made;
  const made = make();
  if (all.size >= MOST_KEPT) all.clear();
  all.set(key, made);
  return made;
}
