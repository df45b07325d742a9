import type { TableId } from '@tafelrunde/protocol';
import type { Append, Store, TableRow } from '../../store/port.ts';

let count = 0;
/** A table nobody else in this run has. */
export const newTable = (): TableId => `table-${++count}` as TableId;

export const row = (id: TableId, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'anthem',
  status: 'waiting',
  public: false,
  summary: '{}',
  members: [],
  createdAt: 1_763_200_000_000,
  changedAt: 1_763_200_000_000,
  ...change,
});

export const append = (table: TableId, expected: number, bodies: readonly string[], change: Partial<TableRow> = {}): Append => ({
  table,
  expected,
  events: bodies.map((body) => ({ at: 1_763_200_000_000 + expected, body })),
  row: row(table, change),
});

export const bodies = async (store: Store, table: TableId, after = 0): Promise<readonly string[]> =>
  (await store.read(table, after)).map((event) => event.body);
