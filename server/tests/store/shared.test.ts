import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConflictError, LeaseLostError } from '../../store/port.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import type { PostgresStore } from '../../store/postgres/store.ts';
import type { Shared } from '../../store/shared.ts';
import { append, bodies, newTable } from './position.ts';
import { postgresPlace } from './postgres-place.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
let place: Awaited<ReturnType<typeof postgresPlace>>;
let store: PostgresStore;
let beside: PostgresStore;
let here: Shared;
let there: Shared;

beforeAll(async () => {
  server = await startPostgres();
  place = await postgresPlace(server.url);
  store = await openPostgres(place.url);
  beside = await openPostgres(place.url);
  here = store.shared;
  there = beside.shared;
});

afterAll(async () => {
  await store?.close();
  await beside?.close();
  await place?.clear();
  await server?.stop();
});

const made = async (): Promise<TableId> => {
  const table = newTable();
  await store.append(append(table, 0, ['1'], { status: 'running' }));
  return table;
};
/** A lease that has surely run out, by the only clock that counts. */
const lapsed = async (table: TableId, holder: string): Promise<number> => {
  const lease = await here.lease(table, holder, 1);
  await expect.poll(() => here.renew(holder, [table], 1)).toEqual([]);
  return lease?.number ?? 0;
};

describe('leases', () => {
  test('one holder at a time; release hands over, but only by the holder; the number rises with every change of hands', async () => {
    const table = await made();
    expect(await here.lease(table, 'here', 60_000)).toEqual({ number: 1 });
    expect(await there.lease(table, 'there', 60_000)).toBeUndefined();
    expect(await here.lease(table, 'here', 60_000)).toEqual({ number: 1 });
    await there.release(table, 'there', false);
    expect(await there.lease(table, 'there', 60_000)).toBeUndefined();
    await here.release(table, 'here', false);
    expect(await there.lease(table, 'there', 60_000)).toEqual({ number: 2 });
    expect(await here.lease(table, 'here', 60_000)).toBeUndefined();
  });

  test('of many who reach for it exactly one gets it', async () => {
    const table = await made();
    const got = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? here : there).lease(table, `holder-${n}`, 60_000)));
    expect(got.filter((lease) => lease !== undefined)).toEqual([{ number: 1 }]);
  });

  test('runs out by itself; renewed in time it does not, all of a holder together', async () => {
    const [one, two, lost] = [await made(), await made(), await made()];
    await lapsed(lost, 'here');
    await here.lease(one, 'here', 60_000);
    await here.lease(two, 'here', 60_000);
    expect((await here.renew('here', [one, two, lost], 60_000)).toSorted()).toEqual([one, two].toSorted());
    expect(await there.lease(one, 'there', 60_000)).toBeUndefined();
    expect(await there.lease(lost, 'there', 60_000)).toEqual({ number: 2 });
    expect(await here.renew('here', [lost], 60_000)).toEqual([]);
  });

  test('of a table that is not there is not given, and goes with its table', async () => {
    const table = await made();
    expect(await here.lease(newTable(), 'here', 60_000)).toBeUndefined();
    await here.lease(table, 'here', 60_000);
    await store.remove(table);
    await store.append(append(table, 0, ['1']));
    expect(await there.lease(table, 'there', 60_000)).toEqual({ number: 1 });
  });

  test('what is written by a lease is written while it is alive and in no other hands', async () => {
    const table = await made();
    const lease = await here.lease(table, 'here', 60_000);
    if (lease === undefined) throw new Error('no lease');
    await store.append({ ...append(table, 1, ['2']), lease });
    await here.release(table, 'here', true);
    await expect(store.append({ ...append(table, 2, ['late']), lease })).rejects.toThrow(LeaseLostError);
    const next = await there.lease(table, 'there', 60_000);
    if (next === undefined) throw new Error('no lease');
    await expect(store.append({ ...append(table, 2, ['late']), lease })).rejects.toThrow(LeaseLostError);
    await beside.append({ ...append(table, 2, ['3']), lease: next });
    // A table that has moved on is a conflict first of all: who reads on finds out about the lease.
    await expect(store.append({ ...append(table, 2, ['late']), lease })).rejects.toThrow(ConflictError);
    // People need none.
    await store.append(append(table, 3, ['4']));
    expect(await bodies(store, table)).toEqual(['1', '2', '3', '4']);
  });

  test('run out, though nobody else took it, it is worth nothing', async () => {
    const table = await made();
    const number = await lapsed(table, 'here');
    await expect(store.append({ ...append(table, 1, ['late']), lease: { number } })).rejects.toThrow(LeaseLostError);
    expect(await bodies(store, table)).toEqual(['1']);
  });

  test('tables of a holder that died or left unfinished go to one other each; those given back for good to nobody', async () => {
    const [died, left, back, over, alive] = [await made(), await made(), await made(), await made(), await made()];
    await store.append(append(over, 1, ['2'], { status: 'over' }));
    for (const table of [died, over]) await lapsed(table, 'dead');
    for (const table of [left, back, alive]) await here.lease(table, 'here', 60_000);
    await here.release(left, 'here', true);
    await here.release(back, 'here', false);
    const mine = [died, left, back, over, alive];
    const taken = (await Promise.all([here.adopt('one', 60_000, 100), there.adopt('two', 60_000, 100)])).flat();
    expect(taken.filter((table) => mine.includes(table)).toSorted()).toEqual([died, left].toSorted());
    expect(await here.adopt('one', 60_000, 100)).toEqual([]);
  });
});

test('the roll: who is on it, who has left, who was not heard of', async () => {
  const row = (id: string) => ({ id, bus: 'postgresql', build: 'b' });
  expect(await here.enrol(row('one'), 60_000)).toEqual([]);
  expect(await there.enrol(row('two'), 60_000)).toEqual([row('one')]);
  await here.enrol(row('brief'), 1);
  await expect.poll(() => here.enrol(row('one'), 60_000)).toEqual([row('two')]);
  await there.strike('two');
  expect(await here.enrol(row('one'), 60_000)).toEqual([]);
});

test('the house has one name, whoever asks first', async () => {
  const names = await Promise.all([here.house(), there.house(), here.house()]);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[0-9a-f]{16}$/);
});

test('where tables stand, their talk and asides; what is gone is left out', async () => {
  const [one, two] = [await made(), await made()];
  await store.append(append(two, 1, ['2', '3']));
  await store.appendTalk({ table: two, expected: 0, words: [{ at: 1, body: '{}' }] });
  await store.asides.appendTalk({
    table: one,
    expected: 0,
    words: [
      { at: 1, body: '{}' },
      { at: 1, body: '{}' },
    ],
  });
  expect(await there.positions([one, two, newTable()])).toEqual(
    new Map([
      [one, { seq: 1, talk: 0, asides: 2 }],
      [two, { seq: 3, talk: 1, asides: 0 }],
    ]),
  );
});
