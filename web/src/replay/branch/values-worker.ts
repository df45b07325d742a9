import { valuerOf } from '@tafelrunde/bots';
import { loadBots } from '@tafelrunde/games';
import { weightsFetched } from '../../local/weights.ts';
import type { FromBranchValues, ToBranchValues } from '../messages.ts';
import { Reel } from '../reel.ts';
import { broughtBefore, SEED, type Value, valuesOf, worldsWithin } from '../values.ts';

/** What a branch promises whoever plays it, by what they can know there, is worked out here while it goes on. */

/** One more position is to be there after about so many milliseconds. */
const TIME = 250;

/** What is known of the line that was worked out last. */
let known: { readonly line: readonly string[]; readonly values: readonly Value[] } = { line: [], values: [] };
let asked = 0;

const say = (message: FromBranchValues) => postMessage(message);
/** Lets a newer question in. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

/** How far two lines of play are the same. */
function common(a: readonly string[], b: readonly string[]): number {
  const other = a.findIndex((move, i) => move !== b[i]);
  return other < 0 ? a.length : other;
}

async function work({ trunk, branch, seat }: ToBranchValues, wanted: () => boolean): Promise<void> {
  const [left, reel] = await Promise.all([Reel.open(trunk, loadBots), Reel.open(branch, loadBots)]);
  const { game, fork } = reel.info();
  // A branch may have none yet: that of its match says as well who plays with whom.
  const { result } = left.info();
  const module = await loadBots(game, weightsFetched);
  const { rules, line: played } = reel.match;
  const valuer = module === undefined ? undefined : valuerOf(module, rules);
  if (valuer === undefined || result === undefined || fork === undefined) return;
  const of = [result.kind === 'together' ? 0 : seat];
  const line = played.map((move) => JSON.stringify([move.seat, move.action]));
  const same = common(known.line, line);
  const kept = new Map(known.values.filter(({ position }) => position <= same).map((value) => [value.position, value]));
  const worlds = worldsWithin(valuer, rules.view(reel.match.state, seat), seat, TIME);
  const values: Value[] = [];
  const how = { worlds, seed: SEED, of, before: broughtBefore(left, valuer, fork.position, of), known: (at: number) => kept.get(at) };
  for (const value of valuesOf(reel, valuer, how)) {
    values.push(value);
    if (kept.has(value.position)) continue;
    known = { line, values: [...values] };
    say({ values: known.values });
    await breath();
    if (!wanted()) return;
  }
  known = { line, values };
  say({ values });
}

addEventListener('message', ({ data }: MessageEvent<ToBranchValues>) => {
  asked += 1;
  const mine = asked;
  // Where nothing can be said of a branch, its line is not drawn.
  work(data, () => mine === asked).catch(() => undefined);
});
