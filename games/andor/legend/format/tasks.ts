/** Tasks, their goals and how they fail. */
import type { Field, Figure, Item, Letter, Name, Text } from './basics.ts';
import type { Effect } from './effects.ts';
import type { Amount, LetterNow } from './numbers.ts';
import type { FieldSet } from './places.ts';
import type { CreatureFilter } from './who.ts';

export interface Task {
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  readonly text: Text;
  readonly goal: Goal;
  /** Any of these fails the task at once and so loses the legend, unless it is `optional`. */
  readonly fails?: readonly Fail[];
  /** Shown as lost because of this. */
  readonly failed?: Text;
  readonly optional?: boolean;
  /** Happens once, when the goal is reached. */
  readonly then?: readonly Effect[];
}

/**
 * Goals are looked at after every step from task.add on. `lasting: false` ones (deliver with `atEnd`) only count at N.
 * Where the task belongs to a hero he has to do it himself: hand over, take part in the fight, visit. `by`: fails there.
 */
export type Goal =
  /** The castle holds: met at N unless lost before. */
  | { readonly goal: 'defend' }
  /** atEnd: it must be there when the narrator reaches N, and may leave again before. */
  | {
      readonly goal: 'deliver';
      readonly item: Item;
      readonly field: Field;
      readonly count?: number;
      readonly atEnd?: boolean;
      readonly by?: LetterNow;
    }
  /** One hero stands on the field with all of this; it is taken from him. A farmer has to stand there, too, and stays behind. */
  | {
      readonly goal: 'hand_over';
      readonly things: Readonly<Partial<Record<Item | 'gold' | 'farmer', Amount>>>;
      readonly field: Field;
      readonly by?: LetterNow;
    }
  /** The farmer of this name stands there with a hero whose move ends there, and is safe. Fails as soon as he is lost. */
  | { readonly goal: 'escort'; readonly farmer: Name; readonly field: Field; readonly by?: LetterNow }
  /** Gold and gems worth so much. A hero on the field may hand over all he has of them, as a free action, again and again. */
  | { readonly goal: 'collect'; readonly value: Amount; readonly field: Field; readonly by?: LetterNow }
  /** `solo`: counts only if one hero alone has fought, from the first round on. */
  | {
      readonly goal: 'defeat';
      readonly creature: CreatureFilter;
      readonly count?: Amount;
      readonly solo?: true;
      readonly by?: LetterNow;
    }
  | { readonly goal: 'find'; readonly figure: Figure; readonly by?: LetterNow }
  /** A hero ends a move there; or does there what `action` says. `all`: each of the fields, in any order. */
  | {
      readonly goal: 'visit';
      readonly fields: readonly Field[];
      readonly action?: 'stand' | 'uncover-fog' | 'empty-well' | 'buy-strength';
      readonly all?: true;
      readonly by?: LetterNow;
    };

export type Fail =
  /** The thing or its bearer shares a field with such a creature, in passing too. */
  | { readonly fail: 'meet'; readonly item: Item; readonly creature?: CreatureFilter }
  | { readonly fail: 'creature_at'; readonly fields: FieldSet; readonly creature?: CreatureFilter }
  /** The narrator reaches the letter and the goal is not met. */
  | { readonly fail: 'letter'; readonly letter: Letter }
  /** The last such thing is gone from the game; of farmers, the last one outside the castle. */
  | { readonly fail: 'item_lost'; readonly item: Item | 'farmer' };
