function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 32 bytes of this page's own chance, in hex: its share of the deal. */
export function freshChance(): string {
  return hex(32);
}

/** The name of a command. */
export function freshId(): string {
  return hex(12);
}

/** A uniform whole number from 0 to n-1, for n up to 2^32. */
export function below(n: number): number {
  const most = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % n;
  }
}
