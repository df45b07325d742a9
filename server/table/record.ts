import { randomBytes } from 'node:crypto';
import { commitmentOf, type Entry, type MatchRecord, refuse, seedOf, verifyRecord, writeRecord } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { fail } from '../fail.ts';
import type { Store } from '../store/port.ts';
import { tableCode } from '../words.ts';
import { applyEvent, beginTable } from './apply.ts';
import { type TableEvent, writeEvent } from './events.ts';
import { type GameOf, loadTable } from './load.ts';
import { contributionsOf, type TableState } from './state.ts';
import { rowOf } from './summary.ts';

/** The match of a table as a file. Of a running one only for the operator: it holds everybody's secrets. */
export function recordOf(state: TableState, { running = false } = {}): MatchRecord {
  if (state.readOnly) fail('read-only');
  if (state.match === undefined) fail('table-not-running');
  if (state.status !== 'over' && !running) fail('table-running');
  const { secret } = state;
  const { game, version, options } = state;
  const contributions = contributionsOf(state);
  const dealtHere = seedOf({ game, version, options, secret, contributions }) === state.match.deal.seed;
  return writeRecord(state.match, {
    seats: state.seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person' })),
    ...(dealtHere ? { fairness: { commitment: commitmentOf(secret), secret, contributions } } : {}),
  });
}

export async function recordOfTable(store: Store, id: TableId, gameOf: GameOf, options?: { running?: boolean }): Promise<MatchRecord> {
  return recordOf((await loadTable(store, id, gameOf)) ?? fail('unknown-table'), options);
}

/** Brings a match file in as a table to look at. It is played again first; what does not fit is refused and nothing is written. */
export async function importRecord(store: Store, record: MatchRecord, gameOf: GameOf, now = Date.now()): Promise<TableId> {
  const module = (await gameOf(record.game)) ?? refuse('record-game', { game: record.game });
  const { fair, match } = verifyRecord(module.game, record);
  if (!fair || match === undefined) refuse('record-edited');
  if (match.result === undefined) refuse('bad-record');
  const id = tableCode();
  const contributions = record.fairness?.contributions ?? [];
  const created: TableEvent = {
    type: 'created',
    id,
    game: record.game,
    version: record.version,
    options: record.options,
    public: false,
    seats: record.seats.map(({ kind, name }, at) =>
      kind === 'bot' ? { kind, name, level: 'instant' } : { kind, name, holders: [], contribution: contributions[at] ?? '' },
    ),
    owner: '',
    secret: record.fairness?.secret ?? randomBytes(32).toString('hex'),
    nextSecret: randomBytes(32).toString('hex'),
    imported: true,
  };
  const events: TableEvent[] = [created, { type: 'started', seed: record.seed }, ...record.log.map(eventOf)];
  const state = beginTable(created, module, now);
  for (const event of events.slice(1)) applyEvent(state, event, now);
  await store.append({
    table: id,
    expected: 0,
    events: events.map((event) => ({ at: now, body: writeEvent(event, undefined) })),
    row: rowOf(state),
  });
  return id;
}

function eventOf(entry: Entry): TableEvent {
  if (entry.type === 'act') return { type: 'acted', seat: entry.seat, action: entry.action };
  return { type: 'undone', seat: entry.seat, agreed: entry.agreed };
}
