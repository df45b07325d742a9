import { createHash } from 'node:crypto';
import type { Seat } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { lowAt, sittersIn, type Turn, turnsOf } from '@tafelrunde/table';
import type { Invitation } from '../store/invitations.ts';
import type { Store, TableRow } from '../store/port.ts';
import type { Reminder, Way, Wishes } from '../store/reminders.ts';
import { dueOf } from './hours.ts';
import { type Occasion, writeOccasion } from './occasion.ts';
import type { Present, Sitting } from './present.ts';

const MINUTE = 60_000;
/** Somebody who is there when it is their turn may leave without a move: looked at again by then. */
const LOOK_AGAIN = 5 * MINUTE;
/** However often somebody is nudged, a turn calls them once in this time for it. */
const NUDGED_FOR = 6 * 60 * MINUTE;

/** One turn, one way: the same name whoever notices it, and however often. */
export function callId(way: string, table: TableId, ask: string): string {
  return createHash('sha256')
    .update(JSON.stringify([way, table, ask]))
    .digest('base64url')
    .slice(0, 22);
}

/** Whether something may go out this way at all. */
export function isLive({ confirmedAt, offAt }: Way): boolean {
  return confirmedAt !== undefined && offAt === undefined;
}

/** The ways that lead to a person from one table: its own webhook stands in for the others. */
function waysAt(ways: readonly Way[], table: TableId): readonly Way[] {
  const live = ways.filter(isLive);
  const own = live.filter((way) => way.table === table);
  const general = live.filter((way) => way.table === undefined);
  return own.length === 0 ? general : [...general.filter(({ kind }) => kind !== 'webhook'), ...own];
}

interface Reached {
  readonly person: string;
  readonly ways: readonly Way[];
  readonly wishes: Wishes;
}

interface Sat extends Reached {
  /** Under which of their ids they hold the seat. */
  readonly guests: readonly string[];
}

interface Waiting extends Sat {
  readonly turn: Turn;
}

export interface CallDeps {
  readonly store: Store;
  readonly present: Present;
  /** How long somebody may be waited for before they are called. */
  readonly patience: number;
  readonly now: () => number;
}

/** Persons among guests, each with those of their ids. */
async function personsAmong(store: Store, holders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const persons = new Map<string, string[]>();
  for (const guest of holders) {
    const person = await store.persons.personOf(guest);
    persons.set(person, [...(persons.get(person) ?? []), guest]);
  }
  return persons;
}

/** How somebody is reached from a table; undefined where they have muted it, or want no calls. */
async function reached(store: Store, person: string, table: TableId): Promise<Reached | undefined> {
  const ways = waysAt(await store.reminders.ways(person), table);
  if (ways.length === 0 || (await store.reminders.mutes(person)).includes(table)) return undefined;
  return { person, ways, wishes: await store.reminders.wishes(person) };
}

/** Who a table waits for and how they are reached; nobody who has muted it, or wants no calls. */
async function waitingAt(store: Store, row: TableRow): Promise<readonly Waiting[]> {
  const waiting: Waiting[] = [];
  for (const turn of turnsOf(row)) {
    for (const [person, guests] of await personsAmong(store, turn.holders)) {
      const how = await reached(store, person, row.id);
      if (how !== undefined) waiting.push({ ...how, turn, guests });
    }
  }
  return waiting;
}

/** Who has sat at a table whose match is over, and wants to hear of it. */
async function sattersAt(store: Store, row: TableRow): Promise<readonly Sat[]> {
  const sat: Sat[] = [];
  for (const [person, guests] of await personsAmong(store, sittersIn(row))) {
    const how = await reached(store, person, row.id);
    if (how?.wishes.also?.includes('over') === true) sat.push({ ...how, guests });
  }
  return sat;
}

/** One call by each of their ways. `name` is what tells it from others. */
function callsFor({ person, ways, wishes }: Reached, table: TableId, occasion: Occasion, name: string, at: number): readonly Reminder[] {
  const ask = writeOccasion(occasion);
  return ways.map(({ id: way, kind }) => ({
    id: callId(way, table, name),
    way,
    person,
    table,
    ask,
    madeAt: at,
    dueAt: dueOf(wishes, kind, at, at),
    tries: 0,
  }));
}

/** Somebody a table waits for was nudged: if they are away, that is a call of its own. */
export async function writeNudge(
  { store, present, now }: Omit<CallDeps, 'patience'>,
  { table, seat, by }: { readonly table: TableId; readonly seat: Seat; readonly by: string },
): Promise<void> {
  const row = await store.row(table);
  const waiting = row === undefined ? [] : (await waitingAt(store, row)).filter(({ turn }) => turn.seat === seat);
  const isThere = await present.among(waiting.flatMap(({ guests }) => guests.map((guest): Sitting => [table, guest])));
  const at = now();
  const calls = waiting
    .filter(({ guests }) => !guests.some((guest) => isThere(table, guest)))
    .flatMap((one) => {
      const { ask } = one.turn;
      return callsFor(one, table, { kind: 'nudge', ask, by }, `${ask} nudge ${Math.floor(at / NUDGED_FOR)}`, at);
    });
  if (calls.length > 0) await store.reminders.add(table, calls);
}

/** Somebody of their circle asks a person to a table. Who is asked, and does not want to hear of it, finds it among their tables. */
export async function writeInvitation(
  { store, now }: Pick<CallDeps, 'store' | 'now'>,
  { table, person, inviter }: Invitation,
): Promise<void> {
  const how = await reached(store, person, table);
  if (how?.wishes.also?.includes('invited') !== true) return;
  await store.reminders.add(table, callsFor(how, table, { kind: 'invited', by: inviter }, 'invited', now()));
}

/** Turns of those who are away, and whether their time is low by now. */
function turnCalls(row: TableRow, away: readonly Waiting[], at: number): readonly Reminder[] {
  return away.flatMap((one) => {
    const { seat, ask } = one.turn;
    const low = (lowAt(row, seat) ?? Number.POSITIVE_INFINITY) <= at;
    return [
      ...callsFor(one, row.id, { kind: 'turn', ask }, ask, at),
      ...(low ? callsFor(one, row.id, { kind: 'low', ask }, `${ask} low`, at) : []),
    ];
  });
}

/** When this table is to be looked at again: somebody was there and may have left, or somebody's time will be low. */
function againAt(row: TableRow, waiting: readonly Waiting[], there: boolean, at: number): number | undefined {
  const lows = waiting.flatMap(({ turn }) => lowAt(row, turn.seat) ?? []).filter((low) => low > at);
  const times = [...(there ? [at + LOOK_AGAIN] : []), ...lows];
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * Looks at tables that have waited for somebody for a while, or are over, and writes down a call for whoever is away. Answers how many
 * tables that were. The mark that says so was written with the move itself, so nothing is lost with a process.
 */
export async function writeCalls({ store, present, patience, now }: CallDeps, limit: number): Promise<number> {
  const rows = await store.tables({ calledBy: now() - patience, limit });
  const found = await Promise.all(
    rows.map(async (row) => ({
      row,
      waiting: await waitingAt(store, row),
      sat: row.status === 'over' ? await sattersAt(store, row) : [],
    })),
  );
  const sitting = found.flatMap(({ row, waiting, sat }) =>
    [...waiting, ...sat].flatMap(({ guests }) => guests.map((guest): Sitting => [row.id, guest])),
  );
  const isThere = await present.among(sitting);
  for (const { row, waiting, sat } of found) {
    if (row.callAt === undefined) continue;
    const at = now();
    const isAway = ({ guests }: Sat) => !guests.some((guest) => isThere(row.id, guest));
    const calls = [
      ...turnCalls(row, waiting.filter(isAway), at),
      ...sat.filter(isAway).flatMap((one) => callsFor(one, row.id, { kind: 'over' }, 'over', at)),
    ];
    const again = againAt(row, waiting, !waiting.every(isAway), at);
    await store.reminders.call(row.id, row.callAt, calls, again === undefined ? undefined : again - patience);
  }
  return rows.length;
}
