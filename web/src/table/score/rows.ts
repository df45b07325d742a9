import type { Language, Seat } from '@tafelrunde/kernel';
import type { GameTable } from '@tafelrunde/stage';
import type { ReactNode } from 'react';

/** What everybody has so far, as one table: the points of each round, where a match has several, and the figures of the game. */
interface ScoreSheet {
  readonly rounds: number;
  readonly figures: readonly { readonly label: string; readonly icon: ReactNode }[];
  readonly rows: readonly { readonly seat: Seat; readonly rounds: readonly (number | undefined)[]; readonly values: readonly string[] }[];
}

/** From what every game tells the shell anyway; none needs a sheet of its own for this. */
export function sheetOf(table: GameTable, view: unknown, seats: number, language: Language): ScoreSheet {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const points = everybody.map((seat) => table.rounds?.(view, seat) ?? []);
  const rounds = Math.max(0, ...points.map((own) => own.length));
  const figures = everybody.map((seat) => table.figures(view, seat, language));
  return {
    rounds,
    figures: (figures[0] ?? []).map(({ label, icon }) => ({ label, icon })),
    rows: everybody.map((seat) => ({
      seat,
      rounds: Array.from({ length: rounds }, (_, round) => points[seat]?.[round]),
      values: (figures[seat] ?? []).map(({ value }) => value),
    })),
  };
}
