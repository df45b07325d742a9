import type { Clock } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { counted, isZone, runsOutAt, standsUntil } from '../clock/hours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const days = (more: Partial<Extract<Clock, { kind: 'days' }>> = {}): Clock => ({ kind: 'days', bank: 3 * DAY, back: 12 * HOUR, ...more });
const nights = days({ night: { from: 22, to: 8 } });

describe('how much of a span counts', () => {
  test('live and without hours off: all of it', () => {
    expect(counted({ kind: 'live', bank: HOUR, back: 0 }, 'Europe/Berlin', 1000, 61_000)).toBe(60_000);
    expect(counted(days(), 'Europe/Berlin', 0, 3 * DAY)).toBe(3 * DAY);
    expect(counted(nights, 'Europe/Berlin', 5000, 4000)).toBe(0);
  });

  test('nights do not, in the zone of the player', () => {
    // A Tuesday in winter, noon to noon: fourteen hours of day.
    const from = at('2026-01-13T12:00:00+01:00');
    expect(counted(nights, 'Europe/Berlin', from, from + DAY)).toBe(14 * HOUR);
    // The same moments elsewhere: in New York it is six in the morning, two hours of that night are left.
    expect(counted(nights, 'America/New_York', from, from + 4 * HOUR)).toBe(2 * HOUR);
    expect(counted(nights, 'Europe/Berlin', from, from + 4 * HOUR)).toBe(4 * HOUR);
    // Half an hour off the full one, as in India.
    expect(counted(nights, 'Asia/Kolkata', at('2026-01-13T07:30:00+05:30'), at('2026-01-13T09:00:00+05:30'))).toBe(HOUR);
  });

  test('a night that ends before midnight', () => {
    const siesta = days({ night: { from: 13, to: 16 } });
    expect(counted(siesta, 'Europe/Madrid', at('2026-01-13T12:00:00+01:00'), at('2026-01-13T17:00:00+01:00'))).toBe(2 * HOUR);
  });

  test('weekends do not: from the evening of Friday to the morning of Monday, or the two days themselves', () => {
    const friday = at('2026-01-16T12:00:00+01:00');
    const tuesday = at('2026-01-20T12:00:00+01:00');
    const both = days({ night: { from: 22, to: 8 }, weekend: true });
    expect(counted(both, 'Europe/Berlin', friday, tuesday)).toBe((10 + 14 + 4) * HOUR);
    expect(counted(days({ weekend: true }), 'Europe/Berlin', friday, tuesday)).toBe((12 + 24 + 12) * HOUR);
    expect(standsUntil(both, 'Europe/Berlin', at('2026-01-17T15:00:00+01:00'))).toBe(at('2026-01-19T08:00:00+01:00'));
  });
});

describe('across daylight saving', () => {
  // In Berlin the clock goes from 2 to 3 on 29 March 2026 and from 3 to 2 on 25 October 2026.
  test('the short night of spring and the long night of autumn do not count either', () => {
    const spring = at('2026-03-28T21:00:00+01:00');
    expect(counted(nights, 'Europe/Berlin', spring, at('2026-03-29T09:00:00+02:00'))).toBe(2 * HOUR);
    expect(standsUntil(nights, 'Europe/Berlin', at('2026-03-28T23:00:00+01:00'))).toBe(at('2026-03-29T08:00:00+02:00'));
    const autumn = at('2026-10-24T21:00:00+02:00');
    expect(counted(nights, 'Europe/Berlin', autumn, at('2026-10-25T09:00:00+01:00'))).toBe(2 * HOUR);
    expect(standsUntil(nights, 'Europe/Berlin', at('2026-10-24T23:00:00+02:00'))).toBe(at('2026-10-25T08:00:00+01:00'));
  });

  test('a night that ends in the hour that is left out, and in the hour that comes twice', () => {
    const early = days({ night: { from: 22, to: 2 } });
    expect(standsUntil(early, 'Europe/Berlin', at('2026-03-28T23:00:00+01:00'))).toBe(at('2026-03-29T01:00:00Z'));
    expect(standsUntil(early, 'Europe/Berlin', at('2026-10-24T23:00:00+02:00'))).toBe(at('2026-10-25T00:00:00Z'));
    // Both times it is half past two, time runs.
    expect(standsUntil(early, 'Europe/Berlin', at('2026-10-25T00:30:00Z'))).toBeUndefined();
    expect(standsUntil(early, 'Europe/Berlin', at('2026-10-25T01:30:00Z'))).toBeUndefined();
  });

  test('on the other side of the world it is the other way round', () => {
    // Sydney: from 2 to 3 on 4 October 2026.
    expect(counted(nights, 'Australia/Sydney', at('2026-10-03T21:00:00+10:00'), at('2026-10-04T09:00:00+11:00'))).toBe(2 * HOUR);
  });

  test('what is left lasts exactly as long as it is counted', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']) {
      for (const from of [at('2026-03-27T17:23:45.678Z'), at('2026-10-23T03:00:00Z'), at('2026-11-01T05:59:59Z')]) {
        for (const left of [1, HOUR, 13 * HOUR, 5 * DAY]) {
          const out = runsOutAt(nights, zone, from, left);
          expect(counted(nights, zone, from, out), `${zone} ${left}`).toBe(left);
          expect(counted(nights, zone, from, out - 1), `${zone} ${left}`).toBe(left - 1);
        }
      }
    }
  });
});

test('a zone is one there is', () => {
  for (const zone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC']) expect(isZone(zone)).toBe(true);
  for (const zone of ['', 'Berlin', 'Europe/Nowhere', '../../etc']) expect(isZone(zone)).toBe(false);
});
