import type { HeroKind } from '../../../pieces.ts';
import type { IdeaName } from '../ideas.ts';
import type { Worth } from '../moment.ts';

/** What the sentences are filled with: the match as it is just now. */
export interface Facts {
  /** The first part of the first legend is played. */
  readonly first: boolean;
  /** The reader's hero: name, kind, and what the board says. */
  readonly hero: string;
  readonly kind: HeroKind;
  readonly willpower: number;
  readonly dice: number;
  /** Hours spent today. */
  readonly hours: number;
  /** The hero whose turn it is, and whether the reader leads that one. */
  readonly turn: string;
  readonly turnIsYours: boolean;
  /** Where it would be worth going, what for, and how many hours it takes. */
  readonly goal: { readonly field: number; readonly what: Worth; readonly hours: number } | undefined;
  /** Golden shields that are free. */
  readonly shields: number;
  /** Another hero of the reader's, who could use what is where he stands. */
  readonly idle: string | undefined;
}

export interface IdeaWords {
  readonly title: (facts: Facts) => string;
  readonly text: (facts: Facts) => string;
  /** In a list of ideas. */
  readonly short: string;
}

export interface Words {
  readonly ideas: Readonly<Record<IdeaName, IdeaWords>>;
  /** How far one has come: "5 of 23 ideas". */
  readonly progress: (known: number, all: number) => string;
  readonly card: string;
  readonly gotIt: string;
  readonly later: string;
  readonly noMore: string;
  readonly rule: (rule: string) => string;
  readonly unfold: (title: string) => string;
  readonly list: string;
  /** Opens the ideas that can be read again. */
  readonly knownSoFar: (count: number) => string;
  readonly isKnown: string;
  readonly isNow: string;
  /** Said when all of it is known. */
  readonly all: string;
}
