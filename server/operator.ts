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
import { ConflictError, type Store, type TableRow } from './store/port.ts';
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

/** Every table at which a guest sits, owns something or was heard, each once. */
export async function tablesOf(store: Store, guest: string): Promise<readonly TableRow[]> {
  const rows = [
    ...(await store.tables({ member: guest, limit: MOST_TABLES })),
    ...(await store.tables({ heardFrom: guest, limit: MOST_TABLES })),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

export interface Forgetting {
  readonly gameOf?: GameOf;
  readonly now?: number;
  /** `files` are written anew as well, which nobody may wait for. */
  readonly scour?: 'log' | 'files';
  /** Does it to one table while nobody else uses that; the work answers where the table then stands. */
  readonly at?: (table: TableId, work: () => Promise<number>) => Promise<void>;
}

/**
 * Forgets a person: the name is gone from the list of guests, from every seat, and from everything that was written at any table they
 * sat or spoke at under any of their ids, together with their own words; their devices are signed out. False when there is no such person.
 */
export async function forgetGuest(store: Store, guest: string, how: Forgetting = {}): Promise<boolean> {
  const { now = Date.now(), scour = 'files' } = how;
  const person = await store.persons.personOf(guest);
  let known = false;
  let tables = 0;
  for (const id of [person, ...(await store.persons.aliases(person))]) {
    const rows = await tablesOf(store, id);
    for (const row of rows) {
      const work = () => forgetAt(store, row.id, id, how);
      await (how.at?.(row.id, work) ?? work());
    }
    known = (await store.removeGuest(id)) || known;
    tables += rows.length;
  }
  if (known || tables > 0) await store.persons.remove(person, now);
  if (known || tables > 0) await store.scour(scour);
  return known;
}

/** Tries at one table while others write to it. */
const TRIES = 8;

async function forgetAt(store: Store, id: TableId, guest: string, how: Forgetting): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await forgetOnce(store, id, guest, how);
    } catch (fault) {
      if (!(fault instanceof ConflictError) || tries === TRIES) throw fault;
    }
  }
}

/** The old lines first, and then that it was done: who reads the latter finds nothing of the former any more. */
async function forgetOnce(store: Store, id: TableId, guest: string, { gameOf = ownGame }: Forgetting): Promise<number> {
  const whole = { limit: Number.MAX_SAFE_INTEGER };
  const all = { events: await store.read(id, 0), talk: await store.talk(id, whole), asides: await store.asides.talk(id, whole) };
  const [last] = all.events.slice(-1);
  if (last === undefined) return 0;
  await store.rewrite(id, last.seq, withoutPerson(all, guest));
  const state = await loadTable(store, id, gameOf);
  if (state === undefined) return 0;
  const { seq: expected, changedAt: at } = state; // no time passes by it: clocks and the lobby's order stay
  const named = seatsOf(state, guest).filter((seat) => state.seats[seat]?.name !== NOBODY); // by somebody else who held the seat
  const events = [...named.map((seat): TableEvent => ({ type: 'renamed', seat, name: NOBODY })), { type: 'rewritten' } as const];
  for (const event of events) applyEvent(state, event, at);
  const written = events.map((event) => ({ at, body: writeEvent(event, undefined) }));
  await store.append({ table: id, expected, events: written, row: rowOf(state) });
  return state.seq;
}
