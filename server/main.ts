import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { noteUnreadNets } from './nets.ts';
import { openServer, type Server } from './open.ts';
import { CannotOpenError } from './store/port.ts';

/** The end comes within this, whatever hangs. */
const PATIENCE = 8000;

const config = settings();
const log = openLog(config.logLevel);
const server = await open(config);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
const thisMachineOnly = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
console.log(
  `Tafelrunde is ready: ${server.url}${thisMachineOnly ? '\nIt answers this machine only. To let others in on your network, start it with HOST=0.0.0.0.' : ''}`,
);
void noteUnreadNets(log, weightsFromDisk);

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (fault) {
    return giveUp(fault);
  }
}

async function open(wanted: Config): Promise<Server> {
  try {
    return await openServer(wanted, { log, watchProcess: true });
  } catch (fault) {
    return giveUp(fault);
  }
}

/** One sentence for the operator; the whole story only for what nobody foresaw. */
function giveUp(fault: unknown): never {
  const foreseen = fault instanceof ConfigError || fault instanceof CannotOpenError;
  console.error(foreseen ? fault.message : fault);
  process.exit(1);
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), PATIENCE).unref();
  await server.close().catch((fault: unknown) => log.error({ fault }, 'not everything could be closed in order'));
  process.exit(0);
}
