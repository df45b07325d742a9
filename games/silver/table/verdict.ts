import type { Seat } from '@tafelrunde/kernel';
import type { View } from '../state.ts';

/** How the last round came out: nobody called · somebody called and had the fewest · somebody called and had not. */
export type Verdict =
  | { readonly kind: 'uncalled'; readonly low: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'won' | 'lost'; readonly seat: Seat; readonly sum: number };

export function verdictOf(view: View): Verdict | undefined {
  const rows = view.sheet.at(-1);
  if (rows === undefined) return undefined;
  const seat = rows.findIndex((row) => row.called);
  const row = rows[seat];
  if (row !== undefined) return { kind: row.won ? 'won' : 'lost', seat, sum: row.sum };
  const low = Math.min(...rows.map(({ sum }) => sum));
  return { kind: 'uncalled', low, seats: rows.flatMap(({ sum }, each) => (sum === low ? [each] : [])) };
}

/** Streets in the order the reckoning tells them: the fewest points of the round first. */
export function tallied(view: View): readonly Seat[] {
  const rows = view.sheet.at(-1) ?? [];
  return rows.map((_, seat) => seat).toSorted((a, b) => (rows[a]?.points ?? 0) - (rows[b]?.points ?? 0) || a - b);
}
