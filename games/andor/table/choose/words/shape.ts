import type { HeroKind } from '../../../pieces.ts';

export interface Words {
  readonly which: string;
  /** For those who did not open the table: who decides about legend and difficulty. */
  readonly theirs: (host: string) => string;
  readonly change: string;
  readonly learn: string;
  readonly own: string;
  /** Beside a legend that so many heroes cannot play. */
  readonly forHeroes: (min: number, max: number) => string;
  readonly opening: string;
  readonly who: string;
  /** What a hero is, as a man and as a woman. */
  readonly kinds: Readonly<Record<HeroKind, readonly [string, string]>>;
  readonly rank: (kind: string, rank: number) => string;
  readonly face: (kind: string) => string;
  readonly chance: string;
  /** Two names of one hero, one of which chance draws. */
  readonly either: (first: string, second: string) => string;
  readonly home: string;
  readonly lead: string;
  readonly leadSaid: (hero: string) => string;
  readonly instead: (other: string) => string;
  readonly insteadSaid: (hero: string, other: string) => string;
  readonly drawn: (heroes: number) => string;
  readonly draw: string;
  readonly seats: string;
  readonly difficulty: string;
  readonly easy: string;
  readonly normal: string;
  readonly oneDifficulty: string;
  readonly shields: (heroes: number, shields: number) => string;
  readonly why: string;
}
