import { type Contents, type GameWithBots, isSearch, type OptionValue } from '@tafelrunde/kernel';
import { hasLevel, levelNamed } from '../named.ts';

export type Side = 'a' | 'b';
export const sides: readonly Side[] = ['a', 'b'];

/** Who plays for a side. */
export interface Player {
  /** A level of the game, or `random`. */
  readonly level: string;
  /** Thinking per decision. Never time: the same contest is to give the same games on every machine. Absent: does not search. */
  readonly iterations?: number;
}

/** All that fixes what is played, deal by deal: plain data that travels to other threads and heads a file. */
export interface Contest {
  readonly game: string;
  /** Version of the rules. */
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What the options name by content. */
  readonly contents?: Contents;
  readonly seats: number;
  /** Deals, chance and the bots' own choices come from it: 32 bits. */
  readonly seed: number;
  readonly a: Player;
  readonly b: Player;
}

/**
 * What one deal is, and in what its margin is counted:
 * - `round`: one round of a game that says how it is thought about, in the game's points;
 * - `match`: a whole match, in places: for each seat how many others it left behind, a tie counting half;
 * - `together`: a whole match played by one side alone, won (1) or lost (0).
 */
export type Unit = 'round' | 'match' | 'together';

/** A game of a deal, over. */
export interface PlayedGame {
  /** Per seat, in the unit of the contest. */
  readonly points: readonly number[];
  /** The seats that came first. */
  readonly first: readonly number[];
}

export type PerSide = Readonly<Record<Side, number>>;

/** A deal, played in every line-up. */
export interface PlayedDeal {
  readonly deal: number;
  /** One per line-up, in their order. */
  readonly games: readonly PlayedGame[];
  /** Decisions: where there was a choice. */
  readonly moves: PerSide;
  /** Plain mistakes by kind, where the game knows some. */
  readonly blunders?: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** Spent on these decisions; says something about the machine, nothing about the games. */
  readonly milliseconds: PerSide;
}

/** How much this level thinks by itself; undefined when it does not search. */
export function ownIterations(module: GameWithBots, level: string): number | undefined {
  const tried = module.thinking?.tried?.find(({ name }) => name === level);
  const own = tried ?? (hasLevel(module, level) ? levelNamed(module, level) : undefined);
  return own !== undefined && isSearch(own) ? own.iterations : undefined;
}
