import type { Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';

/** GET /api/tables/<table>/hushed · POST /api/tables/<table>/hush: seats whose people the reader does not want to read. */
export interface Hushed {
  readonly seats: readonly Seat[];
}
export const hushBody = v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), on: v.boolean() });
