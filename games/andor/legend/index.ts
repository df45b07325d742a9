/** The legend format: reading and checking files, and turning a legend into the engine the core plays with. */
export type { Mistake, MistakeCode, MistakeKey } from './check/index.ts';
export { mistakeCodes, mistakeKeys, mistakesOf } from './check/index.ts';
export { type Compiled, compile, type Setting } from './engine/index.ts';
export type { Legend } from './format.ts';
export { DEEPEST, type Reading, readLegend } from './load.ts';
export type { Notion } from './notions.ts';
export { legendSchema } from './schema.ts';
