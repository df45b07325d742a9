export { defaultLimits, defaultTimes, type Limits, type Times } from './limits.ts';
export { openLog } from './log.ts';
export { openServer, type Parts, type Server } from './open.ts';
export { openInProcessBus } from './bus/index.ts';
export * from './tools.ts';
