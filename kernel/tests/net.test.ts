import { describe, expect, test } from 'vitest';
import { type NetHead, readNet, sumOf, weightsOf } from '../net/file.ts';
import { Net } from '../net/net.ts';
import { FastRandom } from '../random.ts';

const head: NetHead = { layout: 'toy 1', inputs: 7, outputs: 3, width: 5, blocks: 2 };

/** A file with these weights, each a 16-bit float. */
function fileOf(halves: readonly number[], said: object = head): Uint8Array {
  const text = JSON.stringify(said);
  const bytes = new Uint8Array(6 + 4 + text.length + 2 * halves.length + 4);
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('TRNET1'));
  data.setUint32(6, text.length, true);
  bytes.set(new TextEncoder().encode(text), 10);
  halves.forEach((half, at) => data.setUint16(10 + text.length + 2 * at, half, true));
  data.setUint32(bytes.length - 4, sumOf(bytes.subarray(0, -4)), true);
  return bytes;
}

/** Any weights between −2 and 2: 16-bit floats with small exponents. */
function someHalves(count: number): number[] {
  const random = new FastRandom(4);
  return Array.from({ length: count }, () => (random.below(2) << 15) | ((random.below(5) + 11) << 10) | random.below(1024));
}

const halves = someHalves(weightsOf(head));
const file = readNet(fileOf(halves), 'toy 1');

/** The same net in the plainest words, without a thought for speed. */
function slowly(x: readonly number[]): number[] {
  let from = 0;
  const next = (count: number) => Array.from(file.weights.subarray(from, (from += count)));
  const times = (v: readonly number[], w: readonly number[], outs: number) =>
    Array.from({ length: outs }, (_, j) => v.reduce((sum, one, i) => sum + one * (w[i * outs + j] ?? 0), 0));
  const plus = (a: readonly number[], b: readonly number[]) => a.map((one, i) => one + (b[i] ?? 0));
  const norm = (h: readonly number[], scale: readonly number[], shift: readonly number[]) => {
    const mean = h.reduce((a, b) => a + b) / h.length;
    const spread = Math.sqrt(h.reduce((sum, one) => sum + (one - mean) ** 2, 0) / h.length + 1e-5);
    return h.map((one, i) => Math.max(0, ((one - mean) / spread) * (scale[i] ?? 0) + (shift[i] ?? 0)));
  };
  let h = plus(times(x, next(head.inputs * head.width), head.width), next(head.width));
  for (let block = 0; block < head.blocks; block += 1) {
    const seen = norm(h, next(head.width), next(head.width));
    h = plus(h, plus(times(seen, next(head.width * head.width), head.width), next(head.width)));
  }
  const seen = norm(h, next(head.width), next(head.width));
  return plus(times(seen, next(head.width * head.outputs), head.outputs), next(head.outputs));
}

test('every 16-bit float is read as the number it stands for', () => {
  const wide: NetHead = { ...head, inputs: 60, width: 256, blocks: 1 };
  const all = Array.from({ length: weightsOf(wide) }, (_, at) => at % 65_536);
  expect(all.length).toBeGreaterThan(65_536);
  const { weights } = readNet(fileOf(all, wide), 'toy 1');
  const wrong = all.slice(0, 65_536).filter((half) => {
    const [sign, exponent, rest] = [half < 32_768 ? 1 : -1, (half >> 10) & 31, half & 1023];
    const finite = exponent === 0 ? rest * 2 ** -24 : (1 + rest / 1024) * 2 ** (exponent - 15);
    const size = exponent < 31 ? finite : rest === 0 ? Number.POSITIVE_INFINITY : Number.NaN;
    return !Object.is(weights[half], sign * size);
  });
  expect(wrong).toEqual([]);
});

test('a net reckons what its weights say, however many inputs are nothing', () => {
  const net = new Net(file);
  for (const x of [
    [1, 0, 2, 0, 0, 3, 1],
    [0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1],
    [0, 4, 0, 0, 0, 0, 0],
  ]) {
    const outputs = [...net.run(x)];
    slowly(x).forEach((wanted, at) => expect(outputs[at]).toBeCloseTo(wanted, 3));
  }
});

test('16-bit floats: small, smallest, negative, one, and what is none', () => {
  const { weights } = readNet(fileOf([0x3c00, 0xc000, 0x0001, 0x7c00, ...halves.slice(4)]), 'toy 1');
  expect(Array.from(weights.subarray(0, 4))).toEqual([1, -2, 2 ** -24, Number.POSITIVE_INFINITY]);
});

describe('a file is refused, with what is wrong', () => {
  const good = fileOf(halves);
  const changed = good.slice();
  changed[60] = (changed[60] as number) ^ 1;
  test.each<[string, Uint8Array, RegExp]>([
    ['empty', new Uint8Array(), /not a net/],
    ['something else', new TextEncoder().encode('<!doctype html><title>Not found</title>'), /not a net/],
    ['cut off', good.slice(0, -40), /cut off or damaged/],
    ['one bit changed', changed, /cut off or damaged/],
    ['a head that is no head', fileOf(halves, { ...head, width: -5 }), /head/],
    ['another layout', fileOf(halves, { ...head, layout: 'toy 2' }), /made for toy 2/],
    ['other sizes', fileOf(halves, { ...head, width: 6 }), /weights instead of/],
  ])('%s', (_what, bytes, why) => {
    expect(() => readNet(bytes, 'toy 1')).toThrow(RangeError);
    expect(() => readNet(bytes, 'toy 1')).toThrow(why);
  });
});
