/*
 * How sure the team wants to be of a fight before it begins, and when it stops.
 */
export const limits = {
  /** Chance of winning wanted: nothing presses · the castle falls in two days · tonight · the last fight · nothing left to lose. */
  calm: 0.72,
  soon: 0.6,
  urgent: 0.5,
  boss: 0.4,
  desperate: 0.05,
  /** The last fight is begun at these odds: with days to spare · with the castle about to fall · with no letter for another day. */
  finale: 0.6,
  finaleSoon: 0.3,
  finaleLate: 0.3,
  /** Willpower kept on the way there. */
  keepForFinale: 3,
  /** Nobody else is asked along for a fight as sure as this. */
  alone: 0.95,
  /** A fight is gone on with at these odds. */
  stay: 0.4,
  /** Brew kept for the last fight is drunk in one for the castle that is as good as lost. */
  brew: 0.3,
  /** Somebody else's fight is joined at these odds. */
  join: 0.5,
  /** … unless one would more likely than this be knocked out. */
  knockedOut: 0.45,
  /** Willpower that overtime leaves. */
  keepWillpower: 4,
  /** The dwarf keeps his gold for the mine if it is no farther than this, with so many letters left. */
  mineWay: 5,
  mineLetters: 6,
  /** Things given and taken between two hours; the rules allow a few more. */
  handling: 16,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;

/** Where somebody is hidden in the fog, by the number of heroes. */
const searching: Readonly<Record<number, Limits>> = {
  2: {
    ...limits,
    finaleLate: 0.1,
    soon: 0.71,
    boss: 0.69,
    finale: 0.51,
    finaleSoon: 0.32,
    keepWillpower: 5.04,
    mineLetters: 4.33,
    calm: 0.72,
    stay: 0.16,
  },
  3: {
    ...limits,
    finaleSoon: 0.15,
    finaleLate: 0.1,
    calm: 0.51,
    soon: 0.75,
    boss: 0.42,
    keepWillpower: 0.02,
    mineWay: 5.15,
    mineLetters: 4.23,
  },
  4: {
    ...limits,
    finaleSoon: 0.15,
    finaleLate: 0.1,
    calm: 0.57,
    urgent: 0.42,
    boss: 0.41,
    finale: 0.59,
    alone: 0.92,
    keepWillpower: 6.53,
    mineWay: 7.49,
    mineLetters: 8.45,
  },
};

export const limitsFor = (isSearch: boolean, seats: number): Limits => (isSearch ? (searching[seats] ?? limits) : limits);
