import { randomBytes } from 'node:crypto';
import { type MatchRecord, refuse } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import {
  applyEvent,
  type GameOf,
  loadTable,
  NOBODY,
  recordOf,
  rowOf,
  seatsOf,
  type TableEvent,
  tableOfRecord,
  withoutPerson,
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

const MOST_TABLES = 100_000;

/**
 * Forgets a person: the name is gone from the list of guests, from every seat, and from everything that was written at any table they
 * sat or spoke at, together with their own words. False when there is no such person.
 */
export async function forgetGuest(store: Store, guest: string, gameOf: GameOf = ownGame, now = Date.now()): Promise<boolean> {
  const tables = [
    ...(await store.tables({ member: guest, limit: MOST_TABLES })),
    ...(await store.tables({ heardFrom: guest, limit: MOST_TABLES })),
  ];
  for (const id of new Set(tables.map((row) => row.id))) await forgetAt(store, id, guest, gameOf, now);
  const known = await store.removeGuest(guest);
  if (known || tables.length > 0) await store.scour();
  return known;
}

async function forgetAt(store: Store, id: TableId, guest: string, gameOf: GameOf, now: number): Promise<void> {
  const state = await loadTable(store, id, gameOf);
  if (state === undefined) return;
  const expected = state.seq;
  const at = Math.max(now, state.changedAt);
  // Written as well as rewritten: whoever has the table in memory must read it anew.
  const events = seatsOf(state, guest).map((seat): TableEvent => ({ type: 'renamed', seat, name: NOBODY }));
  for (const event of events) applyEvent(state, event, at);
  if (events.length > 0) {
    const written = events.map((event) => ({ at, body: writeEvent(event, undefined) }));
    await store.append({ table: id, expected, events: written, row: rowOf(state) });
  }
  const all = { events: await store.read(id, 0), talk: await store.talk(id, { limit: Number.MAX_SAFE_INTEGER }) };
  const anew = withoutPerson(all, guest);
  await store.rewrite(id, state.seq, anew.events, anew.talk);
}
