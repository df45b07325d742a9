import type { Situation } from '../bot/situation.ts';
import { type Feature, featureNames, featuresOf } from './features.ts';

/*
 * How likely a legend is won from here, by the figures of the table at dawn: found by playing many legends with the scripted team and
 * asking which of these figures told won from lost (logistic regression).
 */
const counts: Readonly<Record<Feature, number>> = {
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

const list: readonly number[] = featureNames.map((name) => counts[name]);

/** In hundredths: 100 a won legend, 0 a lost one, between them how likely it is won. */
export function worthOf(sit: Situation): number {
  const { over } = sit.state;
  if (over !== 0) return over === 1 ? 100 : 0;
  const features: number[] = [];
  featuresOf(sit, features);
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) sum += (list[i] as number) * (features[i] as number);
  return 100 / (1 + Math.exp(-sum));
}
