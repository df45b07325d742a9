export * from './bot-names.ts';
export * from './error-texts.ts';
export * from './errors.ts';
export * from './fail.ts';
export * from './frames.ts';
export * from './http.ts';
export * from './reading.ts';
export * from './shapes.ts';
