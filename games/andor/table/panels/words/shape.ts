import type { Language } from '@tafelrunde/kernel';
import type { HeroKind, ItemName } from '../../../pieces.ts';

export interface Words {
  readonly dayTrack: string;
  readonly day: (day: number) => string;
  readonly hourOf: (name: string, hour: number) => string;
  readonly dayEnded: (name: string) => string;
  readonly beginsNext: (name: string) => string;
  readonly late: (hour: number, price: number) => string;
  readonly lateFree: (hour: number) => string;
  readonly lateForbidden: (hour: number) => string;

  readonly legendTrack: (letter: string) => string;
  readonly cardWaits: (letter: string) => string;
  readonly theEnd: (letter: string) => string;

  readonly party: string;
  readonly atTurn: string;
  /** Of a hero who has to answer out of turn. */
  readonly isAsked: string;
  /** Of another hero of the reader's, who could use what is where he stands. */
  readonly mayAct: string;
  /** Shows another of the reader's heroes. */
  readonly turnTo: (name: string) => string;
  readonly rank: (rank: number) => string;
  readonly you: string;
  readonly alsoYou: string;
  readonly onField: (field: number) => string;
  readonly strength: string;
  readonly willpower: string;
  readonly dice: (dice: number) => string;
  readonly moreFor: (points: number, dice: number) => string;
  readonly countsEveryRound: string;
  readonly carries: string;
  readonly small: string;
  readonly large: string;
  readonly helm: string;
  readonly free: string;
  readonly smallFree: (free: number) => string;
  readonly gold: (gold: number) => string;
  readonly hoursLeft: (hour: number, left: number) => string;
  readonly hoursLate: (hour: number) => string;
  readonly dayIsOver: string;
  readonly abilities: Readonly<Record<HeroKind, readonly [title: string, text: string]>>;
  /** What a thing does, in three words. */
  readonly uses: Readonly<Partial<Record<ItemName, string>>>;
  readonly freeActions: string;
  readonly close: string;
  readonly heroes: string;

  readonly creatures: string;
  readonly noCreatures: string;
  readonly onFields: (fields: readonly number[]) => string;
  readonly rolls: (dice: number, black: boolean) => string;
  readonly reward: string;

  readonly equipment: string;
  readonly left: (count: number) => string;
  readonly soldOut: string;
  readonly goldEach: (price: number) => string;
  readonly buyHere: string;
  readonly nothingHere: (fields: readonly number[]) => string;

  readonly tasks: string;
  readonly far: (now: number, of: number) => string;
  readonly until: (letter: string, left: number) => string;
  readonly lettersLeft: (left: number) => string;
  readonly tasksDone: (done: number, all: number) => string;
  readonly noTasks: string;
  readonly done: string;
  readonly failed: string;
  readonly castle: string;
  readonly shields: (free: number, all: number) => string;
  readonly nextCard: (letter: string) => string;
  readonly noMoreCards: string;
  /** The legend is not written in the reader's language: what they read instead. */
  readonly toldIn: (lent: Language) => string;
  readonly journal: string;
  /** The leaves of the journal, where one is seen at a time. */
  readonly leaves: { readonly story: string; readonly tasks: string; readonly track: string };
  readonly storySoFar: string;
  readonly inForce: string;
  readonly knownTrack: string;
  /** `end`: the letter on which the N token lies. */
  readonly trackNote: (letters: readonly string[], left: number, end?: string) => string;
  readonly ownTask: string;
  readonly notes: string;
  readonly readAloud: string;
  readonly stopReading: string;
}
