import type { TableId } from '@tafelrunde/protocol';
import { forgetGuest, guestsNamed } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { whereKept, withStore } from '../house.ts';
import { print } from '../output.ts';
import { printable, SentenceError } from '../sentence.ts';

export default command(
  {
    name: 'forget',
    takes: ['TABLE', 'NAME'],
    summary: 'forget the person who sits at this table under this name, at every table; no server may be running on the folder',
    flags: { yes: { text: 'really' } },
  },
  async ({ yes }, [table = '', name = '']) => {
    const shown = printable(name);
    if (!yes) throw new SentenceError(`forgetting ${shown} cannot be undone; say --yes if you mean it`);
    await withStore(
      async (store) => {
        const guests = await guestsNamed(store, table as TableId, name);
        if (guests.length === 0) throw new SentenceError(`nobody called "${shown}" sits at ${table}`);
        for (const guest of guests) await forgetGuest(store, guest);
      },
      { exclusive: true },
    );
    print(`forgot ${shown}`);
    if (whereKept().databaseUrl !== undefined)
      print(
        'servers that are running read what they remember anew; one of a release before this one must be restarted, and forget once more',
      );
    return 0;
  },
);
