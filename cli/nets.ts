import type { Contest } from '@tafelrunde/bots/arena';
import { type GameWithBots, isNet } from '@tafelrunde/kernel';
import type { AnyRules } from './botmatch.ts';
import { SentenceError } from './sentence.ts';

/** Why the net behind a level does not play at such a table, and which level does in its place; undefined where none is missing. */
export function missingNet(module: GameWithBots, level: string, rules: AnyRules) {
  const net = netBehind(module, level);
  if (net === undefined || net.make?.(rules) !== undefined) return undefined;
  const why =
    net.make === undefined
      ? `the weights of its net cannot be read (${module.unread?.[net.name] ?? 'there are none'})`
      : 'its net never saw a table with these options';
  return { why: `${module.game.meta.id} cannot be played by ${level}: ${why}`, otherwise: net.otherwise };
}

/**
 * A side that plays by a net is measured with it or not at all: at a table the level that stands in is better than none, and in figures
 * it would be a lie.
 */
export function needNets(module: GameWithBots, { version, options, contents, a, b }: Contest): void {
  const rules = module.game.rules(options, version, contents);
  for (const { level } of [a, b]) {
    const missing = missingNet(module, level, rules);
    if (missing !== undefined) throw new SentenceError(missing.why);
  }
}

/** The level whose net plays, or takes part in the search, where somebody of this name plays. */
function netBehind({ levels, thinking }: GameWithBots, name: string) {
  const by = thinking?.tried?.find((way) => way.name === name)?.guided?.by ?? name;
  return levels.all.filter(isNet).find((level) => level.name === by);
}
