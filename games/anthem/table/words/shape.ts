/** The table's own labels. Sentences with *stars* are printed with that part in red. Everything else a player reads comes from the game's texts. */
export interface Words {
  readonly table: string;
  readonly yourRow: string;
  readonly rowOf: string;
  readonly others: string;
  readonly yourHand: string;
  readonly handCount: InPlural;
  readonly handOf: InPlural;
  readonly noCards: string;
  readonly empty: string;
  readonly handOnly: string;
  readonly unseen: string;
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
  readonly space: string;
  readonly spaceLit: string;
  readonly spaceWarn: string;
  readonly spaceFree: string;
  readonly spaceFilled: string;

  readonly askDraw: string;
  readonly askDrawMore: string;
  readonly drawFrom: InPlural;
  readonly draw: string;
  readonly drew: string;
  readonly drewMore: string;
  readonly drewOnlyWarn: string;
  readonly drewNowhere: string;
  readonly drewDeath: string;
  readonly keep: string;
  readonly choices: string;
  readonly choiceWarn: string;
  readonly choiceNone: string;

  readonly otherDraws: string;
  readonly otherDrawsYours: string;
  readonly otherDrawsYoursMore: string;
  readonly otherDecides: string;
  readonly otherDecidesMore: string;
  readonly otherTook: string;
  /** Death as the object of a sentence. */
  readonly deathObject: string;
  /** A number card as the object of a sentence. */
  readonly numberObject: string;

  readonly balladOf: string;
  readonly yourBallad: string;
  readonly sungIn: InPlural;
  readonly sungFirst: string;
  readonly unfinished: string;
  readonly readBallad: string;
  readonly copyBallad: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly goOn: string;
  readonly dragonTitle: string;
  readonly dragonOf: string;
  readonly dragonYours: string;
  readonly silenceTitle: string;
  readonly silenceLine: string;
  readonly nightTitle: string;
  readonly nightLine: InPlural;
  readonly farthest: string;
  readonly theSongs: string;

  readonly cardsInHand: string;
  readonly spacesFilled: string;
  /** What a row is worth in the result. */
  readonly filledSpaces: InPlural;
  readonly round: string;

  readonly warnTitle: string;
  readonly warnGap: InPlural;
  readonly warnNothing: string;
  readonly warnOne: string;
  readonly warnSome: string;
  readonly warnEnd: string;
  readonly warnGoOn: string;
  readonly warnBack: string;
  /** Zero to eight in words, in the gender of a space. */
  readonly counts: readonly string[];
  readonly ownName: string;
  readonly closerNumber: string;
  readonly closerEnd: string;
  readonly closerDeath: string;
}

/** One form per plural category of the language; the number fills {n}, in words where the language has them here. */
export interface InPlural {
  readonly one: string;
  readonly other: string;
}
