import { commitmentOf, type Entry, type GameModule, type MatchRecord, refuse, seedOf, verifyRecord, writeRecord } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { type TableEvent, writeEvent } from './events.ts';
import type { Append } from './port.ts';
import { contributionsOf, mustBePlayable, type TableState } from './state.ts';
import { rowOf } from './summary.ts';

/** The match of a table as a file. Of a running one only for the operator: it holds everybody's secrets. */
export function recordOf(state: TableState, { running = false } = {}): MatchRecord {
  mustBePlayable(state);
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

/** What the house adds to a match that is brought in. */
export interface Import {
  readonly id: TableId;
  /** For a match whose own secret is not in the file. */
  readonly secret: string;
  readonly nextSecret: string;
  readonly now: number;
}

/** A match file as a table to look at. It is played again first; what does not fit is refused. */
export function tableOfRecord(module: GameModule, record: MatchRecord, { id, secret, nextSecret, now }: Import): Append {
  const { fair, match } = verifyRecord(module.game, record);
  if (!fair || match === undefined) refuse('record-edited');
  if (match.result === undefined) refuse('bad-record');
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
    secret: record.fairness?.secret ?? secret,
    nextSecret,
    imported: true,
  };
  const events: TableEvent[] = [created, started(record), ...record.log.map(eventOf)];
  const state = beginTable(created, module, now, match.contents);
  for (const event of events.slice(1)) applyEvent(state, event, now);
  const written = events.map((event) => ({ at: now, body: writeEvent(event, undefined) }));
  return { table: id, expected: 0, events: written, row: rowOf(state), contents: match.contents };
}

function started({ seed, start }: MatchRecord): TableEvent {
  return { type: 'started', seed, ...(start === undefined ? {} : { start }) };
}

function eventOf(entry: Entry): TableEvent {
  if (entry.type === 'act') return { type: 'acted', seat: entry.seat, action: entry.action };
  return { type: 'undone', seat: entry.seat, to: entry.to, agreed: entry.agreed };
}
