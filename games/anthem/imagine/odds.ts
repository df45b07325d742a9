import type { Random } from '@tafelrunde/kernel';

const FINE = 0x4000_0000;

/** A uniform number from 0 (in) to 1 (out). */
export const fraction = (random: Random): number => random.below(FINE) / FINE;

/** An index by weight; -1 when nothing weighs anything. */
export function pickByWeight(weights: Float64Array, random: Random): number {
  let left = fraction(random) * weights.reduce((sum, weight) => sum + weight, 0);
  let picked = -1;
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    picked = i;
    left -= weight;
    if (left < 0) break;
  }
  return picked;
}

/**
 * Undefined while the weights are even enough. Else for each place the index of what should be copied there: by weight, spread as evenly
 * as can be. All weights are 1 again then. Where nothing weighs anything nothing can be copied.
 */
export function copyTheLikely(weights: Float64Array, random: Random): Uint32Array | undefined {
  let sum = 0;
  let squares = 0;
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  if (sum === 0 || sum * sum > 0.5 * weights.length * squares) return undefined;
  const sources = new Uint32Array(weights.length);
  const stride = sum / weights.length;
  const last = weights.findLastIndex((weight) => weight > 0); // rounding must not lead past it
  let mark = fraction(random) * stride;
  let source = 0;
  let reached = weights[0] as number;
  for (let i = 0; i < sources.length; i += 1) {
    while (reached <= mark && source < last) {
      source += 1;
      reached += weights[source] as number;
    }
    sources[i] = source;
    mark += stride;
  }
  weights.fill(1);
  return sources;
}
