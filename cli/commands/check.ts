import { availableParallelism } from 'node:os';
import {
  type ConformanceReport,
  type ConformSettings,
  casesOf,
  conform,
  conformAgain,
  failureText,
  joinReports,
  type MatchCase,
} from '@tafelrunde/conformance';
import type { WholeGame } from '@tafelrunde/kernel';
import { checkSideBySide, isPart, reportPart } from '../check/parts.ts';
import { reproduction } from '../check/reproduction.ts';
import { columns, command } from '../command.ts';
import { seatCounts, wholeNumber } from '../given.ts';
import { goldensOf } from '../goldens.ts';
import { Progress, print, printJson } from '../output.ts';
import { counted, SentenceError } from '../sentence.ts';
import { gameNamed } from '../shelf.ts';

export default command(
  {
    name: 'check',
    takes: ['GAME'],
    summary: 'put a game through the conformance suite',
    more: [
      'Plays matches for every number of seats and every pair of options and tests each against the contract. Exit code 1 if anything fails.',
    ],
    flags: {
      games: { value: 'N', text: 'matches per number of seats', default: '150' },
      seed: { value: 'S', text: 'a whole number', default: '5' },
      seats: { value: 'N,N', text: 'numbers of seats (default: from the fewest to the usual, and the most)' },
      states: { value: 'N', text: 'positions, over all matches, at which what is hidden is imagined anew (default: 6 per match)' },
      case: { value: 'JSON', text: 'only play this failed match again' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values, [id = '']) => {
    const module = await gameNamed(id);
    const matches = {
      games: wholeNumber('games', values.games, 1, 1_000_000),
      seed: wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
      seatCounts: seatCounts(module.game.meta, values.seats) ?? usualCounts(module.game.meta.seats),
    };
    const depth = depthFor(values.states, values.case === undefined ? casesOf(module, matches).length : 1);
    const settings = { ...matches, ...(depth === undefined ? {} : { depth }) };
    if (isPart()) {
      await reportPart((part, onProgress) => conform(module, { ...settings, goldens: goldensOf(id), part, onProgress }));
      return 0;
    }
    const start = performance.now();
    const report = values.case === undefined ? await wholeSuite(module, settings) : conformAgain(module, caseOf(id, values.case), settings);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    if (values.json) {
      const failures = report.failures.map((failure) => ({ ...failure, again: reproduction(failure, depth) }));
      printJson({ ...report, failures, ...settings, states: statesCompared(report), seconds });
    } else print(...inWords(report, settings, seconds));
    return report.ok ? 0 : 1;
  },
);

async function wholeSuite(module: WholeGame, settings: ConformSettings): Promise<ConformanceReport> {
  const { id } = module.game.meta;
  const progress = new Progress(`check ${id}`);
  const parts = Math.min(availableParallelism(), casesOf(module, settings).length);
  try {
    if (parts < 2) return conform(module, { ...settings, goldens: goldensOf(id), onProgress: (done, all) => progress.of(done, all) });
    return joinReports(await checkSideBySide(parts, (done, all) => progress.of(done, all)));
  } finally {
    progress.end();
  }
}

/** How closely each match is looked at, so that all together show so many states. */
function depthFor(states: string | undefined, matches: number): number | undefined {
  return states === undefined ? undefined : Math.ceil(wholeNumber('states', states, 1, 10_000_000) / Math.max(1, matches));
}

/** The states compared with imagined ones: from each, once, as spectators see it; seats have legal actions to compare besides. */
function statesCompared(report: ConformanceReport): number {
  const runs = (id: string): number => report.checks.find((check) => check.id === id)?.runs ?? 0;
  return runs('imagine-view') - runs('imagine-legal');
}

/** From the fewest to the usual, and the most. */
function usualCounts({ min, max, usual }: WholeGame['game']['meta']['seats']): readonly number[] {
  const few = Array.from({ length: usual - min + 1 }, (_, i) => min + i);
  return few.includes(max) ? few : [...few, max];
}

/** A match as a failure printed it. */
function caseOf(id: string, text: string): MatchCase {
  const read = parsed(text);
  if (read?.game !== id || read.seats === undefined || read.seed === undefined || read.players === undefined) {
    throw new SentenceError('--case wants the match a failure printed after "again"');
  }
  return read as MatchCase;
}

function parsed(text: string): Partial<MatchCase> | undefined {
  try {
    return (JSON.parse(text) as Partial<MatchCase> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function inWords(report: ConformanceReport, { seatCounts: counts = [], depth }: ConformSettings, seconds: number): readonly string[] {
  const rows = report.checks.map(({ id, sentence, runs, failures }): [string, string] => [
    id,
    `${failures > 0 ? 'FAIL' : runs > 0 ? 'ok  ' : '–   '} ${String(runs).padStart(8)}  ${sentence}`,
  ]);
  const failures = report.failures.flatMap((failure) => [failureText(failure), `  again: ${reproduction(failure, depth)}`, '']);
  const played = `${counted(report.matches, 'match', 'matches')} with ${counts.join(', ')} seats, ${report.actions} actions, ${seconds} s`;
  const hidden = `what is hidden imagined anew in ${counted(statesCompared(report), 'state', 'states')}`;
  return [...columns(rows), '', ...failures, `${report.ok ? 'all is well' : 'NOT well'}: ${report.game}, ${played}; ${hidden}`];
}
