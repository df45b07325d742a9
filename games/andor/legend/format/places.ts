/** Fields and sets of them. */
import type { Field, Figure, Name, Terrain } from './basics.ts';
import type { Rolled } from './numbers.ts';

/** One field: a number, a rolled number, or the place of somebody. `here`: where the trigger happened. */
export type FieldRef = Field | Rolled | { readonly of: 'this-hero' | 'here' | Figure };

export type FieldSet =
  | readonly Field[]
  | { readonly from: Field; readonly to: Field }
  | { readonly terrain: Terrain }
  /** What touches a field; or the field a `roll` of this name showed last. */
  | { readonly nextTo: Field | { readonly num: 'rolled'; readonly name: Name } }
  | { readonly any: readonly FieldSet[] }
  | { readonly not: FieldSet };
