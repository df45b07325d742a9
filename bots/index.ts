export * from './answer.ts';
export * from './bare.ts';
export * from './levels.ts';
export * from './notes.ts';
export * from './polite.ts';
export * from './team.ts';
export * from './turns.ts';
