import { type Bot, type GameModule, pick } from '@tafelrunde/kernel';
import { levelsOf, makeBot } from '../levels.ts';
import type { AnyRules } from './measuring.ts';

/** Any legal action, each equally likely: the floor every bot is measured against. */
const uniform: Bot<unknown, unknown> = { choose: ({ legal, random }) => ({ action: pick(legal, random) }) };

/** Who can be sent into the arena, the weakest first. */
export function playersOf(module: GameModule): readonly string[] {
  return ['random', ...levelsOf(module)];
}

export function botOfLevel(module: GameModule, level: string, rules: AnyRules): Bot<unknown, unknown> {
  return level === 'random' ? uniform : makeBot(module, level, rules);
}
