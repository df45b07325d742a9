/** What looks after a house from outside: its settings, its store and what is done to it. Nothing of the server that answers. */
export { type Config, ConfigError, programVersion, readConfig } from './config.ts';
export { newHouseSecret } from './house-access.ts';
export { forgetGuest, guestsNamed, importRecord, recordOfTable } from './operator.ts';
export { type Rechecked, recheck } from './recheck.ts';
export { recount } from './statistics/counting.ts';
export * from './store/index.ts';
export { summaryFor } from '@tafelrunde/table';
