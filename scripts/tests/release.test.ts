import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNats } from '../../server/tests/bus/nats-server.ts';
import { Person } from '../../server/tests/people.ts';
import { Running } from '../../server/tests/program.ts';
import { postgresPlace } from '../../server/tests/store/postgres-place.ts';
import { startPostgres } from '../../server/tests/store/postgres-server.ts';
import { installedNats } from '../nats.mjs';
import { root } from './house-copy.ts';

/** Nothing of this project, of npm's cache or of the network is in reach of what is installed here. */
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-installed-'));
const path = (...parts: readonly string[]) => join(folder, ...parts);
const windows = process.platform === 'win32';
const bin = (name: string) => (windows ? path('prefix', `${name}.cmd`) : path('prefix', 'bin', name));

function did(command: string, words: readonly string[], options: SpawnSyncOptions = {}) {
  const done = spawnSync(command, words, { encoding: 'utf8', shell: windows, ...options });
  return { code: done.status, out: String(done.stdout), err: String(done.stderr) };
}

const settings = { PATH: process.env['PATH'] ?? '', LANG: 'C', PORT: '0', DATA_DIR: path('data') };
const tafel = (...words: readonly string[]) => did(bin('tafel'), words, { cwd: folder, env: settings });

let tarball = '';
beforeAll(() => {
  const made = did(process.execPath, [join(root, 'scripts', 'release.mjs'), '--out', path('out')]);
  if (made.code !== 0) throw new Error(made.err);
  tarball = made.out.trim();
  const words = [
    'install',
    '--global',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    path('prefix'),
    '--cache',
    path('cache'),
    tarball,
  ];
  const installed = did(windows ? 'npm.cmd' : 'npm', words, { cwd: folder });
  if (installed.code !== 0) throw new Error(installed.err);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release is one tarball that npm installs without the network, and without anything to compile', () => {
  expect(tarball).toMatch(/tafelrunde-\d+\.\d+\.\d+\.tgz$/);
  const home = windows ? path('prefix', 'node_modules', 'tafelrunde') : path('prefix', 'lib', 'node_modules', 'tafelrunde');
  expect(readdirSync(join(home, 'node_modules')).toSorted()).toEqual(['@photostructure', 'node-gyp-build']);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(c|cc|cpp|h|gyp|[cm]?ts|map)$/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining([join('deploy', 'tafelrunde.service'), join('docs', 'operating.md'), 'NOTICES.txt']));
  for (const document of ['README.md', 'CREDITS.md', join('docs', 'operating.md')]) {
    const links = [...readFileSync(join(home, document), 'utf8').matchAll(/\]\(([^)#\s]+)|src="([^"]+)"/g)].map(
      ([, to, shown]) => to ?? shown ?? '',
    );
    const inside = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(inside.filter((link) => !existsSync(join(home, document, '..', link)))).toEqual([]);
  }
  expect(readFileSync(join(home, 'docs', 'operating.md'), 'utf8')).toContain('](images/load-times.svg)');
  for (const name of ['fastify', 'react', 'pg', 'ws', 'pino', '@photostructure/sqlite'])
    expect(readFileSync(join(home, 'NOTICES.txt'), 'utf8')).toMatch(new RegExp(`^${name} \\d`, 'm'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(did(bin('tafelrunde'), ['--version']).out.trim()).toBe(version);
  expect(did(bin('tafelrunde'), ['--port', '80'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^[^\n]+--help[^\n]+\n$/),
  });
});

test('what is installed serves, and is played: pages, bots, the store and its command line', async () => {
  const running = new Running(
    spawn(bin('tafelrunde'), [], { cwd: folder, env: settings, stdio: ['ignore', 'pipe', 'pipe'], shell: windows }),
  );
  try {
    const url = await running.ready();
    const page = await (await fetch(url)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(`${url}${script}`)).status).toBe(200);

    const ana = await Person.arrive(url, 'Ana');
    const table = await ana.lay(['me', 'bot']);
    const open = await ana.open(table);
    for (let n = 0; n < 4; n += 1) await open.plays();

    // In another process, beside the server, with the database engine that came along.
    expect(tafel('tables')).toMatchObject({ code: 0, out: expect.stringContaining(table) });
    expect(tafel('backup', path('copy.db'))).toMatchObject({ code: 0 });
    const net = await ana.lay([], {
      game: 'anansi',
      seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'master' }))],
    });
    await (await ana.open(net)).plays();
    await open.close();
    running.signal('SIGTERM');
    expect(await running.ended()).toBe(0);
    expect(running.err).toBe('');
    expect(running.out).not.toContain('cannot be read'); // the weights of the net came along, too
  } finally {
    running.signal('SIGKILL');
  }

  const { results } = JSON.parse(tafel('simulate', 'anthem', '--seats', '4', '--games', '20', '--seed', '1', '--json').out) as {
    results: { endings: Record<string, number> };
  };
  expect(Object.values(results.endings).reduce((sum, n) => sum + n, 0)).toBe(20);
  expect(tafel('new-game', 'kalah')).toMatchObject({ code: 1, err: expect.stringContaining('sources') });
});

const nats = installedNats();
test.skipIf(nats === undefined || windows)(
  'what is installed serves on PostgreSQL and NATS as well: two processes, one house',
  async () => {
    const [postgres, bus] = await Promise.all([startPostgres(), startNats(nats ?? '')]);
    const place = await postgresPlace(postgres.url);
    const house = { ...settings, TAFEL_SECRET: 'one key for all processes', DATABASE_URL: place.url, NATS_URL: bus.url };
    const start = () => new Running(spawn(bin('tafelrunde'), [], { cwd: folder, env: house, stdio: ['ignore', 'pipe', 'pipe'] }));
    const [one, two] = [start(), start()];
    try {
      const [here, there] = await Promise.all([one.ready(), two.ready()]);
      const ana = await Person.arrive(here, 'Ana');
      const table = await ana.lay(['me', 'bot']);
      const [page, other] = [await ana.open(table), await ana.at(there).open(table)];
      await page.plays();
      await other.until(() => other.seq === page.seq);
      expect([one.err, two.err]).toEqual(['', '']);
    } finally {
      for (const running of [one, two]) running.signal('SIGTERM');
      await Promise.all([one.ended(), two.ended()]);
      await bus.kill();
      await postgres.stop();
    }
  },
);
