import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Arena, type Contest, type Lineup, type PlayedDeal, type Standing, standingOf, type Unit } from '@tafelrunde/bots/arena';
import { playDeals } from '@tafelrunde/bots/workers';
import { type WholeGame, isSearch, type SearchLevel } from '@tafelrunde/kernel';
import { SentenceError } from '../sentence.ts';
import { DealsFile, type Heading } from './file.ts';

export interface Plan {
  readonly contest: Contest;
  /** The seed as it was typed. */
  readonly seed: string;
  readonly deals: number;
  readonly threads: number;
  /** Where finished deals are kept. */
  readonly file?: string;
}

export interface Held {
  readonly unit: Unit;
  readonly lineups: readonly Lineup[];
  readonly played: readonly PlayedDeal[];
  readonly standing: Standing;
  /** Deals that were in the file already. */
  readonly resumed: number;
  readonly seconds: number;
}

/** The thread's file lies beside the program. */
const thread = new URL('./arena-worker.js', import.meta.url);

/** Everything that decides how a deal goes, as far as it can be said; the levels too, since they are tuned. */
function headingOf({ levels }: WholeGame, { contest, seed }: Plan, unit: Unit): Heading {
  const { a, b } = contest;
  const tuned = (name: string) => levels.all.find((level) => level.name === name && isSearch(level)) as SearchLevel | undefined;
  return { arena: 1, ...contest, seed, unit, levels: { a: tuned(a.level), b: tuned(b.level) } };
}

/** Plays a contest, or what is left of it, until it is over or told to stop; undefined when stopped before any deal was over. */
export async function hold(
  module: WholeGame,
  plan: Plan,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Held | undefined> {
  const { contest, threads } = plan;
  const { unit, lineups } = new Arena(module, contest, () => 0);
  const file = plan.file === undefined ? undefined : DealsFile.open(plan.file, headingOf(module, plan, unit), lineups.length);
  const known = new Map((file?.played ?? []).filter(({ deal }) => deal < plan.deals).map((deal) => [deal.deal, deal]));
  const played = new Map(known);
  const left = Array.from({ length: plan.deals }, (_, deal) => deal).filter((deal) => !known.has(deal));
  // Bots may have changed since: one deal of the file is played again before others are added to it.
  const again = left.length === 0 ? [] : [...known.keys()].slice(0, 1);
  let proven = again.length === 0;
  const unproven: PlayedDeal[] = [];
  const keep = (deal: PlayedDeal) => {
    file?.append(deal);
    played.set(deal.deal, deal);
    onProgress(played.size);
  };
  const start = performance.now();
  onProgress(played.size);
  await playDeals({
    spawn: () => new Worker(thread, { workerData: contest }),
    threads,
    deals: [...again, ...left],
    signal,
    onPlayed(deal) {
      const before = known.get(deal.deal);
      if (before === undefined) {
        if (proven) keep(deal);
        else unproven.push(deal);
        return;
      }
      if (!isDeepStrictEqual(before.games, deal.games)) {
        throw new SentenceError(`${plan.file} was played by other bots: deal ${deal.deal} goes differently now; start another file`);
      }
      proven = true;
      for (const waiting of unproven.splice(0)) keep(waiting);
    },
  });
  if (played.size === 0) return undefined;
  const all = [...played.values()];
  const standing = standingOf(all, lineups, contest.seed);
  return { unit, lineups, played: all, standing, resumed: known.size, seconds: (performance.now() - start) / 1000 };
}
