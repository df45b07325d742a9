import { openInProcessBus } from '../../bus/in-process.ts';
import { busContract } from './contract.ts';

busContract('in one process', async () => {
  const reported: unknown[] = [];
  const bus = openInProcessBus((error) => reported.push(error));
  return { here: bus, there: bus, reported };
});
