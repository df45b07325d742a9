import * as v from 'valibot';

/** How far behind the match those are who look on, while it runs: so many moves of the log, or so many milliseconds. */
export const delayChoice = v.variant('by', [
  v.strictObject({ by: v.literal('moves'), moves: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }),
  v.strictObject({ by: v.literal('time'), ms: v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(3_600_000)) }),
]);
export type Delay = v.InferOutput<typeof delayChoice>;
