/** Effects on the track, on cards and tasks, and what holds a card together. */
import type { Field, Keyed, Letter, Name, Text } from './basics.ts';
import type { Condition } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { Amount, LetterRef } from './numbers.ts';
import type { Who } from './who.ts';

export interface ChoiceOption extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly text: Text;
  readonly do: readonly Effect[];
}

/** Track and flow, and what holds a card together. */
export type FlowEffect =
  /** Backwards repeats nothing; forwards reads every star on the way. */
  | { readonly do: 'narrator.step'; readonly steps: number }
  /** Straight there, letters in between are skipped; only onwards. */
  | { readonly do: 'narrator.goto'; readonly letter: Letter }
  /** The N token moves, below 0 towards A; where the narrator stands on its letter or beyond it, the legend is over. */
  | { readonly do: 'n_tile.move'; readonly steps: number }
  /** The eight symbols of the sunrise box are carried out now; then the rooster begins the day. */
  | { readonly do: 'sunrise' }
  | { readonly do: 'read.card'; readonly card: Name }
  /** card.rolled_letter: lays the named card with a star at a letter. */
  | { readonly do: 'activate.card'; readonly card: Name; readonly letter: LetterRef }
  /** Out of the game, read or not. */
  | { readonly do: 'discard.card'; readonly card: Name }
  /** Cards of a deck leave the game wherever they are: in the pile, laid aside, or waiting beside a field. */
  | { readonly do: 'remove.deck_card'; readonly deck: Name; readonly cards: readonly Name[] }
  | { readonly do: 'draw.card'; readonly deck: Name }
  /**
   * Each hero gets the top card, from the lowest rank up, open to all. `exchanges`: so many times the lowest rank may name a hero whose
   * card goes under the deck for another. Then each card is carried out, with `this` the hero it was dealt to; it stays with him.
   */
  | { readonly do: 'deal.cards'; readonly deck: Name; readonly exchanges?: Amount }
  | { readonly do: 'shuffle'; readonly deck: Name }
  /** The top card goes under the deck unread. */
  | { readonly do: 'bottom_of_deck'; readonly deck: Name }
  /** Rolls now; `{num: "rolled"}` uses the number later. */
  | { readonly do: 'roll'; readonly name: Name; readonly number: Amount }
  | { readonly do: 'flag.set'; readonly flag: Name }
  | { readonly do: 'flag.clear'; readonly flag: Name }
  | { readonly do: 'counter.add'; readonly counter: Name; readonly amount: Amount }
  | { readonly do: 'rule.begin'; readonly rule: Name }
  | { readonly do: 'rule.end'; readonly rule: Name }
  /** `of: "this"`: it belongs to the hero meant, who alone can do it. */
  | { readonly do: 'task.add'; readonly task: Name; readonly of?: 'this' }
  | { readonly do: 'task.done'; readonly task: Name }
  | { readonly do: 'task.fail'; readonly task: Name }
  /** The sentence shown as the goal of the legend from now on. */
  | { readonly do: 'goal.set'; readonly text: Text }
  | { readonly do: 'legend.win'; readonly reason?: Text }
  | { readonly do: 'legend.lose'; readonly reason: Text }
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** prevent.pay: the group may pay together; if it does not reach the price nobody pays and `then` happens. */
  | {
      readonly do: 'prevent.pay';
      readonly with: readonly ('gold' | 'willpower')[];
      readonly amount: Amount;
      readonly then: readonly Effect[];
    }
  /** Each hero meant is asked yes or no; on yes `then`, with `this` that hero. */
  | { readonly do: 'optional'; readonly heroes: Who; readonly ask: Text; readonly then: readonly Effect[] }
  /** One hero decides for all (pick.hero_decides), or the group: then the lowest rank speaks for it. */
  | {
      readonly do: 'choose';
      readonly name: Name;
      readonly heroes: Who;
      readonly ask: Text;
      readonly options: readonly ChoiceOption[];
    }
  /**
   * The card stays beside these fields: the first hero who stands on one of them (now, or later) is `this`.
   * If several stand there now, `first` decides.
   */
  | {
      readonly do: 'wait';
      readonly fields: readonly Field[];
      readonly first: 'lowest_rank' | 'highest_rank';
      readonly then: readonly Effect[];
    };
