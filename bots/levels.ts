import { type Advice, type Bot, type Bots, type BotTurn, type GameModule, type Level, type Rules, same } from '@tafelrunde/kernel';
import { Allowance, type Clock, threadClock } from './search/allowance.ts';
import { FlatSearch } from './search/flat.ts';
import type { Search, Thought } from './search/thought.ts';
import { TreeSearch } from './search/tree.ts';

const searches = { flat: FlatSearch, tree: TreeSearch } as const;

type AnyRules = Rules<unknown, unknown, unknown, unknown>;
type Turn = BotTurn<unknown, unknown>;

export interface ThinkingOptions {
  /** For budgets in milliseconds; by default the thread's own clock. */
  readonly now?: Clock;
}

/** The levels a game's bots play at, from the weakest to the strongest. */
export function levelsOf(module: GameModule): readonly string[] {
  return [...new Set(['instant', ...Object.keys(module.thinking?.levels ?? {}), ...Object.keys(module.bots)])];
}

/** A bot of one level for one table. */
export function makeBot(module: GameModule, level: string, rules: AnyRules, options: ThinkingOptions = {}): Bot<unknown, unknown> {
  const thinker = thinkerOf(module, level, rules, options);
  if (thinker === undefined) {
    const make = Object.hasOwn(module.bots, level) ? module.bots[level] : undefined;
    if (make === undefined) throw new RangeError(`${module.game.meta.id} has no bot "${level}"; it has ${levelsOf(module).join(', ')}`);
    return make(rules);
  }
  const instant = module.bots.instant(rules);
  return {
    choose(turn) {
      const must = turn.asks.some((ask) => ask.seat === turn.seat && ask.must);
      const only = turn.legal.length === 1 && must ? turn.legal[0] : undefined;
      const action = only ?? thinker(turn).action;
      // It says what the instant bot would say to the same move: the words belong to the game, not to the search.
      const quick = turn.legal.length === 0 ? {} : instant.choose(turn);
      const say = quick.say !== undefined && same(quick.action, action) ? { say: quick.say } : {};
      return action === undefined ? {} : { action, ...say };
    },
  };
}

/** Every level as the bots of a game are handed around: the conformance suite puts them all to the test. */
export function botsOf(module: GameModule): Bots {
  const made = levelsOf(module).map((level) => [level, (rules: AnyRules) => makeBot(module, level, rules)] as const);
  return { ...Object.fromEntries(made), instant: module.bots.instant };
}

/** What the strongest level thinks about a decision; undefined for a game that cannot be thought about. */
export function adviserOf(
  module: GameModule,
  rules: AnyRules,
  options: ThinkingOptions = {},
): { advise(turn: Turn): Advice<unknown> } | undefined {
  const strongest = Object.keys(module.thinking?.levels ?? {}).at(-1);
  const thinker = strongest === undefined ? undefined : thinkerOf(module, strongest, rules, options);
  if (thinker === undefined) return undefined;
  return {
    advise(turn) {
      const { opinions, equal, iterations } = thinker(turn);
      return { opinions, equal, iterations };
    },
  };
}

function thinkerOf(
  module: GameModule,
  name: string,
  rules: AnyRules,
  { now = threadClock }: ThinkingOptions,
): ((turn: Turn) => Thought<unknown>) | undefined {
  const { thinking } = module;
  if (thinking === undefined || !Object.hasOwn(thinking.levels, name)) return undefined;
  const level = thinking.levels[name] as Level;
  const search: Search<unknown, unknown> = new searches[level.search](rules, thinking.make(rules));
  return (turn) => {
    const forgotten = level.forgets === true && thinking.forget !== undefined;
    const view: unknown = forgotten ? thinking.forget?.(turn.view, turn.seat, turn.random) : turn.view;
    return search.think(forgotten ? { ...turn, view } : turn, new Allowance(turn.budget, level, now));
  };
}
