import type { Situation } from '../bot/situation.ts';
import { type Feature, featureNames, featuresOf } from './features.ts';

/*
 * How likely a legend is won from here, by the figures of the table at dawn: found by playing many legends with the scripted team and
 * asking which of these figures told won from lost (logistic regression).
 */
type Counts = Readonly<Record<Feature, number>>;

/** For replays, whose positions are judged as they stand; a search plays every legend but a hard search to its end. */
const usual: Counts = {
  one: -0.5,
  letters: 0.2,
  free: 0.3,
  excess1: -0.8,
  excess2: -1.8,
  excess3: -0.6,
  excess4: -0.1,
  boss: 2.4,
  short: -2.5,
  shortMuch: -0.5,
  find: -1.6,
  deliver: -0.5,
  way: -1.8,
  visits: 0,
  gold: 0.2,
  willpower: 1.2,
  strength: 3.5,
  finale: 2.5,
  farmers: 1.5,
};

/** A hard search goes its own way, and another one with every number of heroes: from 1500 legends each, at dawns from the second on. */
const hardSearch: Readonly<Record<2 | 3 | 4, Counts>> = {
  2: {
    one: 0.77,
    letters: 0.64,
    free: 0.81,
    excess1: -1.28,
    excess2: -1.28,
    excess3: -2.04,
    excess4: -0.38,
    boss: 0.77,
    short: -1.37,
    shortMuch: 0.19,
    find: -1.42,
    deliver: -0.3,
    way: -1.63,
    visits: 0,
    gold: 0.05,
    willpower: 1.07,
    strength: 0,
    finale: 2.23,
    farmers: -0.29,
  },
  3: {
    one: 0.84,
    letters: 0.77,
    free: 1.21,
    excess1: -1,
    excess2: -0.55,
    excess3: -1.83,
    excess4: -0.42,
    boss: 0.84,
    short: -1.81,
    shortMuch: -0.97,
    find: -0.55,
    deliver: 0.44,
    way: -2.6,
    visits: 0,
    gold: 1.21,
    willpower: 0.57,
    strength: 0,
    finale: 1.6,
    farmers: 1.24,
  },
  4: {
    one: -0.57,
    letters: -0.4,
    free: 3.61,
    excess1: -1.23,
    excess2: -0.11,
    excess3: -1.05,
    excess4: 1.15,
    boss: -0.57,
    short: -1.12,
    shortMuch: 0.35,
    find: -0.64,
    deliver: 0.68,
    way: -1.66,
    visits: 0,
    gold: -0.35,
    willpower: 0.75,
    strength: 0,
    finale: 2.4,
    farmers: 1.48,
  },
};

const inOrder = (counts: Counts): readonly number[] => featureNames.map((name) => counts[name]);
const plain = inOrder(usual);
const hard = { 2: inOrder(hardSearch[2]), 3: inOrder(hardSearch[3]), 4: inOrder(hardSearch[4]) } as const;

/** In hundredths: 100 a won legend, 0 a lost one, between them how likely it is won. */
export function worthOf(sit: Situation): number {
  const { over, seats } = sit.state;
  if (over !== 0) return over === 1 ? 100 : 0;
  const list = sit.tale.isSearch ? hard[seats as 2] : plain;
  const features: number[] = [];
  featuresOf(sit, features);
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) sum += (list[i] as number) * (features[i] as number);
  return 100 / (1 + Math.exp(-sum));
}
