import { describe, expect, test } from 'vitest';
import { ended, GLIMPSE, LIMIT, leftOf, letGo, opened, pressed, shut, ticked, turnedAway } from '../shutters.ts';

describe('a window that is held', () => {
  test('is open while it is held; the look is over when it is let go', () => {
    const open = opened(shut, 1000);
    expect(open).toMatchObject({ open: true, done: false });
    expect(letGo(open, 1000 + GLIMPSE)).toMatchObject({ open: false, done: true });
  });
  test('a glimpse is no look: it can be opened again, and both count together', () => {
    const glimpse = letGo(opened(shut, 0), GLIMPSE - 200);
    expect(glimpse).toMatchObject({ open: false, done: false });
    expect(letGo(opened(glimpse, 2000), 2300)).toMatchObject({ open: false, done: true });
  });
  test('let go without being held changes nothing', () => expect(letGo(shut, 5)).toBe(shut));
});

test('one press opens, the next one closes for good; the second tap of two changes nothing', () => {
  const open = pressed(shut, 0);
  expect(open.open).toBe(true);
  expect(pressed(open, GLIMPSE - 1)).toBe(open);
  expect(pressed(open, GLIMPSE)).toMatchObject({ open: false, done: true });
});

describe('time', () => {
  test('ten seconds of being open; a tap by mistake does not burn the look while it is dark', () => {
    const glimpse = letGo(opened(shut, 0), 100);
    expect(ticked(glimpse, 1_000_000)).toBe(glimpse);
    const again = opened(glimpse, 50_000);
    expect(ticked(again, 50_000 + LIMIT - 101)).toMatchObject({ open: true, done: false });
    expect(ticked(again, 50_000 + LIMIT - 100)).toMatchObject({ open: false, done: true });
  });
  test('does not run before the first opening', () => {
    expect(ticked(shut, 1_000_000)).toBe(shut);
    expect(leftOf(shut, 1_000_000)).toBe(LIMIT);
  });
  test('what is left counts down and stops at nothing', () => {
    const open = opened(shut, 1000);
    expect(leftOf(open, 4000)).toBe(7000);
    expect(leftOf(open, 99_000)).toBe(0);
  });
});

describe('turning away', () => {
  test('ends what is open, and leaves alone what was only touched', () => {
    expect(turnedAway(opened(shut, 0), 100)).toMatchObject({ open: false, done: true });
    expect(turnedAway(letGo(opened(shut, 0), 100), 200).done).toBe(false);
  });
  test('leaves a window alone that was never opened', () => expect(turnedAway(shut, 100)).toBe(shut));
});

test('what is over stays over', () => {
  const over = ended(opened(shut, 0), 10);
  for (const next of [opened(over, 20), pressed(over, 20), letGo(over, 20), ticked(over, 99_999), ended(over, 30)])
    expect(next).toMatchObject({ open: false, done: true });
});
