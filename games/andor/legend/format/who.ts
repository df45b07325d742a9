/** Which heroes, which creatures. */
import type { CreatureKind, HeroKind, Item, Name } from './basics.ts';
import type { FieldSet } from './places.ts';

/**
 * all: every hero. this: the hero the trigger, the offer or the choice speaks of.
 * group_decides: the heroes are asked from the lowest rank up who takes it on; with `must`, if all decline, the one with most willpower.
 */
export type Who =
  | 'all'
  | 'this'
  | {
      /** most_willpower: the lowest rank of those who have most. */
      readonly pick: 'each' | 'lowest_rank' | 'highest_rank' | 'most_willpower' | 'random' | 'group_decides';
      readonly where?: HeroFilter;
      /** group_decides only: how many heroes (1 by default). */
      readonly upTo?: number;
      readonly must?: boolean;
    };

/** All that is written must hold. */
export interface HeroFilter {
  readonly kind?: readonly HeroKind[];
  readonly rank?: 'lowest' | 'highest';
  readonly willpower?: Range;
  readonly strength?: Range;
  readonly gold?: Range;
  /** Hours used today. */
  readonly hour?: Range;
  readonly carries?: Item | 'gem';
  readonly on?: FieldSet;
  /** Time marker in the sunrise box (true) or not (false). */
  readonly inSunriseBox?: boolean;
  /** In the fight under way: in any case, on the creature's field, or from next to it. */
  readonly fights?: 'any' | 'near' | 'apart';
}

/** Both ends included. */
export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Without a kind and without a name, never the dragon. */
export interface CreatureFilter {
  readonly kind?: readonly CreatureKind[];
  /** Name given by place.boss or place.creature. */
  readonly name?: Name;
  readonly carries?: Item;
  readonly on?: FieldSet;
  /** Those in the castle; otherwise those on the board. */
  readonly inCastle?: true;
}

/** Which of the creatures meant. */
export interface CreaturePick extends CreatureFilter {
  readonly pick: 'all' | 'lowest_number' | 'highest_number' | 'random' | 'group_decides';
  /** Only who stands where it happened. */
  readonly here?: true;
}
