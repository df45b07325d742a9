import { RefusedError, type Seat } from '@tafelrunde/kernel';
import { fail, type UndoTrace } from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import type { TableEvent } from './events.ts';
import type { TableState, UndoState } from './state.ts';

/** So many requests to take back are kept for the log. */
const TRACES_KEPT = 40;

type Of<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

export function undoAsked(state: TableState, { seat, to, needed, words }: Of<'undo-asked'>, at: number): void {
  state.undo = { by: seat, to, needed, agreed: [], askedAt: at, ...(words === undefined ? {} : { words }) };
  state.undoDenied = undefined;
}

/** One no is enough; why, is kept with it. */
export function consented(state: TableState, { seat, agree, reason, words }: Of<'consent'>): void {
  const { undo } = state;
  if (undo === undefined) throw new RefusedError({ code: 'no-undo-asked' });
  if (agree) {
    undo.agreed.push(seat);
    return;
  }
  const why = { denier: seat, ...(reason === undefined ? {} : { reason }), ...(words === undefined ? {} : { said: words }) };
  keepTrace(state, undo, undo.agreed, why);
  state.undoDenied = { by: undo.by, ...why };
  state.undo = undefined;
}

export function undone(state: TableState, { seat, to, agreed }: Of<'undone'>): Partial<Step> {
  if (state.readOnly) return {};
  const match = state.match ?? fail('table-not-running');
  const before = [...match.line];
  if (to === undefined) match.undo(seat, agreed);
  else match.take({ type: 'undo', seat, to, agreed: agreed ?? [] });
  if (state.undo !== undefined) keepTrace(state, state.undo, agreed ?? []);
  state.undo = undefined;
  state.undoDenied = undefined;
  return { match: true, lines: 1, taken: before.slice(match.position).map(({ n }) => n) };
}

/** What became of a request others were asked about, at the newest line of the log. */
function keepTrace(state: TableState, { by, words, needed }: UndoState, agreed: readonly Seat[], why: Partial<UndoTrace> = {}): void {
  if (needed.length === 0) return;
  const n = (state.match?.lines ?? 1) - 1;
  const trace = { n, by, ...(words === undefined ? {} : { words }), agreed: [...agreed], ...why };
  state.undos = [...(state.undos ?? []), trace].slice(-TRACES_KEPT);
}
