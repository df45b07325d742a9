import { createHash } from 'node:crypto';
import type { Circle, HouseInfo } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { newHouseSecret } from '../house-access.ts';
import { Clock, openHouse } from './house.ts';
import { hex32, Person, UnexpectedAnswer } from './people.ts';
import { expectFailure } from './sentences.ts';

const refused = async (answer: { status: number; body: any }, status: number, code: string) => {
  expect([answer.status, answer.body.failure?.code]).toEqual([status, code]);
  await expectFailure(answer.body.failure, code);
};

test('people one has sat with are asked to a table with one request; nobody else is shown or can be asked', async () => {
  const house = await openHouse();
  const [ana, ben, cleo] = [
    await Person.arrive(house.url, 'Ana'),
    await Person.arrive(house.url, 'Ben'),
    await Person.arrive(house.url, 'Cleo'),
  ];
  const circle = async (person: Person, table = ''): Promise<Circle['people']> =>
    (await person.get(`/api/you/circle${table === '' ? '' : `?table=${table}`}`)).body.people;
  const shared = await ana.lay(['me', 'open'], { start: false });
  const [mine, theirs] = [await ana.open(shared), await ben.open(shared)];
  expect(await circle(ana)).toEqual([]); // at a table that waits nobody has played with anybody
  await theirs.does({ type: 'sit', seat: 1, contribution: hex32() });
  await mine.until((page) => page.match);
  await (await cleo.open(shared)).until((page) => page.table); // who only watches is in nobody's circle
  expect(await circle(ana)).toMatchObject([{ name: 'Ben', game: 'anthem' }]);
  expect(await circle(ben)).toMatchObject([{ name: 'Ana' }]);
  expect(await circle(cleo)).toEqual([]);
  const [bens] = await circle(ana);
  const [anas] = await circle(ben);
  if (bens === undefined || anas === undefined) throw new Error('nobody');
  expect(JSON.stringify(bens)).not.toContain('person');

  const next = await ana.lay(['me', 'open'], { start: false });
  const invite = (who: Person, handle: string, table: string = next) => who.post(`/api/tables/${table}/invite`, { handle });
  expect((await invite(ana, bens.handle)).body.people).toMatchObject([{ name: 'Ben', invited: true }]);
  expect((await invite(ana, bens.handle)).status).toBe(200); // once more changes nothing
  expect(await circle(ana, next)).toMatchObject([{ invited: true }]);
  expect((await ben.get('/api/tables')).body.invited).toMatchObject([{ by: 'Ana', table: { id: next, game: 'anthem' } }]);
  expect((await cleo.get('/api/tables')).body.invited).toBeUndefined();
  await refused(await invite(ana, anas.handle), 404, 'not-your-circle');
  await refused(await invite(ben, anas.handle), 400, 'not-owner');
  await refused(await invite(ana, bens.handle, shared), 409, 'table-running');
  await refused(await invite(ana, bens.handle, 'no-such-table'), 404, 'unknown-table');
  await refused(
    await ana.post(`/api/tables/${next}/invite`, { handle: bens.handle }, { origin: 'http://elsewhere.example' }),
    403,
    'bad-origin',
  );
  expect((await ben.post(`/api/tables/${next}/decline`, {})).body).toEqual({ declined: true });
  expect((await ben.get('/api/tables')).body.invited).toBeUndefined();
  await invite(ana, bens.handle);
  await (await ben.open(next)).does({ type: 'sit', seat: 1, contribution: hex32() });
  expect((await ben.get('/api/tables')).body.invited).toBeUndefined(); // it is one of Ben's own now
});

test('to one table only so many are asked', async () => {
  const house = await openHouse();
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const shared = await ana.lay(['me', 'open']);
  await (await ben.open(shared)).does({ type: 'sit', seat: 1, contribution: hex32() });
  const next = await ana.lay(['me', 'open'], { start: false });
  const { invitations } = house.server.store;
  for (let n = 0; n < 20; n += 1) await invitations.add({ table: next, person: `friend-${n}`, inviter: 'ana', at: n });
  const { people } = (await ana.get('/api/you/circle')).body;
  await refused(await ana.post(`/api/tables/${next}/invite`, { handle: people[0].handle }), 429, 'too-many-invited');
  expect((await ben.get('/api/tables')).body.invited).toBeUndefined();
});

test('the house is looked after by whoever comes by a link from the terminal, once, for a while, and all of it is logged', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const { store } = house.server;
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const table = await ben.lay(['me', 'bot']);
  const page = await ben.open(table);
  const waiting = await ana.lay(['me', 'open'], { start: false });
  const text = JSON.stringify({ not: 'a legend' });
  const name = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  await store.listContent({ guest: 'somebody', name, game: 'andor', option: 'legend', title: '{"en":"Odd"}', listedAt: 1 }, text, 5);

  await refused(await ana.get('/api/house'), 403, 'not-the-operator');
  await refused(await ana.post('/api/house/ban', { handle: 'x' }), 403, 'not-the-operator');
  await refused(await ana.post('/api/house/enter', { secret: 'guessed' }), 403, 'bad-entry');
  const late = await newHouseSecret(store, clock.parts.now() - 11 * 60_000);
  await refused(await ana.post('/api/house/enter', { secret: late }), 403, 'bad-entry');
  const secret = await newHouseSecret(store, clock.parts.now());
  const entered = await fetch(`${house.url}/api/house/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  const [given = ''] = entered.headers.getSetCookie().filter((cookie) => cookie.startsWith('tafel_house='));
  expect(given).toMatch(/HttpOnly/);
  expect(given).toMatch(/SameSite=Strict/);
  expect(given).toMatch(/Path=\/api\/house/);
  await refused(await ana.post('/api/house/enter', { secret }), 403, 'bad-entry'); // used
  const cookie = given.split(';')[0] ?? '';
  const at = async (path: string, body?: unknown, more: Record<string, string> = {}): Promise<{ status: number; body: any }> => {
    const headers = { cookie, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const answer = await fetch(`${house.url}/api/house${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const look = async (query = ''): Promise<HouseInfo> => (await at(query)).body;
  const seen = await look();
  expect(seen.load).toMatchObject({ sockets: 1, tablesLoaded: expect.any(Number), memory: expect.any(Number) });
  expect(seen.people.map((person) => person.name).toSorted()).toEqual(['Ana', 'Ben']);
  expect(seen.tables.map(({ id }) => id).toSorted()).toEqual([table, waiting].toSorted());
  expect(seen.contents).toMatchObject([{ name, title: 'Odd', lists: 1 }]);
  expect((await look('?name=be')).people.map((person) => person.name)).toEqual(['Ben']);
  const handle = seen.people.find((person) => person.name === 'Ben')?.handle;
  await refused(await at('/ban', { handle }, { origin: 'http://elsewhere.example' }), 403, 'bad-origin');
  await refused(await at('/ban', { handle: 'nobody' }), 404, 'unknown-person');
  await refused(await at('/close', { table: 'no-such-table' }), 404, 'unknown-table');
  await refused(await at('/hide', { name: 'sha256:none' }), 404, 'unknown-content');
  await refused(await fetchAs(house.url, cookie.replace(/^(tafel_house=)\d/, '$19')), 403, 'not-the-operator'); // a longer stay is not to be had by writing it

  const banned: HouseInfo = (await at('/ban', { handle })).body;
  expect(banned.people.flatMap(({ name: called, bannedAt }) => (bannedAt === undefined ? [] : [called]))).toEqual(['Ben']);
  await page.until((open) => open.closed);
  await refused(await ben.get('/api/me'), 403, 'banned');
  await expect(ben.connect()).rejects.toThrow(UnexpectedAnswer);
  expect((await store.row(table))?.summary).toContain('"standIn":true');
  await at('/unban', { handle });
  expect((await ben.get('/api/me')).body.name).toBe('Ben');

  expect((await at('/close', { table: waiting })).body.tables.map(({ id }: { id: string }) => id)).toEqual([table]);
  expect((await store.row(waiting))?.status).toBe('closed');
  await refused(await at('/close', { table: waiting }), 400, 'table-closed');

  expect((await at('/hide', { name })).body.contents).toMatchObject([{ name, hiddenAt: expect.any(Number) }]);
  await refused(await ana.get(`/api/contents/${name}`), 410, 'content-hidden');
  await refused(await ana.post('/api/tables', andorOf(name)), 410, 'content-hidden');
  await at('/show', { name });
  expect((await ana.request(`/api/contents/${name}`)).status).toBe(200);

  await at('/remove', { handle });
  expect((await look()).people.map((person) => person.name)).toEqual(['Ana']);
  expect((await ben.get('/api/me')).body.name).not.toBe('Ben');
  const audit = house.logged.flatMap((line) => (line.includes('the operator did something') ? [JSON.parse(line).done] : []));
  expect(audit).toEqual(['came in', 'banned', 'unbanned', 'closed', 'hid', 'showed', 'removed']);
  expect(house.logged.join('')).not.toContain(secret);

  clock.forward(13 * 60 * 60_000);
  await refused(await at(''), 403, 'not-the-operator');
});

async function fetchAs(url: string, cookie: string): Promise<{ status: number; body: any }> {
  const answer = await fetch(`${url}/api/house`, { headers: { cookie } });
  return { status: answer.status, body: await answer.json() };
}

const andorOf = (legend: string) => ({
  game: 'andor',
  options: { legend },
  seats: [{ kind: 'me' }, { kind: 'me' }],
  public: false,
  start: false,
  contribution: hex32(),
});
