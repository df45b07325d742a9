import { expect, test } from 'vitest';
import { Buckets } from '../buckets.ts';

test('however many addresses somebody comes from, no more are remembered than fit; the longest unheard are forgotten first', () => {
  const buckets = new Buckets(1, 0, () => 0);
  const sender = (n: number) => `2001:db8:${Math.floor(n / 65_536).toString(16)}:${(n % 65_536).toString(16)}`;
  expect(buckets.take('192.0.2.1')).toBe(true);
  for (let thousand = 0; thousand < 60; thousand += 1) {
    for (let n = 0; n < 1000; n += 1) buckets.take(sender(1000 * thousand + n));
    expect(buckets.take('192.0.2.1'), 'whoever keeps coming stays known').toBe(false);
  }
  expect(buckets.size).toBe(50_000);
  expect(buckets.take(sender(59_999))).toBe(false);
  expect(buckets.take(sender(0))).toBe(true);
});
