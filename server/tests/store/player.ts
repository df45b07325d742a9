import { writeSync } from 'node:fs';
import type { TableId } from '@tafelrunde/protocol';
import { CannotOpenError } from '../../store/port.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { append } from './position.ts';

/**
 * A program of its own, to be killed: plays on at every table it is told to and says of each append, after it was acknowledged,
 * which table now is at which sequence. Started as `node player.js FOLDER TABLE…`.
 */
const [folder = '', ...tables] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

async function play(): Promise<void> {
  const store = await openSqlite({ dataDir: folder });
  say('open');
  await Promise.all(
    tables.map(async (name) => {
      const table = name as TableId;
      for (let seq = (await store.read(table, 0)).length; ; seq += 2) {
        await store.append(append(table, seq, [`"${seq + 1}"`, `"${seq + 2}"`], { summary: String(seq + 2) }));
        say(`${table} ${seq + 2}`);
      }
    }),
  );
  // Without tables there is nothing to do but to hold the folder.
  setInterval(() => undefined, 60_000);
}

play().catch((error: unknown) => {
  if (!(error instanceof CannotOpenError)) throw error;
  say(`refused: ${error.message}`);
  process.exitCode = 1;
});
