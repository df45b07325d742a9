import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf, same } from '../index.ts';

describe('same', () => {
  test('is equality of JSON values, for any values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, structuredClone(a))).toBe(true);
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  test('takes a missing property and an undefined one as the same, in both directions', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });

  test('is not fooled by what an object inherits', () => {
    expect(same({ type: 'draw' }, Object.create({ type: 'draw' }))).toBe(false);
    expect(same({ toString: 1 }, {})).toBe(false);
  });

  test('tells arrays from objects and lengths apart', () => {
    expect(same([], {})).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([1, [2]], [1, [2]])).toBe(true);
  });
});

test('the order in which properties were written changes neither text nor hash', () => {
  expect(canonical({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

test('a hash is SHA-256 of the canonical text', () => {
  expect(hashOf('abc')).toBe('6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25');
});
