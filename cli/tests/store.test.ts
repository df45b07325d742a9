import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashOf, type MatchRecord } from '@tafelrunde/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneLine, ownFolder, tafel } from './tafel.ts';

const folder = ownFolder();
const dataDir = join(folder, 'data');
const file = join(folder, 'match.json');
const at = (...args: readonly string[]) => tafel(args, { dataDir });

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly seats: readonly { readonly name: string }[];
}
async function tables(...args: readonly string[]): Promise<readonly Listed[]> {
  const { code, out, err } = await at('tables', '--json', ...args);
  expect([code, err]).toEqual([0, '']);
  return (oneLine(out) as { tables: Listed[] }).tables;
}

beforeAll(async () => {
  await tafel(['play', 'anthem', '--seats', '2', '--seed', 'store', '--language', 'en', '--out', file], { input: '1\n'.repeat(500) });
});

describe('without a database', () => {
  test.each([['tables'], ['export', 'mond-eule-aaaaa'], ['delete', 'mond-eule-aaaaa', '--yes'], ['backup', 'somewhere.db']])(
    '%s says so',
    async (...args) => {
      const { code, err } = await at(...args);
      expect(code).toBe(1);
      expect(err).toContain('There is no Tafelrunde database');
      expect(existsSync(dataDir)).toBe(false);
    },
  );
});

describe('import', () => {
  test.each([
    ['truncated', (text: string) => text.slice(0, 500), 'incomplete'],
    ['edited', (text: string) => text.replace('"Guest"', '"Queen"'), 'changed'],
    ['of an unknown format', (text: string) => text.replace('"formatVersion":1', '"formatVersion":9'), 'format'],
    ['of rules not carried', (text: string) => sealed(text, { version: 99 }), 'version 99'],
    ['of another game', (text: string) => sealed(text, { game: 'chess' }), 'game chess'],
    ['with another end', (text: string) => sealed(text, { hash: '0'.repeat(64) }), 'changed'],
    ['with a match that is not over', (text: string) => sealed(text, { running: true }), 'not over'],
    ['no match at all', () => '[]', 'not a match file'],
  ])('%s: one sentence, nothing changed', async (_what, change, sentence) => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, change(readFileSync(file, 'utf8')));
    const { code, out, err } = await at('import', bad);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(dataDir) ? await tables() : []).toEqual([]);
  });

  test('brings a finished match in, and export gives the same match back', async () => {
    const { code, out, err } = await at('import', file, '--json');
    expect([code, err]).toEqual([0, '']);
    const { table } = oneLine(out) as { table: string };
    expect(await tables()).toMatchObject([{ id: table, status: 'over' }]);
    expect(await tables('--status', 'running')).toEqual([]);
    const back = join(folder, 'back.json');
    expect(await at('export', table, '--out', back)).toMatchObject({ code: 0, out: '', err: '' });
    expect(statSync(back).mode & 0o077).toBe(0);
    const record = JSON.parse(readFileSync(back, 'utf8')) as MatchRecord;
    expect(record).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect((await tafel(['verify', back])).code).toBe(0);
    expect(JSON.parse((await at('export', table)).out)).toEqual(record);
  });
});

/** Changed by somebody who knows how the checksum is made. */
function sealed(text: string, change: Partial<MatchRecord>): string {
  const { checksum: _checksum, ...body } = { ...(JSON.parse(text) as MatchRecord), ...change };
  return JSON.stringify({ ...body, checksum: hashOf(body) });
}

test('what is kept is played and counted again, and nothing differs', async () => {
  const rechecked = await at('recheck', '--json');
  expect([rechecked.code, oneLine(rechecked.out)]).toEqual([0, { matches: 1, notCarried: 0, differ: [] }]);
  expect(await at('recheck')).toMatchObject({ code: 0, out: '1 match played again: 0 differ\n' });
  expect(await at('recount')).toMatchObject({ code: 0, out: '1 match counted again, nothing has changed\n' });
});

describe('tables, delete, backup, restore', () => {
  test('tables in words', async () => {
    const { code, out } = await at('tables');
    expect(code).toBe(0);
    expect(out).toMatch(/over .* anthem: Guest, Bot 1\n1 table\n$/);
  });

  test.each([
    [['tables', '--status', 'open'], '--status wants one of waiting, running, over, closed'],
    [['export', 'no-such-table'], 'There is no such table'],
    [['delete', 'no-such-table'], '--yes'],
    [['delete', 'no-such-table', '--yes'], 'there is no table "no-such-table"'],
    [['restore', '/no/such/file', '--yes'], 'There is no file'],
  ])('tafel %j is refused', async (args, sentence) => {
    const { code, out, err } = await at(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  test('a deleted table is gone, and comes back with the backup', async () => {
    const [table] = await tables();
    const copy = join(folder, 'copy.db');
    expect(await at('backup', copy)).toMatchObject({ code: 0, err: '' });
    const again = await at('backup', copy);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('exists already')]);

    expect((await at('delete', table?.id ?? '', '--yes')).code).toBe(0);
    expect(await tables()).toEqual([]);

    const careful = await at('restore', copy);
    expect([careful.code, careful.err]).toEqual([1, expect.stringContaining('--yes')]);
    const { code, out } = await at('restore', copy, '--yes');
    expect(code).toBe(0);
    expect(out).toContain('what was there before is');
    expect(await tables()).toEqual([table]);
  });

  test('a file that is no backup is refused', async () => {
    const { code, err } = await at('restore', file, '--yes');
    expect(code).toBe(1);
    expect(err).toMatch(/damaged|not a Tafelrunde database/);
    expect(await tables()).toHaveLength(1);
  });
});

describe('beside a running server', () => {
  const house = join(folder, 'house');
  const beside = (...args: readonly string[]) => tafel(args, { dataDir: house });
  let stop = async () => {};
  let url = '';

  beforeAll(async () => {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', tsx, main], {
      // Bots that hardly ever move: the match is still running when it is looked at.
      env: { ...process.env, DATA_DIR: house, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', BOT_PAUSE_MS: '60000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = async () => {
      child.kill('SIGTERM');
      await gone;
    };
    url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const ready = /http:\/\/\S+/.exec(text)?.[0];
        if (ready !== undefined) resolve(ready);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const bots = [0, 1, 2].map(() => ({ kind: 'bot', level: 'instant' }));
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ game: 'anthem', options: {}, seats: bots, public: false, start: true }),
    });
    if (!made.ok) throw new Error(`no table was made: ${made.status}`);
  });
  afterAll(() => stop());

  test('a running match is exported only on demand, and marked', async () => {
    const { tables: listed } = oneLine((await beside('tables', '--json', '--status', 'running')).out) as { tables: Listed[] };
    const id = listed[0]?.id ?? '';
    const refused = await beside('export', id);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('--running');
    const { code, out, err } = await beside('export', id, '--running');
    expect(code).toBe(0);
    expect(err).toContain('secrets');
    expect(JSON.parse(out)).toMatchObject({ format: 'tafelrunde-match', running: true });
  });

  test('a backup is taken while it runs, restoring into its folder is refused, into another it works', async () => {
    const copy = join(folder, 'beside.db');
    expect(await beside('backup', copy)).toMatchObject({ code: 0, err: '' });
    const refused = await beside('restore', copy, '--yes');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('in use');
    const elsewhere = join(folder, 'elsewhere');
    expect(await tafel(['restore', copy], { dataDir: elsewhere })).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(elsewhere)).toContain('tafelrunde.db');
    const { tables: restored } = oneLine((await tafel(['tables', '--json'], { dataDir: elsewhere })).out) as { tables: Listed[] };
    expect(restored).toMatchObject([{ status: 'running', game: 'anthem' }]);
  });

  test('a person is forgotten by the name at a table, once the server that has it in memory has ended', async () => {
    const headers = { 'content-type': 'application/json', origin: url };
    const named = await fetch(`${url}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ottilie' }) });
    const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? '';
    const wish = { game: 'anthem', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], public: false, start: false };
    const made = await fetch(`${url}/api/tables`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(wish) });
    const { table } = (await made.json()) as { table: string };
    const careful = await beside('forget', table, 'Ottilie');
    expect([careful.code, careful.out, careful.err]).toEqual([1, '', expect.stringContaining('--yes')]);
    const early = await beside('forget', table, 'Ottilie', '--yes');
    expect([early.code, early.out, early.err]).toEqual([1, '', expect.stringContaining('stop that process first')]);
    expect((await beside('tables')).out).toContain('Ottilie'); // nothing was begun
    await stop(); // puts what it has in memory away
    const stranger = await beside('forget', table, 'Nobody', '--yes');
    expect([stranger.code, stranger.out, stranger.err]).toEqual([1, '', expect.stringContaining('nobody called "Nobody"')]);
    expect(await beside('forget', table, 'Ottilie', '--yes')).toMatchObject({ code: 0, err: '' });
    expect((await beside('tables')).out).not.toContain('Ottilie');
    const files = readdirSync(house, { withFileTypes: true }).filter((entry) => entry.isFile());
    const kept = files.map(({ name }) => readFileSync(join(house, name), 'latin1'));
    expect(kept.filter((bytes) => bytes.includes('Ottilie'))).toEqual([]);
  });

  test('where there is no database none is begun by forgetting', async () => {
    const elsewhere = join(folder, 'nothing-here');
    const { code, err } = await tafel(['forget', 'mond-eule-aaaaa', 'Ottilie', '--yes'], { dataDir: elsewhere });
    expect([code, err]).toEqual([1, expect.stringContaining('There is no Tafelrunde database')]);
    expect(existsSync(elsewhere)).toBe(false);
  });
});
