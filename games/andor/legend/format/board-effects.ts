/** Effects on what is on the board. */
import type { BoardToken, Field, Figure, Item, Name } from './basics.ts';
import type { Amount } from './numbers.ts';
import type { FieldRef, FieldSet } from './places.ts';
import type { CreaturePick, Who } from './who.ts';

export type BoardEffect =
  /** `pick`: all tokens of the kind on these fields, one at random, or one the group names. Farmers in the castle stay. */
  | {
      readonly do: 'remove.token';
      readonly token: BoardToken;
      readonly fields?: FieldSet;
      readonly pick?: 'all' | 'random' | 'group_decides';
    }
  | { readonly do: 'remove.figure'; readonly figure: Figure }
  /** Goes there from wherever it is; one that is not on the board stays away. Creatures, the dragon among them, have `land.creature`. */
  | { readonly do: 'move.figure'; readonly figure: Figure; readonly field: FieldRef }
  /** Removed, not defeated: no reward, no step of the narrator. */
  | { readonly do: 'remove.creature'; readonly creature: CreaturePick }
  /** Along the arrows, as at sunrise. */
  | { readonly do: 'move.creature'; readonly creature: CreaturePick; readonly steps: Amount }
  /**
   * Comes down there, wherever it was: heroes on the field lose so much willpower, but never the last; another creature, allies, farmers
   * and all that lies there leave the game.
   */
  | { readonly do: 'land.creature'; readonly creature: CreaturePick; readonly field: FieldRef; readonly harm?: Amount }
  /** Goes by this name from now on. */
  | { readonly do: 'name.creature'; readonly creature: CreaturePick; readonly name: Name }
  /** Does not move any more, by sunrise or card. */
  | { readonly do: 'pin.creature'; readonly creature: CreaturePick }
  | { readonly do: 'unpin.creature'; readonly creature: CreaturePick }
  | { readonly do: 'attach.item'; readonly creature: CreaturePick; readonly item: Item }
  /** The border is closed with a red X, for heroes and creatures; a creature whose arrow crosses it stays. */
  | { readonly do: 'link.cut'; readonly between: readonly [Field, Field] }
  | { readonly do: 'link.restore'; readonly between: readonly [Field, Field] }
  /** Rubble: nobody enters before it is cleared; one token per value, or so many drawn from those in the box. */
  | { readonly do: 'block.space'; readonly field: FieldRef; readonly values?: readonly number[]; readonly drawn?: number }
  | { readonly do: 'unblock.space'; readonly field: FieldRef }
  /** A red X on a field, a reminder only. */
  | { readonly do: 'mark.space'; readonly field: FieldRef; readonly marker: 'x' }
  | { readonly do: 'unmark.space'; readonly field: FieldRef }
  | { readonly do: 'refresh_well'; readonly fields?: FieldSet }
  | { readonly do: 'empty_well'; readonly fields?: FieldSet }
  /** Turned over, not activated; the heroes named choose which. */
  | { readonly do: 'reveal.fog'; readonly heroes: Who; readonly count: number };
