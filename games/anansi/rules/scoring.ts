import type { Place, Result, Seat } from '@tafelrunde/kernel';
import { bonusOf, LISTENERS } from '../cards.ts';
import { mostRounds } from '../meta.ts';
import type { Ending, Options, Row, State } from '../state.ts';

/** The trickster bonus this player earns: as many listeners as stories (ANA-7.5, ANA-7.6). */
function bonusFor(listeners: number, stories: number, round: number, zeroZeroBonus: boolean): number {
  if (listeners !== stories || (stories === 0 && !zeroZeroBonus)) return 0;
  return bonusOf(round);
}

/** Listeners that stay with their player: all of them, or none if one found no story (ANA-7.3, ANA-7.4). */
function staying(listeners: number, stories: number): number {
  return listeners > stories ? 0 : listeners;
}

/** What a round is worth to a player. */
export function worth(listeners: number, stories: number, round: number, zeroZeroBonus: boolean): number {
  return staying(listeners, stories) + bonusFor(listeners, stories, round, zeroZeroBonus);
}

export const entryOf = (listeners: number, stories: number): number => listeners * 16 + stories;

/** One player's row of a finished round. */
export function rowOf(entry: number, round: number, zeroZeroBonus: boolean): Row {
  const listeners = entry >> 4;
  const stories = entry & 15;
  const bonus = bonusFor(listeners, stories, round, zeroZeroBonus);
  return { listeners, stories, bonus, points: worth(listeners, stories, round, zeroZeroBonus) };
}

/** Points of a seat's finished rounds. */
export function pointsOf(sheet: readonly number[], seats: number, seat: Seat, zeroZeroBonus: boolean): number {
  let points = 0;
  for (let i = seat, round = 1; i < sheet.length; i += seats, round += 1) {
    const entry = sheet[i] as number;
    points += worth(entry >> 4, entry & 15, round, zeroZeroBonus);
  }
  return points;
}

/** Listener cards on a seat's score pile. */
export function listenersScored(sheet: readonly number[], seats: number, seat: Seat): number {
  let listeners = 0;
  for (let i = seat; i < sheet.length; i += seats) listeners += staying((sheet[i] as number) >> 4, (sheet[i] as number) & 15);
  return listeners;
}

/** ANA-9.2: what is neither with a player this round nor on a score pile. */
export function stockLeft(state: State): number {
  let left = LISTENERS;
  for (let seat = 0; seat < state.seats; seat += 1) {
    left -= listenersScored(state.sheet, state.seats, seat);
    if (state.phase === 'play') left -= state.listeners[seat] as number;
  }
  return left;
}

/** Whether the match ends with the rounds on the sheet, and how (ANA-8.1, ANA-9.4, ANA-9.5). */
export function endingAfter(sheet: readonly number[], seats: number, options: Options): Ending | undefined {
  const rounds = sheet.length / seats;
  if (options.race === 0) return rounds === mostRounds(options) ? 'rounds' : undefined;
  for (let seat = 0; seat < seats; seat += 1) if (pointsOf(sheet, seats, seat, options.zeroZeroBonus) >= options.race) return 'race';
  return rounds === mostRounds(options) ? 'raceCap' : undefined;
}

/** ANA-8.1 to ANA-8.3: most points, then most listeners; who ties in both shares the place. */
export function resultOf(state: State, options: Options): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const { sheet, seats } = state;
  const scores: number[] = [];
  const standing: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const points = pointsOf(sheet, seats, seat, options.zeroZeroBonus);
    scores.push(points);
    standing.push(points * 1024 + listenersScored(sheet, seats, seat));
  }
  const places: Place[] = standing.map((own, seat) => ({
    seat,
    place: 1 + standing.filter((other) => other > own).length,
    score: scores[seat] as number,
  }));
  return { kind: 'ranking', reason: endingAfter(sheet, seats, options) ?? 'rounds', places };
}
