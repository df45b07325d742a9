import { FastRandom } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { seedNumber, wholeNumber } from '../given.ts';
import { Progress, print, printJson } from '../output.ts';
import { gameNamed } from '../shelf.ts';
import { studyOf } from '../studies.ts';

export default command(
  {
    name: 'second-reading',
    takes: ['GAME'],
    summary: 'compare the rules with a second, slow reading of the rulebook',
    more: ['Random matches are played by both; exit code 1 where they part.'],
    flags: {
      games: { value: 'N', text: 'matches to compare', default: '100000' },
      seed: { value: 'S', text: 'any text', default: '1' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values, [id = '']) => {
    await gameNamed(id);
    const games = wholeNumber('games', values.games, 1, 100_000_000);
    const read = await studyOf(id, 'secondReading', 'second reading');
    const progress = new Progress(`second-reading ${id}`);
    const parted = read(games, new FastRandom(seedNumber(`second reading ${values.seed}`)), (done) => progress.of(done, games));
    progress.end();
    if (values.json)
      printJson({ game: id, games, seed: values.seed, agree: parted === undefined, ...(parted === undefined ? {} : { parted }) });
    else print(parted === undefined ? `${id}: both readings agree over ${games} matches` : `${id}: the readings part in ${parted}`);
    return parted === undefined ? 0 : 1;
  },
);
