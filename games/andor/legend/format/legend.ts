/** A legend as a whole. */
import type { Language } from '@tafelrunde/kernel';
import type { licences } from '../words.ts';
import type { Difficulty, Name, Side, Text } from './basics.ts';
import type { Card, CardInFile, End, Rule } from './cards.ts';
import type { Deck } from './decks.ts';
import type { Effect } from './effects.ts';
import type { Task } from './tasks.ts';

export interface Legend {
  /** For editors: where the schema lies. The table does not look at it. */
  readonly $schema?: string;
  /** Version of this format. */
  readonly format: 1;
  readonly id: Name;
  readonly title: Text;
  readonly summary: Text;
  readonly author?: string;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  /** Languages every text is written in; a reader of another one gets the first. All three by default. */
  readonly languages?: readonly Language[];
  /** What names stand for (flags, counters, rolls, creatures), for tools and whoever reads the file. */
  readonly labels?: Readonly<Record<Name, Text | string>>;
  readonly credits?: Credits;
  readonly heroes: { readonly min: 2 | 3 | 4; readonly max: 2 | 3 | 4 };
  /** `["normal"]` or both; with both, a card may exist twice (see Card.difficulty). */
  readonly difficulties: readonly Difficulty[];
  /** Which side of the board it is played on. */
  readonly board: Side;
  /** Decks by name. `events` is drawn from at sunrise and by fog tokens. */
  readonly decks: Readonly<Record<Name, Deck>>;
  /** Ways to begin; the table chooses one, the first is usual. on.setup */
  readonly openings: readonly Opening[];
  /** Cards in reading order: on one letter they are read from top to bottom of this list. */
  readonly cards: readonly Card[];
  /** What is watched silently, without a card. */
  readonly rules?: readonly Rule[];
  readonly tasks?: Readonly<Record<Name, Task>>;
  readonly end: End;
}

/** Who wrote it, and what others may do with it. Shown as text, never followed. */
export interface Credits {
  readonly authors: readonly string[];
  readonly licence?: (typeof licences)[number];
  readonly basedOn?: { readonly title: string; readonly author?: string; readonly link?: string };
  readonly version?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
}

export interface Opening {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  /** Carried out before play. Afterwards the hero whose marker is on the rooster takes the first turn. */
  readonly do: readonly Effect[];
}

/** A legend as it stands in a file; complete.ts makes of it what is played. */
export type LegendInFile = Omit<Legend, 'cards'> & { readonly cards: readonly CardInFile[] };
