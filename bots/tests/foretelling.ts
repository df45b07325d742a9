import { FastRandom, type GameWithBots, silent } from '@tafelrunde/kernel';
import { adviserOf, anyNetOf, makeBot } from '../levels.ts';
import { valuerOf } from '../valuing.ts';

/** Who says what a round will bring: the net at a glance, replays by it (`valued`), a hint's first line, and rollouts as without weights. */
export type Teller = 'net' | 'valued' | 'hint' | 'rollouts';

/** What was said at one choice, less what came. */
export interface Foretold {
  /** Of the choices of this round, as a share. */
  readonly at: number;
  readonly off: Readonly<Partial<Record<Teller, number>>>;
  /** What the seat got in the end. */
  readonly came: number;
}

export interface Telling {
  readonly module: GameWithBots;
  /** The same game without weights. */
  readonly bare: GameWithBots;
  readonly seats: number;
  readonly seed: number;
  /** Everybody but the net is asked at every so many choices: that takes long. */
  readonly every: number;
  /** How many worlds rollouts have. */
  readonly worlds: number;
  /** Iterations of a hint, as the level of hints counts them. */
  readonly hint: number;
}

/** One round by the net at every seat; whoever has a choice is told what the round will bring. */
export function foretold({ module, bare, seats, seed, every, worlds, hint }: Telling, n: number): readonly Foretold[] {
  const rules = module.game.rules(module.game.meta.defaults);
  const net = anyNetOf(module, rules);
  const thinking = module.thinking?.make(rules);
  const [valuer, rollouts, adviser] = [valuerOf(module, rules), valuerOf(bare, rules), adviserOf(module, rules)];
  if (net === undefined || thinking === undefined) throw new RangeError(`${module.game.meta.id} has no net`);
  const random = new FastRandom(seed + 10 * n + seats);
  const state = module.thinking?.deal(rules, seats, n, random);
  const bot = makeBot(module, 'master', rules);
  const said: { readonly seat: number; readonly by: Partial<Record<Teller, number>> }[] = [];
  for (let moves = 0; !thinking.settled(state); moves += 1) {
    const asks = rules.asks(state);
    const seat = asks[0]?.seat ?? 0;
    const turn = { seat, view: rules.view(state, seat), asks, legal: rules.legal(state, seat), random, budget: {} };
    const glance = turn.legal.length > 1 ? net.glance(turn.view, seat, turn.legal) : undefined;
    if (glance !== undefined) {
      const by: Partial<Record<Teller, number>> = { net: glance.points[seat] as number };
      if (said.length % every === 0) {
        const own = () => new FastRandom(moves);
        if (valuer !== undefined) by.valued = valuer.expect(turn.view, seat, valuer.enough ?? worlds, own()).mean;
        if (rollouts !== undefined && worlds > 0) by.rollouts = rollouts.expect(turn.view, seat, worlds, own()).mean;
        const first = hint === 0 ? undefined : adviser?.advise({ ...turn, random: own(), budget: { iterations: hint } }).opinions[0];
        if (first !== undefined) by.hint = first.expected;
      }
      said.push({ seat, by });
    }
    rules.play(state, seat, bot.choose(turn).action, random, silent);
  }
  const worth: number[] = [];
  thinking.worth(state, worth);
  return said.map(({ seat, by }, i) => {
    const came = worth[seat] as number;
    const off = Object.fromEntries(Object.entries(by).map(([teller, points]) => [teller, points - came]));
    return { at: i / said.length, off, came };
  });
}

export const mean = (all: readonly number[]): number => all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);

/** What a teller was off by, wherever it was asked. */
export const offBy = (told: readonly Foretold[], teller: Teller): readonly number[] => told.flatMap(({ off }) => off[teller] ?? []);
