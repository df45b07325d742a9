export { type Check, type CheckId, checks } from './checks.ts';
export { type ConformSettings, casesOf, conform, conformAgain } from './conform.ts';
export { coveringOptions, usualOptions } from './covering.ts';
export { compareGolden, type GoldenDifference, type GoldenPlan, goldenFiles, goldenLines, goldenPlans, goldenText } from './goldens.ts';
export { type CheckTally, type ConformanceReport, type Failure, failureText, joinReports, type MatchCase, type Players } from './report.ts';
