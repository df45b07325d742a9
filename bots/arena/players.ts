import { type Bot, type GameModule, pick } from '@tafelrunde/kernel';
import { levelsOf, makeBot } from '../levels.ts';
import type { AnyRules } from './measuring.ts';

/** Any legal action, each equally likely: the floor every bot is measured against. */
const uniform: Bot<unknown, unknown> = { choose: ({ legal, random }) => ({ action: pick(legal, random) }) };

/** Who can be sent into the arena: chance, the levels, the weakest first, and whom the game has to measure by beside them. */
export function playersOf(module: GameModule): readonly string[] {
  return ['random', ...levelsOf(module), ...Object.keys(module.thinking?.rivals ?? {})];
}

export function botOfLevel(module: GameModule, level: string, rules: AnyRules): Bot<unknown, unknown> {
  const rivals = module.thinking?.rivals ?? {};
  if (Object.hasOwn(rivals, level)) return (rivals[level] as (typeof rivals)[string])(rules);
  return level === 'random' ? uniform : makeBot(module, level, rules);
}
