import type { PlayedMatch } from './botmatch.ts';

export interface Tally {
  /** Won outright, by seat. */
  readonly winsBySeat: readonly number[];
  /** Won outright, by place in turn order: the starter first. */
  readonly winsByPlace: readonly number[];
  /** Several seats share the first place. */
  readonly shared: number;
  /** Won and lost together, in games played with each other. */
  readonly together: { readonly won: number; readonly lost: number };
  /** Matches by the reason they ended for. */
  readonly endings: Readonly<Record<string, number>>;
  readonly meanActions: number;
  readonly meanTurns: number;
}

/** Adds up matches of one seat count. */
export function tally(seats: number, matches: Iterable<PlayedMatch>): Tally {
  const winsBySeat = new Array<number>(seats).fill(0);
  const winsByPlace = new Array<number>(seats).fill(0);
  const endings: Record<string, number> = {};
  const together = { won: 0, lost: 0 };
  let [shared, games, actions, turns] = [0, 0, 0, 0];
  for (const { result, starter, ...length } of matches) {
    games += 1;
    actions += length.actions;
    turns += length.turns;
    endings[result.reason] = (endings[result.reason] ?? 0) + 1;
    if (result.kind === 'together') {
      together[result.won ? 'won' : 'lost'] += 1;
      continue;
    }
    const [winner, second] = result.places.filter((place) => place.place === 1);
    if (winner === undefined || second !== undefined) {
      shared += 1;
      continue;
    }
    const place = (winner.seat - starter + seats) % seats;
    winsBySeat[winner.seat] = (winsBySeat[winner.seat] ?? 0) + 1;
    winsByPlace[place] = (winsByPlace[place] ?? 0) + 1;
  }
  const mean = (sum: number) => (games === 0 ? 0 : Math.round((1000 * sum) / games) / 1000);
  return { winsBySeat, winsByPlace, shared, together, endings, meanActions: mean(actions), meanTurns: mean(turns) };
}
