/** Numbers and letters, some of them rolled or different from table to table. */
import type { Die, Letter, Name } from './basics.ts';

export type Amount = number | ByHeroCount | ByDifficulty | Rolled;

/** num.by_hero_count */
export interface ByHeroCount {
  readonly num: 'by_hero_count';
  readonly '2': Amount;
  readonly '3': Amount;
  readonly '4': Amount;
}

/** num.by_difficulty */
export interface ByDifficulty {
  readonly num: 'by_difficulty';
  readonly easy: Amount;
  readonly normal: Amount;
}

export type Rolled =
  /** num.die: the sum of `dice` dice (1 by default). */
  | { readonly num: 'die'; readonly die: Die; readonly dice?: number }
  /** num.die_plus: base + one die (50 + die = field 51–56). */
  | { readonly num: 'die_plus'; readonly die: Die; readonly base: number }
  /** num.d66: red die for the tens, hero die for the ones. */
  | { readonly num: 'd66' }
  /** num.table: one hero die, six values for 1 to 6. */
  | { readonly num: 'table'; readonly values: readonly number[] }
  /** What a `roll` effect of this name showed last. */
  | { readonly num: 'rolled'; readonly name: Name };

/** A letter, or one chosen by a hero die (six letters for 1 to 6). */
export type LetterRef = Letter | { readonly num: 'table'; readonly values: readonly Letter[] };

/** A letter, or one for each number of heroes or difficulty. */
export type LetterNow =
  | Letter
  | { readonly num: 'by_hero_count'; readonly '2': Letter; readonly '3': Letter; readonly '4': Letter }
  | { readonly num: 'by_difficulty'; readonly easy: Letter; readonly normal: Letter };
