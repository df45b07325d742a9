export * from './pool.ts';
export * from './serve.ts';
