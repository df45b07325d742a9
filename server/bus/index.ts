export { openInProcessBus } from './in-process.ts';
export type * from './port.ts';
