import { canonical, type WholeGame, hashOf, Match, type Meta, pick, type Seat, type Told } from '@tafelrunde/kernel';
import { sampleContents, usualOptions } from './covering.ts';
import { luckOf } from './luck.ts';
import type { OptionSet } from './report.ts';

/** The full text of state, views and legal actions stands at every so many steps. */
const FULL_EVERY = 20;
/** Digits of a hash in a golden line. */
const DIGITS = 16;

/** One golden playthrough a game must have. `name` is its file under the game's `tests/goldens/`. */
export interface GoldenPlan {
  readonly name: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionSet;
  readonly seed: string;
}

/**
 * The goldens of a game: each carried version of the rules at each number of seats with the usual options, and each variant once.
 * A raised version leaves the older ones where they are.
 */
// any: options of any game
export function goldenPlans(meta: Meta<any>): readonly GoldenPlan[] {
  const counts = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i);
  const plans: GoldenPlan[] = [];
  for (const version of meta.carries) {
    const plan = (seats: number, variant: string, options: OptionSet | undefined) => {
      if (options === undefined) return;
      const seed = hashOf(['golden', meta.id, version, seats, variant]);
      plans.push({ name: `v${version}/${seats}-${variant}.txt`, version, seats, options, seed });
    };
    for (const seats of counts) plan(seats, 'usual', usualOptions(meta, seats));
    for (const [i, variant] of (meta.variants ?? []).entries()) {
      const options: OptionSet = { ...meta.defaults, ...variant };
      const seats = [meta.seats.usual, ...counts].find((count) => meta.check(options, count, sampleContents(meta)) === undefined);
      if (seats !== undefined) plan(seats, `variant${i + 1}`, options);
    }
  }
  return plans;
}

function short(value: unknown): string {
  return hashOf(value).slice(0, DIGITS);
}

function toldText(told: readonly Told<unknown>[]): string {
  return told
    .map(({ event, to, reveal }) => `${reveal === true ? 'reveal' : 'tell'} ${to === undefined ? 'all' : to.join(',')} ${canonical(event)}`)
    .join(' ; ');
}

/** Listed actions in an order of their own: a game may list them as it likes without changing its goldens. */
function sorted(actions: readonly unknown[]): unknown[] {
  return actions
    .map((action) => ({ action, text: canonical(action) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ action }) => action);
}

/** A match by random play, one line per step: action, what was told, hashes; everything in full now and then and at the end. */
export function goldenLines(module: WholeGame, options: OptionSet, seats: number, seed: string, version?: number): readonly string[] {
  const { meta } = module.game;
  const deal = { options, seats, seed, version: version ?? meta.version, contents: sampleContents(meta) };
  const match = Match.begin(module.game, deal);
  const random = luckOf('golden', seed);
  const viewers: (Seat | undefined)[] = [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];
  const lines = [`${meta.id}, rules ${deal.version}, ${seats} seats, options ${canonical(options)}, seed ${seed}`];

  const write = (what: string, told: readonly Told<unknown>[]) => {
    const views: unknown[] = viewers.map((viewer) => match.view(viewer));
    lines.push(`${match.position} ${what} | ${toldText(told)} | state ${short(match.state)} views ${short(views)}`);
    if (match.position % FULL_EVERY !== 0 && match.result === undefined) return;
    lines.push(`  state ${canonical(match.state)}`, `  asks ${canonical(match.rules.asks(match.state))}`);
    for (const [i, viewer] of viewers.entries()) lines.push(`  view ${viewer ?? 'spectator'} ${canonical(views[i])}`);
    for (const seat of viewers) {
      if (seat !== undefined && match.legal(seat).length > 0) lines.push(`  legal ${seat} ${canonical(sorted(match.legal(seat)))}`);
    }
  };

  write('set-up', match.opening);
  const most = meta.maxActions(options, seats);
  while (match.result === undefined && match.position < most) {
    const asked = [...new Set(match.asks().map((ask) => ask.seat))]
      .filter((seat) => match.legal(seat).length > 0)
      .toSorted((a, b) => a - b);
    const seat = pick(asked, random);
    const action = pick(sorted(match.legal(seat)), random);
    write(`seat ${seat} ${canonical(action)}`, match.act(seat, action));
  }
  lines.push(`end ${canonical(match.result ?? { kind: 'none' })}`);
  return lines;
}

/** The text of every golden, by file name: what `npm run goldens` writes. */
export function goldenFiles(module: WholeGame): ReadonlyMap<string, string> {
  return new Map(goldenPlans(module.game.meta).map((plan) => [plan.name, goldenText(module, plan)]));
}

export function goldenText(module: WholeGame, plan: GoldenPlan): string {
  return `${goldenLines(module, plan.options, plan.seats, plan.seed, plan.version).join('\n')}\n`;
}

export interface GoldenDifference {
  /** 1-based, as an editor counts. */
  readonly line: number;
  readonly expected: string | undefined;
  readonly actual: string | undefined;
}

/** The first line in which two playthroughs differ. */
export function compareGolden(expected: string, actual: string): GoldenDifference | undefined {
  const left = expected.trimEnd().split(/\r?\n/);
  const right = actual.trimEnd().split(/\r?\n/);
  const at = Array.from({ length: Math.max(left.length, right.length) }).findIndex((_, i) => left[i] !== right[i]);
  return at < 0 ? undefined : { line: at + 1, expected: left[at], actual: right[at] };
}
