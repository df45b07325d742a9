import type { Language } from '@tafelrunde/kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = 'day' | 'hour' | 'minute';

/** How long something took, in its one or two largest units: "42 minutes", "1 hour, 5 minutes", "3 days". Undefined: less than a minute. */
export function durationIn(language: Language, ms: number): string | undefined {
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 1) return undefined;
  const whole = minutes * MINUTE;
  const parts: readonly (readonly [number, Unit])[] =
    whole >= 3 * DAY
      ? [[Math.round(whole / DAY), 'day']] // nobody counts the hours of a week
      : whole >= DAY
        ? [
            [Math.floor(whole / DAY), 'day'],
            [Math.floor((whole % DAY) / HOUR), 'hour'],
          ]
        : [
            [Math.floor(whole / HOUR), 'hour'],
            [(whole % HOUR) / MINUTE, 'minute'],
          ];
  const words = parts.flatMap(([count, unit]) =>
    count === 0 ? [] : new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(words);
}
