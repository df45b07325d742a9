import type { Seat } from '@tafelrunde/kernel';
import { closes } from '../row.ts';
import type { Action, View } from '../state.ts';

/**
 * A space of one's own row, 1-based from the left:
 * filled · lit (legal and safe) · warn (legal, but the row could never be finished) · shut (not legal now) · free (nothing is asked).
 */
export type Space =
  | { readonly kind: 'filled'; readonly space: number; readonly card: number }
  | { readonly kind: 'lit' | 'warn' | 'shut' | 'free'; readonly space: number };

/** What the row shows. Legal spaces come from `legal` alone; the warning from the rules' own test (ANT-4.6). */
export const spacesOf = (view: View, seat: Seat, legal: readonly Action[]): readonly Space[] => {
  const row = view.rows[seat] ?? [];
  const may = new Set(legal.map((action) => (action.type === 'place' ? action.space : 0)));
  const asked = view.phase === 'decide' && view.turn === seat && legal.length > 0;
  return row.map((card, i): Space => {
    const space = i + 1;
    if (card !== 0) return { kind: 'filled', space, card };
    if (!asked) return { kind: 'free', space };
    if (!may.has(space)) return { kind: 'shut', space };
    return { kind: closes(row, view.drawn, space) ? 'warn' : 'lit', space };
  });
};
