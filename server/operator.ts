import type { MatchRecord } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { fail } from './fail.ts';
import { ownGame } from './games.ts';
import type { Store } from './store/port.ts';
import { applyEvent } from './table/apply.ts';
import { type TableEvent, writeEvent } from './table/events.ts';
import { type GameOf, loadTable } from './table/load.ts';
import * as record from './table/record.ts';
import { seatsOf } from './table/state.ts';
import { rowOf } from './table/summary.ts';

/** What an operator does to a store without a server. */

export function recordOfTable(store: Store, id: TableId, options?: { running?: boolean }): Promise<MatchRecord> {
  return record.recordOfTable(store, id, ownGame, options);
}

export function importRecord(store: Store, file: MatchRecord): Promise<TableId> {
  return record.importRecord(store, file, ownGame);
}

/** Everybody who sits at this table under this name: one person, with all their browsers. */
export async function guestsNamed(store: Store, id: TableId, name: string): Promise<readonly string[]> {
  const state = (await loadTable(store, id, ownGame)) ?? fail('unknown-table');
  return state.seats.flatMap((seat) => (seat.name === name ? seat.holders : []));
}

/** Known in three languages for somebody who is not named. */
const NOBODY = 'N. N.';
const MOST_TABLES = 100_000;

/**
 * Forgets a person: the name is gone from the list of guests and from every seat. What was written before (events, chat) stays in
 * the tables; deleting a table deletes that too. False when there is no such person.
 */
export async function forgetGuest(store: Store, guest: string, gameOf: GameOf = ownGame, now = Date.now()): Promise<boolean> {
  for (const { id } of await store.tables({ member: guest, limit: MOST_TABLES })) {
    const state = await loadTable(store, id, gameOf);
    if (state === undefined) continue;
    const expected = state.seq;
    const events = seatsOf(state, guest).map((seat): TableEvent => ({ type: 'renamed', seat, name: NOBODY }));
    if (events.length === 0) continue;
    for (const event of events) applyEvent(state, event, now);
    await store.append({
      table: id,
      expected,
      events: events.map((event) => ({ at: now, body: writeEvent(event, undefined) })),
      row: rowOf(state),
    });
  }
  return store.removeGuest(guest);
}
