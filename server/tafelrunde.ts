import { parseArgs } from 'node:util';
import { programVersion } from './config.ts';

const help = `Usage: tafelrunde [--version] [--help]

Serves the game table. Settings come from the environment:

  PORT          where it listens (4321)
  HOST          127.0.0.1: this machine only; 0.0.0.0 lets others in
  DATA_DIR      where everything is kept (./data)
  DATABASE_URL  PostgreSQL instead of the embedded database

All of them are told in docs/operating.md of this package; samples for systemd, Caddy and nginx lie in deploy/.
"tafel" looks after what is stored, "tafel doctor" after a house that runs.`;

/** The command of an installed release: serves, unless it is only asked something. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } });
  if (values.help === true) console.log(help);
  else if (values.version === true) console.log(programVersion);
  else await import('./main.ts');
}

try {
  await run();
} catch (fault) {
  const known = fault instanceof Error && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS');
  console.error(known ? `${fault.message.split('. ')[0]}. "tafelrunde --help" says what can be asked.` : fault);
  process.exit(1);
}
