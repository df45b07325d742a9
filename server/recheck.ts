import { hashOf, RefusedError, same, type Saved } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable, type GameOf, keptContents, learnContents, readEvent, resultIn, type TableState } from '@tafelrunde/table';
import { ownGame } from './games.ts';
import type { Store, TableRow } from './store/port.ts';

/** What becomes of a stored match when it is played again by the rules of this program. */
export type Rechecked = { readonly table: TableId; readonly game: string; readonly version: number } & (
  | { readonly outcome: 'same' }
  /** Rules, game or a text it is made of are not here: it can be looked at, not played again. */
  | { readonly outcome: 'not-carried' }
  /** An action is not allowed any more; `at` is its event. */
  | { readonly outcome: 'stuck'; readonly at: number; readonly why: string }
  /** It comes to another end. */
  | { readonly outcome: 'other-end' }
  /** The end is the same, but a position that was kept on the way is not. */
  | { readonly outcome: 'other-position'; readonly at: number }
);

/** Plays every finished match again from its first event, whatever else was kept of it, and tells of each what became of it. */
export async function* recheck(store: Store, gameOf: GameOf = ownGame): AsyncGenerator<Rechecked> {
  const rows = await store.tables({ status: 'over', limit: Number.MAX_SAFE_INTEGER });
  for (const row of rows.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)))
    yield await recheckOne(store, row, gameOf);
}

async function recheckOne(store: Store, row: TableRow, gameOf: GameOf): Promise<Rechecked> {
  const [first, ...rest] = (await store.read(row.id, 0)).map(({ seq, at, body }) => ({ seq, at, event: readEvent(body) }));
  if (first?.event.type !== 'created') throw new Error(`the table ${row.id} does not begin with its creation`);
  const about = { table: row.id, game: row.game, version: first.event.version };
  const module = await gameOf(row.game);
  const state = beginTable(first.event, module, first.at, await keptContents(store, module, first.event.options));
  const kept = await keptPosition(store, row.id);
  let other: number | undefined;
  for (const { seq, at, event } of rest) {
    await learnContents(store, state, event);
    try {
      applyEvent(state, event, at);
    } catch (fault) {
      return { ...about, outcome: 'stuck', at: seq, why: fault instanceof RefusedError ? fault.refusal.code : String(fault) };
    }
    if (seq === kept?.seq && !fits(kept.saved, state)) other = seq;
  }
  if (state.readOnly) return { ...about, outcome: 'not-carried' };
  const ended = resultIn(row);
  if (state.status !== 'over' || (ended !== undefined && !same(ended, state.match?.result))) return { ...about, outcome: 'other-end' };
  return other === undefined ? { ...about, outcome: 'same' } : { ...about, outcome: 'other-position', at: other };
}

/** What of a snapshot can be compared. */
type Kept = Pick<Saved, 'shape' | 'state'>;

async function keptPosition(store: Store, id: TableId): Promise<{ readonly seq: number; readonly saved: Kept } | undefined> {
  const snapshot = await store.snapshot(id);
  if (snapshot === undefined) return undefined;
  const { table } = JSON.parse(snapshot.body) as { readonly table?: { readonly saved?: Kept } };
  return table?.saved === undefined ? undefined : { seq: snapshot.seq, saved: table.saved };
}

/** States of different shapes cannot be compared, and say nothing. */
function fits(kept: Kept, { match }: TableState): boolean {
  const now = match?.save();
  return now === undefined || now.shape !== kept.shape || hashOf(now.state) === hashOf(kept.state);
}
