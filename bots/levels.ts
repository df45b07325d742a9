import {
  type Advice,
  type Bot,
  type Bots,
  type BotTurn,
  type GameModule,
  isSearch,
  type Level,
  type Rules,
  same,
} from '@tafelrunde/kernel';
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

/** The names of the levels a game's bots play at, from the weakest to the strongest. */
export function levelsOf({ levels }: GameModule): readonly string[] {
  return levels.all.map(({ name }) => name);
}

/** The level that answers at once: it moves where another got lost. */
export function quickLevel({ levels }: GameModule): string {
  return levels.all[0].name;
}

export function levelNamed(module: GameModule, name: string): Level {
  const level = module.levels.all.find((one) => one.name === name);
  if (level === undefined) throw new RangeError(`${module.game.meta.id} has no bot "${name}"; it has ${levelsOf(module).join(', ')}`);
  return level;
}

/** A level somebody was given, perhaps long ago: one the game no longer has is played by who stands in. */
export function levelOr(module: GameModule, name: string | undefined): string {
  return name !== undefined && levelsOf(module).includes(name) ? name : module.levels.standIn;
}

/** A bot of one level for one table. */
export function makeBot(module: GameModule, name: string, rules: AnyRules, options: ThinkingOptions = {}): Bot<unknown, unknown> {
  const level = levelNamed(module, name);
  if (!isSearch(level)) return level.make(rules);
  const thinker = thinkerOf(module, name, rules, options);
  if (thinker === undefined) throw new RangeError(`${module.game.meta.id} does not say how it is thought about`);
  const instant = module.levels.all[0].make(rules);
  return {
    choose(turn) {
      const must = turn.asks.some((ask) => ask.seat === turn.seat && ask.must);
      const only = turn.legal.length === 1 && must ? turn.legal[0] : undefined;
      const action = only ?? thinker(turn).action;
      if (action === undefined) return {};
      // It says what the instant bot would say to this move, had it no other: the words belong to the game, not to the search. Not
      // only where the two agree: silence would tell that a quick look at the same hand finds something else.
      const quick = instant.choose({ ...turn, legal: [action] });
      return quick.say !== undefined && same(quick.action, action) ? { action, say: quick.say } : { action };
    },
  };
}

/** Every level as the bots of a game are handed around: the conformance suite puts them all to the test. */
export function botsOf(module: GameModule): Bots {
  const made = levelsOf(module).map((level) => [level, (rules: AnyRules) => makeBot(module, level, rules)] as const);
  return Object.fromEntries(made);
}

/** What the level of hints thinks about a decision; undefined for a game that gives none. */
export function adviserOf(
  module: GameModule,
  rules: AnyRules,
  options: ThinkingOptions = {},
): { advise(turn: Turn): Advice<unknown> } | undefined {
  const { hint } = module.levels;
  const thinker = hint === undefined ? undefined : thinkerOf(module, hint, rules, options);
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
  const level = levelNamed(module, name);
  if (thinking === undefined || !isSearch(level)) return undefined;
  const search: Search<unknown, unknown> = new searches[level.search](rules, thinking.make(rules));
  return (turn) => {
    const forgotten = level.forgets === true && thinking.forget !== undefined;
    const view: unknown = forgotten ? thinking.forget?.(turn.view, turn.seat, turn.random) : turn.view;
    return search.think(forgotten ? { ...turn, view } : turn, new Allowance(turn.budget, level, now));
  };
}
