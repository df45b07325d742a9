import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openHouse } from '../../server/tests/house.ts';
import { root } from './house-copy.ts';

const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const isHere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const { port, limits } = readConfig({});

/** Of a file with blocks in braces: every word that begins a line, if every line ends as one must and every block is closed. */
function directives(file: string, end: RegExp): readonly string[] {
  let depth = 0;
  const words: string[] = [];
  for (const line of file.split('\n').map((each) => each.replace(/(^|\s)#.*$/, '').trim())) {
    if (line === '') continue;
    expect(line).toMatch(end);
    depth += line.split('{').length - line.split('}').length;
    expect(depth, line).toBeGreaterThanOrEqual(0);
    if (line !== '}') words.push(line.split(/\s+/)[0] ?? '');
  }
  expect(depth).toBe(0);
  return words;
}

test.runIf(isHere('systemd-analyze'))('the unit is one systemd takes, down to the last word', () => {
  const done = spawnSync('systemd-analyze', ['verify', join(root, 'deploy', 'tafelrunde.service')], { encoding: 'utf8' });
  // What it has to say of other units of this machine is not ours.
  expect(done.stderr.split('\n').filter((line) => line.includes('tafelrunde.service'))).toEqual([]);
});

test.runIf(isHere('systemd-analyze'))('and so is the unit of several processes, by the name of a port', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unit = join(folder, 'tafelrunde@4321.service');
  writeFileSync(unit, text('tafelrunde@.service'));
  const done = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(done.stderr.split('\n').filter((line) => line.includes('tafelrunde@'))).toEqual([]);
});

test('the unit of several processes is that of one, but for its port, its settings and its user', () => {
  const lines = (name: string) =>
    text(name)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
  const [one, several] = [lines('tafelrunde.service'), lines('tafelrunde@.service')];
  expect(one.filter((line) => !several.includes(line))).toEqual([
    'Description=Tafelrunde, a game table',
    'EnvironmentFile=-/etc/tafelrunde.env', // may be missing
    'ExecStart=/usr/bin/env tafelrunde',
  ]);
  expect(several.filter((line) => !one.includes(line))).toEqual([
    'Description=Tafelrunde, a game table, at port %i',
    'EnvironmentFile=/etc/tafelrunde.env',
    'ExecStart=/usr/bin/env PORT=%i tafelrunde', // in the command: a PORT in the file would otherwise win
    'User=tafelrunde',
  ]);
});

test('the unit leaves room for every socket, and more time than an end in order takes', () => {
  const unit = text('tafelrunde.service');
  const of = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(unit)?.[1]);
  expect(of('LimitNOFILE')).toBeGreaterThan(limits.sockets);
  expect(of('TimeoutStopSec')).toBeGreaterThan(8);
  expect(unit).toContain('StateDirectory=tafelrunde');
  expect(unit).toContain('DATA_DIR=/var/lib/tafelrunde');
});

test('the samples for a proxy lead to the port the house has by default, pass sockets on and hide the figures', () => {
  const nginx = text('nginx.conf');
  expect(directives(nginx, /[;{}]$/)).toEqual(expect.arrayContaining(['upstream', 'map', 'server', 'location', 'proxy_pass']));
  expect(nginx).toContain(`server 127.0.0.1:${port} `);
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
  expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
  const caddy = text('Caddyfile');
  expect(directives(caddy, /\S$/)).toEqual(expect.arrayContaining(['tafel.example', 'reverse_proxy', 'health_uri']));
  expect(caddy).toContain(`reverse_proxy 127.0.0.1:${port} {`);
  expect(caddy).toMatch(/path \/metrics\s+respond @inside 404/);
});

test.runIf(isHere('nginx'))('nginx takes its sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const plain = text('nginx.conf').replaceAll(/^.*(ssl_certificate|listen ).*$/gm, ''); // there is no certificate here, and no right to ports
  writeFileSync(join(folder, 'nginx.conf'), `events {}\npid ${folder}/pid;\nerror_log stderr;\nhttp {\n${plain}\n}\n`);
  expect(spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test.runIf(isHere('caddy'))('Caddy takes its sample', () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy', 'Caddyfile')];
  expect(spawnSync('caddy', words, { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test('the dashboard asks for nothing a house does not tell', async () => {
  const house = await openHouse({ parts: { watchProcess: true } });
  const told = await (await fetch(`${house.url}/metrics`)).text();
  const known = new Set([...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const board = JSON.parse(text('grafana.json')) as {
    readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
  };
  const asked = new Set(board.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(/\btafel_[a-z0-9_]+/g) ?? [])));
  expect(asked.size).toBeGreaterThan(12);
  expect(asked).toContain('tafel_bus_connected');
  expect([...asked].filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
});
