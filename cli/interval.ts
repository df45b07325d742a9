/** Two-sided 99 %. */
const Z = 2.5758;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A share with its interval after Wilson, which stays within 0 and 1. */
export function shareOf(share: number, n: number): Estimate {
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { value: share, low: middle - half, high: middle + half };
}

export function meanOf(mean: number, deviation: number, n: number): Estimate {
  const half = (Z * deviation) / Math.sqrt(n);
  return { value: mean, low: mean - half, high: mean + half };
}
