/** Effects on heroes. */
import type { Article, Field, Figure, HeroKind, Item, Name } from './basics.ts';
import type { Effect } from './effects.ts';
import type { Amount } from './numbers.ts';
import type { HeroFilter, Who } from './who.ts';

/** What a hero has points of. */
export interface Points {
  readonly willpower?: Amount;
  readonly strength?: Amount;
  readonly gold?: Amount;
}

/** What heroes get and lose. Tracks end at 20 and 14; strength never falls below 1. Dice are rolled for each hero by himself. */
export type HeroEffect =
  | ({ readonly do: 'gain'; readonly heroes: Who } & Points)
  /** `floor`: willpower stops there. */
  | ({ readonly do: 'lose'; readonly heroes: Who; readonly floor?: number } & Points)
  /** Gems go to the hero's gold. */
  | { readonly do: 'gain.gem'; readonly heroes: Who; readonly value: 2 | 4 | 6 }
  | { readonly do: 'lose.gem'; readonly heroes: Who }
  /** Hours are spent without any price, up to the last one of the day. */
  | { readonly do: 'lose.hours'; readonly heroes: Who; readonly hours: Amount }
  | { readonly do: 'gain.hours'; readonly heroes: Who; readonly hours: Amount }
  /** Raises to this value who has less. */
  | { readonly do: 'set_min'; readonly heroes: Who; readonly willpower?: number; readonly strength?: number }
  /** Lowers to this value who has more. */
  | { readonly do: 'set_max'; readonly heroes: Who; readonly willpower?: number; readonly strength?: number }
  /** pick.split_among_heroes: the group divides the total point by point. `each`: no hero more than so many. */
  | ({
      readonly do: 'group_total';
      readonly way: 'gain' | 'lose';
      readonly among?: HeroFilter;
      readonly each?: number;
      /** Articles from the equipment board, divided the same way (gain only). */
      readonly articles?: Readonly<Partial<Record<Article, Amount>>>;
    } & Points)
  /** From the equipment board; no free slot: it is laid on the hero's field; sold out: nothing. */
  | { readonly do: 'give_item'; readonly heroes: Who; readonly item: Item; readonly count?: Amount }
  | { readonly do: 'take_item'; readonly heroes: Who; readonly item: Item }
  /**
   * Without `at`: each hero meant is asked now, from the lowest rank; `once: "in-all"` stops after the first taker.
   * With `at`: the offer waits on these fields as a free action until used. `then` happens when somebody takes it.
   */
  | {
      readonly do: 'offer.trade';
      readonly heroes?: Who;
      readonly at?: readonly Field[];
      readonly pay: Points;
      readonly get: Points & { readonly oneOf?: readonly Article[] };
      readonly once?: 'per-hero' | 'in-all';
      readonly then?: readonly Effect[];
    }
  /** Goods at `price` gold each (2 by default); an archer may pay less for brew. The dwarf's price at 71 is the core's. */
  | {
      readonly do: 'shop.open';
      readonly at: readonly (Field | { readonly of: Figure })[];
      readonly goods: readonly (Article | 'strength')[];
      readonly price?: Amount;
      readonly discount?: Readonly<Partial<Record<HeroKind, number>>>;
    }
  | { readonly do: 'shop.close'; readonly at: readonly (Field | { readonly of: Figure })[] }
  /** One hero die; the six values say what face 1 to 6 brings (negative: loses). The hero may decline if `optional`. */
  | {
      readonly do: 'gamble';
      readonly heroes: Who;
      readonly points: 'willpower' | 'strength' | 'gold';
      readonly faces: readonly number[];
      readonly optional?: boolean;
    }
  /** The hero meant reads the top card aloud and decides: back on top, or out of the game; `to: "bottom"`: or under the deck. */
  | { readonly do: 'peek.deck'; readonly heroes: Who; readonly deck: Name; readonly to?: 'out' | 'bottom' }
  /** Time marker into the sunrise box. */
  | { readonly do: 'end_day'; readonly heroes: Who }
  /** All markers into the sunrise box, that of this hero on the rooster: he begins the next (or first) day. */
  | { readonly do: 'rooster'; readonly hero: Who };
