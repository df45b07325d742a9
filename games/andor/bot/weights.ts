/*
 * What things are worth to the team, in hours of a hero. Found by playing many legends, not by theory.
 */
const weights = {
  hour: 1,
  /** A round of a fight, for each hero in it. */
  round: 0.8,
  /** By the number of heroes and the sunrise at which the castle would fall without it: the next, the one after … Two cannot catch up. */
  urgent: { 2: [0, 140, 60, 20, 10, 0, 0], 3: [0, 140, 50, 20, 10, 0, 0], 4: [0, 140, 50, 20, 10, 0, 0] },
  urgentIdle: [0, 140, 50, 25, 0, 0, 0],
  boss: 120,
  finale: 2000,
  carrier: 60,
  goldWanted: 1.6,
  goldIdle: 0.5,
  goldHoard: 6,
  /** Days the team needs for a task. */
  days: { defend: 0, find: 3, deliver: 2, hand_over: 2, escort: 2.5, collect: 3, defeat: 1.5, visit: 1 },
  /** What a letter is worth by how many more there are than days needed. */
  letters: [75, 37, 20, 12, 8, 7, 5],
  blocker: 25,
  blockerToCome: 30,
  /** An ally where the last fight will be. */
  ally: 25,
  /** Being where the story is going to need somebody. */
  post: 15,
  tooSoon: 40,
  /** Days a way past the creatures may take before somebody clears it. */
  patience: 2,
  waiting: -3,
  /** Willpower above this is there to be spent on hours; a wizard rolls one die whatever he has. */
  sparedAbove: 99,
  sparedWizard: 99,
  /** A lead of so much in every round makes a fight safe; brew is bought until the team is ahead by so much more. */
  safeLead: 4,
  brewLead: 4,
  /** Mean lead in a round without which nobody goes to a fight: usually, and where the castle falls tonight. */
  leastLead: 1,
  leastLeadTonight: 1,
  tomorrow: 5,
  defeat: 6,
  deliver: 150,
  /** A task only this hero can do. */
  oath: 110,
  /** Its bearer does nothing else. */
  shyDeliver: 1000,
  fetch: 70,
  fetchLast: 250,
  farmer: 40,
  farmerAlone: { 2: 4, 3: -10, 4: 16 },
  farmerHour: 0.8,
  search: 30,
  /** What it is worth that so many look for whom a task wants found, whatever else there is. */
  seek: 0,
  seekers: 1,
  fog: 2,
  /** By back: event, strength, willpower 2 and 3, gold, gor, wineskin, brew. */
  fogOpen: [-6, 8, 4, 5, 5, -4, 5, 8],
  strengthWanted: 6,
  strengthIdle: 3,
  cheap: 2,
  well: 0.8,
  wellLow: 1.4,
  die: 1.5,
  /** Being near tomorrow's fights. */
  drift: 1,
  lyingGold: 3,
  lyingThing: 4,
  rune: 3,
  /** A gem laid next to a castle that is held by too many. */
  lure: 100,
  /** A point of treasure that lies about; one that is carried: usually, where it is the last that is missing, where time runs out. */
  treasure: 4,
  haul: 2,
  haulLast: 20,
  haulLate: 30,
  /** Hours of a day's way. */
  dayOfWay: 7,
  /** Strength a hero has before treasure is not spent on it any more. */
  hoardStrength: 2,
  /** Brew for somebody who has none, and more of it; gold is kept for it on the way to who sells it, up to so many fields. */
  brew: 12,
  moreBrew: 12,
  brewWay: 0,
  /** … once only the last fight is left, and the team is not yet strong enough for it. */
  dueBrew: 12,
  dueStrength: 6,
  dueGold: 1.6,
  /** Hours kept for a fight, the longest detour on a way and what each hour of it costs. */
  roundsKept: 2,
  mostDetour: 0,
  detour: 1.5,
} as const;

type Wide<T> = T extends number ? number : { readonly [K in keyof T]: Wide<T[K]> };
export type Weights = Wide<typeof weights>;

/** Where somebody is hidden in the fog the opening decides, so by the number of heroes other things are worth more (docs/bots.md). */
const searching: Readonly<Record<number, Weights>> = {
  2: {
    ...weights,
    brewWay: 8,
    farmerAlone: { ...weights.farmerAlone, 2: 3.43 },
    round: 0.22,
    goldWanted: 1.68,
    blocker: 110,
    ally: 30.4,
    tomorrow: 7.23,
    defeat: 7.66,
    deliver: 216,
    fetch: 123,
    farmer: 7.05,
    strengthIdle: 20.2,
    well: 0.99,
    wellLow: 0.83,
    drift: 1.2,
    brew: 8.08,
    moreBrew: 13.3,
    dueBrew: 47.8,
    dueStrength: 8.56,
    dueGold: 2.42,
    rune: 12.2,
    lyingGold: 0.63,
    detour: 2.97,
    safeLead: 6.87,
    leastLead: -0.51,
    roundsKept: 2,
    cheap: 1.69,
    die: 2.1,
    urgent: { ...weights.urgent, 2: [0, 140, 57, 20, 10, 0, 0] },
    letters: [49, 24, 13, 5, 3, 3, 2],
    fogOpen: [-0.87, 8, 4, 5, 5, -4, 5, 8],
    days: { ...weights.days, find: 4.89, deliver: 2, defeat: 2.53 },
  },
  3: {
    ...weights,
    brewWay: 8,
    seekers: 2,
    carrier: 60.4,
    blocker: 62.5,
    fetch: 90.8,
    farmer: 45.6,
    strengthIdle: 0.99,
    cheap: 0.91,
    well: 1.88,
    wellLow: 1.09,
    moreBrew: 7.37,
    dueBrew: 305,
    dueStrength: 4.24,
    dueGold: 2.51,
    rune: 2.42,
    lyingGold: 2.91,
    detour: 2.97,
    safeLead: 12.7,
    leastLead: -0.38,
    leastLeadTonight: 0.7,
    roundsKept: 1,
    brewLead: 1.57,
    sparedAbove: 7,
    sparedWizard: 8,
    search: 11.9,
    letters: [88, 43, 23, 7, 5, 4, 3],
    days: { ...weights.days, find: 3.47, deliver: 4.17, defeat: 3.39 },
  },
  4: {
    ...weights,
    brewWay: 8,
    seekers: 2,
    ally: 35.4,
    tomorrow: 5.85,
    defeat: 4.14,
    deliver: 195,
    fetch: 244,
    search: 14.1,
    fog: 0.73,
    strengthIdle: 4.81,
    well: 0.51,
    wellLow: 2.6,
    die: 1.27,
    brew: 25.9,
    dueBrew: 35.3,
    rune: 2.39,
    detour: 3.11,
    safeLead: 5.76,
    leastLead: 2.3,
    leastLeadTonight: 1.25,
    seek: 2.33,
    roundsKept: 1,
    brewLead: 2.91,
    urgent: { ...weights.urgent, 4: [0, 141, 50, 23, 9, 0, 0] },
    letters: [114, 56, 30, 18, 12, 11, 8],
    fogOpen: [3.38, 8, 4, 5, 5, -4, 5, 8],
    days: { ...weights.days, find: 3, deliver: 1.1, defeat: 0.58 },
  },
};

export const weightsFor = (isSearch: boolean, seats: number): Weights => (isSearch ? (searching[seats] ?? weights) : weights);
