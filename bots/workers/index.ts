export * from './arena.ts';
export * from './pool.ts';
export * from './serve.ts';
export * from './weights.ts';
