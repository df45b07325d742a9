import { botOfLevel, ownIterations, playersOf } from '@tafelrunde/bots/arena';
import {
  type Ask,
  type Bot,
  type BotAnswer,
  type BotTurn,
  type GameModule,
  type Random,
  type Result,
  type Rules,
  type Seat,
  silent,
} from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';

export type AnyRules = Rules<unknown, unknown, unknown, unknown>;
export type AnyBot = Bot<unknown, unknown>;

/** Who can play: every level of the game, and random. */
export const botLevels = playersOf;

export function botOf(module: GameModule, level: string, rules: AnyRules): AnyBot {
  if (!playersOf(module).includes(level))
    throw new SentenceError(`${module.game.meta.id} has no bot "${level}"; it has ${playersOf(module).join(', ')}`);
  const bot = botOfLevel(module, level, rules);
  const iterations = ownIterations(module, level);
  // Iterations, never time: the same seed is to give the same match.
  return iterations === undefined ? bot : { choose: (turn) => bot.choose({ ...turn, budget: { iterations } }) };
}

export interface SeatAnswer {
  readonly seat: Seat;
  readonly action: unknown;
  readonly say?: BotAnswer<unknown>['say'];
}

/** What a bot gets, looked up once and only if it looks: who may act but does not want to need not be shown the table for that. */
function offered(rules: AnyRules, state: unknown, seat: Seat, asks: readonly Ask[], random: Random): BotTurn<unknown, unknown> {
  let view: { readonly of: unknown } | undefined;
  let legal: readonly unknown[] | undefined;
  return {
    seat,
    asks,
    random,
    budget: {},
    get view() {
      view ??= { of: rules.view(state, seat) };
      return view.of;
    },
    get legal() {
      legal ??= rules.legal(state, seat);
      return legal;
    },
  };
}

/**
 * The next thing a bot does, from its seat's view alone; undefined when none of them must or wants to act.
 * Who may act without being waited for is offered it first: afterwards the moment may be gone.
 */
export function nextAnswer(
  rules: AnyRules,
  state: unknown,
  asks: readonly Ask[],
  botAt: (seat: Seat) => AnyBot | undefined,
  random: Random,
): SeatAnswer | undefined {
  const order = asks.length === 1 ? asks : asks.toSorted((a, b) => Number(a.must) - Number(b.must));
  for (const { seat, must, what } of order) {
    const bot = botAt(seat);
    if (bot === undefined) continue;
    const { action, say } = bot.choose(
      offered(
        rules,
        state,
        seat,
        asks.filter((ask) => ask.seat === seat),
        random,
      ),
    );
    if (action !== undefined) return say === undefined ? { seat, action } : { seat, action, say };
    if (must) throw new Error(`the bot at seat ${seat} gave no answer to "${what}"`);
  }
  return undefined;
}

export interface PlayedMatch {
  readonly result: Result;
  readonly actions: number;
  /** A turn ends when other seats must act. */
  readonly turns: number;
  /** Who had to act first. */
  readonly starter: Seat;
}

/** One whole match between bots on the bare rules. `chance` deals and rolls, `thought` is the bots' own. */
export function playBotMatch(rules: AnyRules, seats: number, bot: AnyBot, chance: Random, thought: Random, most: number): PlayedMatch {
  const state = rules.setup(seats, chance, silent);
  let starter: Seat | undefined;
  let acting = '';
  let turns = 0;
  let actions = 0;
  for (;;) {
    const asks = rules.asks(state);
    const musts = asks.filter((ask) => ask.must);
    const first = musts[0];
    if (first === undefined) break;
    if (actions >= most) throw new RangeError(`no end after ${most} actions`);
    starter ??= first.seat;
    const now = musts.map((ask) => ask.seat).join();
    if (now !== acting) turns += 1;
    acting = now;
    const answer = nextAnswer(rules, state, asks, () => bot, thought);
    if (answer === undefined) throw new Error('a must-ask stayed open and nobody answered');
    rules.play(state, answer.seat, answer.action, chance, silent);
    actions += 1;
  }
  const result = rules.result(state);
  if (result === undefined || starter === undefined) throw new Error('the match stopped without a result');
  return { result, actions, turns, starter };
}
