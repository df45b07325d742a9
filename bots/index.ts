export * from './answer.ts';
export * from './levels.ts';
export * from './polite.ts';
