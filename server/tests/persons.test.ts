import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@tafelrunde/kernel';
import { expect, test, vi } from 'vitest';
import { codeWords } from '../code-words.ts';
import { Authenticator } from './authenticator.ts';
import { Clock, openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function linkOf(person: Person): Promise<string> {
  return (await person.post('/api/you/link', {})).body.secret;
}
const enter = (person: Person, secret: string, merge = false) => person.post('/api/you/enter', { proof: { by: 'link', secret }, merge });
const refused = async (answer: { status: number; body: any }, status: number, code: string) => {
  expect(answer.status).toBe(status);
  await expectFailure(answer.body.failure, code);
};

test('on plain HTTP at an address of the local network a link adds a device once: own cookie, same tables, seen and revoked', async () => {
  const house = await openHouse({ config: { host: '127.0.0.2' } });
  expect(house.url).toContain('127.0.0.2');
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const before = ana.cookie;
  const secret = await linkOf(ana);

  const phone = await Person.arrive(house.url);
  const looked = await phone.post('/api/you/look', { proof: { by: 'link', secret } });
  expect(looked.body).toEqual({ name: 'Ana' }); // a browser that was nobody has nothing to bring along
  const arrival = phone.cookie;
  expect((await enter(phone, secret)).status).toBe(200);
  expect([ana.cookie, phone.cookie]).toEqual([before, expect.not.stringMatching(arrival)]);
  expect(phone.cookie).not.toBe(ana.cookie);
  expect((await phone.get('/api/me')).body.name).toBe('Ana');
  expect((await phone.get('/api/tables')).body.mine).toMatchObject([{ id: table, yours: [0] }]);
  const [desk, pocket] = [await ana.open(table), await phone.open(table)];
  expect(pocket.you).toEqual([0]);
  await pocket.plays();
  await desk.until(() => desk.seq >= pocket.seq);

  await refused(await enter(await Person.arrive(house.url), secret), 403, 'bad-entry'); // used
  const { devices } = (await ana.get('/api/you')).body;
  expect(devices.map(({ here }: { here: boolean }) => here).toSorted()).toEqual([false, true]);
  const other = devices.find(({ here }: { here: boolean }) => !here);
  await refused(await ana.post('/api/you/revoke', { handle: 'nobody' }), 404, 'unknown-device');
  expect((await ana.post('/api/you/revoke', { handle: other.handle })).body.devices).toHaveLength(1);
  await pocket.until((page) => page.closed);
  const revoked = phone.cookie;
  expect((await phone.get('/api/me')).body.name).not.toBe('Ana');
  expect(phone.cookie).not.toBe(revoked); // a stranger with a cookie of their own
  expect((await new Person(house.url, revoked).open(table)).you).toEqual([]);
  await desk.plays(); // the one that stayed plays on
});

test('a device that another process signed out, unheard, is sent away by the next look of this one', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const phone = await Person.arrive(house.url);
  await enter(phone, await linkOf(ana));
  const [desk, pocket] = [await ana.open(table), await phone.open(table)];
  expect(pocket.you).toEqual([0]);
  const idOf = ({ cookie }: Person) => cookie.split('=')[1]?.split('.')[0] ?? '';
  expect(await house.server.store.persons.revokeDevice(idOf(ana), idOf(phone), Date.now())).toBe(true);
  await house.server.sweep();
  await pocket.until((page) => page.closed);
  expect((await new Person(house.url, phone.cookie).open(table)).you).toEqual([]);
  await desk.plays();
});

test('a link is good for ten minutes, and its secret is not in the store', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const [late, intime] = [await linkOf(ana), await linkOf(ana)];
  expect(JSON.stringify(await house.server.store.persons.ticket(late, 'device', 0))).toBeUndefined();
  clock.forward(9 * MINUTE);
  const phone = new Person(house.url);
  expect((await enter(phone, intime)).status).toBe(200);
  clock.forward(MINUTE);
  await refused(await enter(new Person(house.url), late), 403, 'bad-entry');
});

test('recovery codes: shown once, each works once, new ones make the old ones worthless, tries are limited', async () => {
  const house = await openHouse({ limits: { entryBurst: 9, entriesPerSecond: 0.0001 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const old: readonly string[] = (await ana.post('/api/you/codes', {})).body.codes;
  const codes: readonly string[] = (await ana.post('/api/you/codes', {})).body.codes;
  expect(new Set([...old, ...codes]).size).toBe(16);
  const by = (code: string | undefined, merge = false) => ({ proof: { by: 'code', code }, merge });
  const [first = '', second = ''] = codes;
  const found = await Person.arrive(house.url);
  const spoken = ` ${first.toUpperCase().replaceAll('-', ' ')} `; // as somebody types what is on paper
  expect((await found.post('/api/you/enter', by(spoken))).body).toMatchObject({ name: 'Ana', codes: { made: 8, left: 7 } });
  const thief = await Person.arrive(house.url);
  await refused(await thief.post('/api/you/enter', by(first)), 403, 'bad-entry');
  await refused(await thief.post('/api/you/enter', by(old[0])), 403, 'bad-entry');
  for (let tries = 3; tries < 9; tries += 1)
    await refused(await thief.post('/api/you/look', { proof: by('mond-eule-aaaaaa').proof }), 403, 'bad-entry');
  await refused(await thief.post('/api/you/enter', by(second)), 429, 'too-many-tries'); // even a right one
  const person = ana.cookie.split('=')[1]?.split('.')[0] ?? '';
  const hashes = (await house.server.store.persons.codes(person)).map(({ hash }) => hash);
  expect(hashes).toHaveLength(8);
  expect(hashes.filter((hash) => codes.includes(hash))).toEqual([]);
});

test.each(languages)('recovery codes are in words of the language they are written down in: %s', async (language) => {
  const { first, second } = codeWords[language];
  for (const words of [first, second]) {
    expect(words.filter((word) => !/^[a-z]{2,11}$/.test(word))).toEqual([]); // nothing nobody could type
    expect(new Set(words).size).toBe(words.length);
  }
  expect(Math.log2(first.length * second.length * 32 ** 6)).toBeGreaterThan(42.8);
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const { codes } = (await ana.post('/api/you/codes', {}, { cookie: `lang=${language}` })).body as { codes: readonly string[] };
  expect(codes).toHaveLength(8);
  for (const [one = '', two = ''] of codes.map((code) => code.split('-')))
    expect([first.includes(one), second.includes(two)]).toEqual([true, true]);
  const phone = await Person.arrive(house.url); // in a browser that speaks whatever language
  expect((await phone.post('/api/you/enter', { proof: { by: 'code', code: codes[0] }, merge: false })).body.name).toBe('Ana');
});

test('two persons become one only when asked: both sets of tables, and where both sit each device keeps its seat', async () => {
  const house = await openHouse();
  const [ana, bea] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Bea')];
  const [hers, common] = [await bea.lay(['me', 'bot']), await ana.lay(['me', 'open', 'bot'])];
  await (await bea.open(common)).does({ type: 'sit', seat: 1, contribution: hex32() });
  const secret = await linkOf(ana);
  const looked = await bea.post('/api/you/look', { proof: { by: 'link', secret } });
  expect(looked.body).toEqual({ name: 'Ana', other: { name: 'Bea', tables: 2 } });
  const cookie = bea.cookie;
  expect((await enter(bea, secret, true)).body).toMatchObject({ name: 'Ana', devices: [{}, {}] });
  expect(bea.cookie).toBe(cookie);
  const mine = (await ana.get('/api/tables')).body.mine as { id: string }[];
  expect(mine.map(({ id }) => id).toSorted()).toEqual([hers, common].toSorted());
  const page = await ana.open(hers);
  expect(page.you).toEqual([0]);
  await page.plays();
  expect([(await ana.open(common)).you, (await bea.open(common)).you]).toEqual([[0], [1]]);
  await page.join(common); // one page, from a table of the one to a table of the other
  expect(page.you).toEqual([0]);

  const cleo = await Person.arrive(house.url, 'Cleo'); // not merged: Cleo's tables stay Cleo's
  const cleos = await cleo.lay(['me', 'bot']);
  expect((await enter(cleo, await linkOf(ana))).body.name).toBe('Ana');
  expect((await cleo.get('/api/tables')).body.mine.map(({ id }: { id: string }) => id)).not.toContain(cleos);
  expect((await cleo.open(cleos)).you).toEqual([]);
});

test('a passkey opens the house at its own place only: another origin, a spent challenge and a foreign key are refused', async () => {
  const house = await openHouse({ config: { host: 'localhost' }, limits: { entryBurst: 100 } });
  const origin = house.url;
  const ana = await Person.arrive(origin, 'Ana');
  const key = new Authenticator();
  const begin = async (person: Person) => (await person.post('/api/you/passkeys/begin', {})).body;
  const phished = key.make(await begin(ana), 'https://tafelrunde.example');
  await refused(await ana.post('/api/you/passkeys', { answer: phished }), 403, 'bad-entry');
  const made = key.make(await begin(ana), origin);
  const bea = await Person.arrive(origin, 'Bea');
  await refused(await bea.post('/api/you/passkeys', { answer: made }), 403, 'bad-entry'); // asked for by Ana
  expect((await ana.post('/api/you/passkeys', { answer: made })).body.passkeys).toHaveLength(1);
  await refused(await ana.post('/api/you/passkeys', { answer: made }), 403, 'bad-entry');

  const ask = async (person: Person) => (await person.post('/api/you/passkeys/enter', {})).body;
  const by = (answer: unknown) => ({ proof: { by: 'passkey', answer }, merge: false });
  const phone = await Person.arrive(origin);
  await refused(await phone.post('/api/you/enter', by(key.give(await ask(phone), 'http://evil.example'))), 403, 'bad-entry');
  await refused(await phone.post('/api/you/enter', by(new Authenticator().give(await ask(phone), origin))), 403, 'bad-entry');
  await refused(await phone.post('/api/you/enter', by({ id: 'x', response: { clientDataJSON: '!' } })), 403, 'bad-entry');
  const answer = key.give(await ask(phone), origin);
  expect((await phone.post('/api/you/look', { proof: by(answer).proof })).body).toEqual({ name: 'Ana' });
  expect((await phone.post('/api/you/enter', by(answer))).body).toMatchObject({ name: 'Ana', devices: [{}, {}] });
  await refused(await bea.post('/api/you/enter', by(answer)), 403, 'bad-entry');
  const { passkeys } = (await phone.get('/api/you')).body;
  expect((await phone.post('/api/you/passkeys/remove', { handle: passkeys[0].handle })).body.passkeys).toEqual([]);
  await refused(await bea.post('/api/you/enter', by(key.give(await ask(bea), origin))), 403, 'bad-entry');
});

test('an answer of a passkey that does not count its uses opens the house once', async () => {
  const house = await openHouse({ config: { host: 'localhost' } });
  const ana = await Person.arrive(house.url, 'Ana');
  const key = new Authenticator({ counts: false });
  await ana.post('/api/you/passkeys', { answer: key.make((await ana.post('/api/you/passkeys/begin', {})).body, house.url) });
  const [phone, thief] = [await Person.arrive(house.url), await Person.arrive(house.url)];
  const answer = key.give((await phone.post('/api/you/passkeys/enter', {})).body, house.url);
  const enters = (person: Person) => person.post('/api/you/enter', { proof: { by: 'passkey', answer }, merge: false });
  expect((await enters(phone)).body).toMatchObject({ name: 'Ana' });
  await refused(await enters(thief), 403, 'bad-entry'); // who has listened has nothing
  const next = key.give((await thief.post('/api/you/passkeys/enter', {})).body, house.url);
  expect((await thief.post('/api/you/look', { proof: { by: 'passkey', answer: next } })).body).toEqual({ name: 'Ana' });
});

test('whoever wants to go has seven days to think better of it; then a bot plays on, and the others keep their match', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const [ana, bea] = [await Person.arrive(house.url, 'Ana Merle'), await Person.arrive(house.url, 'Bea')];
  const table = await ana.lay(['me', 'open', 'bot']);
  const [hers, beas] = [await ana.open(table), await bea.open(table)];
  await beas.does({ type: 'sit', seat: 1, contribution: hex32() });
  await hers.does({ type: 'chat', text: 'Shall we?' });
  // Long enough to have pages of their own, which are freed later.
  for (const n of [1, 2, 3]) await hers.does({ type: 'chat', text: `${n} ${'Shall we really? '.repeat(16)}` });
  await refused(await ana.post('/api/you/leave', { name: 'Bea' }), 400, 'other-name');
  expect((await ana.post('/api/you/leave', { name: 'Ana Merle' })).body.leavesAt).toBeGreaterThan(Date.now());
  clock.forward(6 * DAY);
  await house.server.sweep();
  expect((await ana.post('/api/you/stay', {})).body.leavesAt).toBeUndefined();
  clock.forward(2 * DAY);
  await house.server.sweep();
  expect((await ana.get('/api/me')).body.name).toBe('Ana Merle');

  await ana.post('/api/you/leave', { name: 'Ana Merle' });
  clock.forward(7 * DAY);
  hers.socket.pause(); // a page far away, which hears that it is to go only when its person has been forgotten
  await house.server.sweep();
  hers.socket.resume();
  await hers.until((page) => page.closed);
  await beas.until((page) => page.table?.seats[0]?.name === 'N. N.' && page.table.seats[0].standIn === true);
  const cookie = ana.cookie;
  expect((await ana.get('/api/me')).body.name).not.toBe('Ana Merle');
  expect(ana.cookie).not.toBe(cookie);
  expect((await new Person(house.url, cookie).open(table)).you).toEqual([]);
  const late = await bea.open(table);
  expect(JSON.stringify([late.table, late.chat])).not.toMatch(/Ana|Merle|Shall/);
  await beas.turn();
  // Nor does anything on the disk know them: rows, old events, snapshots, talk, devices, the log, or pages that were freed.
  const onDisk = async () => {
    const files = await readdir(house.dataDir);
    return (await Promise.all(files.map((file) => readFile(join(house.dataDir, file), 'latin1')))).join('\n');
  };
  expect(await onDisk()).not.toMatch(/Merle|Shall we/);
  await house.close();
  const kept = await onDisk();
  expect(kept).toContain('Bea');
  expect(kept).not.toMatch(/Merle|Shall we/);
});

test("one's page is made of one's own tables, and never of all that ever happened in the house", async () => {
  const house = await openHouse();
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  await ana.lay(['me', 'bot']);
  const his = await ben.lay(['me', 'bot'], { public: true });
  await (await ana.open(his)).does({ type: 'chat', text: 'Who is winning?', among: 'watchers' }); // heard there, and no table of hers
  const asked = vi.spyOn(house.server.store, 'tables');
  expect((await ana.get('/api/you')).body.tables).toEqual({ finished: 0, running: 1 });
  const secret = await linkOf(ben);
  expect((await ana.post('/api/you/look', { proof: { by: 'link', secret } })).body.other).toEqual({ name: 'Ana', tables: 1 });
  expect(asked.mock.calls.filter(([{ heardFrom }]) => heardFrom !== undefined)).toEqual([]);
});

test('everything kept about a person comes as one file: what they did and said, and nothing of the others', async () => {
  const house = await openHouse();
  const [ana, bea] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Bea')];
  const table = await ana.lay(['me', 'open']);
  const [hers, beas] = [await ana.open(table), await bea.open(table)];
  await beas.does({ type: 'sit', seat: 1, contribution: hex32() });
  await Promise.race([hers.plays(), beas.plays()]);
  await hers.does({ type: 'chat', text: 'Well played.' });
  await beas.does({ type: 'chat', text: 'Thank you!' });
  await ana.request('/api/you', { headers: { 'user-agent': firefox } });
  const answer = await ana.request('/api/you/data');
  expect(answer.headers.get('content-disposition')).toContain('tafelrunde-you.json');
  const text = await answer.text();
  const file = JSON.parse(text);
  expect(file).toMatchObject({ format: 'tafelrunde-person', you: { name: 'Ana', devices: [{ kind: 'computer', browser: 'Firefox' }] } });
  expect(file.tables).toMatchObject([{ table, yours: [0], said: [{ text: 'Well played.' }] }]);
  expect(text).not.toMatch(/Thank you|secret|contribution":"[0-9a-f]{64}","guest":"(?!.*Ana)/);
});

test('attack: whoever says that a match begins does not find its seed in their file while it runs', async () => {
  const house = await openHouse();
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const table = await ana.lay(['me', 'open'], { ownerStarts: true }); // as every table is that a page lays
  const [hers, his] = [await ana.open(table), await ben.open(table)];
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await hers.does({ type: 'start' });
  const events = (await house.server.store.read(table, 0)).map(({ body }) => JSON.parse(body));
  const { seed } = events.find(({ type }) => type === 'started');
  const text = await (await ana.request('/api/you/data')).text();
  expect(JSON.parse(text).tables[0].did.map(({ type }: { type: string }) => type)).toContain('started');
  expect(text).not.toContain(seed);
});

test('of one person there are only so many devices, persons and passkeys', async () => {
  const limits = { devicesPerPerson: 3, mergedPersons: 2, passkeysPerPerson: 1, entryBurst: 100 };
  const house = await openHouse({ config: { host: 'localhost' }, limits });
  const [ana, bea, cleo] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Bea'), await Person.arrive(house.url)];
  expect((await enter(bea, await linkOf(ana), true)).status).toBe(200); // two persons are one, with two devices
  const dora = await Person.arrive(house.url, 'Dora');
  await refused(await enter(dora, await linkOf(ana), true), 429, 'too-many-devices'); // a third person
  expect((await dora.get('/api/me')).body.name).toBe('Dora');
  expect((await enter(cleo, await linkOf(ana))).status).toBe(200);
  const late = await Person.arrive(house.url);
  await refused(await enter(late, await linkOf(ana)), 429, 'too-many-devices'); // a fourth device
  expect((await ana.get('/api/you')).body.devices).toHaveLength(3);

  const key = new Authenticator();
  const made = key.make((await ana.post('/api/you/passkeys/begin', {})).body, house.url);
  expect((await ana.post('/api/you/passkeys', { answer: made })).body.passkeys).toHaveLength(1);
  await refused(await ana.post('/api/you/passkeys/begin', {}), 429, 'too-many-devices');
});
