import type { Phrase } from '@tafelrunde/kernel';

/** The table's own labels; what stands out is printed in red. Everything else a player reads comes from the game's texts. */
export interface Words {
  readonly table: string;
  readonly yourRow: string;
  rowOf(name: string): string;
  readonly others: string;
  readonly yourHand: string;
  handCount(n: number): string;
  handOf(name: string, n: number): string;
  readonly noCards: string;
  readonly empty: string;
  handOnly(name: string): string;
  unseen(name: string): string;
  readonly stage: string;

  readonly takesNext: string;
  readonly takesNextShort: string;
  readonly youDraw: string;
  readonly youDrew: string;
  readonly draws: string;
  readonly decides: string;
  readonly full: string;
  readonly closed: string;
  readonly closedLong: string;
  readonly deathInHand: string;

  readonly place: string;
  readonly closes: string;
  space(n: number): string;
  spaceLit(n: number, card: string): string;
  spaceWarn(n: number, card: string): string;
  spaceFree(n: number): string;
  spaceFilled(n: number, card: string): string;

  askDraw(name: string): Phrase;
  readonly askDrawMore: string;
  /** The same where an earlier position is looked at, and nothing is asked. */
  youDrawFrom(name: string): Phrase;
  drawFrom(name: string, n: number): string;
  readonly draw: string;
  drew(card: string, name: string): Phrase;
  readonly drewMore: string;
  readonly drewOnlyWarn: string;
  readonly drewNowhere: string;
  readonly drewDeath: string;
  readonly keep: string;
  choices(spaces: readonly number[]): string;
  choiceWarn(spaces: readonly number[]): string;
  readonly choiceNone: string;

  otherDraws(name: string, from: string): Phrase;
  otherDrawsYours(name: string): Phrase;
  readonly otherDrawsYoursMore: string;
  otherDecides(name: string): Phrase;
  readonly otherDecidesMore: string;
  otherTook(name: string, card: string): Phrase;
  /** The same of a card that was somebody else's, where all cards lie open. */
  otherDrew(name: string, card: string, from: string): Phrase;
  /** Death as the object of a sentence. */
  readonly deathObject: string;
  /** A number card as the object of a sentence. */
  numberObject(n: number, card: string): string;

  balladOf(name: string): string;
  readonly yourBallad: string;
  sungIn(n: number): string;
  readonly sungFirst: string;
  readonly unfinished: string;
  readonly readBallad: string;
  readonly copyBallad: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly goOn: string;
  readonly dragonTitle: string;
  dragonOf(name: string): string;
  readonly dragonYours: string;
  readonly silenceTitle: string;
  readonly silenceLine: string;
  readonly nightTitle: string;
  nightLine(n: number): string;
  readonly farthest: string;
  readonly theSongs: string;

  readonly cardsInHand: string;
  readonly spacesFilled: string;
  /** What a row is worth in the result. */
  filledSpaces(n: number): string;
  round(n: number): string;

  readonly warnTitle: string;
  warnGap(low: number, high: number, empty: number, fits: string): string;
  readonly warnNothing: string;
  warnOne(fits: readonly number[]): string;
  warnSome(fits: readonly number[]): string;
  readonly warnEnd: string;
  readonly warnGoOn: string;
  readonly warnBack: string;
  readonly ownName: string;
  readonly closerNumber: string;
  readonly closerEnd: string;
  readonly closerDeath: string;
}
