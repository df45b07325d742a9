import { type Entry, type OptionValue, type Seat, seedOf } from '@tafelrunde/kernel';
import type { ChatLine, TableId } from '@tafelrunde/protocol';
import { type Append, applyEvent, beginTable, type Created, rowOf, type TableEvent, writeEvent } from '@tafelrunde/table';
import { YOU } from './you.ts';

/** A match of this browser as it was kept before tables had streams: whole, and rewritten at every step. */
export interface KeptMatch {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string; readonly level?: string }[];
  readonly secret: string;
  readonly nextSecret: string;
  readonly contributions: readonly string[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly log: readonly Entry[];
  readonly chat: readonly ChatLine[];
  readonly over: boolean;
  readonly waitsFor: readonly Seat[];
  readonly rematch?: TableId;
}

/** The same match as the stream it would have been. When each move was made is not known; the words come after the moves. */
export function streamOf(kept: KeptMatch): Append {
  const { id, game, version, options, secret, nextSecret, contributions } = kept;
  const created: Created = {
    type: 'created',
    id,
    game,
    version,
    options,
    public: false,
    seats: kept.seats.map(({ kind, name, level }, at) =>
      kind === 'bot' ? { kind, name, level: level ?? 'instant' } : { kind, name, holders: [YOU], contribution: contributions[at] ?? '' },
    ),
    owner: YOU,
    secret,
    nextSecret,
  };
  const later: { readonly event: TableEvent; readonly at: number }[] = [
    { event: { type: 'started', seed: seedOf({ game, version, options, secret, contributions }) }, at: kept.createdAt },
    ...kept.log.map((entry) => ({ event: eventOf(kept, entry), at: kept.createdAt })),
    ...kept.chat.map((line) => ({ event: wordsOf(line), at: line.at })),
    ...followUps(kept).map((event) => ({ event, at: kept.changedAt })),
  ];
  let at = kept.createdAt;
  const state = beginTable(created, undefined, at); // without its rules: only they could play it, and nothing has to be played here
  const events = [{ at, body: writeEvent(created, undefined) }];
  for (const { event, at: then } of later) {
    at = Math.max(at, then);
    applyEvent(state, event, at);
    events.push({ at, body: writeEvent(event, undefined) });
  }
  const row = rowOf(state);
  const summary = { ...(JSON.parse(row.summary) as object), waitsFor: kept.waitsFor };
  return {
    table: id,
    expected: 0,
    events,
    row: { ...row, status: kept.over ? 'over' : 'running', summary: JSON.stringify(summary), changedAt: kept.changedAt },
  };
}

function eventOf({ seats }: KeptMatch, entry: Entry): TableEvent {
  if (entry.type === 'undo') return { type: 'undone', seat: entry.seat, to: entry.to, agreed: entry.agreed };
  const { seat, action } = entry;
  return { type: 'acted', seat, action, ...(seats[seat]?.kind === 'bot' ? { bot: true as const } : {}) };
}

function wordsOf({ name, seat, text, say }: ChatLine): TableEvent {
  if (say !== undefined) return { type: 'told', seat: seat ?? 0, say };
  return { type: 'said', name, text: text ?? '', ...(seat === undefined ? {} : { seat }) };
}

function followUps({ seats, rematch }: KeptMatch): readonly TableEvent[] {
  if (rematch === undefined) return [];
  const yes = seats.flatMap(({ kind }, seat): TableEvent[] => (kind === 'person' ? [{ type: 'rematch-yes', seat }] : []));
  return [...yes, { type: 'rematched', table: rematch }];
}
