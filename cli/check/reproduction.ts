import type { Failure } from '@tafelrunde/conformance';

/** The command that shows this failure again, looking as closely (`depth` states of a match). What belongs to no match shows with any run. */
export function reproduction({ game, version, options, seats, seed, players }: Failure, depth?: number): string {
  if (seed === undefined) return `tafel check ${game} --games 1`;
  const again = `tafel check ${game} --case '${JSON.stringify({ game, version, options, seats, seed, players })}'`;
  return depth === undefined ? again : `${again} --states ${depth}`;
}
