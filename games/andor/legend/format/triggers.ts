/** What sets cards and rules off. */
import type { Field, Figure, FogBack, Item, Letter, Name, SunriseStep } from './basics.ts';
import type { Condition } from './conditions.ts';
import type { FieldSet } from './places.ts';
import type { CreatureFilter, HeroFilter } from './who.ts';

export type Trigger =
  /** The narrator comes to the letter, also in mid-day by a defeat. Never again after a step back. `first`: before its cards. */
  | { readonly on: 'narrator_reaches'; readonly letter: Letter; readonly first?: true }
  | { readonly on: 'sunrise'; readonly step: SunriseStep; readonly at: 'before' | 'after' }
  /** Passing counts. */
  | { readonly on: 'hero_enters'; readonly fields: FieldSet; readonly hero?: HeroFilter }
  /** A move ends there, or the hero is put there. */
  | { readonly on: 'hero_stands'; readonly fields: FieldSet; readonly hero?: HeroFilter }
  /** A hidden token is turned over, by telescope or card. */
  | { readonly on: 'reveal'; readonly token: 'fog' | 'rune-stone'; readonly back?: FogBack }
  /** A fog token takes effect, a well is emptied. */
  | { readonly on: 'activate'; readonly token: 'fog' | 'well'; readonly back?: FogBack }
  /**
   * The thing lies on the field, or its bearer ends a move there. `each`: a further one counts as well, for what acts again. `hero`: only
   * if such a hero stands there with it (of farmers: beside it); `this` is then that hero.
   */
  | { readonly on: 'deliver'; readonly item: Item | 'farmer'; readonly field: Field; readonly each?: true; readonly hero?: HeroFilter }
  /** The two come to share a field, whoever moved; passing counts. */
  | { readonly on: 'meet'; readonly a: Party; readonly b: Party }
  | {
      readonly on: 'creature_defeated';
      readonly creature?: CreatureFilter;
      /** before-reward, before-narrator (after the reward; the usual moment), after-narrator. */
      readonly moment?: 'before-reward' | 'before-narrator' | 'after-narrator';
    }
  | { readonly on: 'creature_enters'; readonly fields: FieldSet; readonly creature?: CreatureFilter }
  /** Before a hero enters one of the fields; the step follows when all is done. `cross`: only over a way that mod.links adds. */
  | { readonly on: 'attempt'; readonly action: 'enter' | 'cross'; readonly fields: FieldSet }
  /** A hero takes such a thing up from the field where he stands. */
  | { readonly on: 'pickup'; readonly item: Item | 'gem' }
  /**
   * A fight against such a creature begins, everybody having answered and paid the hour of the first round. `this` is the hero who began it;
   * with `hero` one who takes part and fits, and only then. `alone`: only if one hero fights by himself.
   */
  | { readonly on: 'fight_start'; readonly creature?: CreatureFilter; readonly hero?: HeroFilter; readonly alone?: true }
  /** A round against such a creature begins, the hour paid and no die rolled; or it is over and the creature is not beaten. */
  | { readonly on: 'round_start'; readonly creature?: CreatureFilter }
  | { readonly on: 'round_end'; readonly creature?: CreatureFilter }
  /** Becomes true: looked at after every step of the game. */
  | { readonly on: 'condition'; readonly if: Condition }
  /** An option of a named `choose` was taken. */
  | { readonly on: 'choice'; readonly choice: Name; readonly option: Name };

export type Party =
  | { readonly hero: HeroFilter }
  | { readonly creature: CreatureFilter }
  | { readonly figure: Figure }
  /** Lying there, or carried by a hero or led along. `carried`: by a hero alone; `this` is then that hero. */
  | { readonly item: Item | 'farmer'; readonly carried?: true };
