import type { WholeGame } from '@tafelrunde/kernel';
import type { TableId, TableInfo } from '@tafelrunde/protocol';
import { beforeAll, expect, test } from 'vitest';
import { loadTable, writeSnapshot, type TableState } from '../index.ts';
import { botSeat, gameNamed, person, Place, type TestPage } from './place.ts';

const ID = 'test-table-1' as TableId;
const HOUR = 3_600_000;

let anthem: WholeGame;
beforeAll(async () => {
  anthem = await gameNamed('anthem');
});

/** Half a match, an hour's break, the other half. */
async function playedThrough(): Promise<{ place: Place; page: TestPage; begun: number }> {
  const place = new Place({ module: anthem, seats: [person('ana'), botSeat()], options: { turnCap: 10 } });
  const begun = place.clock.time;
  const page = await place.enter('ana');
  await place.playUntil(page, ({ position }) => position >= 2);
  expect(page.table).toMatchObject({ startedAt: begun });
  expect(page.table?.endedAt).toBeUndefined();
  place.clock.forward(HOUR);
  await place.playUntil(page, ({ result }) => result !== undefined);
  return { place, page, begun };
}

const timesIn = ({ startedAt, endedAt }: Pick<TableState | TableInfo, 'startedAt' | 'endedAt'>) => [startedAt, endedAt];

test('a table says when its match began and when it ended, read again from its events or from a snapshot as well', async () => {
  const { place, page, begun } = await playedThrough();
  const { startedAt, endedAt } = page.table as TableInfo;
  expect(startedAt).toBe(begun);
  expect(endedAt).toBeGreaterThanOrEqual(begun + HOUR);
  expect(endedAt).toBeLessThanOrEqual(place.clock.time);
  const { gameOf } = place.host;

  // A later word is no later end.
  place.clock.forward(HOUR);
  await place.does('ana', { type: 'chat', text: 'Well sung' });
  place.store.snapshots.clear();
  const folded = (await loadTable(place.store, ID, gameOf)) as TableState;
  expect(timesIn(folded)).toEqual([startedAt, endedAt]);

  await place.store.saveSnapshot(ID, writeSnapshot(folded));
  expect(timesIn((await loadTable(place.store, ID, gameOf)) as TableState)).toEqual([startedAt, endedAt]);
});

test('a snapshot from before is opened, and of its match only what is known is told', async () => {
  const { place, page } = await playedThrough();
  const state = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  const { body, seq } = writeSnapshot(state);
  const { format, table } = JSON.parse(body) as { format: number; table: Partial<TableState> };
  const { startedAt: _startedAt, endedAt: _endedAt, ...before } = table;
  await place.store.saveSnapshot(ID, { seq, body: JSON.stringify({ format, table: before }) });
  const opened = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  expect(opened.status).toBe('over');
  expect(timesIn(opened)).toEqual([undefined, undefined]);
  expect(page.table?.status).toBe('over');
});
