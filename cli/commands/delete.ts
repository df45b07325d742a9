import type { TableId } from '@tafelrunde/protocol';
import { command } from '../command.ts';
import { withStore } from '../house.ts';
import { print } from '../output.ts';
import { SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'delete',
    takes: ['TABLE'],
    summary: 'delete a table and everything of it, for good',
    flags: { yes: { text: 'really' } },
  },
  async ({ yes }, [table = '']) => {
    if (!yes) throw new SentenceError(`deleting ${table} cannot be undone; say --yes if you mean it`);
    const gone = await withStore((store) => store.remove(table as TableId));
    if (!gone) throw new SentenceError(`there is no table "${table}"`);
    print(`deleted ${table}`);
    return 0;
  },
);
