import { isDeepStrictEqual } from 'node:util';
import { game } from '@tafelrunde/games/anansi/game.ts';
import type { Action, Options, State } from '@tafelrunde/games/anansi/state.ts';
import { thinking } from '@tafelrunde/games/anansi/thinking/index.ts';
import { policies } from '@tafelrunde/games/anansi/bot.ts';
import { FastRandom, Match, type Policy, pick, silent, uniformly } from '@tafelrunde/kernel';
import { type Figure, median, rounded } from '../figure.ts';
import { sideBySide, type Work } from '../measure.ts';
import { openReference, type Reference, type RoundDeal, type RoundMove, type RoundStanding } from '../reference/open.ts';

const SEATS = 4;
const RECORDED = 120;
const options: Options = game.meta.defaults;
const rules = game.rules(options);

/** A round as our rules played it. */
interface RecordedRound {
  readonly deal: RoundDeal;
  readonly played: readonly RoundMove[];
  readonly standings: readonly RoundStanding[];
  readonly points: readonly number[];
}

function inWords(action: Action): string {
  return action.type === 'deal' ? 'deal' : `${action.type} ${action.card}`;
}

function standingOf(state: State): RoundStanding {
  const { turn, trump, listeners, stories } = rules.view(state, undefined);
  return { seat: turn, trump, listeners, stories, choices: rules.legal(state, turn).map(inWords) };
}

function recordRound(n: number, policy: Policy<State, Action>): RecordedRound {
  const random = new FastRandom(n);
  const state = thinking.deal(rules, SEATS, n, random);
  const { round, order, leader, display } = rules.view(state, undefined);
  const hands = Array.from({ length: SEATS }, (_, seat) => rules.view(state, seat).hand);
  const standings: RoundStanding[] = [];
  const played: RoundMove[] = [];
  while (state.phase === 'play') {
    standings.push(standingOf(state));
    const { turn } = state;
    const action = policy(state, turn, rules.legal(state, turn), random);
    if (action.type === 'deal') throw new Error('a deal within a round');
    played.push({ move: action.type, card: action.card });
    rules.play(state, turn, action, random, silent);
  }
  const points = new Array<number>(SEATS).fill(0);
  thinking.make(rules).worth(state, points);
  return { deal: { round, order, leader, turnedUp: display.flat(), hands }, played, standings, points };
}

const inOrder = (standing: RoundStanding): RoundStanding => ({ ...standing, choices: standing.choices.toSorted() });

/**
 * What is compared must be the same game: recorded rounds, by chance and by the instant bot, are played on both and must agree before
 * every move on whose turn it is, on trump, listeners, stories and what may be done, and in the end on the points.
 */
export function whereTheyPart({ replay }: Pick<Reference, 'replay'>, rounds = RECORDED): string | undefined {
  for (let n = 0; n < rounds; n += 1) {
    const ours = recordRound(n, n % 2 === 0 ? uniformly : policies.steering);
    const theirs = replay(ours.deal, ours.played);
    const step = ours.standings.findIndex((own, i) => {
      const other = theirs.standings[i];
      return other === undefined || !isDeepStrictEqual(inOrder(own), inOrder(other));
    });
    if (step >= 0)
      return `round ${n}, move ${step}: ${JSON.stringify(ours.standings[step])}; boardgame.io ${JSON.stringify(theirs.standings[step])}`;
    if (!isDeepStrictEqual(ours.points, theirs.points)) return `round ${n}: ${ours.points.join()}; boardgame.io ${theirs.points.join()}`;
  }
  return undefined;
}

/** Whole rounds on the bare rules. */
function bareRounds(random: FastRandom): Work {
  const rounds = 500;
  return {
    run() {
      for (let n = 0; n < rounds; n += 1) {
        const state = rules.setup(SEATS, random, silent);
        while (state.phase === 'play') {
          const { turn } = state;
          rules.play(state, turn, pick(rules.legal(state, turn), random), random, silent);
        }
      }
      return rounds;
    },
  };
}

/** Whole rounds as the server plays them: every action checked, told, logged and ready to be taken back. */
function matchRounds(random: FastRandom): Work {
  const rounds = 50;
  let dealt = 0;
  return {
    run() {
      for (let n = 0; n < rounds; n += 1) {
        dealt += 1;
        const seed = dealt.toString(16).padStart(64, '0');
        const match = Match.begin(game, { options: { ...options }, seats: SEATS, seed, version: game.meta.version });
        while (match.state.phase === 'play') {
          const { turn } = match.state;
          match.act(turn, pick(match.legal(turn), random));
        }
      }
      return rounds;
    },
  };
}

function against(name: string, floor: number, goal: number, ours: (random: FastRandom) => Work, how: string): Figure {
  return {
    name,
    mark: { unit: 'times boardgame.io', better: 'higher', floor, goal },
    async measure(effort) {
      const reference = await openReference();
      const parted = whereTheyPart(reference);
      if (parted !== undefined) throw new Error(`boardgame.io plays another game: ${parted}`);
      const random = new FastRandom(2);
      const theirs: Work = {
        run: () => {
          const rounds = 10;
          reference.playRandomRounds(rounds, (n) => random.below(n));
          return rounds;
        },
      };
      const pairs = sideBySide(ours(new FastRandom(1)), theirs, effort);
      const ratios = pairs.map(([own, other]) => other / own);
      return {
        samples: ratios,
        how: `${how}; processor time, slices in turn`,
        ratio: rounded(median(ratios)),
        against: `boardgame.io 0.50.2, local client, the same rules (${RECORDED} recorded rounds agreed move by move)`,
        roundsPerSecond: Math.round(1 / median(pairs.map(([own]) => own))),
        boardgameRoundsPerSecond: Math.round(1 / median(pairs.map(([, other]) => other))),
        seats: SEATS,
      };
    },
  };
}

/** Whole rounds of Anansi for four by random legal play, deal included, against the same rules on boardgame.io in the same run. */
export const references: readonly Figure[] = [
  against('reference-rules', 100, 1000, bareRounds, 'bare rules'),
  against('reference-match', 10, 50, matchRounds, 'a match of the kernel, with events, log and undo'),
];
