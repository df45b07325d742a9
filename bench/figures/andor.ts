import { scripted } from '@tafelrunde/games/andor/bot/index.ts';
import { game } from '@tafelrunde/games/andor/game.ts';
import type { Action, State } from '@tafelrunde/games/andor/state.ts';
import { FastRandom, type Plain, type Seat, silent } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { paces } from '../measure.ts';

const SEATS = 4;
/** Legend 2 as a table plays it. */
const rules = game.rules(game.meta.defaults);

interface Recorded {
  readonly seed: number;
  readonly played: readonly { readonly seat: Seat; readonly action: Action }[];
}

/** A whole legend by the scripted team; chance comes from the seed alone, so that the log can be played again. */
function playLegend(seed: number, before?: (state: State, seat: Seat) => void): Recorded {
  const team = scripted(rules);
  const random = new FastRandom(seed);
  const state = rules.setup(SEATS, random, silent);
  const played: { seat: Seat; action: Action }[] = [];
  const notes: (Plain | undefined)[] = [];
  for (;;) {
    const asks = rules.asks(state);
    const ask = asks.find(({ must }) => must);
    if (ask === undefined) return { seed, played };
    const { seat } = ask;
    before?.(state, seat);
    const legal = rules.legal(state, seat);
    const turn = { seat, view: rules.view(state, seat), asks, legal, random, budget: {}, unheard: true } as const;
    const noted = notes[seat];
    const { action = rules.otherwise(state, seat), memo } = team.choose(noted === undefined ? turn : { ...turn, memo: noted });
    notes[seat] = memo;
    rules.play(state, seat, action, random, silent);
    played.push({ seat, action });
  }
}

const LEGENDS = 8;
const recordings = (): readonly Recorded[] => Array.from({ length: LEGENDS }, (_, n) => playLegend(n + 1));

/** Recorded logs played again by `play` alone, set-up included. */
export const andorReplay: Figure = {
  name: 'andor-replay',
  mark: { unit: 'actions/s', better: 'higher', floor: 300_000, goal: 1_000_000 },
  measure(effort) {
    const recorded = recordings();
    const samples = paces(
      {
        run() {
          let actions = 0;
          for (const { seed, played } of recorded) {
            const random = new FastRandom(seed);
            const state = rules.setup(SEATS, random, silent);
            for (const { seat, action } of played) rules.play(state, seat, action, random, silent);
            actions += played.length;
          }
          return actions;
        },
      },
      effort,
    );
    const actions = recorded.reduce((sum, { played }) => sum + played.length, 0);
    return { samples, how: 'per second of processor time', seats: SEATS, legends: LEGENDS, actions };
  },
};

/** How long `legal` takes for the seat the game waits for, on average over every decision of some legends. */
export const andorLegal: Figure = {
  name: 'andor-legal',
  mark: { unit: 'µs', better: 'lower', floor: 5, goal: 2 },
  measure(effort) {
    const decisions: { readonly state: State; readonly seat: Seat }[] = [];
    for (let n = 1; n <= LEGENDS; n += 1) playLegend(n, (state, seat) => decisions.push({ state: rules.copy(state), seat }));
    let listed = 0;
    const samples = paces(
      {
        run() {
          for (const { state, seat } of decisions) listed += rules.legal(state, seat).length;
          return decisions.length;
        },
      },
      effort,
    );
    if (listed === 0) throw new Error('nothing was legal anywhere');
    return { samples: samples.map((pace) => 1e6 / pace), how: 'of processor time', seats: SEATS, decisions: decisions.length };
  },
};

/** Whole matches of Legend 2 by the scripted team, every seat from its own view; nobody listens, as in a simulation. */
export const andorScripted: Figure = {
  name: 'andor-scripted',
  mark: { unit: 'legends/s', better: 'higher', floor: 150, goal: 400 },
  measure(effort) {
    let seed = 0;
    const samples = paces(
      {
        run() {
          seed += 1;
          playLegend(seed);
          return 1;
        },
      },
      effort,
    );
    return { samples, how: 'per second of processor time', seats: SEATS };
  },
};
