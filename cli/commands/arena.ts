import { availableParallelism } from 'node:os';
import { type Contest, gainOf, ownIterations, type Player, playersOf } from '@tafelrunde/bots/arena';
import type { WholeGame } from '@tafelrunde/kernel';
import { type Held, hold, type Plan } from '../arena/contest.ts';
import { needNets } from '../nets.ts';
import { inWords, marginText, pairing } from '../arena/words.ts';
import { command } from '../command.ts';
import { gameOptions, seatCount, seedNumber, wholeNumber } from '../given.ts';
import { Progress, print, printJson } from '../output.ts';
import { counted, SentenceError } from '../sentence.ts';
import { gameNamed } from '../shelf.ts';

const MOST_ITERATIONS = 1_000_000_000;
const MOST_DEALS = 1_000_000;

export default command(
  {
    name: 'arena',
    takes: ['GAME'],
    summary: 'measure how much stronger one bot plays than another',
    more: [
      'Every deal is played in all line-ups: for each seat, a alone there among b, then b alone there among a (with two seats: both',
      'ways round), always with the same cards and the same chance. A deal is one round, valued in points, where the game says how it',
      'is thought about; otherwise a whole match, valued in places (seats left behind, ties half). The margin of a deal is the mean over',
      "its games of the mean of a's seats minus the mean of b's; the interval is a 95 % bootstrap over deals. Where all win or lose",
      'together, each side plays the deal by itself and the margin is the difference of the shares won.',
      'Bots think by iterations, never by time: the same seed gives the same result on any number of threads.',
    ],
    flags: {
      a: { value: 'LEVEL', text: 'who is measured: a level of the game, or random', default: 'strong' },
      b: { value: 'LEVEL', text: 'against whom', default: 'instant' },
      seats: { value: 'N', text: "players (default: the game's usual number)" },
      deals: { value: 'N', text: 'deals to play', default: '200' },
      seed: { value: 'S', text: 'any text', default: '1' },
      iterations: { value: 'N', text: "thinking per decision (default: each level's own)" },
      'iterations-a': { value: 'N', text: 'the same for a alone' },
      'iterations-b': { value: 'N', text: 'the same for b alone' },
      curve: { value: 'N,N', text: 'play once for each factor, with so many times the iterations for a' },
      'curve-deals': { value: 'N', text: 'deals for the last point of the curve' },
      option: { value: 'KEY=VALUE', text: 'an option of the table, repeatable', many: true },
      threads: { value: 'N', text: 'threads to play in (default: one per core)' },
      resume: { value: 'FILE', text: 'keep finished deals there and go on from them; a curve has a file per factor' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values, [id = '']) => {
    const module = await gameNamed(id);
    const seats = seatCount(module, values.seats);
    const { options, contents } = gameOptions(module, values.option, seats);
    const deals = wholeNumber('deals', values.deals, 1, MOST_DEALS);
    const threads = values.threads === undefined ? availableParallelism() : wholeNumber('threads', values.threads, 1, 1024);
    const contest: Contest = {
      game: id,
      version: module.game.meta.version,
      options,
      ...(Object.keys(contents).length === 0 ? {} : { contents }),
      seats,
      seed: seedNumber(`arena ${values.seed}`),
      a: player(module, 'a', values.a, values['iterations-a'], values.iterations),
      b: player(module, 'b', values.b, values['iterations-b'], values.iterations),
    };
    needNets(module, contest);
    const factors = values.curve === undefined ? undefined : factorsIn(values.curve, contest.a);
    if (factors === undefined && values['curve-deals'] !== undefined) throw new SentenceError('--curve-deals wants a --curve');
    const last = values['curve-deals'] === undefined ? deals : wholeNumber('curve-deals', values['curve-deals'], 1, MOST_DEALS);

    const stop = new AbortController();
    const onSignal = () => stop.abort();
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
    const progress = new Progress(`arena ${id}`);
    const play = async (plan: Omit<Plan, 'threads' | 'seed'>): Promise<Held | undefined> => {
      try {
        return await hold(module, { ...plan, threads, seed: values.seed }, stop.signal, (done) => progress.of(done, plan.deals));
      } finally {
        progress.end();
      }
    };
    const about = { game: id, seats, options, seed: values.seed, a: values.a, b: values.b, threads };
    const kept = (suffix: string) => (values.resume === undefined ? {} : { file: values.resume + suffix });

    if (factors === undefined) {
      const held = await play({ contest, deals, ...kept('') });
      if (held === undefined) throw tooSoon();
      if (values.json) printJson({ ...about, complete: !stop.signal.aborted, ...figures(contest, held) });
      else print(`${pairing(contest)}: ${tale(held)}`, ...inWords(contest, held.unit, held.standing));
      return stop.signal.aborted ? STOPPED : 0;
    }

    const points: { readonly factor: number }[] = [];
    let before: Held | undefined;
    if (!values.json) print(`${pairing(contest)}, a with more and more iterations`);
    for (const [i, factor] of factors.entries()) {
      const scaled: Contest = { ...contest, a: { ...contest.a, iterations: factor * (contest.a.iterations ?? 1) } };
      const held = await play({ contest: scaled, deals: i + 1 === factors.length ? last : deals, ...kept(`-x${factor}`) });
      if (held === undefined) break;
      const gain = gainOf(held.played, before?.played ?? [], held.lineups, contest.seed);
      points.push({ factor, ...figures(scaled, held), ...(gain === undefined ? {} : { gain: rounded(gain) }) });
      if (!values.json) {
        const rise = gain === undefined ? '' : `; over the one before ${marginText(gain.margin, gain.interval, held.unit)}`;
        print(`  ×${factor}  ${marginText(held.standing.margin, held.standing.interval, held.unit)}; ${tale(held)}${rise}`);
      }
      before = held;
    }
    if (points.length === 0) throw tooSoon();
    if (values.json) printJson({ ...about, complete: !stop.signal.aborted, curve: points });
    return stop.signal.aborted ? STOPPED : 0;
  },
);

/** As a shell says it of a program that Ctrl-C ended. */
const STOPPED = 130;

const tooSoon = () => new SentenceError('stopped before the first deal was over');

function player(module: WholeGame, side: string, level: string, own: string | undefined, common: string | undefined): Player {
  const known = playersOf(module);
  if (!known.includes(level)) throw new SentenceError(`${module.game.meta.id} has no bot "${level}"; it has ${known.join(', ')}`);
  const usual = ownIterations(module, level);
  const given = own === undefined ? undefined : wholeNumber(`iterations-${side}`, own, 1, MOST_ITERATIONS);
  const shared = common === undefined ? undefined : wholeNumber('iterations', common, 1, MOST_ITERATIONS);
  if (usual !== undefined) return { level, iterations: given ?? shared ?? usual };
  if (given !== undefined) throw new SentenceError(`--iterations-${side} means nothing to ${level}, which does not search`);
  return { level };
}

function factorsIn(text: string, a: Player): readonly number[] {
  if (a.iterations === undefined) throw new SentenceError(`--curve means nothing to ${a.level}, which does not search`);
  return text.split(',').map((factor) => wholeNumber('curve', factor, 1, 10_000));
}

function tale({ standing, resumed, seconds }: Held): string {
  const from = resumed === 0 ? '' : ` (${resumed} from the file)`;
  return `${counted(standing.deals, 'deal')}${from}, ${counted(standing.games, 'game')} in ${seconds.toFixed(1)} s`;
}

/** What a contest found out, for machines. */
function figures({ a, b }: Contest, { unit, standing, resumed, seconds }: Held) {
  return { unit, iterations: { a: a.iterations, b: b.iterations }, ...rounded(standing), resumed, seconds: digits(seconds) };
}

const digits = (n: number) => Math.round(10_000 * n) / 10_000;

/** Four digits behind the point, however deep. */
function rounded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'number' ? digits(item) : item)) as T;
}
