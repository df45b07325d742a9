import type { Bus } from './port.ts';
import { type Report, WiredBus } from './wired.ts';

/** For one process. `report` hears of listeners that throw; the others are not disturbed by them. */
export function openInProcessBus(report: Report = (error) => process.emitWarning(String(error))): Bus {
  return new WiredBus('in-process', report);
}
