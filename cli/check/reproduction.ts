import type { Failure } from '@tafelrunde/kernel/conformance';

/** The command that shows this failure again. What belongs to no match shows with any run. */
export function reproduction({ game, version, options, seats, seed, players }: Failure): string {
  if (seed === undefined) return `tafel check ${game} --games 1`;
  return `tafel check ${game} --case '${JSON.stringify({ game, version, options, seats, seed, players })}'`;
}
