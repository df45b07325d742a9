/** Every game of the house: one line each. */
export { folder as anansi } from './anansi/index.ts';
export { folder as andor } from './andor/index.ts';
export { folder as anthem } from './anthem/index.ts';
export { folder as silver } from './silver/index.ts';
