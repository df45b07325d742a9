import { hasLevel } from '@tafelrunde/bots';
import {
  commitmentOf,
  type Contents,
  type Entry,
  type GameModule,
  type Match,
  type MatchRecord,
  refuse,
  seedOf,
  verifyRecord,
  writeRecord,
} from '@tafelrunde/kernel';
import { type Clock, fail, type TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { type SeatPlan, type TableEvent, writeEvent } from './events.ts';
import type { Created } from './lay.ts';
import type { Append, Snapshot, StoredPage } from './port.ts';
import { writeSnapshot } from './snapshot.ts';
import { contributionsOf, mustBePlayable, type TableState } from './state.ts';
import { rowOf } from './summary.ts';

/**
 * The match of a table as a file. Of a running one only for the operator: it holds everybody's secrets. A branch somebody plays alone may
 * be `cut` where it stands: that file is of a match which ended there.
 */
export function recordOf(state: TableState, { running = false, cut = false } = {}): MatchRecord {
  mustBePlayable(state);
  if (state.match === undefined) fail('table-not-running');
  if (state.status !== 'over' && !running && !cut) fail('table-running');
  const { secret } = state;
  const { game, version, options } = state;
  const contributions = contributionsOf(state);
  const dealtHere = seedOf({ game, version, options, secret, contributions }) === state.match.deal.seed;
  return writeRecord(state.match, {
    seats: state.seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person' })),
    ...(state.ended === undefined && !cut ? {} : { ended: state.ended ?? 'agreed' }),
    ...(state.again === undefined ? {} : { again: true as const }),
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
  const match = playedAgain(module, record);
  if (match.result === undefined) refuse('bad-record');
  const contributions = record.fairness?.contributions ?? [];
  const created: Created = {
    ...tableIn(record, { id, secret, nextSecret }),
    seats: record.seats.map(({ kind, name }, at) =>
      kind === 'bot' ? { kind, name, level: 'instant' } : { kind, name, holders: [], contribution: contributions[at] ?? '' },
    ),
    owner: '',
    imported: true,
  };
  return streamOf(module, record, created, match.contents, now).append;
}

/** Whoever carries a match here, and how its table is to go on. */
export interface Carry extends Import {
  readonly guest: string;
  /** How people and bots are called, as they may be called here. */
  readonly names: readonly string[];
  /** Of bots, by their seats. */
  readonly levels: readonly (string | null)[];
  readonly autoPlay?: boolean | undefined;
  readonly hints?: boolean | undefined;
  readonly clock?: Clock | undefined;
}

export interface CarriedTable {
  readonly append: Append;
  readonly snapshot: Snapshot;
  readonly pages: readonly StoredPage[];
}

/**
 * A match begun in a browser as a table that goes on here, with a snapshot, so that nobody plays it again to open it. Whoever brings it
 * plays every seat a person had: the other hands are no secret to them. What was said is not carried.
 */
export function carriedTable(module: GameModule, record: MatchRecord, carry: Carry): CarriedTable {
  const { guest, names, levels, autoPlay, hints, clock, now } = carry;
  if (record.start !== undefined) fail('carry-laid-out');
  const match = playedAgain(module, record);
  const contributions = record.fairness?.contributions ?? [];
  if (record.seats.every(({ kind }) => kind === 'bot')) refuse('bad-record');
  const created: Created = {
    ...tableIn(record, carry),
    seats: record.seats.map(({ kind }, at): SeatPlan => {
      const name = names[at] ?? '';
      if (kind === 'person') return { kind, name, holders: [guest], contribution: contributions[at] ?? '' };
      const level = levels[at] ?? module.levels.usual;
      if (!hasLevel(module, level)) fail('unknown-bot', { level });
      return { kind, name, level };
    }),
    owner: guest,
    ...(autoPlay === true ? { autoPlay } : {}),
    ...(hints === false ? { hints } : {}),
    ...(clock === undefined ? {} : { clock }),
    origin: 'carried',
  };
  const { append, state } = streamOf(module, record, created, match.contents, now);
  const pages = (state.match?.pages() ?? []).map(([number, page]) => ({ number, body: JSON.stringify(page) }));
  return { append, snapshot: writeSnapshot(state), pages };
}

function playedAgain(module: GameModule, record: MatchRecord): Match {
  const { fair, match } = verifyRecord(module.game, record);
  if (!fair || match === undefined) refuse('record-edited');
  return match;
}

/** What a file says of its table. */
function tableIn(record: MatchRecord, { id, secret, nextSecret }: Pick<Import, 'id' | 'secret' | 'nextSecret'>) {
  const { game, version, options, fairness } = record;
  return { type: 'created', id, game, version, options, public: false, secret: fairness?.secret ?? secret, nextSecret } as const;
}

function streamOf(
  module: GameModule,
  record: MatchRecord,
  created: Created,
  contents: Contents,
  now: number,
): { readonly append: Append; readonly state: TableState } {
  const events: TableEvent[] = [created, started(record), ...record.log.map(eventOf)];
  const state = beginTable(created, module, now, contents);
  for (const event of events.slice(1)) applyEvent(state, event, now);
  const written = events.map((event) => ({ at: now, body: writeEvent(event, undefined) }));
  return { append: { table: created.id, expected: 0, events: written, row: rowOf(state), contents }, state };
}

function started({ seed, start }: MatchRecord): TableEvent {
  return { type: 'started', seed, ...(start === undefined ? {} : { start }) };
}

function eventOf(entry: Entry): TableEvent {
  if (entry.type === 'act') return { type: 'acted', seat: entry.seat, action: entry.action };
  return { type: 'undone', seat: entry.seat, to: entry.to, agreed: entry.agreed };
}
