import {
  type Advice,
  type Bot,
  type BotAnswer,
  type Bots,
  type BotTurn,
  type Budget,
  type GameWithBots,
  isNet,
  isSearch,
  type NamedLevel,
  type NetBot,
  type Rules,
  type SearchLevel,
  same,
  type Thinking,
} from '@tafelrunde/kernel';
import { hintLevel, levelNamed, levelsOf } from './named.ts';
import { Allowance, type Clock, threadClock } from './search/allowance.ts';
import { FlatSearch } from './search/flat.ts';
import { GuidedTree } from './search/guided-tree.ts';
import { foreseenBy, likelyTo, playedBy } from './search/guiding.ts';
import { Ranked } from './search/ranked.ts';
import type { Thought } from './search/thought.ts';
import { TreeSearch } from './search/tree.ts';

const searches = { flat: FlatSearch, tree: TreeSearch } as const;

type AnyRules = Rules<unknown, unknown, unknown, unknown>;
type Turn = BotTurn<unknown, unknown>;

export interface ThinkingOptions {
  /** For budgets in milliseconds; by default the thread's own clock. */
  readonly now?: Clock;
  /** Hears who plays instead where the net of a level was read and never saw such a table. Of weights nobody could read, `unread` tells. */
  readonly onOtherwise?: (level: string, otherwise: string) => void;
}

/** A bot of one level for one table. */
export function makeBot(module: GameWithBots, name: string, rules: AnyRules, options: ThinkingOptions = {}): Bot<unknown, unknown> {
  const level = levelNamed(module, name);
  if (isSearch(level)) return searchingBot(module, level, rules, options);
  if (!isNet(level)) return level.make(rules);
  const net = level.make?.(rules);
  if (net !== undefined) return net;
  if (level.make !== undefined) options.onOtherwise?.(level.name, level.otherwise);
  return makeBot(module, level.otherwise, rules, options);
}

/** A bot of the shared search, whether or not it is one of the game's levels. */
export function searchingBot(
  module: GameWithBots,
  level: SearchLevel,
  rules: AnyRules,
  options: ThinkingOptions = {},
): Bot<unknown, unknown> {
  const thinker = thinkerOf(module, level, rules, options);
  if (thinker === undefined) throw new RangeError(`${module.game.meta.id} does not say how it is thought about`);
  const instant = module.levels.all[0].make(rules);
  const inIntentions = module.thinking?.make(rules).intentions !== undefined;
  return {
    choose(turn) {
      if (turn.legal.length === 0) return heard(instant, turn);
      if (inIntentions) return intended(instant, turn, thinker(turn, true));
      const must = turn.asks.some((ask) => ask.seat === turn.seat && ask.must);
      const only = turn.legal.length === 1 && must ? turn.legal[0] : undefined;
      const action = only ?? thinker(turn, true).action;
      if (action === undefined) return {};
      // It says what the instant bot would say to this move, had it no other: the words belong to the game, not to the search. Not
      // only where the two agree: silence would tell that a quick look at the same hand finds something else.
      const quick = instant.choose({ ...turn, legal: [action] });
      return quick.say !== undefined && same(quick.action, action) ? { action, say: quick.say } : { action };
    },
  };
}

/** What was intended, with the words and the notes that belong to it; what is proposed is answered as the quick bot does. */
function intended(instant: Bot<unknown, unknown>, turn: Turn, { action, intention }: Thought<unknown>): BotAnswer<unknown> {
  const { replies } = heard(instant, { ...turn, asks: [], legal: [] });
  const { say, memo, propose, withdraw } = intention ?? {};
  return {
    ...(action === undefined ? {} : { action }),
    ...(say === undefined ? {} : { say }),
    ...(memo === undefined ? {} : { memo }),
    ...(replies === undefined ? {} : { replies }),
    ...(propose === undefined ? {} : { propose }),
    ...(withdraw === undefined ? {} : { withdraw }),
  };
}

/** Nothing to search and nothing to play: it is told what is proposed, and answers that alone. */
function heard(bot: Bot<unknown, unknown>, turn: Turn): BotAnswer<unknown> {
  const { replies } = (turn.talk ?? []).length === 0 ? {} : bot.choose(turn);
  return replies === undefined ? {} : { replies };
}

/** Every level as the bots of a game are handed around: the conformance suite puts them all to the test. */
export function botsOf(module: GameWithBots): Bots {
  const made = levelsOf(module).map((level) => [level, (rules: AnyRules) => makeBot(module, level, rules)] as const);
  return Object.fromEntries(made);
}

/** What the level of hints thinks about a decision; undefined for a game that gives none. */
export function adviserOf(
  module: GameWithBots,
  rules: AnyRules,
  options: ThinkingOptions = {},
): { advise(turn: Turn): Advice<unknown> } | undefined {
  const level = hintLevel(module);
  const thinker = level === undefined ? undefined : thinkerOf(module, level, rules, options);
  if (thinker === undefined) return undefined;
  return {
    advise(turn) {
      const { opinions, equal, iterations } = thinker(turn);
      return { opinions, equal, iterations };
    },
  };
}

function thinkerOf(
  module: GameWithBots,
  level: NamedLevel,
  rules: AnyRules,
  { now = threadClock }: ThinkingOptions,
): ((turn: Turn, acting?: boolean) => Thought<unknown>) | undefined {
  const { thinking } = module;
  if (thinking === undefined || !isSearch(level)) return undefined;
  const { guided } = level;
  const net = guided === undefined ? undefined : netOf(module, guided.by, rules);
  const search = searchOf(level, rules, thinking.make(rules), net);
  const spends = net === undefined || guided === undefined ? level : { ...level, iterations: guided.iterations };
  return (turn, acting = false) => {
    const forgotten = level.forgets === true && thinking.forget !== undefined;
    const view: unknown = forgotten ? thinking.forget?.(turn.view, turn.seat, turn.random) : turn.view;
    const budget = within(turn.budget, level, spends);
    return search.think(forgotten ? { ...turn, view } : turn, new Allowance(budget, spends, now), acting);
  };
}

type Net = NetBot<unknown, unknown>;

/** The net of a level, where its weights were read and it knows tables like this one. */
function netOf(module: GameWithBots, name: string, rules: AnyRules): Net | undefined {
  const level = levelNamed(module, name);
  return isNet(level) ? level.make?.(rules) : undefined;
}

/** The strongest net of a game that knows tables like this one. */
export function anyNetOf(module: GameWithBots, rules: AnyRules): Net | undefined {
  return module.levels.all
    .filter(isNet)
    .map((level) => level.make?.(rules))
    .findLast((net) => net !== undefined);
}

function searchOf({ search, guided }: SearchLevel, rules: AnyRules, thinking: Thinking<unknown, unknown>, net: Net | undefined) {
  if (net === undefined || guided === undefined) return new searches[search](rules, thinking);
  if (guided.as === 'rollouts') return new searches[search](rules, playedBy(rules, thinking, net));
  if (guided.as === 'tree') return new GuidedTree(rules, thinking, net);
  if (guided.as !== 'ranking') return new FlatSearch(rules, playing[guided.as](rules, thinking, net), likelyTo(rules, thinking, net));
  return new Ranked(rules, thinking, net, new searches[search](rules, thinking));
}

/** Who plays worlds on where the net says what is tried. */
const playing = {
  likely: (_rules: AnyRules, thinking: Thinking<unknown, unknown>) => thinking,
  'likely-rollouts': playedBy<unknown, unknown, unknown>,
  'likely-foresight': foreseenBy<unknown, unknown, unknown>,
} as const;

/** Whoever asks for as many iterations as the level has, or for so many times as many, means the net's where it takes part. */
function within(budget: Budget, { iterations }: SearchLevel, spends: SearchLevel): Budget {
  if (budget.iterations === undefined || spends.iterations === iterations) return budget;
  return { ...budget, iterations: Math.max(1, Math.round((budget.iterations * spends.iterations) / iterations)) };
}
