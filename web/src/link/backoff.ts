const FIRST = 500;
const MOST = 15_000;

/** How long to wait before the n-th new attempt (0-based): doubling, and jittered so that not everybody comes at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MOST, FIRST * 2 ** attempt);
  return Math.round(whole * (0.5 + random() / 2));
}
