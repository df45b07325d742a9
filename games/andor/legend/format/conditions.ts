/** What can be asked of the table as it stands. */
import type { BoardToken, Difficulty, Field, Figure, Item, Letter, Name } from './basics.ts';
import type { FieldSet } from './places.ts';
import type { CreatureFilter, HeroFilter, Range } from './who.ts';

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The narrator stands before / at / after that letter. */
  | { readonly is: 'letter'; readonly letter: Letter; readonly when: 'before' | 'at' | 'after' }
  | { readonly is: 'flag'; readonly flag: Name }
  | ({ readonly is: 'counter'; readonly counter: Name } & Range)
  | { readonly is: 'card_read'; readonly card: Name }
  /** What a `roll` effect of this name showed last; before the first, 0. */
  | ({ readonly is: 'rolled'; readonly name: Name } & Range)
  | { readonly is: 'task'; readonly task: Name; readonly state: 'open' | 'done' }
  /** Some hero has a task of his own, and all such tasks are done. */
  | { readonly is: 'own_tasks_done' }
  | { readonly is: 'hero_count'; readonly in: readonly (2 | 3 | 4)[] }
  | { readonly is: 'difficulty'; readonly difficulty: Difficulty }
  /** At least one hero (or so many) fits; `this: true` asks only the hero the trigger speaks of. */
  | { readonly is: 'hero'; readonly where: HeroFilter; readonly atLeast?: number; readonly this?: true }
  | { readonly is: 'field'; readonly fields: FieldSet; readonly has: 'creature' | 'hero' | BoardToken }
  | ({ readonly is: 'free_shields' } & Range)
  | ({ readonly is: 'creatures'; readonly creature?: CreatureFilter } & Range)
  /** The thing, lying or carried, shares a field with a creature. */
  | { readonly is: 'carrier_on_same_space'; readonly item: Item; readonly creature?: CreatureFilter }
  /** A fight with such a creature is under way. */
  | { readonly is: 'fight'; readonly creature?: CreatureFilter }
  | { readonly is: 'figure_at'; readonly figure: Figure; readonly fields: FieldSet }
  | { readonly is: 'figure_in_play'; readonly figure: Figure }
  /** The farmer of this name is there; or is anywhere on the board. */
  | { readonly is: 'farmer_at'; readonly farmer: Name; readonly fields: FieldSet }
  | { readonly is: 'farmer_in_play'; readonly farmer: Name }
  /** Lies there, or is carried by a hero standing there. */
  | { readonly is: 'item_at'; readonly item: Item; readonly field: Field; readonly atLeast?: number };
