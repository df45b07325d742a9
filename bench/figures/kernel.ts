import { type WholeGame, Match, type Rules, StreamRandom, same, silent } from '@tafelrunde/kernel';
import { type Figure, median, rounded } from '../figure.ts';
import { sideBySide } from '../measure.ts';
import { dealOf, type Recorded, record } from '../recorded.ts';

const MATCHES = 40;
const SEATS = 4;

type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** A recorded match ready to be played on bare rules: the listed actions themselves. */
interface Bare {
  readonly recorded: Recorded;
  readonly listed: readonly unknown[];
  readonly random: StreamRandom;
}

function bareOf(module: WholeGame, rules: AnyRules, recorded: Recorded): Bare {
  const random = StreamRandom.of(recorded.seed, 0);
  const state = rules.setup(recorded.seats, random, silent);
  const listed = recorded.played.map(({ seat, action }, i) => {
    const found = rules.legal(state, seat).find((candidate) => same(candidate, action));
    if (found === undefined) throw new Error(`${module.game.meta.id}: recorded action ${i} is not listed`);
    rules.play(state, seat, found, random.turnTo(i + 1), silent);
    return found;
  });
  return { recorded, listed, random };
}

/** What `Match.act` costs over `legal` and `play` of the bare rules, on the same recorded matches with the same streams of chance. */
export function kernelOverhead(module: WholeGame): Figure {
  return {
    name: 'kernel-overhead',
    mark: { unit: 'times bare legal + play', better: 'lower', floor: 3, goal: 1.5 },
    measure(effort) {
      const rules = module.game.rules(module.game.meta.defaults);
      const matches = Array.from({ length: MATCHES }, (_, n) => record(module, SEATS, n + 1));
      const bare = matches.map((recorded) => bareOf(module, rules, recorded));
      const actions = matches.reduce((sum, { played }) => sum + played.length, 0);

      let dealt: Match[] = [];
      const kernel = {
        prepare: () => {
          dealt = matches.map((recorded) => Match.begin(module.game, dealOf(module, recorded)));
        },
        run: () => {
          for (const [i, match] of dealt.entries()) {
            for (const { seat, action } of matches[i]?.played ?? []) match.act(seat, action);
          }
          return actions;
        },
      };

      let states: unknown[] = [];
      const plain = {
        prepare: () => {
          states = bare.map(({ recorded, random }) => rules.setup(recorded.seats, random.turnTo(0), silent));
        },
        run: () => {
          for (const [i, { recorded, listed, random }] of bare.entries()) {
            const state = states[i];
            for (let n = 0; n < listed.length; n += 1) {
              const seat = recorded.played[n]?.seat ?? 0;
              rules.legal(state, seat);
              rules.play(state, seat, listed[n], random.turnTo(n + 1), silent);
            }
          }
          return actions;
        },
      };

      const pairs = sideBySide(kernel, plain, effort);
      const ratios = pairs.map(([act, play]) => act / play);
      return {
        samples: ratios,
        how: 'processor time, slices in turn',
        ratio: rounded(median(ratios)),
        against: `bare legal + play of ${module.game.meta.id}, no events, the same stream of chance per action`,
        nanosecondsPerAct: Math.round(1e9 * median(pairs.map(([act]) => act))),
        nanosecondsBare: Math.round(1e9 * median(pairs.map(([, play]) => play))),
      };
    },
  };
}
