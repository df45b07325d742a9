import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests } from './long-tests.ts';
import { root } from './house-copy.ts';

test('whatever is said to take long is there, and said once', () => {
  expect(longTests.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  expect(new Set(longTests).size).toBe(longTests.length);
  expect(longTests.length).toBeGreaterThan(20);
});
