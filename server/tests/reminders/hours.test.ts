import { expect, test } from 'vitest';
import { dueOf } from '../../reminders/hours.ts';

const at = (when: string) => Date.parse(when);
const told = (time: number) => new Date(time).toISOString();
const night = { from: 22, to: 8 };

test.each([
  // Clocks are put forward at two in the morning of 29 March 2026, and back at three of 25 October.
  ['the night before they change', '2026-03-28T05:00:00+01:00', '2026-03-28T08:00:00+01:00'],
  ['the short night of spring', '2026-03-28T23:30:00+01:00', '2026-03-29T08:00:00+02:00'],
  ['in it, behind the hour that is left out', '2026-03-29T03:30:00+02:00', '2026-03-29T08:00:00+02:00'],
  ['the long night of autumn', '2026-10-24T23:30:00+02:00', '2026-10-25T08:00:00+01:00'],
  ['in the hour that comes a second time', '2026-10-25T02:30:00+01:00', '2026-10-25T08:00:00+01:00'],
  ['the night after', '2026-10-26T00:10:00+01:00', '2026-10-26T08:00:00+01:00'],
])('what comes up in quiet hours goes out when they end by the clock on the wall: %s', (_when, from, to) => {
  const wishes = { zone: 'Europe/Berlin', quiet: night };
  for (const kind of ['push', 'mail', 'webhook'] as const) expect(told(dueOf(wishes, kind, at(from), at(from)))).toBe(told(at(to)));
});

test('by day it goes out at once, and what waited no longer than the night', () => {
  const wishes = { zone: 'Europe/Berlin', quiet: night };
  for (const noon of ['2026-03-29T12:00:00+02:00', '2026-03-28T21:59:00+01:00', '2026-10-25T08:00:00+01:00'])
    expect(dueOf(wishes, 'push', at(noon), at(noon))).toBe(at(noon));
  // It came up in the night and was tried in vain: in the morning nothing holds it back.
  expect(dueOf(wishes, 'push', at('2026-03-29T01:00:00+01:00'), at('2026-03-29T09:15:00+02:00'))).toBe(at('2026-03-29T09:15:00+02:00'));
});

test('the message of the day comes at its hour on the wall, on the days on which clocks change as well; a webhook waits for none', () => {
  const wishes = { zone: 'Europe/Berlin', daily: 9 };
  for (const [from, to] of [
    ['2026-03-28T20:00:00+01:00', '2026-03-29T09:00:00+02:00'],
    ['2026-10-24T20:00:00+02:00', '2026-10-25T09:00:00+01:00'],
  ] as const) {
    expect(told(dueOf(wishes, 'mail', at(from), at(from)))).toBe(told(at(to)));
    expect(dueOf(wishes, 'webhook', at(from), at(from))).toBe(at(from));
  }
  // An hour of the night: the morning after it.
  const both = { zone: 'Europe/Berlin', daily: 3, quiet: night };
  expect(told(dueOf(both, 'mail', at('2026-03-28T12:00:00+01:00'), at('2026-03-28T12:00:00+01:00')))).toBe(
    told(at('2026-03-29T08:00:00+02:00')),
  );
});
