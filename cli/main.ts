import { RefusedError } from '@tafelrunde/kernel';
import { columns } from './command.ts';
import { commands } from './commands/index.ts';
import { operatorSentence } from './refusals.ts';
import { SentenceError } from './sentence.ts';

function overview(): string {
  return [
    'Usage: tafel COMMAND …',
    '',
    'The game table from the command line: simulate, check, play, and look after what is stored.',
    '',
    ...columns(commands.map((known) => [[known.name, ...known.takes].join(' '), known.summary])),
    '',
    '"tafel COMMAND --help" tells more. Commands that touch the store use DATA_DIR or DATABASE_URL, like the server.',
  ].join('\n');
}

async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${overview()}\n`);
    return name === undefined ? 1 : 0;
  }
  const chosen = commands.find((known) => known.name === name);
  if (chosen === undefined) throw new SentenceError(`there is no command "${name}"; "tafel --help" lists them`);
  return chosen.run(rest);
}

/** By name: their classes belong to the server, which is loaded only by who needs it. */
const foreseen: ReadonlySet<string> = new Set(['SentenceError', 'ConfigError', 'CannotOpenError', 'StorageError', 'ConflictError']);

/** What went wrong as one sentence; a fault of the program itself keeps its stack. */
function told(fault: unknown): string {
  if (fault instanceof RefusedError) return operatorSentence(fault.refusal);
  if (!(fault instanceof Error)) return String(fault);
  return foreseen.has(fault.name) ? fault.message : (fault.stack ?? fault.message);
}

// A reader that goes away (`tafel replay … | head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (fault) {
  process.stderr.write(`tafel: ${told(fault)}\n`);
  process.exitCode = 1;
}
