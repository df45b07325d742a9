/** The legend format: reading and checking files, and turning a legend into the engine the core plays with. */
export type { Mistake, MistakeKey } from './check/index.ts';
export { compile } from './engine/index.ts';
export type { Legend } from './format.ts';
export { readLegend } from './load.ts';
export type { Notion } from './notions.ts';
