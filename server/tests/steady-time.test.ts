import { expect, test } from 'vitest';
import { steadyTime } from '../steady-time.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

/** A machine whose clocks are in the test's hand. */
function machine() {
  const at = { wall: 1_700_000_000_000, elapsed: 5000, up: 90_000 };
  const { now, surely } = steadyTime({ now: () => at.wall, elapsed: () => at.elapsed, up: () => at.up, believed: 10 * MINUTE });
  const pass = (milliseconds: number) => {
    at.wall += milliseconds;
    at.elapsed += milliseconds;
    at.up += milliseconds;
  };
  const set = (milliseconds: number) => {
    at.wall += milliseconds;
  };
  const sleep = (milliseconds: number) => {
    at.wall += milliseconds;
    at.up += milliseconds;
  };
  const began = at.wall;
  return { pass, set, sleep, passed: () => now() - began, surely: () => surely() - began };
}

test('a clock that jumps and comes back was never followed; small corrections are, at once', () => {
  const { pass, set, passed } = machine();
  pass(MINUTE);
  expect(passed()).toBe(MINUTE);
  set(40 * DAY);
  expect(passed()).toBe(MINUTE);
  pass(5 * MINUTE);
  expect(passed()).toBe(6 * MINUTE);
  set(-40 * DAY);
  pass(SECOND);
  expect(passed()).toBe(6 * MINUTE + SECOND);
  set(-3 * DAY);
  pass(9 * MINUTE);
  expect(passed()).toBe(15 * MINUTE + SECOND);
  set(3 * DAY + 2 * SECOND);
  expect(passed()).toBe(15 * MINUTE + 3 * SECOND);
});

test('a clock that keeps to its new time is believed after a while, from its last jump on', () => {
  const { pass, set, passed } = machine();
  set(2 * DAY);
  expect(passed()).toBe(0);
  pass(9 * MINUTE);
  set(DAY);
  expect(passed()).toBe(9 * MINUTE);
  pass(9 * MINUTE);
  expect(passed()).toBe(18 * MINUTE);
  pass(MINUTE);
  expect(passed()).toBe(3 * DAY + 19 * MINUTE);
  set(-3 * DAY);
  expect(passed()).toBe(3 * DAY + 19 * MINUTE);
  pass(10 * MINUTE);
  expect(passed()).toBe(29 * MINUTE);
});

test('a machine that slept knows how late it is, every time', () => {
  const { pass, sleep, set, passed } = machine();
  sleep(8 * 60 * MINUTE);
  expect(passed()).toBe(480 * MINUTE);
  pass(MINUTE);
  sleep(DAY);
  expect(passed()).toBe(DAY + 481 * MINUTE);
  set(DAY);
  expect(passed()).toBe(DAY + 481 * MINUTE);
});

test('what time it surely is follows no clock forward, and every clock back', () => {
  const { pass, set, surely } = machine();
  set(DAY);
  pass(20 * MINUTE);
  expect(surely()).toBe(20 * MINUTE);
  set(-2 * DAY);
  expect(surely()).toBe(20 * MINUTE - DAY);
});
