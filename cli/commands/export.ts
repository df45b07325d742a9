import { RefusedError } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { recordOfTable } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { writeNewFile } from '../files.ts';
import { withStore } from '../house.ts';
import { print } from '../output.ts';
import { SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'export',
    takes: ['TABLE'],
    summary: 'write the match of a table as a file',
    more: ['A finished match, with everything needed to play it again and to check its deal. Without --out it is printed.'],
    flags: {
      out: { value: 'FILE', text: 'write to this new file' },
      running: { text: 'a match that is not over, too: the file holds the secrets of the players, keep it to yourself' },
    },
  },
  async ({ out, running }, [table = '']) => {
    const record = await withStore((store) => recordOfTable(store, table as TableId, { running })).catch((fault: unknown) => {
      if (!(fault instanceof RefusedError) || fault.refusal.code !== 'table-running') throw fault;
      throw new SentenceError(`the match at ${table} is not over; --running exports it all the same, secrets included`);
    });
    const text = JSON.stringify(record);
    if (record.running === true) process.stderr.write('tafel: the match is still running: this file holds the secrets of its players\n');
    if (out === undefined) print(text);
    else writeNewFile(out, `${text}\n`);
    return 0;
  },
);
