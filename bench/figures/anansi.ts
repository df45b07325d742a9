import { game } from '@tafelrunde/games/anansi/game.ts';
import { folder } from '@tafelrunde/games/anansi/index.ts';
import type { State } from '@tafelrunde/games/anansi/state.ts';
import { adviserOf } from '@tafelrunde/bots';
import { FastRandom, gameWithBots, silent, uniformly, type GameWithBots } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { paces } from '../measure.ts';

const anansi = await gameWithBots(folder);

const SEATS = 4;
const ROUNDS = 500;
const rules = game.rules(game.meta.defaults);

/** Plays the round under way to its end by chance. */
function playRound(state: State, random: FastRandom, before?: (state: State) => void): void {
  while (state.phase === 'play') {
    before?.(state);
    const { turn } = state;
    rules.play(state, turn, uniformly(state, turn, rules.legal(state, turn), random), random, silent);
  }
}

/** Whole rounds on the bare rules, dealing included: any legal action, each equally likely. */
export const anansiPlayouts: Figure = {
  name: 'anansi-playouts',
  mark: { unit: 'rounds/s', better: 'higher', floor: 100_000, goal: 300_000 },
  measure(effort) {
    const random = new FastRandom(1);
    const samples = paces(
      {
        run() {
          for (let n = 0; n < ROUNDS; n += 1) playRound(rules.setup(SEATS, random, silent), random);
          return ROUNDS;
        },
      },
      effort,
    );
    return { samples, how: 'per second of processor time', seats: SEATS };
  },
};

const ITERATIONS = 400;

/** The search of the strongest level, but with rollouts by chance and nothing solved, as other programs' searches are measured. */
function searching(): GameWithBots {
  const { thinking } = anansi;
  if (thinking === undefined) throw new Error('Anansi cannot be thought about');
  return {
    ...anansi,
    thinking: {
      ...thinking,
      make(table) {
        return { ...thinking.make(table), policy: uniformly, solve: () => false };
      },
    },
  };
}

/** Iterations a second over every decision of a round that leaves a choice. */
export const anansiSearch: Figure = {
  name: 'anansi-search',
  mark: { unit: 'iterations/s', better: 'higher', floor: 50_000, goal: 100_000 },
  measure(effort) {
    const random = new FastRandom(1);
    const adviser = adviserOf(searching(), rules);
    if (adviser === undefined) throw new Error('Anansi has no search');
    const decisions: State[] = [];
    playRound(rules.setup(SEATS, random, silent), random, (state) => {
      if (rules.legal(state, state.turn).length > 1) decisions.push(rules.copy(state));
    });
    const samples = paces(
      {
        run() {
          let iterations = 0;
          for (const state of decisions) {
            const seat = state.turn;
            const [view, asks, legal] = [rules.view(state, seat), rules.asks(state), rules.legal(state, seat)];
            iterations += adviser.advise({ seat, view, asks, legal, random, budget: { iterations: ITERATIONS } }).iterations;
          }
          return iterations;
        },
      },
      effort,
    );
    return { samples, how: 'per second of processor time, imagining included', seats: SEATS, decisions: decisions.length };
  },
};
