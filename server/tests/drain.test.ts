import { expect, test } from 'vitest';
import { drain } from '../drain.ts';

/** So many pages sent away; time passes only while it is waited for. */
async function sentAway(count: number, others: boolean) {
  let elapsed = 0;
  const told: { readonly at: number; readonly code: number; readonly reason: string }[] = [];
  const pages = Array.from({ length: count }, () => ({
    close: (code: number, reason = '') => void told.push({ at: elapsed, code, reason }),
  }));
  const sleep = async (milliseconds: number) => {
    elapsed += milliseconds;
  };
  await drain(new Set(pages), others, { elapsed: () => elapsed, sleep });
  expect(told).toHaveLength(count);
  for (const { code, reason } of told) expect([code, reason]).toEqual([1012, expect.stringMatching(/^\d+$/)]);
  const waits = told.map(({ reason }) => Number(reason));
  return { at: told.map(({ at }) => at), least: Math.min(...waits), most: Math.max(...waits) };
}

test('where others serve the same tables pages go one after the other, and each is told to come there at once', async () => {
  const few = await sentAway(5, true);
  expect(few.at).toEqual([0, 20, 40, 60, 80]);
  expect(few.most).toBeLessThanOrEqual(100);
  const many = await sentAway(2000, true);
  expect(many.at.at(-1)).toBeGreaterThan(1190);
  expect(many.at.at(-1)).toBeLessThan(1200);
  expect(Math.max(...many.at.map((at, n) => at - (many.at[n - 1] ?? 0)))).toBeLessThan(3);
});

test('where nobody else serves them all are told at once to come back when the same process may be there again, not in one moment', async () => {
  const { at, least, most } = await sentAway(1000, false);
  expect(new Set(at)).toEqual(new Set([0]));
  expect(least).toBeGreaterThanOrEqual(300);
  expect(most).toBeLessThanOrEqual(1300);
  expect(most - least).toBeGreaterThan(500); // of a thousand drawn from one second
});

test('nobody is there to be sent away', async () => {
  expect((await sentAway(0, true)).at).toEqual([]);
});
