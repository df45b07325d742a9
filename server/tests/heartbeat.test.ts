import { expect, test } from 'vitest';
import { Heartbeat } from '../heartbeat.ts';

const EVERY = 20_000;

/** A house whose clock is turned by hand, and pages that note how they were asked. */
function house(pages: number) {
  const clock = { now: 5 };
  const heart = new Heartbeat({ every: EVERY, elapsed: () => clock.now });
  const asked = Array.from({ length: pages }, () => [] as { readonly at: number; readonly hadTime: boolean }[]);
  const leaving = asked.map((list) => heart.add({ beat: (hadTime) => list.push({ at: clock.now, hadTime }) }));
  const pass = (milliseconds: number, step = 500) => {
    for (const end = clock.now + milliseconds; clock.now < end; ) {
      clock.now += step;
      heart.look();
    }
  };
  return { asked, leaving, pass, clock };
}

test('every page is asked once between two beats, and never many at a time', () => {
  const { asked, pass } = house(1000);
  pass(3 * EVERY);
  expect(asked.every((times) => times.length === 3 && times.every(({ hadTime }) => hadTime))).toBe(true);
  for (const [first, second] of asked) expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(EVERY);
  const together = new Map<number, number>();
  for (const { at } of asked.flat()) together.set(at, (together.get(at) ?? 0) + 1);
  expect(Math.max(...together.values())).toBe(25);
});

test('a clock that comes late now and then loses no time', () => {
  const { asked, pass } = house(80);
  pass(10 * EVERY, 730);
  for (const times of asked) expect(times.length).toBe(10);
});

test('after a standstill of the server everybody is asked, once, and nobody is judged by it', () => {
  const { asked, pass } = house(80);
  pass(EVERY);
  pass(90_000, 90_000);
  for (const times of asked) expect(times.map(({ hadTime }) => hadTime)).toEqual([true, false]);
  // All were asked at once, and keep their turns: whoever is asked again half a second later has had no time to answer.
  pass(EVERY);
  for (const times of asked) {
    const [before, last] = times.slice(-2);
    expect(last?.hadTime).toBe((last?.at ?? 0) - (before?.at ?? 0) >= EVERY / 2);
  }
  expect(asked.filter((times) => times.at(-1)?.hadTime === true)).toHaveLength(42);
  pass(EVERY);
  for (const times of asked) expect(times.at(-1)?.hadTime).toBe(true);
});

test('who was asked before a short standstill has not been heard in it; who was asked after it, has', () => {
  const { asked, pass } = house(40);
  pass(EVERY);
  pass(3000, 3000); // six parts are asked late
  pass(EVERY - 3000);
  expect(asked.map((times) => times[1]?.hadTime)).toEqual(Array.from({ length: 40 }, () => false));
  pass(EVERY);
  expect(asked.map((times) => times[2]?.hadTime)).toEqual(Array.from({ length: 40 }, () => true));
});

test('who has left is not asked', () => {
  const { asked, leaving, pass } = house(2);
  leaving[0]?.();
  pass(EVERY);
  expect(asked.map((times) => times.length)).toEqual([0, 1]);
});
