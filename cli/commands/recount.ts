import { recount } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { withStore } from '../house.ts';
import { print, printJson } from '../output.ts';
import { counted } from '../sentence.ts';

export default command(
  {
    name: 'recount',
    takes: [],
    summary: 'count the results of all finished matches again from what was stored of them',
    more: ['Statistics and ratings are made of these results. The exit code is 1 if any were not what the matches say; they are now.'],
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }) => {
    const { matches, differ } = await withStore((store) => recount(store));
    if (json) printJson({ matches, differ });
    else {
      print(
        `${counted(matches, 'match', 'matches')} counted again, ${differ.length === 0 ? 'nothing has changed' : `changed: ${differ.length}`}`,
      );
      if (differ.length > 0) print(...differ);
    }
    return differ.length === 0 ? 0 : 1;
  },
);
