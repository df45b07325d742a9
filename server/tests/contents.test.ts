import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game } from '@tafelrunde/games/andor/game.ts';
import { texts } from '@tafelrunde/games/andor/texts/index.ts';
import { shelf } from '@tafelrunde/games/andor/legends/index.ts';
import { CONTENT_BYTES, contentName, languages, readRecord, verifyRecord, type WholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { forgetGuest, importRecord, recordOfTable } from '../operator.ts';
import { connect } from '../store/sqlite/connection.ts';
import { Clock, newFolder, openHouse } from './house.ts';
import { song } from './legends.ts';
import { Person } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
const name = contentName(song);
const where = '/api/contents?game=andor&option=legend';
const plain = { 'content-type': 'text/plain; charset=utf-8' };

const bring = (person: Person, text: string, headers: Record<string, string> = {}) => person.post(where, text, { ...plain, ...headers });
const listOf = async (person: Person): Promise<string[]> =>
  ((await person.get('/api/contents')).body.contents as { name: string }[]).map((content) => content.name);
const takeBack = (person: Person, which: string) => person.request(`/api/contents/${which}`, { method: 'DELETE' });
const andorTable = (person: Person, legend: string, kind: 'me' | 'bot' = 'bot') => {
  const seat = kind === 'bot' ? { kind, level: 'scripted' } : { kind };
  return person.lay([], { game: 'andor', options: { legend, difficulty: 'easy' }, seats: [seat, seat] });
};

describe('bringing a text', () => {
  test('a legend is kept under its hash, listed for its owner alone, and read by anybody who knows the name', async () => {
    const house = await openHouse();
    const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
    const info = { name, game: 'andor', option: 'legend', title: 'The Lost Song' };
    expect(await bring(ana, song)).toEqual({ status: 201, body: info });
    expect((await ana.get('/api/contents')).body).toEqual({ contents: [info] });
    expect(await listOf(ben)).toEqual([]);
    const read = await ben.request(`/api/contents/${name}`);
    expect([read.status, await read.text()]).toEqual([200, song]);
    expect(read.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(read.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const unknown = await ben.get(`/api/contents/${contentName('nothing')}`);
    expect([unknown.status, unknown.body.failure.code]).toEqual([404, 'unknown-content']);
    expect((await ben.get('/api/contents/legend-1')).status).toBe(404);
    expect((await ana.request('/api/contents', { headers: { 'accept-language': 'de' } })).status).toBe(200);
  });

  test.each(languages)('what is wrong with it is said in %s, with the places, and nothing is kept', async (language) => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url);
    const broken = readFileSync(new URL('../../games/andor/tests/broken/unreachable-card.json', import.meta.url), 'utf8');
    const { status, body } = await bring(ana, broken, { 'accept-language': language });
    expect([status, body.failure.code]).toEqual([422, 'bad-content']);
    const [problem] = game.meta.content?.('legend', broken) ?? [];
    if (problem === undefined) throw new Error('not broken');
    expect(body.problems).toEqual([{ place: problem.place, sentence: texts[language].problem?.(problem) }]);
    expect(await house.server.store.content(contentName(broken))).toBeUndefined();
    expect(await listOf(ana)).toEqual([]);
  });

  test('one limit: a text of 256 KiB is read, one byte more is not', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url);
    const fits = await bring(ana, song + ' '.repeat(CONTENT_BYTES - Buffer.byteLength(song)));
    expect(fits.status).toBe(201);
    const longer = await bring(ana, song + ' '.repeat(CONTENT_BYTES - Buffer.byteLength(song) + 1));
    expect([longer.status, longer.body.failure.code]).toEqual([413, 'content-too-large']);
  });

  test.each([
    ['/api/contents?game=chess&option=legend', 'unknown-game'],
    ['/api/contents?game=andor&option=difficulty', 'bad-options'],
    ['/api/contents?game=andor', 'bad-frame'],
    ['/api/contents?game=andor&option=legend&more=1', 'bad-frame'],
  ])('%s is refused', async (path, code) => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url);
    expect((await ana.post(path, song, plain)).body.failure.code).toBe(code);
    expect(await listOf(ana)).toEqual([]);
  });

  test('another site’s page cannot bring or take back, and a list has an end', async () => {
    const house = await openHouse({ limits: { contentsPerGuest: 1 } });
    const ana = await Person.arrive(house.url);
    const foreign = await bring(ana, song, { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.body.failure.code]).toEqual([403, 'bad-origin']);
    expect((await bring(ana, song)).status).toBe(201);
    const second = await bring(ana, `${song} `);
    expect([second.status, second.body.failure.code]).toEqual([429, 'too-many-contents']);
    const stolen = await ana.request(`/api/contents/${name}`, { method: 'DELETE', headers: { origin: 'https://elsewhere.example' } });
    expect(stolen.status).toBe(403);
    expect((await takeBack(ana, name)).status).toBe(200);
    expect((await takeBack(ana, name)).status).toBe(404);
    expect((await bring(ana, `${song} `)).status).toBe(201);
  });

  test('from one address only so many come in an hour', async () => {
    const house = await openHouse({ limits: { contentsPerAddressPerHour: 1 } });
    const ana = await Person.arrive(house.url);
    expect((await bring(ana, song)).status).toBe(201);
    expect((await bring(ana, song)).body.failure.code).toBe('too-many-requests');
  });
});

describe('a table made of it', () => {
  test('is played to its end by bots in threads, and its record is one file with everything', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    await bring(ana, song);
    const table = await andorTable(ana, name);
    const page = await ana.open(table);
    expect(page.table?.options).toMatchObject({ legend: name, legendText: '' });
    await page.until(() => page.table?.status === 'over');
    expect(page.raw.join('')).not.toContain('the-lost-song'); // only what was told of it is in a frame, never the text itself
    expect(house.logged.filter((line) => /"level":[45]0/.test(line))).toEqual([]); // no thread had to do without it, none was given up

    const file = await (await ana.request(`/api/tables/${table}/record`)).text();
    const record = readRecord(file);
    expect(record.contents).toEqual({ [name]: song });
    expect(verifyRecord(game, record).fair).toBe(true);

    const elsewhere = await openHouse();
    const copy = await importRecord(elsewhere.server.store, record);
    expect(await elsewhere.server.store.content(name)).toBe(song);
    expect((await recordOfTable(elsewhere.server.store, copy)).contents).toEqual({ [name]: song });
  });

  test('a text nobody has is no legend, and an unknown one lays no table', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url);
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const wish = { game: 'andor', options: { legend: name }, seats, public: false, start: true };
    const { status, body } = await ana.post('/api/tables', wish);
    expect([status, body.failure.code]).toEqual([404, 'unknown-content']);
    const other = await ana.post('/api/tables', { ...wish, options: { legend: 'legend-9' } });
    expect(other.body.failure.code).toBe('bad-options');
  });

  test('keeps it when it is taken back, through a restart and a snapshot, until the table goes and the time of grace is over', async () => {
    const clock = new Clock();
    const dataDir = await newFolder();
    const house = await openHouse({ dataDir, stays: true, parts: clock.parts });
    const ana = await Person.arrive(house.url, 'Ana');
    await bring(ana, song);
    const table = await andorTable(ana, name, 'me');
    const page = await ana.open(table);
    await page.plays();
    await takeBack(ana, name);
    clock.forward(100 * DAY);
    await house.server.sweep();
    await house.close(); // writes a snapshot
    const again = await openHouse({ dataDir, parts: clock.parts });
    const back = await ana.at(again.url).open(table);
    expect(back.table?.readOnly).toBeUndefined();
    await back.plays();
    expect((await again.server.store.snapshot(table))?.body).not.toContain('the-lost-song');

    await again.server.store.remove(table);
    clock.forward(DAY);
    await again.server.sweep();
    expect(await again.server.store.content(name)).toBe(song);
    clock.forward(29 * DAY);
    await again.server.sweep();
    expect(await again.server.store.content(name)).toBe(song);
    clock.forward(2 * DAY);
    await again.server.sweep();
    expect(again.logged.filter((line) => line.includes('could not be cleared'))).toEqual([]);
    expect(await again.server.store.content(name)).toBeUndefined();
  });

  test('a legend of the house is kept with the table too: the running match does not change with the house', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const table = await ana.lay(['me', 'me'], { game: 'andor' });
    const [, second] = Object.entries(shelf) as [unknown, [string, string]];
    expect((await ana.open(table)).table?.options).toMatchObject({ legend: second[0] });
    expect(await house.server.store.content(second[0])).toBe(second[1]);
  });

  test('is played on as it was begun once the house has another legend in its place', async () => {
    const dataDir = await newFolder();
    const before = await openHouse({ dataDir, stays: true, parts: { gameOf: withTheSong } });
    const ana = await Person.arrive(before.url, 'Ana');
    const table = await andorTable(ana, name, 'me'); // nobody brought it: it is the house's own
    const page = await ana.open(table);
    await page.plays();
    const { position = 0 } = page.match ?? {};
    await before.close();

    const after = await openHouse({ dataDir });
    expect(shelf).not.toHaveProperty([name]); // what it plays on from is in the store alone
    const back = await ana.at(after.url).open(table);
    expect(back.table?.readOnly).toBeUndefined();
    expect(back.match?.position).toBe(position);
    await back.plays();
    await back.until(() => (back.match?.position ?? 0) > position);
    expect((await recordOfTable(after.server.store, table, { running: true })).contents).toEqual({ [name]: song });
  });

  test('whose text is missing opens to be looked at, and says why', async () => {
    const dataDir = await newFolder();
    const house = await openHouse({ dataDir, stays: true });
    const ana = await Person.arrive(house.url, 'Ana');
    await bring(ana, song);
    const table = await andorTable(ana, name, 'me');
    await (await ana.open(table)).plays();
    await house.close();
    loseTexts(dataDir);
    const again = await openHouse({ dataDir });
    const page = await ana.at(again.url).open(table);
    expect(page.table).toMatchObject({ readOnly: true, lacks: 'content', status: 'running' });
    for (const wish of [
      { type: 'act', seat: 0, ask: 'x', action: { type: 'any' } },
      { type: 'look', position: 0 },
    ])
      expect((await page.refused(wish)).code).toBe('content-missing');
  });

  test('forgetting a person forgets the list, not the match of others', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    await bring(ana, song);
    const table = await andorTable(ana, name, 'me');
    const [holder] = (await house.server.store.row(table))?.members ?? [];
    await forgetGuest(house.server.store, holder ?? '');
    expect(await listOf(ana)).toEqual([]);
    expect(await house.server.store.content(name)).toBe(song);
  });
});

/** The games of a house that has the song among its own legends. */
async function withTheSong(id: string): Promise<WholeGame | undefined> {
  const module = await ownGame(id);
  if (module === undefined || id !== 'andor') return module;
  const { meta } = module.game;
  const options = meta.options.map((spec) => (spec.kind === 'content' ? { ...spec, shelf: { ...spec.shelf, [name]: song } } : spec));
  return { ...module, game: { ...module.game, meta: { ...meta, options } } };
}

/** A disk that has lost its texts, which nothing of the program does. */
function loseTexts(dataDir: string): void {
  const connection = connect(join(dataDir, 'tafelrunde.db'));
  connection.exec('PRAGMA foreign_keys = OFF; DELETE FROM contents');
  connection.close();
}
