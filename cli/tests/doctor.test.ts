import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openHouse } from '../../server/tests/house.ts';
import { Person } from '../../server/tests/people.ts';
import { once, postgresPlace } from '../../server/tests/store/postgres-place.ts';
import { startPostgres } from '../../server/tests/store/postgres-server.ts';
import { readConfig } from '@tafelrunde/server/tools';
import { aboutBus, aboutServer, aboutVersions, readFigures } from '../doctor/house.ts';
import { aboutClock, aboutFolder, aboutRoom, aboutStore } from '../doctor/kept.ts';
import { oneLine, ownFolder, tafel } from './tafel.ts';

interface Found {
  readonly about: string;
  readonly state: string;
  readonly says: string;
  readonly todo?: string;
}

const configAt = (dataDir: string) => readConfig({ DATA_DIR: dataDir });

async function examine(dataDir: string, ...words: readonly string[]) {
  const ran = await tafel(['doctor', '--json', ...words], { dataDir });
  expect(ran.err).toBe('');
  const { state, findings } = oneLine(ran.out) as { state: string; findings: readonly Found[] };
  const about = (what: string) => findings.filter((each) => each.about === what);
  return { code: ran.code, state, about, findings };
}

test('a house that is well, one that has stopped, and one that others can read', async () => {
  // The program learns its build from the same environment.
  const house = await openHouse({ config: { build: readConfig(process.env).build } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  await page.plays();

  const well = await examine(house.dataDir, '--url', house.url, '--thorough');
  // How busy this machine is, and how full, is nobody's fault here.
  expect(well.findings.filter(({ about, state }) => state !== 'ok' && about !== 'load' && about !== 'disk')).toEqual([]);
  for (const what of ['server', 'version', 'store', 'leases']) expect(well.about(what), what).toMatchObject([{ state: 'ok' }]);
  expect(well.about('disk').length).toBeGreaterThan(0);
  expect(well.about('store')[0]?.says).toContain('1 running, 1 in all');
  expect(well.about('load')[0]?.says).toContain('1 sockets');

  chmodSync(join(house.dataDir, 'key'), 0o644);
  expect(aboutFolder(configAt(house.dataDir)).filter(({ about }) => about === 'files')).toMatchObject([
    { state: 'bad', says: expect.stringContaining('key'), todo: expect.stringContaining('chmod 600') },
  ]);
  chmodSync(join(house.dataDir, 'key'), 0o600);

  // A crash, and a disk that lost a bit: said before anything is touched.
  const crashed = ownFolder();
  for (const name of ['tafelrunde.db', 'tafelrunde.db-wal']) copyFileSync(join(house.dataDir, name), join(crashed, name));
  const log = readFileSync(join(crashed, 'tafelrunde.db-wal'));
  log.writeUInt8((log[100] ?? 0) ^ 1, 100);
  writeFileSync(join(crashed, 'tafelrunde.db-wal'), log);
  expect(await aboutStore(configAt(crashed), false)).toMatchObject([{ state: 'bad', says: expect.stringContaining('damaged') }]);

  await page.close();
  await house.close();
  const stopped = await tafel(['doctor', '--url', house.url], { dataDir: house.dataDir });
  expect(stopped).toMatchObject({ code: 1, err: '' });
  expect(stopped.out).toMatch(/^BAD {3}server .*\n +→ Start the server[^]*\nok {4}store[^]*\nSomething is wrong\.\n$/);
});

test('processes of different builds, and a program that is not of the server’s, are said', async () => {
  const houses = [await openHouse({ config: { build: 'old' } }), await openHouse({ config: { build: 'new' } })] as const;
  const asked = await Promise.all(houses.map(({ url }) => aboutServer(url, configAt(''))));
  const servers = asked.flatMap(({ server }) => (server === undefined ? [] : [server]));
  expect(aboutVersions(servers, 'new')).toMatchObject([{ state: 'look', says: expect.stringMatching(/old.*new/) }]);
  expect(aboutVersions(servers.slice(1), 'old')).toMatchObject([{ state: 'look', todo: expect.stringContaining('Restart') }]);
  expect(aboutVersions(servers.slice(1), 'new')).toMatchObject([{ state: 'ok' }]);
  // How busy this machine is, is nobody's fault here.
  expect(asked.flatMap(({ findings }) => findings).filter(({ about, state }) => about !== 'load' && state !== 'ok')).toEqual([]);
});

test('a bus that is lost, and processes on different ones, are said; a process alone needs none', () => {
  const server = (url: string, kind?: string, works = true) => ({
    url,
    build: '',
    version: undefined,
    bus: kind === undefined ? undefined : { kind, works },
  });
  expect(aboutBus([server('a')])).toEqual([]);
  expect(aboutBus([server('a', 'nats'), server('b', 'nats')])).toMatchObject([{ state: 'ok', says: expect.stringContaining('NATS') }]);
  expect(aboutBus([server('a', 'nats'), server('b', 'nats', false)])).toMatchObject([{ state: 'bad', says: expect.stringMatching(/^b /) }]);
  expect(aboutBus([server('a', 'nats'), server('b', 'postgresql')])).toMatchObject([
    { state: 'bad', todo: expect.stringContaining('NATS_URL') },
  ]);
});

test('figures are read as they are written', () => {
  const figures = readFigures('# HELP a b\na{x="1"} 2\na{x="2"} 3.5\nab 7\nc 1e3\ninfo{version="1.2",build="f00"} 1\n');
  expect([figures.value('a'), figures.value('ab'), figures.value('c'), figures.value('none')]).toEqual([5.5, 7, 1000, 0]);
  expect(figures.label('info', 'build')).toBe('f00');
});

test('several processes on one PostgreSQL: of one kind or not, and whether somebody moves every bot', async () => {
  const postgres = await startPostgres();
  const place = await postgresPlace(postgres.url);
  onTestFinished(async () => {
    await place.clear();
    await postgres.stop();
  });
  const house = await openHouse({ config: { databaseUrl: place.url, build: 'this build' }, stays: true });
  const config = { ...configAt(house.dataDir), databaseUrl: place.url };
  const sql = (text: string) => once(place.url, text);
  const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
  const found = async () => {
    const all = await aboutStore(config, false);
    return { all, toLookAt: all.filter(({ state }) => state !== 'ok').map(({ about, says }) => `${about}: ${says}`) };
  };
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  while (page.asked !== undefined) await page.plays();
  await expect.poll(async () => (await sql('SELECT 1 FROM leases')).rowCount).toBe(1);
  const well = await found();
  expect(well.toLookAt).toEqual([]);
  expect(well.all.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      'On the roll: one process, by postgresql.',
      'The disk of PostgreSQL is not seen from here: watch it where it runs.',
    ]),
  );

  await sql(`INSERT INTO processes (id, bus, build, alive_until) VALUES ('older', 'nats', 'build before', ${now} + 600000)`);
  await sql(`INSERT INTO processes (id, bus, build, alive_until) VALUES ('dead', 'nats', 'long ago', ${now} - 1)`);
  await sql(`UPDATE leases SET holder = 'dead', alive_until = ${now} + 600000`);
  expect((await found()).toLookAt).toEqual([
    'version: The 2 processes on the roll are of different builds: build before, this build.',
    'bus: The 2 processes on the roll wake each other by different means: nats, postgresql.',
    'leases: One process not on the roll holds leases of tables.',
  ]);

  await page.close();
  await house.close();
  await sql(`DELETE FROM processes; UPDATE leases SET holder = 'dead', alive_until = ${now} - 600000`);
  const left = await found();
  expect(left.toLookAt).toEqual(['leases: At one running table bots wait for a process that is gone.']);
  expect(left.all.find(({ state }) => state === 'look')?.todo).toBe('Start the server: it takes them up.');
});

/** The same house, whose answers bear another time. */
async function withClockOff(url: string, milliseconds: number): Promise<string> {
  const date = () => new Date(Date.now() + milliseconds).toUTCString();
  const proxy = createServer((request, reply) => {
    void fetch(`${url}${request.url}`).then(async (answer) => {
      reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', date: date() });
      return reply.end(await answer.text());
    });
  });
  onTestFinished(() => void proxy.close());
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('clocks that differ are said, of a server and of a database, ahead and behind', async () => {
  const house = await openHouse();
  const saidOf = async (off: number) => {
    const { findings } = await aboutServer(await withClockOff(house.url, off), configAt(''));
    return findings.filter(({ about }) => about === 'clock');
  };
  expect(await saidOf(0)).toEqual([]);
  for (const off of [60_000, -60_000]) {
    const [said, ...more] = await saidOf(off);
    expect([said?.state, more]).toEqual(['look', []]);
    const apart = Number(/are (\d+) s apart/.exec(said?.says ?? '')?.[1]);
    expect(Math.abs(apart - 60), String(off)).toBeLessThanOrEqual(30); // however long the answer took
  }
  const now = Date.now();
  expect(aboutClock({ engine: 'PostgreSQL', now }, now)).toEqual([]);
  expect(aboutClock({ engine: 'PostgreSQL', now: now - 10_000 }, now)).toMatchObject([
    {
      about: 'clock',
      state: 'look',
      says: "The clock of PostgreSQL and this machine's are 10.0 s apart.",
      todo: expect.stringContaining('chrony'),
    },
  ]);
  expect(aboutClock({ engine: 'PostgreSQL', now: Date.now() + 600_000 }, now)).toMatchObject([{ about: 'clock', state: 'look' }]);
});

test('a disk with little room is said before it is full, and one that is full is bad', () => {
  const room = (free: number) => aboutRoom('/data', { bavail: free / 4096, bsize: 4096, blocks: 100 * 2 ** 18 });
  expect(room(2 * 2 ** 30)).toMatchObject({ state: 'ok', says: '2.1 GB of 107.4 GB are free where /data lies.' });
  expect(room(2 ** 30 - 4096)).toMatchObject({ state: 'look', todo: expect.stringContaining('soon') });
  expect(room(64 * 2 ** 20)).toMatchObject({ state: 'look' });
  expect(room(64 * 2 ** 20 - 4096)).toMatchObject({ state: 'bad', todo: expect.stringContaining('no move can be written') });
});
