import { describe, expect, test } from 'vitest';
import type { Random } from '../index.ts';
import { FastRandom, pick, StreamRandom, shuffle } from '../index.ts';

const TWO_32 = 0x1_0000_0000;
const zeroSeed = new Uint8Array(32);

/** Chi-square of observed counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const share = total / counts.length;
  return counts.reduce((sum, n) => sum + (n - share) ** 2 / share, 0);
}

function countsOf(random: Random, n: number, draws: number): number[] {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const drawn = random.below(n);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
}

describe('the stream of a real match', () => {
  test('is ChaCha20 as published: the all-zero vector of RFC 8439, appendix A.1, across two blocks', () => {
    const random = new StreamRandom(zeroSeed, 0);
    const words = Array.from({ length: 18 }, () => random.below(TWO_32));
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(words[15]).toBe(0x8665eeb2);
    expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155]); // block 1, test vector 2
  });

  test('never changes between releases: stored matches depend on it', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
    const random = new StreamRandom(seed, 7);
    expect(Array.from({ length: 8 }, () => random.below(52))).toMatchInlineSnapshot(`
      [
        18,
        8,
        32,
        11,
        36,
        44,
        38,
        15,
      ]
    `);
  });

  test('each position has its own stream, and turning back gives the same one again', () => {
    const random = new StreamRandom(zeroSeed, 3);
    const third = [random.below(1000), random.below(1000), random.below(1000)];
    const fourth = [random.turnTo(4).below(1000), random.below(1000), random.below(1000)];
    expect(fourth).not.toEqual(third);
    expect([random.turnTo(3).below(1000), random.below(1000), random.below(1000)]).toEqual(third);
  });

  test('knows whether chance was drawn at this position', () => {
    const random = new StreamRandom(zeroSeed, 0);
    expect(random.used).toBe(false);
    random.below(6);
    expect(random.used).toBe(true);
    expect(random.turnTo(1).used).toBe(false);
  });

  test('begins from a seed as a deal writes it', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
    const written = StreamRandom.of(Buffer.from(seed).toString('hex'), 7);
    const bytes = new StreamRandom(seed, 7);
    expect(Array.from({ length: 20 }, () => written.below(TWO_32))).toEqual(Array.from({ length: 20 }, () => bytes.below(TWO_32)));
  });

  test('wants 32 bytes', () => {
    expect(() => new StreamRandom(new Uint8Array(16), 0)).toThrow(RangeError);
    expect(() => StreamRandom.of('00'.repeat(16), 0)).toThrow(RangeError);
  });
});

describe.each<[string, () => Random]>([
  ['stream', () => new StreamRandom(zeroSeed, 12345)],
  ['fast', () => new FastRandom(20260101)],
])('%s: uniform', (_name, make) => {
  // Limits are the 99.9 % points of chi-square for n-1 degrees of freedom.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [52, 87.97],
  ])('whole numbers below %i', (n, limit) => {
    expect(chiSquare(countsOf(make(), n, 60_000))).toBeLessThan(limit);
  });

  test('a number that does not divide 2^32 is not favoured: three quarters of the range', () => {
    const n = 3 * 2 ** 30;
    const random = make();
    const halves = [0, 0];
    for (let i = 0; i < 20_000; i += 1) {
      const side = random.below(n) < n / 2 ? 0 : 1;
      halves[side] = (halves[side] ?? 0) + 1;
    }
    expect(chiSquare(halves)).toBeLessThan(10.83); // a plain remainder would give the first half two thirds
  });

  test('every order of four is equally likely', () => {
    const random = make();
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = shuffle([1, 2, 3, 4], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(49.73);
  });

  test.each([0, -1, 1.5, Number.NaN, TWO_32 + 1])('below(%d) is refused', (n) => {
    expect(() => make().below(n)).toThrow(RangeError);
  });

  test('below(1) is 0, picking from one gives it, picking from none is refused', () => {
    expect(make().below(1)).toBe(0);
    expect(pick(['a'], make())).toBe('a');
    expect(() => pick([], make())).toThrow(RangeError);
  });
});

test('the fast generator repeats itself for the same seed and differs for the next', () => {
  const three = (seed: number) => {
    const random = new FastRandom(seed);
    return [random.below(1e9), random.below(1e9), random.below(1e9)];
  };
  expect(three(5)).toEqual(three(5));
  expect(three(5)).not.toEqual(three(6));
});
