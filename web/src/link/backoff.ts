const FIRST = 500;
const MOST = 15_000;

/** How long to wait before the n-th new attempt (0-based): doubling, and jittered so that not everybody comes at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(MOST, FIRST * 2 ** attempt);
  return Math.round(whole * (0.5 + random() / 2));
}

/** How long a server that goes away asks to wait; undefined when it says nothing of the kind. */
export function toldWait(reason: string): number | undefined {
  return /^\d{1,5}$/.test(reason) ? Math.min(Number(reason), MOST) : undefined;
}
