import { join } from 'node:path';
import { FastRandom } from '@tafelrunde/kernel';
import type { Program, Running } from '../program.ts';
import { later, percentile, spentBy } from './figures.ts';
import { LoadedTable } from './player.ts';

/** Its matches are long enough not to end while they are measured. */
const GAME = 'silver';
export const SEATS = 4;

export interface Played {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  /** The same by process. */
  readonly each: readonly number[];
  /** Bytes the processes grew by for each table that was opened, its four sockets among them. */
  readonly memory: number;
  /** Seconds of processor time of all of them per second that passed. */
  readonly cores: number;
}

/** The processes of a house, and where each of them answers. */
export interface Servers {
  readonly running: readonly Running[];
  readonly urls: readonly URL[];
}

/** One process on a file. */
export async function oneServer(program: Program, folder: string): Promise<Servers> {
  const server = program.start({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  return { running: [server], urls: [new URL(await server.ready())] };
}

/** Several on one database and one bus. */
export async function together(program: Program, folder: string, count: number, database: string, nats: string): Promise<Servers> {
  const settings = { TAFEL_SECRET: 'one key for all processes', DATABASE_URL: database, NATS_URL: nats, LOG_LEVEL: 'error', PORT: '0' };
  const running = Array.from({ length: count }, () => program.start({ ...settings, DATA_DIR: join(folder, 'data') }));
  return { running, urls: (await Promise.all(running.map((one) => one.ready()))).map((url) => new URL(url)) };
}

export async function close({ running }: Servers): Promise<void> {
  for (const one of running) one.signal('SIGTERM');
  await Promise.all(running.map((one) => one.ended()));
}

/** Microseconds of processor time of all of them. */
const cpuOf = ({ running }: Servers) => running.map(({ pid }) => spentBy(pid).cpu);
const memoryOf = ({ running }: Servers) => running.reduce((sum, { pid }) => sum + spentBy(pid).memory, 0);

export interface PlayWishes {
  readonly tables: number;
  /** Milliseconds between an action and the next at each table, on average. */
  readonly pause: number;
  readonly milliseconds: number;
  /** The people of one table sit at different processes. */
  readonly apart?: boolean;
  /** Goes on while it is measured. */
  readonly meanwhile?: () => Promise<void>;
}

let opened = 0;
export async function play(servers: Servers, { tables, pause, milliseconds, apart = false, meanwhile }: PlayWishes): Promise<Played> {
  let times: number[] = [];
  const random = new FastRandom(tables);
  const heard = {
    acted: (time: number) => void times.push(time),
    refused: (code: string) => console.error(`refused: ${code}`),
  };
  const seated: LoadedTable[] = [];
  const empty = memoryOf(servers);
  for (let n = 0; n < tables; n += 1) {
    opened += 1;
    const turned = servers.urls.map((_, i) => servers.urls[(i + n) % servers.urls.length]).filter((url) => url !== undefined);
    seated.push(await LoadedTable.open(apart ? turned : turned.slice(0, 1), opened, GAME, SEATS, heard, random));
  }
  const memory = (memoryOf(servers) - empty) / tables;
  for (const table of seated) {
    table.pause = pause;
    table.go();
  }
  await later(Math.min(2000, milliseconds / 4));
  times = [];
  const before = cpuOf(servers);
  const start = performance.now();
  await Promise.all([later(milliseconds), meanwhile?.()]);
  const took = performance.now() - start;
  const spent = cpuOf(servers).map((now, n) => now - (before[n] ?? 0));
  const each = spent.map((one) => one / times.length);
  const sum = spent.reduce((all, one) => all + one, 0);
  const ended = seated.filter(({ over }) => over).length;
  if (ended > 0) console.error(`${ended} of ${tables} matches ended while they were measured: measure for a shorter time`);
  for (const table of seated) table.close();
  await later(500);
  return {
    perSecond: times.length / (took / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: sum / times.length,
    each,
    memory,
    cores: sum / 1000 / took,
  };
}
