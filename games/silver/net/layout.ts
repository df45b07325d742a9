/**
 * What the net is told, number by number, and what it answers. The weights were trained on exactly this layout: whoever changes it
 * raises LAYOUT and trains anew. Seats are counted from the own one; places of a village are those of `placesOf`, not of the row.
 */
export const LAYOUT = 'silver 1';
/** The version of the rules by which the rounds it learnt from were played. */
export const TRAINED_BY = 2;

/** So many cards of a village the net can tell apart; nobody who plays well ever has more. */
export const PLACES = 8;
/** The next seats clockwise, however many play. */
export const OTHERS = 3;
/** So many top cards of the draw pile: as many as Rascals let somebody draw (SIL-7.9). */
export const DEPTHS = 5;
/** No more open cards than Squires. */
export const OPEN = 4;
const NUMBERS = 14;

/** An own card: number where it is known, else that it is not · then one after the other what `own` says. */
export const OWN = {
  unknown: 14,
  up: 15,
  amulet: 16,
  guarded: 17,
  guards: 18,
  spent: 19,
  pushed: 20,
  seen: 21,
  twins: 24,
  chosen: 25,
  size: 26,
};
/** Somebody else's card, likewise. */
export const OTHER = { unknown: 14, up: 15, amulet: 16, shielded: 17, seenByOwner: 18, seenByThird: 19, chosen: 20, size: 21 };

/** How many numbers each group has, in their order. */
const sizes = {
  own: PLACES * OWN.size,
  others: OTHERS * PLACES * OTHER.size,
  /** What play waits for, one of `STEPS`. */
  step: 11,
  /** Pushed up: at least 1, 2, 3, 4 cards · all known · all known and of one number · their known sum. */
  pushedCount: 4,
  pushedKnown: 1,
  pushedMatch: 1,
  pushedSum: 1,
  /** Which of Exposer to Seer is used. */
  ability: 5,
  /** The card in hand: number · where from · which others have seen it · face up · own known cards of its number. */
  held: NUMBERS,
  heldFrom: 5,
  heldSeen: OTHERS,
  heldUp: 1,
  heldTwins: 1,
  /** Top of the discard pile · how many of each number lie in it · own known cards of the top one's number. */
  top: NUMBERS,
  discard: NUMBERS,
  topTwins: 1,
  /** Cards nobody told the seat of: how many of each number, of all, four times their mean. */
  unseen: NUMBERS,
  unseenTotal: 1,
  unseenMean: 1,
  /** Cards in the draw pile · at most 0, 1, … 7. */
  pile: 1,
  pileLow: 8,
  /** Its top cards as far as they are known · whether somebody else knows the top one · how many the Rascal has drawn. */
  deep: DEPTHS * NUMBERS,
  deepSeen: 1,
  drawn: 1,
  /** Open cards from low to high. */
  open: OPEN * NUMBERS,
  /** Which of the others has called. */
  caller: OTHERS,
  /** Turns everybody has had · at least 1, 2, 3, 5, 8, 12. */
  lap: 1,
  lapOver: 6,
  /** Who owns the amulet, the own seat first · it was placed · a free action was used in this turn. */
  owner: 4,
  placed: 1,
  acted: 1,
  /** Players, one of 2, 3, 4. */
  seats: 3,
  /** All seats from the own one × cards in the village, one of 1 to 8. */
  sizes: 4 * PLACES,
  /** The same: expected sum · sum of the known cards · cards not known. */
  sums: 4,
  knownSums: 4,
  unknown: 4,
  /** Own expected sum and the lowest of the others', in steps of two. */
  ownLevel: 16,
  theirLevel: 16,
  /** The others: face-down cards they know themselves and this seat does not. */
  kept: OTHERS,
  /** At least one, two Villagers face up. */
  villagersUp: 2,
  squiresUp: 1,
  rascalsUp: 1,
  /** An Empath, a Bodyguard, the amulet could be used. */
  ready: 3,
} as const;

type Group = keyof typeof sizes;

let reached = 0;
const starts = Object.entries(sizes).map(([group, size]) => [group, (reached += size) - size] as const);

/** Where each group begins. */
export const AT = Object.fromEntries(starts) as Readonly<Record<Group, number>>;
export const INPUTS = starts.reduce((most, [group, at]) => Math.max(most, at + sizes[group as Group]), 0);

/** Where each kind of action begins among the outputs. */
export const DO = {
  draw: 0,
  take: 1,
  call: 2,
  discard: 3,
  use: 4,
  turnOver: 5,
  forgo: 6,
  end: 7,
  pick: 8,
  keep: 12,
  push: 17,
  own: 25,
  other: 33,
  give: 57,
  amulet: 65,
  empath: 73,
  guard: 81,
  dig: 89,
} as const;
export const ACTIONS = DO.dig + NUMBERS;
/** One of the outputs for points stands for so many. */
export const POINTS = 16;
/** Then the points of four seats, from the own one, in units of `POINTS`. */
export const OUTPUTS = ACTIONS + 4;
