import { type Bot, type GameWithBots, pick } from '@tafelrunde/kernel';
import { makeBot, searchingBot } from '../levels.ts';
import { levelsOf } from '../named.ts';
import type { AnyRules } from './measuring.ts';

/** Any legal action, each equally likely: the floor every bot is measured against. */
const uniform: Bot<unknown, unknown> = { choose: ({ legal, random }) => ({ action: pick(legal, random) }) };

/** Who can be sent into the arena: chance, the levels, the weakest first, and whom the game has to measure by beside them. */
export function playersOf(module: GameWithBots): readonly string[] {
  const { rivals = {}, tried = [] } = module.thinking ?? {};
  return ['random', ...levelsOf(module), ...Object.keys(rivals), ...tried.map(({ name }) => name)];
}

export function botOfLevel(module: GameWithBots, level: string, rules: AnyRules): Bot<unknown, unknown> {
  const { rivals = {}, tried = [] } = module.thinking ?? {};
  const way = tried.find(({ name }) => name === level);
  if (way !== undefined) return searchingBot(module, way, rules);
  if (Object.hasOwn(rivals, level)) return (rivals[level] as (typeof rivals)[string])(rules);
  return level === 'random' ? uniform : makeBot(module, level, rules);
}
