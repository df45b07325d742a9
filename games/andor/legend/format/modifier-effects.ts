/** Effects that change a rule for a while. */
import type { CreatureKind, Field, HeroAction, Item, Letter } from './basics.ts';
import type { Condition } from './conditions.ts';
import type { FieldSet } from './places.ts';
import type { CreatureFilter, HeroFilter } from './who.ts';

/**
 * How long a modifier holds. this_round, this_fight: of the fight under way. this_day: until the next sunrise begins (drawn at sunrise: the day that starts then).
 * until_letter: until the narrator reaches it. while: as long as the condition holds.
 */
export type Span =
  | 'this_day'
  | 'this_round'
  | 'this_fight'
  | 'legend'
  | { readonly until: Letter }
  | { readonly whileOn: Letter }
  | { readonly while: Condition };

/** Modifiers: rules changed for a span (to the end of the legend by default). */
export type ModifierEffect =
  /** add, or set to a value, or raise to at least. */
  | {
      readonly do: 'mod.creature_stat';
      readonly creature?: CreatureFilter;
      readonly stat: 'strength' | 'willpower';
      readonly add?: number;
      readonly set?: number;
      readonly atLeast?: number;
      readonly span?: Span;
    }
  /** price: willpower per hour for these hours (8, 9, 10); forbidden: they may not be used. */
  | {
      readonly do: 'mod.overtime';
      readonly hours: readonly (8 | 9 | 10)[];
      readonly price?: number;
      readonly forbidden?: true;
      readonly span?: Span;
    }
  /** Fields nobody (or only heroes, only creatures) may enter. A creature whose arrow leads there stays. */
  | {
      readonly do: 'mod.enter';
      readonly fields: FieldSet;
      readonly forbiddenFor: 'heroes' | 'creatures' | 'all';
      readonly span?: Span;
    }
  /** The thing has no use. Gems: not money. */
  | { readonly do: 'mod.item'; readonly item: Item | 'gem'; readonly off: true; readonly span?: Span }
  /** Further passes of this kind after the wardraks' second one at sunrise. */
  | { readonly do: 'mod.move'; readonly creature: CreatureKind; readonly extra: number; readonly span?: Span }
  /** Only these actions may be taken. */
  | { readonly do: 'mod.actions'; readonly only: readonly HeroAction[]; readonly span?: Span }
  /** At sunrise a creature next to a gem goes there instead, the dearest first; the gem is gone. Gems are not money then. */
  | { readonly do: 'lure'; readonly item: 'gem'; readonly span?: Span }
  /** Heroes may go from each of these fields straight to every other one. Creatures, allies, bows and telescopes know no such way. */
  | { readonly do: 'mod.links'; readonly fields: readonly Field[]; readonly span?: Span }
  /** Where a creature comes to stand, by moving or by being placed, the gems of the field leave the game. */
  | { readonly do: 'destroy_on_enter'; readonly item: 'gem'; readonly span?: Span }
  /**
   * `garrison`: creatures hold the castle; any number may be in it, and the legend is not lost by that. `besieged`: whoever can shoot may
   * attack from next to it the weakest creature in it.
   */
  | { readonly do: 'mod.castle'; readonly garrison?: true; readonly besieged?: true; readonly span?: Span }
  /** Who may fight these: nobody (`forbidden`), one hero by himself (`alone`), or `only` such heroes. Looked at when a fight is begun. */
  | {
      readonly do: 'mod.fight_scope';
      readonly creature?: CreatureFilter;
      readonly forbidden?: true;
      readonly alone?: true;
      readonly only?: HeroFilter;
      readonly span?: Span;
    }
  /** What each ally on the creature's field adds. */
  | { readonly do: 'mod.ally_bonus'; readonly set: number; readonly span?: Span }
  | { readonly do: 'mod.creature_dice'; readonly creature?: CreatureFilter; readonly count: number; readonly span?: Span };
