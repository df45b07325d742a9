/*
 * What things are worth to the team, in hours of a hero. Found by playing many legends, not by theory.
 */
export const weights = {
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
  brew: 12,
  /** Hours kept for a fight, the longest detour on a way and what each hour of it costs. */
  roundsKept: 2,
  mostDetour: 0,
  detour: 1.5,
} as const;
