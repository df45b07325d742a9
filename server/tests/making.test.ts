import { languages } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const seats = [{ kind: 'me' }, { kind: 'bot', level: 'instant' }];
const five = [...seats, ...seats.slice(1), ...seats.slice(1), ...seats.slice(1)];
const wish = { game: 'anthem', options: {}, seats, public: false, start: true, contribution: hex32() };

test('options out of range, unknown or contradictory lay no table', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const tries: [object, string][] = [
    [{ ...wish, options: { turnCap: 9 } }, 'bad-options'],
    [{ ...wish, options: { turnCap: 10.5 } }, 'bad-options'],
    [{ ...wish, options: { spaces: 7 } }, 'bad-options'],
    [{ ...wish, options: { dragonWins: 'yes' } }, 'bad-options'],
    [{ ...wish, options: { colour: 'red' } }, 'bad-options'],
    [{ ...wish, options: { dragonWins: true } }, 'dragon-needs-three'],
    [{ ...wish, options: { stalemate: 'playOn', turnCap: 0 } }, 'play-on-needs-cap'],
    [{ ...wish, seats: five, options: { moreSets: false } }, 'more-sets-needed'],
    [{ ...wish, seats: [{ kind: 'me' }] }, 'bad-seats'],
    [{ ...wish, seats: [{ kind: 'me' }, { kind: 'me' }] }, 'one-seat-only'],
    [{ ...wish, seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, 'unknown-bot'],
    [{ ...wish, game: 'chess' }, 'unknown-game'],
    [{ ...wish, game: 'constructor' }, 'unknown-game'],
    [{ ...wish, contribution: 'mine' }, 'bad-frame'],
    [{ ...wish, extra: 1 }, 'bad-frame'],
    [{ ...wish, seats: [] }, 'bad-frame'],
  ];
  for (const [body, code] of tries) {
    const answer = await ana.post('/api/tables', body);
    await expectFailure(answer.body.failure, code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.sentence.length).toBeGreaterThan(5);
  }
  expect(await house.server.store.tables({ limit: 10 })).toEqual([]);
});

test('a refusal speaks the language of the reader', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url);
  const said = new Set<string>();
  for (const language of languages) {
    const { body } = await ana.post(
      '/api/tables',
      { ...wish, options: { dragonWins: true } },
      { 'accept-language': `${language}-XX, en;q=0.1` },
    );
    said.add(body.sentence);
  }
  expect(said.size).toBe(3);
  const german = await ana.post('/api/me', { name: '' }, { 'accept-language': 'de' });
  const set = await ana.post('/api/me', { name: '' }, { 'accept-language': 'fr', cookie: 'lang=de' });
  expect(set.body.sentence).toBe(german.body.sentence);
});

test('bodies that are no JSON, too large, too deep, of another type or from another site', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url);
  const cases: [unknown, Record<string, string>, string, number][] = [
    ['{"game":', {}, 'bad-frame', 400],
    [`{"__proto__":{"x":1},"name":"Ana"}`, {}, 'bad-frame', 400],
    [`{"name":${'['.repeat(50)}${']'.repeat(50)}}`, {}, 'frame-too-deep', 400],
    [{ name: 'x'.repeat(20_000) }, {}, 'frame-too-large', 413],
    ['name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }, 'bad-frame', 400],
    ['{"name":"Ana"}', { 'content-type': 'text/plain' }, 'bad-frame', 400],
    [{ name: 'Ana' }, { origin: 'https://elsewhere.example' }, 'bad-origin', 403],
    [{ name: 'Ana' }, { origin: 'null' }, 'bad-origin', 403],
  ];
  const name = (await ana.get('/api/me')).body.name;
  for (const [body, headers, code, status] of cases) {
    const answer = await ana.post('/api/me', body, headers);
    await expectFailure(answer.body.failure, code);
    expect(answer.status).toBe(status);
  }
  expect((await ana.get('/api/me')).body.name).toBe(name);
  expect((await ana.post('/api/me', { name: 'Ana' }, { origin: house.url })).status).toBe(200);
});

test('an unknown path', async () => {
  const house = await openHouse();
  const { status, body } = await (await Person.arrive(house.url)).get('/api/nothing');
  expect(status).toBe(404);
  await expectFailure(body.failure, 'not-found');
});

test('too many tables of one guest, and from one address', async () => {
  const house = await openHouse({ limits: { tablesPerGuest: 2 } });
  const ana = await Person.arrive(house.url);
  await ana.lay(['me', 'open']);
  await ana.lay(['me', 'open']);
  const { status, body } = await ana.post('/api/tables', wish);
  expect(status).toBe(429);
  await expectFailure(body.failure, 'too-many-tables');
  const ben = await Person.arrive(house.url);
  await ben.lay(['me', 'open']); // everybody has a share of their own
  expect(await house.server.store.tables({ limit: 10 })).toHaveLength(3);

  const busy = await openHouse({ limits: { tablesPerAddressPerHour: 1 } });
  await (await Person.arrive(busy.url)).lay(['me', 'open']);
  const second = await (await Person.arrive(busy.url)).post('/api/tables', wish);
  await expectFailure(second.body.failure, 'too-many-tables');
  expect(await busy.server.store.tables({ limit: 10 })).toHaveLength(1);
});

test('too many requests from one address', async () => {
  const house = await openHouse({ limits: { requestBurst: 5, requestsPerSecond: 0.001 } });
  const person = new Person(house.url);
  const answers = [];
  for (let i = 0; i < 7; i += 1) answers.push(await person.get('/api/me'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await expectFailure(answers[6]?.body.failure, 'too-many-requests');
});

test("the lobby lists public tables that wait, and one's own", async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const shown = await ana.lay(['me', 'open'], { public: true });
  const hidden = await ana.lay(['open', 'me']);
  const running = await ana.lay(['me', 'bot'], { public: true });
  const bens = (await ben.get('/api/tables')).body;
  expect(bens.mine).toEqual([]);
  expect(bens.open.map((row: { id: string }) => row.id)).toEqual([shown]);
  expect(bens.open[0]).toMatchObject({ game: 'anthem', status: 'waiting', public: true, yours: [], waitsFor: [] });
  expect(bens.open[0].seats).toEqual([
    { kind: 'person', name: 'Ana' },
    { kind: 'open', name: '' },
  ]);
  const anas = (await ana.get('/api/tables')).body;
  expect(anas.open).toEqual([]);
  expect(new Set(anas.mine.map((row: { id: string }) => row.id))).toEqual(new Set([shown, hidden, running]));
  expect(anas.mine.find((row: { id: string }) => row.id === hidden).yours).toEqual([1]);
  expect(JSON.stringify(anas)).not.toContain('holders');
});
