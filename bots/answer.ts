import {
  type Advice,
  type Ask,
  type Bot,
  type BotAnswer,
  type BotTurn,
  type Budget,
  beyondShelf,
  type Contents,
  FastRandom,
  type GameWithBots,
  kept,
  type Match,
  namesIn,
  type OptionValue,
  type Plain,
  type Proposal,
  type Seat,
} from '@tafelrunde/kernel';
import { adviserOf, makeBot } from './levels.ts';
import type { PlayedOtherwise } from './otherwise.ts';
import type { DueTurn } from './turns.ts';

/** Everything a bot is told, as plain data: what a client of that seat gets, before `shown`. It can travel to another thread. */
export interface BotQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What the options name by content, beyond what the game brings itself. Does not travel with every question: see `lacks`. */
  readonly contents?: Contents;
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
  /** Seats that people play. */
  readonly people?: readonly Seat[];
}

/** The same for a hint, which its own level gives whoever plays the seat. */
type HintQuestion = Omit<BotQuestion, 'level'>;

/** Compiled bots by table kind: a bot keeps no memory between turns (the suite sees to it), so tables may share one. */
const MOST_KEPT = 32;
/** Contents kept at hand, of at most 256 KiB each; forgotten ones are asked for again. */
const MOST_CONTENTS = 64;

type Adviser = ReturnType<typeof adviserOf>;

/** Sits the bots of one thread. */
export class BotBench {
  readonly #bots = new Map<string, Bot<unknown, unknown>>();
  readonly #advisers = new Map<string, Adviser>();
  readonly #onOtherwise: ((played: PlayedOtherwise) => void) | undefined;

  readonly #contents = new Map<string, string>();

  /** `onOtherwise` hears of tables the net of a level never saw, whenever a bot is made for one. */
  constructor(onOtherwise?: (played: PlayedOtherwise) => void) {
    this.#onOtherwise = onOtherwise;
  }

  /** The contents a question names that nobody has told here yet: whoever asks tells them once. */
  lacks(module: GameWithBots, { options, contents = {} }: BotQuestion): readonly string[] {
    const named = Object.fromEntries(namesIn(module.game.meta, options).map((name) => [name, '']));
    return Object.keys(beyondShelf(module.game.meta, named)).filter((name) => !this.#contents.has(name) && !Object.hasOwn(contents, name));
  }

  answer(module: GameWithBots, question: BotQuestion): BotAnswer<Plain> {
    this.#learn(question);
    const { game, version, level, options } = question;
    const onOtherwise = (name: string, otherwise: string) => this.#onOtherwise?.({ game, version, options, level: name, otherwise });
    const bot = kept(this.#bots, MOST_KEPT, [game, version, level, options], () =>
      makeBot(module, level, this.#rules(module, question), { onOtherwise }),
    );
    return bot.choose(turnOf(question)) as BotAnswer<Plain>;
  }

  /** What the level of hints (`levels.hint`) would tell the seat; undefined for a game that cannot be thought about. */
  advise(module: GameWithBots, question: HintQuestion): Advice<Plain> | undefined {
    this.#learn(question);
    const { game, version, options } = question;
    const adviser = kept(this.#advisers, MOST_KEPT, [game, version, options], () => adviserOf(module, this.#rules(module, question)));
    return adviser?.advise(turnOf(question)) as Advice<Plain> | undefined;
  }

  #rules(module: GameWithBots, { options, version }: HintQuestion): ReturnType<GameWithBots['game']['rules']> {
    return module.game.rules(options, version, Object.fromEntries(this.#contents));
  }

  #learn({ contents = {} }: HintQuestion): void {
    if (this.#contents.size + Object.keys(contents).length > MOST_CONTENTS) this.#contents.clear();
    for (const [name, text] of Object.entries(contents)) this.#contents.set(name, text);
  }
}

/** What of a turn a bot is told. */
type PlainTurn = Pick<DueTurn, 'seat' | 'level' | 'view' | 'asks' | 'legal' | 'seed' | 'memo' | 'talk' | 'people'>;

/** The question that puts a turn to a bot, wherever it thinks. */
export function questionOf(match: Match, due: PlainTurn, budget: Budget): BotQuestion {
  const { seat, level, view, asks, legal, seed, memo, talk, people } = due;
  const { options, version } = match.deal;
  const noted = memo === undefined ? {} : { memo };
  return {
    game: match.game.meta.id,
    options,
    ...contentsIn(match),
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
    ...(people.length === 0 ? {} : { people }),
  };
}

/** What a question about this match has to carry besides its options. */
export function contentsIn(match: Match): Pick<BotQuestion, 'contents'> {
  const contents = beyondShelf(match.game.meta, match.contents);
  return Object.keys(contents).length === 0 ? {} : { contents };
}

function turnOf({ seat, view, asks, legal, budget, seed, memo, talk = [], people }: HintQuestion): BotTurn<unknown, unknown> {
  const random = new FastRandom(seed);
  return { seat, view, asks, legal, budget, talk, random, ...(memo === undefined ? {} : { memo }), ...(people && { people }) };
}
