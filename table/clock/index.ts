export { type ClockState, creditOf, dueAt, LOW, timeOf } from './clock.ts';
export { isZone, standsUntil } from './hours.ts';
