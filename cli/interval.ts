/** Two-sided 99 %, and 95 %. */
const Z = 2.5758;
export const Z95 = 1.96;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A share with its interval after Wilson, which stays within 0 and 1. */
export function shareOf(share: number, n: number, z = Z): Estimate {
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  // where nothing or everything was won, sums of floats would stray past the end by their last digit
  return { value: share, low: share === 0 ? 0 : middle - half, high: share === 1 ? 1 : middle + half };
}

export function meanOf(mean: number, deviation: number, n: number): Estimate {
  const half = (Z * deviation) / Math.sqrt(n);
  return { value: mean, low: mean - half, high: mean + half };
}
