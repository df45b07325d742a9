/**
 * What the net is told, number by number. The weights were trained on exactly this layout: whoever changes it raises LAYOUT and trains
 * anew. Suits stand in the order of `suitsFor`; of seats, "the others" are the four next ones clockwise, however many play.
 */
export const LAYOUT = 'anansi 1';

/** How many numbers each group has, in their order. */
const sizes = {
  /** Own cards, by suit and value. */
  hand: 42,
  /** Cards in other hands. */
  out: 42,
  /** At own cards: how many higher ones of the suit are out. */
  above: 42,
  /** Own cards that would hold the trick if they were played now. */
  beats: 42,
  /** The card that holds the trick. */
  best: 42,
  /** The others × cards they have played to tricks of this round. */
  played: 4 * 42,
  /** The others × suit × heads: cards they recruited with. */
  recruited: 4 * 3 * 3,
  /** The others × suit: shown not to hold it. */
  voids: 4 * 3,
  /** The others: still to act in this trick · holds it · has recruited in it. */
  toAct: 4,
  winning: 4,
  recruiting: 4,
  /** All seats from the own one × listeners − stories, one of −5 to 5. */
  balance: 5 * 11,
  listeners: 5,
  stories: 5,
  /** Own listeners, one of 0 to 8 (and more). */
  ownListeners: 9,
  /** Cards in the own hand, one of 1 to 10. */
  cards: 10,
  /** Players, one of 3, 4, 5. */
  seats: 3,
  /** Trickster bonus, one of 2, 4, 7. */
  bonus: 3,
  /** Nothing of both earns it. */
  zeroZero: 1,
  /** Players to act in this trick after this one · before it, one of 0 to 4. */
  after: 5,
  before: 5,
  /** Places for recruiters left in this trick, one of 0, 1, 2. */
  places: 3,
  /** Cards under each trump card, recruits of this trick included. */
  display: 3,
  /** Trump after this trick as it lies. */
  nextTrump: 3,
  /** The same if this seat recruits with a card of suit i. */
  nextIf: 3 * 3,
  /** Suit × cards it lacks to be trump, one of 0 to 5. */
  need: 3 * 6,
  /** The trump card of one suit lies left of another's: 0 of 1, 0 of 2, 1 of 2. */
  left: 3,
  /** Trump was led. */
  ledTrump: 1,
  /** By suit: none in the own hand · none out. */
  ownVoid: 3,
  outVoid: 3,
} as const;

type Group = keyof typeof sizes;

let reached = 0;
const starts = Object.entries(sizes).map(([group, size]) => [group, (reached += size) - size] as const);

/** Where each group begins. */
export const AT = Object.fromEntries(starts) as Readonly<Record<Group, number>>;
export const INPUTS = starts.reduce((most, [group, at]) => Math.max(most, at + sizes[group as Group]), 0);
/** One of the outputs for points stands for so many. */
export const POINTS = 4;
/** Play each card, recruit with each card; then points of five seats, from the own one, and how the own round ends. */
export const OUTPUTS = 2 * 42 + 5 + 3;
