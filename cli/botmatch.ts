import { BareMatch, BotTeam, choosingUnheard, hasLevel, type Seated } from '@tafelrunde/bots';
import { botOfLevel, ownIterations, playersOf } from '@tafelrunde/bots/arena';
import { type WholeGame, type Random, type Result, type Rules, type Seat, silent } from '@tafelrunde/kernel';
import { missingNet } from './nets.ts';
import { SentenceError } from './sentence.ts';

export type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** Who can play: every level of the game, and random. */
export const botLevels = playersOf;

/**
 * A bot with what its level thinks: iterations, never time, since the same seed is to give the same match. Where the net of a level cannot
 * play, another level does and `onOtherwise` hears of it; whoever has nobody to hear it counts matches, and is refused.
 */
export function botOf(module: WholeGame, level: string, rules: AnyRules, onOtherwise?: (level: string, otherwise: string) => void): Seated {
  if (!playersOf(module).includes(level) && !hasLevel(module, level))
    throw new SentenceError(`${module.game.meta.id} has no bot "${level}"; it has ${playersOf(module).join(', ')}`);
  const missing = missingNet(module, level, rules);
  if (missing !== undefined && onOtherwise === undefined) throw new SentenceError(missing.why);
  if (missing !== undefined) onOtherwise?.(level, missing.otherwise);
  const iterations = ownIterations(module, level);
  return { level, bot: botOfLevel(module, level, rules), budget: iterations === undefined ? {} : { iterations } };
}

export interface PlayedMatch {
  readonly result: Result;
  readonly actions: number;
  /** A turn ends when other seats must act. */
  readonly turns: number;
  /** Who had to act first. */
  readonly starter: Seat;
}

/** One whole match between bots on the bare rules. `chance` deals and rolls; the bots' own choices follow from `seed`. */
export function playBotMatch(rules: AnyRules, seats: number, seated: Seated, chance: Random, seed: string, most: number): PlayedMatch {
  const match = new BareMatch(rules, rules.setup(seats, chance, silent), seed, () => chance);
  const team = new BotTeam(() => seated, choosingUnheard);
  let starter: Seat | undefined;
  let acting = '';
  let turns = 0;
  for (;;) {
    const musts = match.asks().filter((ask) => ask.must);
    const first = musts[0];
    if (first === undefined) break;
    if (match.position >= most) throw new RangeError(`no end after ${most} actions`);
    starter ??= first.seat;
    const now = musts.map((ask) => ask.seat).join();
    if (now !== acting) turns += 1;
    acting = now;
    const move = team.next(match);
    if (move === undefined) throw new Error('a must-ask stayed open and nobody answered');
    match.play(move.due.seat, move.action);
  }
  const result = rules.result(match.state);
  if (result === undefined || starter === undefined) throw new Error('the match stopped without a result');
  return { result, actions: match.position, turns, starter };
}
