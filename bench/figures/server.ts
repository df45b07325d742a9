import { careful } from '@tafelrunde/games/anthem/bot.ts';
import { FastRandom } from '@tafelrunde/kernel';
import type { Server } from '@tafelrunde/server';
import { type Figure, median, rounded } from '../figure.ts';
import { actOnce, inHouse, memory, openPages, type Seated, seatPeople } from '../house.ts';
import { processorTime } from '../measure.ts';

const SEATS = 4;
const TABLES = 24;
/** Few enough that hardly a match ends within. */
const ACTIONS = 40;
/** Until everything is compiled for good: before that an action takes up to three times as long. */
const WARM = 12;

interface Spent {
  readonly actions: number;
  readonly cpu: number;
  readonly wall: number;
}

/** Microseconds that the tables' actions took, all tables playing at once. */
async function playAtOnce(server: Server, tables: readonly Seated[], actions: number): Promise<Spent> {
  const random = new FastRandom(1);
  let done = 0;
  const before = processorTime();
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let n = 0; n < actions; n += 1) {
        if (!(await actOnce(server, table, (state, seat, legal) => careful(state, seat, legal, random)))) return;
        done += 1;
      }
    }),
  );
  const wall = 1000 * (performance.now() - start);
  return { actions: done, cpu: (processorTime() - before) / done, wall: wall / done };
}

async function slice(server: Server, tables: number, actions: number): Promise<Spent> {
  const seated: Seated[] = [];
  const leave: (() => void)[] = [];
  for (let n = 0; n < tables; n += 1) {
    const table = await seatPeople(server, 'anthem', SEATS);
    seated.push(table);
    leave.push(await openPages(server, table));
  }
  const spent = await playAtOnce(server, seated, actions);
  for (const go of leave) go();
  await server.sweep();
  return spent;
}

/**
 * From a command to five encoded views in the hands of five readers, with the action in the file. The file lies in memory: what the
 * system's way to a disk costs differs from disk to disk, and stands beside it.
 */
export const serverAction: Figure = {
  name: 'server-action',
  mark: { unit: 'µs', better: 'lower', floor: 200, goal: 50 },
  measure: ({ slices, milliseconds }) =>
    inHouse(({ server: onDisk }) =>
      inHouse(async ({ server }) => {
        const tables = milliseconds > 1 ? TABLES : 2;
        const actions = milliseconds > 1 ? ACTIONS : 3;
        const spent: Record<'together' | 'alone' | 'disk', Spent>[] = [];
        for (let n = milliseconds > 1 ? -WARM : 0; n < slices; n += 1) {
          const together = await slice(server, tables, actions);
          const alone = await slice(server, 1, 3 * actions);
          const disk = await slice(onDisk, tables, actions);
          if (n >= 0) spent.push({ together, alone, disk });
        }
        const middle = (pick: (each: (typeof spent)[number]) => number) => rounded(median(spent.map(pick)));
        const place = memory() === undefined ? 'on the disk, for this system has no files in memory' : 'in memory';
        return {
          samples: spent.map(({ together }) => together.cpu),
          how: `processor time of the whole process, writer thread included, the database ${place}; ${tables} tables at once share commits`,
          reference: 'boardgame.io, local master without storage: about 350 µs (published figure, not measured here)',
          wallMicroseconds: middle(({ together }) => together.wall),
          onDiskMicroseconds: middle(({ disk }) => disk.cpu),
          onDiskWallMicroseconds: middle(({ disk }) => disk.wall),
          oneTableMicroseconds: middle(({ alone }) => alone.cpu),
          oneTableWallMicroseconds: middle(({ alone }) => alone.wall),
        };
      }, memory()),
    ),
};
