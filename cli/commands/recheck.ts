import { type Rechecked, recheck } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { withStore } from '../house.ts';
import { Progress, print, printJson } from '../output.ts';
import { counted } from '../sentence.ts';

const differs = ({ outcome }: Rechecked) => outcome !== 'same' && outcome !== 'not-carried';

export default command(
  {
    name: 'recheck',
    takes: [],
    summary: 'play all finished matches again by the present rules and say which come out otherwise',
    more: [
      'Nothing is changed, and a server may be running. After a change of rules this tells whether any stored match would be another one.',
      'The exit code is 1 if any differ. Matches whose rules are no longer carried are counted and left alone.',
    ],
    flags: { json: { text: 'one line of JSON' } },
  },
  async ({ json }) => {
    const found: Rechecked[] = [];
    const progress = new Progress('recheck');
    await withStore(async (store) => {
      const all = (await store.tables({ status: 'over', limit: Number.MAX_SAFE_INTEGER })).length;
      for await (const one of recheck(store)) {
        found.push(one);
        progress.of(found.length, all);
      }
    });
    progress.end();
    const bad = found.filter(differs);
    const old = found.filter(({ outcome }) => outcome === 'not-carried').length;
    if (json) printJson({ matches: found.length, notCarried: old, differ: bad });
    else {
      for (const one of bad) print(`${one.table}  ${one.game} ${one.version}: ${told(one)}`);
      const rest = old === 0 ? '' : `, ${old} of rules that are not carried any more`;
      print(`${counted(found.length, 'match', 'matches')} played again: ${bad.length} differ${rest}`);
    }
    return bad.length === 0 ? 0 : 1;
  },
);

function told(one: Rechecked): string {
  switch (one.outcome) {
    case 'stuck':
      return `event ${one.at} cannot be played any more (${one.why})`;
    case 'other-position':
      return `ends as it did, but the position kept at event ${one.at} is another`;
    case 'other-end':
      return 'comes to another end';
    default:
      return 'as it was';
  }
}
