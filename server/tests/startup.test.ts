import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../store/index.ts';
import { connect } from '../store/sqlite/connection.ts';
import { freePort } from './free-port.ts';
import { newFolder } from './house.ts';
import { hex32, Person } from './people.ts';
import { Program } from './program.ts';

let program: Program;
beforeAll(async () => {
  program = await Program.bundle();
});
afterAll(() => program.remove());

/** The one sentence it says to the operator before it ends with 1. */
async function sentence(environment: Record<string, string>, under?: readonly string[]): Promise<string> {
  const running = program.start({ PORT: '0', ...environment }, under);
  expect(await running.ended()).toBe(1);
  expect(running.out).toBe('');
  expect(running.err).toMatch(/^[^\n]+\.\n$/);
  return running.err.trim();
}

test('it prints its address, answers, and ends cleanly at SIGTERM and Ctrl-C', async () => {
  const dataDir = await newFolder();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const running = program.start({ PORT: '0', DATA_DIR: dataDir });
    const url = await running.ready();
    expect(running.out).toContain('HOST=0.0.0.0');
    const ana = await Person.arrive(url, 'Ana');
    const table = await ana.lay(['me', 'open', 'open']);
    const page = await ana.open(table);
    await page.does({ type: 'chat', text: signal });
    running.signal(signal);
    expect((await page.until((one) => one.closed)).code).toBe(1012); // come back in a moment
    expect(await running.ended()).toBe(0);
    expect(running.err).toBe('');
  }
  const store = await openSqlite({ dataDir, mode: 'tool' });
  expect(await store.tables({ limit: 10 })).toHaveLength(2);
  await store.close();
});

test('the port is taken', async () => {
  const port = await freePort(); // none that some connection would be given as soon as it is free again
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const dataDir = await newFolder();
  expect(await sentence({ PORT: String(port), DATA_DIR: dataDir })).toMatch(new RegExp(`Port ${port} is taken`));
  other.close();
  const running = program.start({ PORT: String(port), DATA_DIR: dataDir }); // nothing is left behind that hinders the next start
  await running.ready();
  running.signal('SIGTERM');
  expect(await running.ended()).toBe(0);
});

test('the folder cannot be written to', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'file'), '');
  expect(await sentence({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(/cannot be (made|written)/);
  expect(await sentence({ DATA_DIR: '/sys/tafelrunde' })).toMatch(/cannot be (made|written)/);
  await mkdir(join(folder, 'data', 'key'), { recursive: true });
  expect(await sentence({ DATA_DIR: join(folder, 'data') })).toMatch(/signing key/);
});

/** Root may write everywhere; this is root that may not. Others are refused by the mode of the folder as it is. */
const withoutPower = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', '--inh-caps', '-all'] : [];

test('a folder with a database that can only be read', async () => {
  const dataDir = await newFolder();
  const first = program.start({ PORT: '0', DATA_DIR: dataDir });
  const ana = await Person.arrive(await first.ready(), 'Ana');
  await ana.lay(['me', 'open']);
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);
  const files = (await readdir(dataDir)).map((name) => join(dataDir, name));
  onTestFinished(() => chmod(dataDir, 0o700));
  await chmod(dataDir, 0o500);
  expect(await sentence({ DATA_DIR: dataDir }, withoutPower)).toMatch(/^The folder .* cannot be written/); // new files: its journal
  await chmod(dataDir, 0o700);
  for (const file of files.filter((path) => !path.endsWith('key'))) {
    await chmod(file, 0o400);
    expect(await sentence({ DATA_DIR: dataDir }, withoutPower), file).toMatch(/^The folder .* cannot be written/);
    await chmod(file, 0o600);
  }
  const again = program.start({ PORT: '0', DATA_DIR: dataDir }, withoutPower);
  await again.ready();
  again.signal('SIGTERM');
  expect(await again.ended()).toBe(0);
});

test.runIf(process.platform === 'linux')('a disk on which nothing more fits makes it unready; room makes it ready again', async () => {
  // No file may grow beyond 1024 blocks: to the server it is a disk that is full.
  const running = program.start({ PORT: '0', DATA_DIR: await newFolder() }, ['sh', '-c', 'ulimit -S -f 1024; exec "$0" "$@"']);
  const url = await running.ready();
  const ready = async () => (await fetch(`${url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const ana = await Person.arrive(url, 'Ana');
  let status = 201;
  while (status === 201) {
    status = (await ana.post('/api/tables', { game: 'anthem', seats: [{ kind: 'open' }, { kind: 'open' }], public: false, start: false }))
      .status;
  }
  expect(status).toBe(503);
  await expect.poll(ready, { interval: 500 }).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  execFileSync('prlimit', ['--pid', String(running.pid), '--fsize=unlimited']);
  await expect.poll(ready, { interval: 500 }).toBe(200);
  running.signal('SIGTERM');
  expect(await running.ended()).toBe(0);
});

test('a second process on the same folder', async () => {
  const dataDir = await newFolder();
  const first = program.start({ PORT: '0', DATA_DIR: dataDir });
  const url = await first.ready();
  expect(await sentence({ DATA_DIR: dataDir })).toMatch(/in use|already/i);
  expect((await fetch(`${url}/readyz`)).status).toBe(200); // the first one is not disturbed
  first.signal('SIGKILL');
  await first.ended();
  const next = program.start({ PORT: '0', DATA_DIR: dataDir }); // a dead one does not hold the folder
  await next.ready();
  next.signal('SIGTERM');
  expect(await next.ended()).toBe(0);
});

test('a database newer than the program, or no database at all', async () => {
  const dataDir = await newFolder();
  await (await openSqlite({ dataDir })).close();
  const connection = connect(join(dataDir, 'tafelrunde.db'));
  connection.exec('UPDATE schema_version SET version = version + 1');
  connection.close();
  expect(await sentence({ DATA_DIR: dataDir })).toMatch(/newer/);
  const other = await newFolder();
  await writeFile(join(other, 'tafelrunde.db'), 'a diary, not a database '.repeat(200));
  expect(await sentence({ DATA_DIR: other })).toMatch(/database/);
});

test('settings that make no sense', async () => {
  const DATA_DIR = await newFolder();
  expect(await sentence({ DATA_DIR, PORT: 'http' })).toBe('PORT must be a whole number from 0 to 65535, not "http".');
  expect(await sentence({ DATA_DIR, HOST: '203.0.113.7' })).toBe('HOST 203.0.113.7 is not an address of this machine.');
});

test('bots think in their own threads in the bundled program too', async () => {
  const running = program.start({ PORT: '0', DATA_DIR: await newFolder(), BOT_PAUSE_MS: '0', LOG_LEVEL: 'warn' });
  const url = await running.ready();
  const ana = await Person.arrive(url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot'], { contribution: hex32() }));
  for (let i = 0; i < 4; i += 1) await page.plays();
  await page.turn();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(Number(/tafel_bot_seconds_count\{[^}]*\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(0);
  running.signal('SIGTERM');
  expect(await running.ended()).toBe(0);
  expect(running.out).not.toContain('got lost');
});
