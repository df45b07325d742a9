import type { Seat } from '@tafelrunde/kernel';
import type { TableSummary } from '@tafelrunde/protocol';
import type { TableRow } from './port.ts';
import { isBotPlayed, type TableState } from './state.ts';

/** What the row of a table keeps for the lobby; `holders` never leaves the server. */
interface Summary {
  readonly seats: readonly (TableSummary['seats'][number] & { readonly holders: readonly string[] })[];
  readonly waitsFor: readonly Seat[];
  /** A bot is to move: the table goes on by itself after a restart. */
  readonly botsTurn: boolean;
}

export function rowOf(state: TableState): TableRow {
  const waitsFor =
    state.status === 'running'
      ? (state.match?.asks() ?? []).flatMap((ask, i, asks) =>
          ask.must && asks.findIndex((other) => other.must && other.seat === ask.seat) === i ? [ask.seat] : [],
        )
      : [];
  const summary: Summary = {
    seats: state.seats.map(({ kind, name, holders, level }) => ({ kind, name, holders, ...(level === undefined ? {} : { level }) })),
    waitsFor,
    botsTurn: waitsFor.some((at) => {
      const seat = state.seats[at];
      return seat !== undefined && isBotPlayed(seat);
    }),
  };
  return {
    id: state.id,
    game: state.game,
    status: state.status,
    public: state.public,
    summary: JSON.stringify(summary),
    members: [...new Set([state.owner, ...state.seats.flatMap((seat) => seat.holders)])],
    createdAt: state.createdAt,
    changedAt: state.changedAt,
  };
}

function readSummary(row: TableRow): Summary {
  return JSON.parse(row.summary) as Summary;
}

/** A bot is to move, and a person sits there who waits for it. */
export function botsTurn(row: TableRow): boolean {
  const { botsTurn: due, seats } = readSummary(row);
  return due && seats.some(({ kind }) => kind === 'person');
}

/** A row of the lobby as this guest may read it. */
export function summaryFor(row: TableRow, guest: string): TableSummary {
  const { seats, waitsFor } = readSummary(row);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.public,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, ...(level === undefined ? {} : { level }) })),
    waitsFor,
    yours: seats.flatMap((seat, at) => (seat.holders.includes(guest) ? [at] : [])),
    changedAt: row.changedAt,
  };
}
