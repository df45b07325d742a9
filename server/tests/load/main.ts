import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import { heads, later, load, row, spentBy } from './figures.ts';
import { oneServer, close, play, type Played, SEATS, type Servers, together } from './house.ts';
import { addressOf, connect } from './player.ts';
import { type Measured, plot } from './plot.ts';
import { sleeping } from './sleeping.ts';

/**
 * `tsx server/tests/load/main.ts [TABLES[@SECONDS],…] [SECONDS] [SOCKETS] [PROCESSES]`: a server in a process of its own on a real file, or
 * so many on PostgreSQL and NATS, players in this one, with real sockets from many loopback addresses. At each table somebody acts once a
 * second, or once in so many. `… sleeping TABLES`: a house with so many tables nobody is at. Both print rows of a table for docs/operating.md.
 * `… plot`: draws its pictures from docs/measured/load.json, where those rows are carried to.
 */
const [steps = '25,50,100', seconds = '8', sockets = '1000', processes = '1'] = process.argv.slice(2);
/** Tables that append at once in the bare loop. */
const LANES = 64;

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

/** `200` or `2500@30`. */
function stepOf(text: string): { readonly tables: number; readonly pause: number } {
  const [tables, every = '1'] = text.split('@');
  return { tables: Number(tables), pause: 1000 * Number(every) };
}

async function measure(servers: Servers, bare: (milliseconds: number) => Promise<number>): Promise<void> {
  const milliseconds = 1000 * Number(seconds);
  const [url] = servers.urls;
  const [server] = servers.running;
  if (url === undefined || server === undefined) throw new Error('no server');
  const several = servers.urls.length > 1;
  if (Number(sockets) > 0)
    console.log(`${sockets} idle sockets: ${((await idleSockets(url, server, Number(sockets))) / 1024).toFixed(1)} KiB each.\n`);
  await play(servers, { tables: 20, pause: 0, milliseconds: milliseconds / 2, apart: several }); // what is not compiled yet is no figure
  heads('tables', 'players', 'actions/s', 'p50 ms', 'p99 ms', 'server µs/action', 'by process', 'cores', 'KiB per table', 'load average');
  const tell = (name: string, tables: number, { perSecond, p50, p99, cpu, each: by, cores, memory }: Played) =>
    row(
      name,
      tables * SEATS,
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(0),
      by.map(Math.round).join(' + '),
      cores.toFixed(2),
      (memory / 1024).toFixed(0),
      load(),
    );
  const wanted = steps.split(',').map(stepOf);
  const most = Math.max(...wanted.filter(({ pause }) => pause <= 1000).map(({ tables }) => tables));
  for (const { tables, pause } of wanted) {
    const name = pause === 1000 ? `${tables}` : `${tables}, an action in ${pause / 1000} s`;
    tell(name, tables, await play(servers, { tables, pause, milliseconds }));
    if (several) tell(`${name}, people of each apart`, tables, await play(servers, { tables, pause, milliseconds, apart: true }));
  }
  if (most > 0) {
    const before = await bare(milliseconds / 2);
    const full = await play(servers, { tables: most, pause: 0, milliseconds });
    const both = (before + (await bare(milliseconds / 2))) / 2;
    console.log(`\nWithout pauses, ${most} tables:\n`);
    heads('durable actions/s', 'p99 ms', 'server µs/action', 'bare appends/s of the store', 'ratio', 'load average');
    row(full.perSecond.toFixed(0), full.p99.toFixed(1), full.cpu.toFixed(0), both.toFixed(0), (full.perSecond / both).toFixed(2), load());
  }
  await close(servers);
}

function drawPlots(): void {
  const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
  const rows = JSON.parse(readFileSync(join(docs, 'measured/load.json'), 'utf8')) as readonly Measured[];
  writeFileSync(join(docs, 'images/load-times.svg'), plot('Milliseconds until every seat has its update, p99', rows, 'p99', 20));
  writeFileSync(join(docs, 'images/load-work.svg'), plot('Microseconds of server work per action', rows, 'cpu'));
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-load-'));
  const program = await Program.bundle();
  try {
    if (steps === 'sleeping') await sleeping(program, folder, Number(process.argv[3] ?? 1000));
    else if (processes === '1') {
      console.log('1 process on a file\n');
      await measure(await oneServer(program, folder), (milliseconds) =>
        bareAppends(() => openSqlite({ dataDir: join(folder, randomUUID()) }), milliseconds),
      );
    } else {
      console.log(`${processes} processes on PostgreSQL and NATS\n`);
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
}

if (steps === 'plot') drawPlots();
else await run();
