/**
 * The suite every game must pass. Pure code: the caller reads the golden files, measures time and shows progress.
 *
 * In a game's tests, once for all matches and then one test per check:
 *
 *     const report = conform(game, { games: 12, seed: 1, goldens });
 *     test.each(report.checks)('$id: $sentence', ({ id }) => {
 *       expect(report.failures.filter((failure) => failure.check === id).map(failureText)).toEqual([]);
 *     });
 *
 * From the command line, in as many processes as there are cores: `conform(game, { games, seed, part: { index, of } })` in each,
 * then `joinReports`. A failure holds its whole match: `conformAgain(game, failure)` plays it once more.
 */
export { type Check, type CheckId, checks } from './checks.ts';
export { type ConformSettings, casesOf, conform, conformAgain } from './conform.ts';
export { coveringOptions, usualOptions } from './covering.ts';
export { compareGolden, type GoldenDifference, type GoldenPlan, goldenFiles, goldenLines, goldenPlans, goldenText } from './goldens.ts';
export { type CheckTally, type ConformanceReport, type Failure, failureText, joinReports, type MatchCase, type Players } from './report.ts';
