import { type Bots, type Budget, type WholeGame, hashOf, isSearch } from '@tafelrunde/kernel';
import { checkBots } from './bot-checks.ts';
import { checkBotCompany } from './bot-company.ts';
import { checkOwnChance, checkRepeatable } from './chance.ts';
import { coveringOptions } from './covering.ts';
import { compareGolden, goldenPlans, goldenText } from './goldens.ts';
import { checkLasts, checkLookBack } from './looking-back.ts';
import { luckOf, samplePositions } from './luck.ts';
import { checkOpenView } from './open-view.ts';
import { checkMeta } from './meta-checks.ts';
import { type Playthrough, playThrough } from './playthrough.ts';
import { type ConformanceReport, type MatchCase, type OptionSet, type Players, SpoiledMatch, Witness } from './report.ts';
import { checkOrders, checkOrderTexts } from './ordering.ts';
import { checkProposalTexts, checkStretch } from './proposing.ts';
import { checkImaginedPlays, checkNonInterference, checkVariety } from './secrets.ts';
import { checkBegins, checkStart } from './starting.ts';
import { checkReplay, checkSnapshots, checkUndo } from './storage.ts';
import { checkTelling } from './telling.ts';
import { checkOptionTexts, checkTexts } from './text-checks.ts';

export interface ConformSettings {
  /** Matches per number of seats; by default one for each set of options. Older versions of the rules get a fifth of it. */
  readonly games?: number;
  readonly seed?: number;
  /** By default every number the game allows. */
  readonly seatCounts?: readonly number[];
  /** Taken in turn, match by match; by default sets in which every two values of options meet. */
  readonly options?: readonly OptionSet[];
  /** By default those the game plays without the shared search. */
  readonly bots?: Bots;
  /** Thinking time per level of bot, in iterations. */
  readonly budgets?: Readonly<Record<string, Budget>>;
  /** The golden files by name (`v1/2-usual.txt`), read by the caller. */
  readonly goldens?: Readonly<Record<string, string>>;
  /** Positions per match at which the costly checks look. */
  readonly depth?: number;
  /** One match in so many is imagined thousands of times, to see that nothing possible is left out. */
  readonly closely?: number;
  /** Plays only every `of`-th match, beginning with `index`: several processes share the work. Goldens are compared in part 0. */
  readonly part?: { readonly index: number; readonly of: number };
  /** `game`: only what belongs to no match: what the game says of itself, texts, goldens. `matches`: all the rest. By default both. */
  readonly half?: 'game' | 'matches';
  /** Stops after so many failures. */
  readonly stopAfter?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

const SEED = 1;
const DEPTH = 6;
const CLOSELY = 4;
/** Positions up to which such a match is looked at: later ones may take long to imagine. */
const EARLY = 24;
const STOP_AFTER = 200;
const ITERATIONS: Budget = { iterations: 16 };

/** Who plays, match after match: chance above all, since it goes everywhere. */
const TABLES = ['random', 'bot', 'random', 'otherwise', 'eager', 'random', 'bot', 'first', 'random', 'last', 'random'] as const;

/** The levels a game plays without the shared search; where a net knows the table's options as little as its weights, the first one. */
function ownBots({ levels }: WholeGame): Bots {
  const own = levels.all.flatMap((level) => (isSearch(level) ? [] : [level]));
  return Object.fromEntries(own.map(({ name, make }) => [name, (rules) => make?.(rules) ?? levels.all[0].make(rules)]));
}

/** Every match the settings ask for, each complete in itself. */
export function casesOf(module: WholeGame, settings: ConformSettings = {}): readonly MatchCase[] {
  const { meta } = module.game;
  const levels = Object.keys(settings.bots ?? ownBots(module));
  const counts = settings.seatCounts ?? Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, i) => meta.seats.min + i);
  const cases: MatchCase[] = [];
  for (const seats of counts) {
    const sets = settings.options ?? coveringOptions(meta, seats);
    for (const version of sets.length === 0 ? [] : meta.carries) {
      const wanted = settings.games ?? sets.length;
      const games = version === meta.version ? wanted : Math.ceil(wanted / 5);
      for (let i = 0; i < games; i += 1) {
        const lap = Math.floor(i / sets.length);
        const table = TABLES[(i + lap) % TABLES.length] as (typeof TABLES)[number];
        const players: Players = table === 'bot' ? `bot:${levels[(i + lap) % levels.length]}` : table;
        const seed = hashOf(['conformance', meta.id, settings.seed ?? SEED, version, seats, i]);
        cases.push({ game: meta.id, version, options: sets[i % sets.length] ?? {}, seats, seed, players });
      }
    }
  }
  return cases;
}

/** Plays one match and puts it through every check that belongs to a match. */
function checkMatch(module: WholeGame, matchCase: MatchCase, settings: ConformSettings, witness: Witness): void {
  witness.turnTo(matchCase);
  const bots = settings.bots ?? ownBots(module);
  const budget = (level: string) => settings.budgets?.[level] ?? ITERATIONS;
  const brokenBefore = witness.failed('plain', 'copy-apart', 'copy-equal', 'throws', 'look-only');
  try {
    const played = playThrough(module, matchCase, bots, budget(matchCase.players.slice('bot:'.length)), witness);
    // A match whose states cannot be trusted would fail everything after it, and hide why.
    const trusted = witness.failed('plain', 'copy-apart', 'copy-equal', 'throws', 'look-only') === brokenBefore;
    if (trusted) lookBack(played, matchCase, bots, budget, settings, witness);
  } catch (fault) {
    if (!(fault instanceof SpoiledMatch)) witness.see('throws', undefined, describe(fault));
  } finally {
    witness.turnTo(undefined);
  }
}

/** The costly checks, at seeded positions of a finished match. */
function lookBack(
  played: Playthrough,
  matchCase: MatchCase,
  bots: Bots,
  budget: (level: string) => Budget,
  settings: ConformSettings,
  witness: Witness,
): void {
  const { depth, closely } = { depth: DEPTH, closely: CLOSELY, ...settings };
  const random = luckOf('look back', played.deal.seed);
  const length = played.steps.length;
  witness.see('throws', undefined, undefined);
  checkOwnChance(played, witness);
  checkRepeatable(played, random, witness);
  checkReplay(played, witness);
  checkBegins(played, witness);
  checkStart(played, luckOf('start', played.deal.seed), witness);
  checkSnapshots(played, random, witness);
  checkUndo(played, random, witness);
  checkLookBack(played, luckOf('memory', played.deal.seed), witness);
  checkLasts(played, witness);
  const few = Math.ceil(depth / 2);
  for (const position of samplePositions(length + 1, depth, random)) {
    checkNonInterference(played, position, random, witness);
    checkTexts(played, position, random, witness);
    checkStretch(played, position, witness);
    checkOrders(played, position, witness);
    checkOpenView(played, position, witness);
  }
  for (const position of samplePositions(length + 1, few, random)) checkBots(played, position, bots, budget, witness);
  if (matchCase.players.startsWith('bot:')) {
    const level = matchCase.players.slice('bot:'.length);
    checkBotCompany(played, bots, level, budget(level), witness);
  }
  checkImaginedPlays(played, random.below(length + 1), random, witness);
  if (random.below(closely) === 0) checkVariety(played, random.below(Math.min(length + 1, EARLY)), random, witness);
  const free = played.steps.flatMap((step, i) => (step.free ? [i] : []));
  const bound = played.steps.flatMap((step, i) => (step.free ? [] : [i]));
  for (const steps of [free, bound]) {
    for (const i of samplePositions(steps.length, few, random)) checkTelling(played, steps[i] as number, random, witness);
  }
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const [, at = ''] = (fault.stack ?? '').split('\n');
  return `${fault.name}: ${fault.message} ${at.trim()}`.trim();
}

function checkGoldens(module: WholeGame, goldens: Readonly<Record<string, string>>, witness: Witness): void {
  const plans = goldenPlans(module.game.meta);
  witness.see('golden-missing', undefined, plans.length === 0 ? 'the game has no golden playthrough' : undefined);
  for (const plan of plans) {
    const expected = Object.hasOwn(goldens, plan.name) ? goldens[plan.name] : undefined;
    if (!witness.see('golden-missing', undefined, expected === undefined ? `no golden playthrough ${plan.name}` : undefined)) continue;
    const parted = compareGolden(expected ?? '', goldenText(module, plan));
    const problem = parted && `${plan.name} line ${parted.line}\n  expected ${parted.expected}\n  played   ${parted.actual}`;
    witness.see('golden-differs', undefined, problem);
  }
}

/** Puts a game through everything. */
export function conform(module: WholeGame, settings: ConformSettings = {}): ConformanceReport {
  const { index, of } = settings.part ?? { index: 0, of: 1 };
  const witness = new Witness(module.game.meta.id);
  const guarded = (run: () => void) => {
    try {
      run();
    } catch (fault) {
      witness.see('throws', undefined, describe(fault));
    }
  };
  const cases = settings.half === 'game' ? [] : casesOf(module, settings).filter((_, i) => i % of === index);
  if (index === 0 && settings.half !== 'matches') {
    guarded(() => checkMeta(module.game.meta, witness));
    guarded(() => checkOptionTexts(module, witness));
    guarded(() => checkProposalTexts(module, witness));
    guarded(() => checkOrderTexts(module, witness));
    guarded(() => checkGoldens(module, settings.goldens ?? {}, witness));
  }
  for (const [i, matchCase] of cases.entries()) {
    if (witness.failed() >= (settings.stopAfter ?? STOP_AFTER)) break;
    checkMatch(module, matchCase, settings, witness);
    settings.onProgress?.(i + 1, cases.length);
  }
  return witness.report();
}

/** Plays one failed match again: the failure is all it takes, and the same settings. */
export function conformAgain(module: WholeGame, matchCase: MatchCase, settings: ConformSettings = {}): ConformanceReport {
  const witness = new Witness(module.game.meta.id);
  checkMatch(module, matchCase, settings, witness);
  return witness.report();
}
