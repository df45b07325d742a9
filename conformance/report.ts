import type { OptionValue } from '@tafelrunde/kernel';
import { type Check, type CheckId, checks } from './checks.ts';

export type OptionSet = Readonly<Record<string, OptionValue>>;

/** How the seats of a match are played; `bot:<level>` lets bots play. */
export type Players = 'random' | 'otherwise' | 'eager' | 'first' | 'last' | `bot:${string}`;

/** Everything that fixes one checked match: enough to run it again. */
export interface MatchCase {
  readonly game: string;
  readonly version: number;
  readonly options: OptionSet;
  readonly seats: number;
  /** 64 hex digits: the deal, and every choice of the players and of the suite. */
  readonly seed: string;
  readonly players: Players;
}

/** What is wrong, and where to see it. Failures that belong to no match carry only the game. */
export interface Failure extends Partial<Omit<MatchCase, 'game'>> {
  readonly check: CheckId;
  readonly game: string;
  /** Actions played before it was seen; absent where it belongs to no position. */
  readonly position?: number;
  readonly message: string;
}

export interface CheckTally extends Check {
  readonly id: CheckId;
  /** How often it was tried: a check that never ran proves nothing. */
  readonly runs: number;
  readonly failures: number;
}

export interface ConformanceReport {
  readonly game: string;
  readonly ok: boolean;
  readonly matches: number;
  readonly actions: number;
  readonly checks: readonly CheckTally[];
  /** The first few of every check. */
  readonly failures: readonly Failure[];
}

/** Failures kept per check; the tally counts them all. */
const KEPT = 3;

/** Watches the checks of one game and writes down what fails. */
export class Witness {
  readonly game: string;
  readonly #runs = new Map<CheckId, number>();
  readonly #failed = new Map<CheckId, number>();
  readonly #failures: Failure[] = [];
  #case: MatchCase | undefined;
  matches = 0;
  actions = 0;

  constructor(game: string) {
    this.game = game;
  }

  /** What follows belongs to this match. */
  turnTo(matchCase: MatchCase | undefined): void {
    this.#case = matchCase;
  }

  /** One try of a check; `problem` says what is wrong, undefined that nothing is. Returns whether all was well. */
  see(check: CheckId, position: number | undefined, problem: string | undefined): boolean {
    this.#runs.set(check, (this.#runs.get(check) ?? 0) + 1);
    if (problem === undefined) return true;
    const before = this.#failed.get(check) ?? 0;
    this.#failed.set(check, before + 1);
    if (before < KEPT) {
      this.#failures.push({ ...this.#case, check, game: this.game, ...(position === undefined ? {} : { position }), message: problem });
    }
    return false;
  }

  failed(...ids: readonly CheckId[]): number {
    if (ids.length > 0) return ids.reduce((sum, id) => sum + (this.#failed.get(id) ?? 0), 0);
    return [...this.#failed.values()].reduce((sum, n) => sum + n, 0);
  }

  report(): ConformanceReport {
    return {
      game: this.game,
      ok: this.failed() === 0,
      matches: this.matches,
      actions: this.actions,
      checks: checks.map((check) => ({ ...check, runs: this.#runs.get(check.id) ?? 0, failures: this.#failed.get(check.id) ?? 0 })),
      failures: [...this.#failures],
    };
  }
}

/** What was just seen leaves the match in no state to go on with. The failure itself is written down already. */
export class SpoiledMatch extends Error {
  override readonly name = 'SpoiledMatch';
}

/** One failure as a person reads it. */
export function failureText(failure: Failure): string {
  const where = [
    failure.seats === undefined ? '' : `${failure.seats} seats`,
    failure.players === undefined ? '' : `players ${failure.players}`,
    failure.position === undefined ? '' : `position ${failure.position}`,
    failure.version === undefined ? '' : `rules ${failure.version}`,
    failure.seed === undefined ? '' : `seed ${failure.seed}`,
    failure.options === undefined ? '' : `options ${JSON.stringify(failure.options)}`,
  ].filter((part) => part !== '');
  return `${failure.game} fails ${failure.check}: ${failure.message}${where.length === 0 ? '' : `\n  at ${where.join(', ')}`}`;
}

/** Several reports of one game (parts played side by side) as one. */
export function joinReports(reports: readonly ConformanceReport[]): ConformanceReport {
  const sum = (of: (report: ConformanceReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  return {
    game: reports[0]?.game ?? '',
    ok: reports.every((report) => report.ok),
    matches: sum((report) => report.matches),
    actions: sum((report) => report.actions),
    checks: checks.map((check, i) => ({
      ...check,
      runs: sum((report) => report.checks[i]?.runs ?? 0),
      failures: sum((report) => report.checks[i]?.failures ?? 0),
    })),
    failures: reports.flatMap((report) => report.failures),
  };
}
