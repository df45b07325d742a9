import { type FinishedTables, finishedQuery, finishedTablesPath, type TableSummary, type Tables as TableLists } from '@tafelrunde/protocol';
import { NOBODY, summaryFor } from '@tafelrunde/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fail } from '../fail.ts';
import type { Limits } from '../limits.ts';
import { idIn, type People } from '../persons.ts';
import type { Store, TableRow } from '../store/port.ts';
import type { Who } from './who.ts';

export interface LobbyDeps {
  readonly store: Store;
  readonly people: People;
  readonly who: Who;
  readonly limits: Limits;
  readonly now: () => number;
  readonly stored: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Rows of several ids of one person, each once, the last changed first. */
async function rowsOf(ids: readonly string[], of: (member: string) => Promise<readonly TableRow[]>): Promise<readonly TableRow[]> {
  return eachOnce((await Promise.all(ids.map(of))).flat());
}

/** As they were read last. */
function eachOnce(rows: readonly TableRow[]): readonly TableRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => b.changedAt - a.changedAt);
}

/** What somebody has not finished, asked for by itself: however many matches are over, none of these is pushed out of a list by them. */
export function unfinishedOf(store: Store, ids: readonly string[], limit: number): Promise<readonly TableRow[]> {
  // One after the other, as a table goes through them: one that moves on meanwhile is found twice, never missed.
  return rowsOf(ids, async (member) => [
    ...(await store.tables({ member, status: 'waiting', limit })),
    ...(await store.tables({ member, status: 'running', limit })),
  ]);
}

interface Part {
  readonly rows: readonly TableRow[];
  /** What ended before this is the next part, where there is one. */
  readonly more?: number;
}

/** Finished ones, the last first, a part at a time. What was changed in the same moment stays in one part, so that none falls between two. */
async function finishedOf(store: Store, ids: readonly string[], limit: number, before?: number): Promise<Part> {
  const span = before === undefined ? {} : { changedBefore: before };
  const rows = await rowsOf(ids, (member) => store.tables({ member, status: 'over', limit: limit + 1, ...span }));
  const next = rows[limit]?.changedAt;
  if (next === undefined) return { rows };
  const whole = rows.filter(({ changedAt }) => changedAt > next);
  return whole.length > 0 ? { rows: whole, more: next + 1 } : { rows: rows.slice(0, limit), more: next };
}

/** The tables of whoever asks, those open to all, and the matches they have finished. */
export function addLobby(api: FastifyInstance, { store, people, who, limits, now, stored }: LobbyDeps): void {
  const told = async (rows: readonly TableRow[], ids: readonly string[], guest: string): Promise<readonly TableSummary[]> => {
    const spoken = new Map((await Promise.all(ids.map((id) => store.spoken(id)))).flatMap((each) => [...each]));
    return rows.map((row) => {
      const words = spoken.get(row.id);
      return { ...summaryFor(row, idIn(row, ids) ?? guest, now()), ...(words === undefined ? {} : { words }) };
    });
  };

  const lists = async (request: FastifyRequest): Promise<TableLists> => {
    const guest = await who.of(request);
    return stored(async () => {
      const ids = await people.idsOf(guest);
      const unfinished = await unfinishedOf(store, ids, limits.tablesPerGuest * 4);
      const { rows: finished, more } = await finishedOf(store, ids, limits.listed);
      const open = await store.tables({ publicWaiting: true, limit: limits.listed });
      const asked = (await store.invitations.of(guest, limits.listed)).filter(({ row }) => idIn(row, ids) === undefined);
      const invited = await Promise.all(
        asked.map(async ({ row, inviter, at }) => ({
          table: summaryFor(row, guest, now()),
          by: (await store.guest(inviter))?.name ?? NOBODY,
          at,
        })),
      );
      const mine = eachOnce([...unfinished, ...finished]); // a match that ended just now is in both
      return {
        mine: await told(mine, ids, guest),
        open: open.filter((row) => idIn(row, ids) === undefined).map((row) => summaryFor(row, guest, now())),
        ...(more === undefined ? {} : { more }),
        ...(invited.length === 0 ? {} : { invited }),
      };
    });
  };

  const finished = async (request: FastifyRequest): Promise<FinishedTables> => {
    const query = v.safeParse(finishedQuery, request.query, { abortEarly: true });
    const { before } = query.success ? query.output : fail('bad-frame');
    const guest = await who.of(request);
    return stored(async () => {
      const ids = await people.idsOf(guest);
      const { rows, more } = await finishedOf(store, ids, limits.listed, before);
      return { tables: await told(rows, ids, guest), ...(more === undefined ? {} : { more }) };
    });
  };

  api.route({ method: 'GET', url: '/tables', handler: lists });
  api.route({ method: 'GET', url: finishedTablesPath.slice('/api'.length), handler: finished });
}
