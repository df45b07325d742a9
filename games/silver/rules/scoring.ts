import type { Place, Result, Seat } from '@tafelrunde/kernel';
import { PENALTY, ROUNDS } from '../cards.ts';
import { type Decision, NONE, type Row, type State } from '../state.ts';

/** What a sum costs: a caller is compared with the lowest (SIL-8.6 to SIL-8.8). */
function cost(sum: number, called: boolean, lowest: number): number {
  if (!called) return sum;
  return sum === lowest ? 0 : sum + PENALTY;
}

function lowestOf(sums: readonly number[], from: number, seats: number): number {
  let lowest = sums[from] as number;
  for (let seat = 1; seat < seats; seat += 1) lowest = Math.min(lowest, sums[from + seat] as number);
  return lowest;
}

/** Points of one finished round (from 0) for a seat. */
export function pointsIn(sums: readonly number[], callers: readonly number[], seats: number, round: number, seat: Seat): number {
  const from = round * seats;
  return cost(sums[from + seat] as number, callers[round] === seat, lowestOf(sums, from, seats));
}

/** Points of all finished rounds for a seat. */
export function pointsOf(sums: readonly number[], callers: readonly number[], seats: number, seat: Seat): number {
  let points = 0;
  for (let round = 0; round < callers.length; round += 1) points += pointsIn(sums, callers, seats, round, seat);
  return points;
}

/** The rows of one finished round (from 0). */
export function rowsOf(sums: readonly number[], callers: readonly number[], seats: number, round: number): Row[] {
  const from = round * seats;
  const lowest = lowestOf(sums, from, seats);
  return sums.slice(from, from + seats).map((sum, seat) => {
    const called = callers[round] === seat;
    return { sum, points: cost(sum, called, lowest), called, won: called && sum === lowest };
  });
}

/** Whether the caller of the round just summed up has the lowest sum (SIL-5.1, SIL-8.7). */
export function callerWon(sums: readonly number[], callers: readonly number[], seats: number): boolean {
  const round = callers.length - 1;
  const caller = callers[round] as number;
  if (caller === NONE) return false;
  const from = round * seats;
  return sums[from + caller] === lowestOf(sums, from, seats);
}

/** SIL-2.8: fewest points in the last round; of those who tie, the youngest. */
export function nextFirst(state: State): { readonly first: Seat; readonly tie: boolean } {
  const { sums, callers, seats, ages } = state;
  const round = callers.length - 1;
  let fewest = Number.POSITIVE_INFINITY;
  let first = 0;
  let tie = false;
  for (const seat of ages) {
    const points = pointsIn(sums, callers, seats, round, seat);
    tie = points === fewest || (tie && points > fewest);
    if (points < fewest) {
      fewest = points;
      first = seat;
    }
  }
  return { first, tie };
}

/** SIL-8.10 to SIL-8.12 */
export function resultOf(state: State): Result | undefined {
  if (state.step !== 'over') return undefined;
  const { seats, sums, callers } = state;
  const points = Array.from({ length: seats }, (_, seat) => pointsOf(sums, callers, seats, seat));
  const decision = decisionOf(state);
  /** The amulet breaks the tie for the victory, no other. */
  const ahead = (one: Seat, other: Seat): boolean => {
    if (points[one] !== points[other]) return (points[one] as number) < (points[other] as number);
    return decision === 'amulet' && one !== other && one === state.owner;
  };
  const places: Place[] = points.map((score, seat) => ({
    seat,
    place: 1 + points.filter((_, other) => ahead(other, seat)).length,
    score,
  }));
  return { kind: 'ranking', reason: decision, places };
}

export function decisionOf(state: State): Decision {
  const { seats, sums, callers } = state;
  const points = Array.from({ length: seats }, (_, seat) => pointsOf(sums, callers, seats, seat));
  const fewest = Math.min(...points);
  if (points.filter((own) => own === fewest).length === 1) return 'lowest';
  return points[state.owner] === fewest ? 'amulet' : 'shared';
}

export const isLastRound = (round: number): boolean => round === ROUNDS;
