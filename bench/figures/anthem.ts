import { game } from '@tafelrunde/games/anthem/game.ts';
import { careful } from '@tafelrunde/games/anthem/bot.ts';
import { FastRandom, playOut, silent } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { paces } from '../measure.ts';

const SEATS = 4;
const MATCHES = 200;

/** Whole matches on the bare rules: every seat builds its row carefully, chance decides between equals. */
export const anthemPlayouts: Figure = {
  name: 'anthem-playouts',
  mark: { unit: 'matches/s', better: 'higher', floor: 50_000, goal: 150_000 },
  measure(effort) {
    const options = game.meta.defaults;
    const rules = game.rules(options);
    const most = game.meta.maxActions(options, SEATS);
    const random = new FastRandom(1);
    let actions = 0;
    let matches = 0;
    const samples = paces(
      {
        run() {
          for (let n = 0; n < MATCHES; n += 1) actions += playOut(rules, rules.setup(SEATS, random, silent), careful, random, most);
          matches += MATCHES;
          return MATCHES;
        },
      },
      effort,
    );
    return { samples, how: 'per second of processor time', seats: SEATS, meanActions: Math.round((10 * actions) / matches) / 10 };
  },
};
