import { adviserOf } from '@tafelrunde/bots';
import { FastRandom, gameWithBots, type Policy, type Seat, silent, uniformly } from '@tafelrunde/kernel';
import { game } from '@tafelrunde/games/silver/game.ts';
import { folder } from '@tafelrunde/games/silver/index.ts';
import type { Action, State } from '@tafelrunde/games/silver/state.ts';
import { weighing } from '@tafelrunde/games/silver/bot.ts';
import type { Figure } from '../figure.ts';
import { paces } from '../measure.ts';

const silver = await gameWithBots(folder);

const SEATS = 4;
const ROUNDS = 100;
const rules = game.rules(game.meta.defaults);

/** Plays the round under way to its end. */
function playRound(state: State, policy: Policy<State, Action>, random: FastRandom, before?: (state: State, seat: Seat) => void): void {
  while (state.step !== 'scored') {
    const seat = rules.asks(state)[0]?.seat ?? 0;
    before?.(state, seat);
    rules.play(state, seat, policy(state, seat, rules.legal(state, seat), random), random, silent);
  }
}

/** Whole rounds on the bare rules, dealing and the first looks included: any legal action, each equally likely. */
export const silverPlayouts: Figure = {
  name: 'silver-playouts',
  mark: { unit: 'rounds/s', better: 'higher', floor: 10_000, goal: 40_000 },
  measure(effort) {
    const random = new FastRandom(1);
    const samples = paces(
      {
        run() {
          for (let n = 0; n < ROUNDS; n += 1) playRound(rules.setup(SEATS, random, silent), uniformly, random);
          return ROUNDS;
        },
      },
      effort,
    );
    return { samples, how: 'per second of processor time', seats: SEATS };
  },
};

const ITERATIONS = 64;

/** Iterations a second of the strongest level as it plays, over every decision of a round that leaves a choice. */
export const silverSearch: Figure = {
  name: 'silver-search',
  mark: { unit: 'iterations/s', better: 'higher', floor: 5_000, goal: 20_000 },
  measure(effort) {
    const random = new FastRandom(3);
    const adviser = adviserOf(silver, rules);
    if (adviser === undefined) throw new Error('Silver Amulet has no search');
    const decisions: { readonly state: State; readonly seat: Seat }[] = [];
    playRound(rules.setup(SEATS, random, silent), weighing(), random, (state, seat) => {
      if (rules.legal(state, seat).length > 1) decisions.push({ state: rules.copy(state), seat });
    });
    const samples = paces(
      {
        run() {
          let iterations = 0;
          for (const { state, seat } of decisions) {
            const [view, asks, legal] = [rules.view(state, seat), rules.asks(state), rules.legal(state, seat)];
            iterations += adviser.advise({ seat, view, asks, legal, random, budget: { iterations: ITERATIONS } }).iterations;
          }
          return iterations;
        },
      },
      effort,
    );
    const how = 'per second of processor time, imagining included; rounds played on by the game’s own policy';
    return { samples, how, seats: SEATS, decisions: decisions.length };
  },
};
