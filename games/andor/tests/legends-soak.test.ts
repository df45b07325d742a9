import { FastRandom, pick, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { houseCards } from '../legends/house.ts';
import { defaults } from './table.ts';

/** Anybody does anything that is listed, until the legend is over. */
function playOn(options: typeof defaults, seats: number, seed: number): { actions: number; reason: string } {
  const random = new FastRandom(seed);
  const rules = game.rules(options);
  const state = rules.setup(seats, random, silent);
  const most = game.meta.maxActions(options, seats);
  for (let actions = 0; ; actions += 1) {
    const wrong = rules.audit(state);
    if (wrong !== undefined) throw new Error(`${wrong} after ${actions} actions`);
    const result = rules.result(state);
    if (result !== undefined) return { actions, reason: result.reason };
    expect(actions).toBeLessThan(most);
    const open = rules.asks(state).filter((ask) => ask.must || random.below(3) === 0);
    const seat = pick(open, random).seat;
    const legal = rules.legal(state, seat);
    if (legal.length > 0) rules.play(state, seat, pick(legal, random), random, silent);
  }
}

test.each(houseCards.map(({ name }, i) => [i + 1, name] as const))(
  'AND-19.1 Legend %i ends soundly whatever two, three or four heroes do',
  (_number, legend) => {
    for (const seats of [2, 3, 4]) {
      for (const difficulty of ['easy', 'normal'] as const) {
        for (const startAtPart2 of [false, true]) {
          const { actions } = playOn({ ...defaults, legend, difficulty, startAtPart2 }, seats, seats * 7 + Number(startAtPart2));
          expect(actions).toBeGreaterThan(1);
        }
      }
    }
  },
);
