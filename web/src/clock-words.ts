import { localeOf } from '@tafelrunde/kernel';
import type { Clock } from '@tafelrunde/protocol';
import type { Texts } from './texts/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number) => String(n).padStart(2, '0');

/** What is left, as a figure: seconds only in live games below an hour; over days one unit, or two where there is room. */
export function figureOf(t: Texts, kind: Clock['kind'], left: number, wide = false): string {
  const { short } = t.clock;
  if (kind === 'live') {
    const seconds = Math.ceil(left / SECOND);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
  if (left < HOUR) return short.minutes(Math.ceil(left / MINUTE));
  if (left < DAY || (left < 2 * DAY && !wide)) return short.hours(Math.floor(left / HOUR));
  const hours = Math.floor((left % DAY) / HOUR);
  return wide && hours > 0 ? short.daysHours(Math.floor(left / DAY), hours) : short.days(Math.floor(left / DAY));
}

/** A span as people say it: in its largest whole unit. */
export function spanOf(t: Texts, ms: number): string {
  const { span } = t.clock;
  if (ms % DAY === 0 && ms >= DAY) return span.days(ms / DAY);
  if (ms % HOUR === 0 && ms >= HOUR) return span.hours(ms / HOUR);
  return ms % MINUTE === 0 && ms >= MINUTE ? span.minutes(ms / MINUTE) : span.seconds(Math.round(ms / SECOND));
}

/** Until when something stands: nights end at full hours where one is, elsewhere perhaps not. Far away, with its day. */
export function untilWord(t: Texts, until: number, now: number): string {
  const date = new Date(until);
  const clock = new Intl.DateTimeFormat(localeOf(t.lang), { hour: 'numeric', minute: '2-digit' });
  const hour = date.getMinutes() === 0 ? t.clock.choose.hour(date.getHours()) : clock.format(date);
  if (until - now < 20 * HOUR) return hour;
  return `${new Intl.DateTimeFormat(localeOf(t.lang), { weekday: 'short' }).format(date)} ${hour}`;
}

/** A choice in plain words; what matters stands between asterisks. */
export function plainWords(t: Texts, clock: Clock | undefined): string {
  const { choose } = t.clock;
  if (clock === undefined) return choose.plainNone;
  const back = clock.back === 0 ? '' : spanOf(t, clock.back);
  if (clock.kind === 'live') return choose.plainLive(spanOf(t, clock.bank), back);
  return choose.plainDays(spanOf(t, clock.bank), back, clock.night !== undefined, clock.weekend === true);
}

/** The same in a few words, for a list. */
export function rhythmName(t: Texts, clock: Clock | undefined): string {
  const { choose } = t.clock;
  return clock === undefined ? choose.none.title : clock.kind === 'live' ? choose.live.title : choose.days.title;
}
export function rhythmHint(t: Texts, clock: Clock | undefined): string {
  const { choose } = t.clock;
  if (clock === undefined) return choose.none.hint;
  const back = clock.back === 0 ? '' : spanOf(t, clock.back);
  return clock.kind === 'live'
    ? choose.live.hint(spanOf(t, clock.bank), back)
    : [spanOf(t, clock.bank), back].filter((part) => part !== '').join(' + ');
}
