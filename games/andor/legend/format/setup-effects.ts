/** Effects that lay out. */
import type { CreatureKind, Field, Figure, FogBack, HeroKind, Item, Letter, Name, Text, Token } from './basics.ts';
import type { Amount, LetterNow, Rolled } from './numbers.ts';
import type { FieldRef } from './places.ts';
import type { Who } from './who.ts';

/** What a creature with a name has of its own; the rest is as its kind has it. */
export interface OwnValues {
  readonly strength?: Amount;
  /** As strong as all heroes of the round together, and by so much more; instead of `strength`. */
  readonly mirrors?: Amount;
  readonly willpower?: Amount;
  /** Rolled at any willpower; `fighters`: one for each hero of the round, 4 at most. */
  readonly dice?: { readonly die: 'red' | 'black'; readonly count: 1 | 2 | 3 | 4 | 'fighters' };
  readonly reward?: Amount;
  /** pin.creature at once. */
  readonly pinned?: true;
  /** Without a figure left in the supply, the one of its kind on the highest field makes room. */
  readonly surely?: true;
}

/** Laying out. An empty supply is skipped. */
export type SetupEffect =
  /** One creature per field of the list, in this order; an occupied field hands it on along its arrow. */
  | {
      readonly do: 'place.creature';
      readonly creature: CreatureKind;
      readonly fields: readonly FieldRef[];
      readonly name?: Name;
      /**
       * attach.item at once: carried until the creature is beaten, then it lies on the field. A figure, only with a name: it stands there
       * when that creature is beaten, and is lost with it otherwise.
       */
      readonly carries?: Item | Figure;
      /** Only with a name, which it goes by. */
      readonly own?: OwnValues;
    }
  /** A creature with values of its own on a tower; it never moves, others jump over it, one standing there leaves the game. */
  | {
      readonly do: 'place.boss';
      readonly creature: CreatureKind;
      readonly name: Name;
      readonly field: FieldRef;
      readonly strength: Amount;
      readonly willpower: Amount;
    }
  /** One token per field. `value`: gold pieces, gem or herb value. Wells: `face` up is full; rune stones: down by default. Gems face down are drawn from those left. */
  | {
      readonly do: 'place.token';
      readonly token: Token;
      readonly fields: readonly FieldRef[];
      readonly value?: number;
      readonly face?: 'up' | 'down';
      /** Farmers only, one at a time: what the file calls him, and what he is called at the table (AND-13.8). */
      readonly name?: Name;
      readonly called?: Text;
    }
  /** `count` tokens, each on a field rolled for it. */
  | { readonly do: 'place.random'; readonly token: Token; readonly count: Amount; readonly field: Rolled; readonly face?: 'up' | 'down' }
  /** Shuffles these fog tokens onto the fields; fields left over stay free at random; never where a hero stands, if `notOnHeroes`. */
  | {
      readonly do: 'place.fog';
      readonly tokens: Readonly<Partial<Record<FogBack, number>>>;
      /** All fog fields of the board by default. */
      readonly fields?: readonly Field[];
      readonly notOnHeroes?: boolean;
    }
  /**
   * Shuffles these things and lays them face down, one to a field, all with the same back: nobody knows which of them lies where. Fields
   * left over stay free at random. Of gems, herbs and rune stones chance draws among those left.
   */
  | {
      readonly do: 'place.mixed';
      readonly things: Readonly<Partial<Record<Item | 'gem' | 'gold', number>>>;
      readonly fields: readonly Field[];
    }
  /** Allies (prince, shield-dwarves) can be moved by the heroes from now on. */
  | { readonly do: 'place.figure'; readonly figure: Figure; readonly field: FieldRef }
  | { readonly do: 'place.star'; readonly letters: readonly Letter[] }
  /** The N token: the legend ends there instead of at N, and `N` means that letter. */
  | { readonly do: 'place.tile_N'; readonly letter: LetterNow }
  /** One field for all, or one per kind of hero, or `rank`: the field with the number of the hero's rank. */
  | {
      readonly do: 'heroes.place';
      readonly heroes?: Who;
      readonly at: Field | 'rank' | Readonly<Partial<Record<HeroKind, Field>>>;
    };
