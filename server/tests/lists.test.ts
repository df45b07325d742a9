import type { TableId, TableSummary } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './people.ts';
import { expectFailure } from './sentences.ts';
import { append } from './store/position.ts';

/** Somebody with one table that goes on, and after it so many matches that are over: at 1, 2, 3 … milliseconds since. */
async function busyEvening(times: readonly number[]) {
  const house = await openHouse({ limits: { listed: 3 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const { store } = house.server;
  const row = await store.row(table);
  if (row === undefined) throw new Error('no table');
  const over = times.map((time, n) => ({ id: `over-${n}` as TableId, changedAt: row.changedAt + time }));
  for (const { id, changedAt } of over) await store.append(append(id, 0, ['{}'], { ...row, id, status: 'over', changedAt }));
  return { ana, table, over, store, row };
}

const names = (tables: readonly TableSummary[]) => tables.map(({ id }) => id);

test('however many matches are over, what is not finished stays in the list', async () => {
  const { ana, table } = await busyEvening([1, 2, 3, 4, 5, 6]);
  const { mine } = (await ana.get('/api/tables')).body;
  expect(names(mine)).toEqual(['over-5', 'over-4', 'over-3', table]);
});

test('older finished matches come part by part, each once, those of one moment too', async () => {
  const { ana, table, over } = await busyEvening([1, 2, 2, 2, 3, 4, 4, 5, 6, 6]);
  let { mine: part, more } = (await ana.get('/api/tables')).body;
  const seen: string[] = names(part).filter((id) => id !== table);
  while (more !== undefined) {
    ({ tables: part, more } = (await ana.get(`/api/finished-tables?before=${more}`)).body);
    seen.push(...names(part));
  }
  expect(seen.toSorted()).toEqual(over.map(({ id }) => id).toSorted());
  const ben = await Person.arrive(ana.url, 'Ben');
  expect((await ben.get(`/api/finished-tables?before=${Number.MAX_SAFE_INTEGER}`)).body).toEqual({ tables: [] });
});

test('a part that begins nowhere is refused', async () => {
  const { ana } = await busyEvening([1]);
  for (const query of ['', '?before=', '?before=yesterday', '?before=-1', '?before=1e3', '?before=9999999999999999', '?before=1&after=2']) {
    const answer = await ana.get(`/api/finished-tables${query}`);
    expect(answer.status).toBe(400);
    await expectFailure(answer.body.failure, 'bad-frame');
  }
});

test('a match that ends while the lists are made is in them once', async () => {
  const { ana, table, store, row } = await busyEvening([1]);
  const tables = store.tables.bind(store);
  let ended = false;
  store.tables = async (filter) => {
    if (filter.status === 'over' && !ended) {
      ended = true;
      const { length } = await store.read(table, 0);
      await store.append(append(table, length, ['{}'], { ...row, status: 'over', changedAt: row.changedAt + 2 }));
    }
    return tables(filter);
  };
  expect(names((await ana.get('/api/tables')).body.mine)).toEqual([table, 'over-0']);
});
