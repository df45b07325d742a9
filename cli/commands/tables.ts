import type { TableStatus } from '@tafelrunde/protocol';
import { summaryFor } from '@tafelrunde/server/tools';
import { columns, command } from '../command.ts';
import { wholeNumber } from '../given.ts';
import { withStore } from '../house.ts';
import { print, printJson } from '../output.ts';
import { counted, printable, SentenceError } from '../sentence.ts';

const statuses: readonly TableStatus[] = ['waiting', 'running', 'over', 'closed'];

function statusOf(text: string | undefined): TableStatus | undefined {
  const known = statuses.find((status) => status === text);
  if (known === undefined && text !== undefined) throw new SentenceError(`--status wants one of ${statuses.join(', ')}, not "${text}"`);
  return known;
}

export default command(
  {
    name: 'tables',
    takes: [],
    summary: 'list the stored tables, the last changed first',
    flags: {
      status: { value: 'STATUS', text: `only these: ${statuses.join(', ')}` },
      limit: { value: 'N', text: 'at most so many', default: '1000' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values) => {
    const status = statusOf(values.status);
    const limit = wholeNumber('limit', values.limit, 1, 1_000_000);
    const rows = await withStore((store) => store.tables({ limit, ...(status === undefined ? {} : { status }) }));
    const tables = rows.map((row) => ({ ...summaryFor(row, '', Date.now()), createdAt: row.createdAt }));
    if (values.json) {
      printJson({ tables: tables.map(({ yours: _yours, ...table }) => table) });
      return 0;
    }
    const when = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    const names = (seats: (typeof tables)[number]['seats']) =>
      seats.map((seat) => (seat.kind === 'open' ? '–' : printable(seat.name))).join(', ');
    print(
      ...columns(
        tables.map((table) => [table.id, `${table.status.padEnd(7)}  ${when(table.changedAt)}  ${table.game}: ${names(table.seats)}`]),
      ),
    );
    print(counted(tables.length, 'table'));
    return 0;
  },
);
