import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { WebSocket } from 'ws';
import { findNats, missingNats } from '../../../scripts/nats.mjs';
import { openSqlite } from '../../store/index.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import type { Store } from '../../store/port.ts';
import { startNats } from '../bus/nats-server.ts';
import { Program, type Running } from '../program.ts';
import { append } from '../store/position.ts';
import { startPostgres } from '../store/postgres-server.ts';
import { addressOf, connect, LoadedTable } from './player.ts';

/**
 * `tsx server/tests/load/main.ts [TABLES,…] [SECONDS] [SOCKETS] [PROCESSES]`: a server in a process of its own on a real file, or so many
 * on PostgreSQL and NATS, players in this one, with real sockets from many loopback addresses. Prints rows of a table for
 * docs/operating.md.
 */
const [steps = '25,50,100', seconds = '8', sockets = '1000', processes = '1'] = process.argv.slice(2);
/** Its matches are long enough not to end while they are measured. */
const GAME = 'silver';
const SEATS = 4;
/** Tables that append at once in the bare loop. */
const LANES = 64;

/** Microseconds of processor time, and bytes that are resident. */
function spentBy(pid: number): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpu: ticks * 10_000, memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024 };
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const load = () => (loadavg()[0] ?? 0).toFixed(1);

/** The store's own limit, here and now: appends of as many tables at once, each waiting for its own, and nothing else. */
async function bareAppends(open: () => Promise<Store>, milliseconds: number): Promise<number> {
  const store = await open();
  const run = randomUUID().slice(0, 8);
  let done = 0;
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let seq = 0; performance.now() < end; seq += 1) {
        await store.append(
          append(`bare-${run}-${lane}` as TableId, seq, [
            JSON.stringify({ type: 'acted', seat: 1, action: { type: 'place', space: seq } }),
          ]),
        );
        done += 1;
      }
    }),
  );
  await store.close();
  return done / (milliseconds / 1000);
}

interface Played {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  /** The same by process. */
  readonly each: readonly number[];
}

/** The processes of a house, and where each of them answers. */
interface Servers {
  readonly running: readonly Running[];
  readonly urls: readonly URL[];
}

/** Microseconds of processor time of all of them. */
const cpuOf = ({ running }: Servers) => running.map(({ pid }) => spentBy(pid).cpu);

let opened = 0;
/** `apart`: the people of one table sit at different processes. */
async function play(servers: Servers, tables: number, pause: number, milliseconds: number, apart = false): Promise<Played> {
  let times: number[] = [];
  const random = new FastRandom(tables);
  const heard = {
    acted: (time: number) => void times.push(time),
    refused: (code: string) => console.error(`refused: ${code}`),
  };
  const seated: LoadedTable[] = [];
  for (let n = 0; n < tables; n += 1) {
    opened += 1;
    const turned = servers.urls.map((_, i) => servers.urls[(i + n) % servers.urls.length]).filter((url) => url !== undefined);
    seated.push(await LoadedTable.open(apart ? turned : turned.slice(0, 1), opened, GAME, SEATS, heard, random));
  }
  for (const table of seated) {
    table.pause = pause;
    table.go();
  }
  await later(Math.min(2000, milliseconds / 4));
  times = [];
  const before = cpuOf(servers);
  await later(milliseconds);
  const each = cpuOf(servers).map((spent, n) => (spent - (before[n] ?? 0)) / times.length);
  const cpu = each.reduce((sum, one) => sum + one, 0);
  const done = { perSecond: times.length / (milliseconds / 1000), p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu, each };
  const ended = seated.filter(({ over }) => over).length;
  if (ended > 0) console.error(`${ended} of ${tables} matches ended while they were measured: measure for a shorter time`);
  for (const table of seated) table.close();
  await later(500);
  return done;
}

/** Bytes of the server for each socket that only listens. */
async function idleSockets(url: URL, server: Running, count: number): Promise<number> {
  const open: WebSocket[] = [];
  const before = spentBy(server.pid).memory;
  for (let n = 0; n < count; n += 50)
    open.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - n) }, () => connect(url, addressOf(100_000 + Math.floor(n / 50)))))),
    );
  await later(1000);
  const each = (spentBy(server.pid).memory - before) / count;
  for (const socket of open) socket.terminate();
  return each;
}

/** One process on a file. */
async function alone(program: Program, folder: string): Promise<Servers> {
  const server = program.start({ PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  return { running: [server], urls: [new URL(await server.ready())] };
}

/** Several on one database and one bus. */
async function together(program: Program, folder: string, count: number, database: string, nats: string): Promise<Servers> {
  const settings = { TAFEL_SECRET: 'one key for all processes', DATABASE_URL: database, NATS_URL: nats, LOG_LEVEL: 'error', PORT: '0' };
  const running = Array.from({ length: count }, () => program.start({ ...settings, DATA_DIR: join(folder, 'data') }));
  return { running, urls: (await Promise.all(running.map((one) => one.ready()))).map((url) => new URL(url)) };
}

async function measure(servers: Servers, bare: (milliseconds: number) => Promise<number>): Promise<void> {
  const milliseconds = 1000 * Number(seconds);
  const [url] = servers.urls;
  const [server] = servers.running;
  if (url === undefined || server === undefined) throw new Error('no server');
  const each = await idleSockets(url, server, Number(sockets));
  console.log(`${sockets} idle sockets: ${(each / 1024).toFixed(1)} KiB each.\n`);
  await play(servers, 20, 0, milliseconds / 2, servers.urls.length > 1); // what is not compiled yet is no figure
  const heads = ['tables', 'players', 'actions/s', 'p50 ms', 'p99 ms', 'server µs/action', 'by process', 'load average'];
  row(...heads);
  row(...heads.map(() => '---'));
  const tell = (name: string, tables: number, { perSecond, p50, p99, cpu, each: by }: Played) =>
    row(name, tables * SEATS, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpu.toFixed(0), by.map(Math.round).join(' + '), load());
  const most = Math.max(...steps.split(',').map(Number));
  for (const tables of steps.split(',').map(Number)) {
    tell(String(tables), tables, await play(servers, tables, 1000, milliseconds));
    if (servers.urls.length > 1) tell(`${tables}, people of each apart`, tables, await play(servers, tables, 1000, milliseconds, true));
  }
  const before = await bare(milliseconds / 2);
  const full = await play(servers, most, 0, milliseconds);
  const both = (before + (await bare(milliseconds / 2))) / 2;
  console.log(`\nWithout pauses, ${most} tables:\n`);
  row('durable actions/s', 'p99 ms', 'server µs/action', 'bare appends/s of the store', 'ratio', 'load average');
  row('---', '---', '---', '---', '---', '---');
  row(full.perSecond.toFixed(0), full.p99.toFixed(1), full.cpu.toFixed(0), both.toFixed(0), (full.perSecond / both).toFixed(2), load());
  for (const one of servers.running) one.signal('SIGTERM');
  await Promise.all(servers.running.map((one) => one.ended()));
}

const folder = mkdtempSync(join(tmpdir(), 'tafel-load-'));
const program = await Program.bundle();
try {
  console.log(`${processes} process${processes === '1' ? ' on a file' : 'es on PostgreSQL and NATS'}\n`);
  if (processes === '1')
    await measure(await alone(program, folder), (milliseconds) =>
      bareAppends(() => openSqlite({ dataDir: join(folder, randomUUID()) }), milliseconds),
    );
  else {
    const natsServer = findNats();
    if (natsServer === undefined) throw new Error(missingNats);
    const [postgres, nats] = await Promise.all([startPostgres(), startNats(natsServer)]);
    try {
      const servers = await together(program, folder, Number(processes), postgres.url, nats.url);
      await measure(servers, (milliseconds) => bareAppends(() => openPostgres(postgres.url), milliseconds));
    } finally {
      await nats.kill();
      await postgres.stop();
    }
  }
} finally {
  await program.remove();
  rmSync(folder, { recursive: true, force: true });
}
