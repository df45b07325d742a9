export { type Config, ConfigError, readConfig } from './config.ts';
export { defaultLimits, defaultTimes, type Limits, type Times } from './limits.ts';
export { openLog } from './log.ts';
export { openServer, type Parts, type Server } from './open.ts';
export * from './store/index.ts';
export { openInProcessBus } from './bus/index.ts';
export { summaryFor } from '@tafelrunde/table';
export { forgetGuest, guestsNamed, importRecord, recordOfTable } from './operator.ts';
