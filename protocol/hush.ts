import type { Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';

/** GET /api/tables/<table>/hushed · POST /api/tables/<table>/hush: whom the reader does not want to read. */
export interface Hushed {
  readonly seats: readonly Seat[];
  /** Of those who look on, by `ChatLine.by`; and by what the reader's own words are known among them. */
  readonly watchers: readonly string[];
  readonly you: readonly string[];
}
/** Whoever sits there, or wrote this among those who look on. */
export const hushBody = v.union([
  v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), on: v.boolean() }),
  v.strictObject({ watcher: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), on: v.boolean() }),
]);
