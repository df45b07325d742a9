import { randomBytes } from 'node:crypto';
import { type MatchRecord, refuse } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import {
  applyEvent,
  type GameOf,
  loadTable,
  recordOf,
  rowOf,
  seatsOf,
  type TableEvent,
  tableOfRecord,
  writeEvent,
} from '@tafelrunde/table';
import { ownGame } from './games.ts';
import type { Store } from './store/port.ts';
import { tableCode } from './words.ts';

/** What an operator does to a store without a server. */

export async function recordOfTable(store: Store, id: TableId, options?: { running?: boolean }): Promise<MatchRecord> {
  return recordOf((await loadTable(store, id, ownGame)) ?? fail('unknown-table'), options);
}

/** Brings a match file in as a table to look at; what does not fit is refused and nothing is written. */
export async function importRecord(store: Store, record: MatchRecord): Promise<TableId> {
  const module = (await ownGame(record.game)) ?? refuse('record-game', { game: record.game });
  const id = tableCode();
  const secret = () => randomBytes(32).toString('hex');
  await store.append(tableOfRecord(module, record, { id, secret: secret(), nextSecret: secret(), now: Date.now() }));
  return id;
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
