import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastRandom } from '@tafelrunde/kernel';
import { PROTOCOL, type ServerFrame, type TableId } from '@tafelrunde/protocol';
import { openSqlite } from '../../store/index.ts';
import type { Program } from '../program.ts';
import { heads, later, load, percentile, row, spentBy } from './figures.ts';
import { oneServer, close, play, type Servers } from './house.ts';
import { addressOf, connect } from './player.ts';

const TABLES = 50;
const OPENED = 200;
const BATCH = 256;
const cli = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));
const kib = (bytes: number) => (bytes / 1024).toFixed(2);

/** A house with many tables nobody is at: how it starts, how one of them opens, and how people play while it is backed up. */
export async function sleeping(program: Program, folder: string, count: number): Promise<void> {
  const first = await oneServer(program, folder);
  await play(first, { tables: 1, pause: 100, milliseconds: 2000 });
  await close(first);
  const few = await started(program, folder);
  await close(few.servers);

  const ids = await multiply(folder, count);
  const many = await started(program, folder);
  heads('sleeping tables', 'file MB', 'start s', 'of it processor s', 'resident MB', 'KiB per sleeping table', 'load average');
  for (const [tables, { seconds, cpu, memory, size }] of [
    [1, few],
    [count, many],
  ] as const)
    row(
      tables,
      (size / 1e6).toFixed(1),
      seconds.toFixed(2),
      cpu.toFixed(2),
      (memory / 1e6).toFixed(0),
      tables === 1 ? '–' : kib((memory - few.memory) / count),
      load(),
    );
  await openings(many.servers, ids);
  await backupWhilePlaying(many.servers, folder);
  await close(many.servers);
}

async function started(program: Program, folder: string) {
  const begin = performance.now();
  const servers = await oneServer(program, folder);
  const seconds = (performance.now() - begin) / 1000;
  await later(3000); // what it does first is done
  const { cpu, memory } = spentBy(servers.running[0]?.pid ?? 0);
  return { servers, seconds, cpu: cpu / 1e6, memory, size: statSync(join(folder, 'data', 'tafelrunde.db')).size };
}

/** The one table there is, so many times over, each with people of its own. */
async function multiply(folder: string, count: number): Promise<readonly TableId[]> {
  const store = await openSqlite({ dataDir: join(folder, 'data') });
  const [pattern] = await store.tables({ limit: 1 });
  if (pattern === undefined) throw new Error('no table was played');
  const events = await store.read(pattern.id, 0);
  const snapshot = await store.snapshot(pattern.id);
  const ids = Array.from({ length: count }, (_, n) => `sleep${n.toString(36).padStart(7, '0')}` as TableId);
  for (let n = 0; n < count; n += BATCH)
    await Promise.all(
      ids.slice(n, n + BATCH).map(async (table, i) => {
        const members = pattern.members.map((_, seat) => `sleeper-${n + i}-${seat}`);
        await store.append({ table, expected: 0, events, row: { ...pattern, id: table, members } });
        if (snapshot !== undefined) await store.saveSnapshot(table, snapshot);
      }),
    );
  await store.close();
  return ids;
}

/** From the joining until the table stands on the page. */
async function openings({ urls: [url], running: [server] }: Servers, ids: readonly TableId[]): Promise<void> {
  if (url === undefined || server === undefined) throw new Error('no server');
  const random = new FastRandom(1);
  const times: number[] = [];
  const before = spentBy(server.pid).cpu;
  for (let n = 0; n < OPENED; n += 1) {
    const socket = await connect(url, addressOf(n));
    const stands = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as ServerFrame;
        if (frame.type === 'state') resolve();
        if (frame.type === 'refused') reject(new Error(frame.failure.code));
      });
      socket.on('close', () => reject(new Error('closed')));
    });
    const start = performance.now();
    socket.send(JSON.stringify({ type: 'join', table: ids[random.below(ids.length)], protocol: PROTOCOL }));
    await stands;
    times.push(performance.now() - start);
    socket.terminate();
  }
  const cpu = (spentBy(server.pid).cpu - before) / OPENED / 1000;
  console.log(
    `\nOpening one of them, ${OPENED} times: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, ${cpu.toFixed(1)} ms of the server's processor time, its socket included; load average ${load()}.\n`,
  );
}

async function backupWhilePlaying(servers: Servers, folder: string): Promise<void> {
  await play(servers, { tables: 20, pause: 0, milliseconds: 4000 }); // what is not compiled yet is no figure
  heads('', 'actions/s', 'p50 ms', 'p99 ms', 'load average');
  const playing = { tables: TABLES, pause: 1000, milliseconds: 10_000 };
  const tell = (name: string, { perSecond, p50, p99 }: Awaited<ReturnType<typeof play>>) =>
    row(name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), load());
  tell(`${TABLES} tables play`, await play(servers, playing));
  let seconds = 0;
  const target = join(folder, 'backup.db');
  const meanwhile = async () => {
    const begin = performance.now();
    const program = spawn(process.execPath, ['--import', 'tsx', cli, 'backup', target], {
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(program, 'exit')) as [number];
    if (code !== 0) throw new Error(`the backup ended with ${code}`);
    seconds = (performance.now() - begin) / 1000;
  };
  tell(`the same, backed up meanwhile`, await play(servers, { ...playing, meanwhile }));
  console.log(`\nThe backup, checked page by page, took ${seconds.toFixed(1)} s for ${(statSync(target).size / 1e6).toFixed(0)} MB.`);
  rmSync(target);
}
