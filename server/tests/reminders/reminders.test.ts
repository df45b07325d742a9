import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableId } from '@tafelrunde/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Outside, PrivateAddressError } from '../../reminders/outside.ts';
import { Clock, emptied, type House, newFolder, openHouse } from '../house.ts';
import { hex32, Person } from '../people.ts';
import { BrowserEnd } from './browser.ts';
import { expectRefused } from './refused.ts';
import { Sink } from './sink.ts';
import { waitingTable } from './waiting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reminders = '/api/you/reminders';

/** A house whose people may have their own network called, and a clock that can be put forward. */
async function callingHouse() {
  const clock = new Clock();
  clock.stop(); // whether a minute has gone by is never up to the machine
  const sink = await Sink.open();
  const house = await openHouse({ parts: clock.parts, config: { allowPrivateWebhooks: true } });
  /** So much time goes by, and the house does what it does by itself. */
  const passes = async (milliseconds: number) => {
    clock.forward(milliseconds);
    await house.server.sweep();
  };
  return { clock, sink, house, passes };
}

/** A table where bots have moved until it is this person's turn, though nobody looks. */
async function withWebhook(sink: Sink, house: House, name: string, path = `/${name}`) {
  const person = await Person.arrive(house.url, name);
  const { status, body } = await person.post(`${reminders}/webhook`, { url: `${sink.url}${path}` }, { cookie: 'lang=de' });
  expect(status).toBe(200);
  return { person, way: body.ways[0] as { handle: string; key: string } };
}

test('whoever is away is told once that it is their turn: game, sentence, link, signed; in all four games, in their language', async () => {
  const { sink, house, passes } = await callingHouse();
  const { person, way } = await withWebhook(sink, house, 'Ana');
  const games = ['anansi', 'anthem', 'silver', 'andor'];
  const tables = await Promise.all(games.map((game) => waitingTable(house, person, game)));
  await passes(30_000);
  expect(sink.arrived).toEqual([]);
  await passes(31_000);
  await passes(HOUR);
  const told = sink.told('/Ana');
  expect(told).toHaveLength(games.length);
  expect(new Set(told.map(({ game }) => game))).toEqual(new Set(games));
  for (const { table, game, gameName, title, sentence, link, language, content } of told) {
    expect(tables[games.indexOf(game)]).toBe(table);
    expect([title, link, language]).toEqual([`Du bist dran: ${gameName}`, `${house.url}/t/${table}`, 'de']);
    expect(sentence, game).toMatch(/\p{L}{3}.*[.!?:]$/u);
    expect(sentence, game).not.toMatch(/(^|\P{L})Ana(\P{L}|$)/u); // she is spoken to, not about
    expect(content).toContain(link);
  }
  for (const { headers, body } of sink.arrived) {
    const key = Buffer.from(way.key, 'base64url');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body.toString()].join('.');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  }
  // The next turn is another call; a table that is muted makes none.
  const [first, second] = tables as [TableId, TableId];
  expect((await person.post(`${reminders}/mute`, { table: second, on: true })).body.muted).toEqual([second]);
  for (const table of [first, second]) {
    const page = await person.open(table);
    await page.plays();
    await page.turn();
    await page.close();
    await emptied(house, table);
  }
  await passes(2 * MINUTE);
  expect(
    sink
      .told('/Ana')
      .slice(games.length)
      .map(({ table }) => table),
  ).toEqual([first]);
});

test('nobody is called who is there, has come, has played, or sleeps; what cannot be delivered is tried again', async () => {
  const { clock, sink, house, passes } = await callingHouse();
  const { person, way } = await withWebhook(sink, house, 'Ben');
  const table = await waitingTable(house, person, 'anansi');
  const there = await person.open(table);
  await passes(2 * MINUTE);
  expect(sink.arrived).toEqual([]);
  await there.close(); // without a move
  await emptied(house, table);
  await passes(6 * MINUTE);
  expect(sink.told('/Ben')).toHaveLength(1);

  // At night by the clock of where they are, everything waits for the morning.
  const zone = 'Asia/Tokyo';
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(clock.parts.now()));
  const quiet = { from: hour, to: (hour + 3) % 24 };
  expect((await person.post(`${reminders}/wishes`, { zone, quiet })).body).toMatchObject({ zone, quiet });
  const asleep = await waitingTable(house, person, 'anansi');
  const played = await waitingTable(house, person, 'anansi');
  await passes(2 * MINUTE);
  expect(sink.told('/Ben')).toHaveLength(1);
  expect(await house.server.store.reminders.outstanding()).toBe(2);
  const page = await person.open(played);
  await page.plays();
  await page.close();
  await emptied(house, played);
  sink.answers.set('/Ben', { status: 503 });
  await passes(3 * HOUR);
  const inVain = sink.told('/Ben').slice(1);
  expect(inVain).toHaveLength(1); // what else waits does not knock at a closed door
  sink.answers.delete('/Ben');
  await passes(30_000);
  expect(sink.told('/Ben')).toHaveLength(2); // not at once
  await passes(10 * MINUTE);
  const again = sink.told('/Ben').slice(2);
  expect(again.map(({ table: called }) => called)).toContain(asleep);
  expect(again.filter(({ id }) => id === inVain[0]?.id)).toHaveLength(1); // under the same name, and once
  expect(new Set(again.map(({ id }) => id)).size).toBe(again.length);

  // Nobody there any more: the way is off, and says why.
  sink.answers.set('/Ben', { status: 410 });
  const { body } = await person.post(`${reminders}/try`, { handle: way.handle });
  expect(body).toMatchObject({ arrived: false, ways: [{ on: false, trouble: 'gone' }] });
  sink.answers.delete('/Ben');
  await person.post(`${reminders}/switch`, { handle: way.handle, on: true });
  expect((await person.post(`${reminders}/try`, { handle: way.handle })).body).toMatchObject({ arrived: true, ways: [{ on: true }] });
  expect(sink.told('/Ben').at(-1)).toMatchObject({ type: 'trial' });
});

test('a webhook of one table stands in for the others, and waits for no hour of the day; person and table take it with them', async () => {
  const { sink, house, passes, clock } = await callingHouse();
  const { person } = await withWebhook(sink, house, 'Cleo');
  const [one, other] = [await waitingTable(house, person, 'anansi'), await waitingTable(house, person, 'anthem')];
  await person.post(`${reminders}/webhook`, { url: `${sink.url}/table`, table: one });
  const hour = new Date(clock.parts.now() + 5 * HOUR).getUTCHours();
  await person.post(`${reminders}/wishes`, { zone: 'UTC', daily: hour });
  await passes(2 * MINUTE); // hours before the day's message: a webhook hears of every turn
  expect(sink.told('/table').map(({ table }) => table)).toEqual([one]);
  expect(sink.told('/Cleo').map(({ table }) => table)).toEqual([other]);
  const file = JSON.parse(await (await person.request('/api/you/data')).text());
  expect(file.you.reminders.ways.map(({ address }: { address: string }) => address).toSorted()).toEqual([
    `${sink.url}/Cleo`,
    `${sink.url}/table`,
  ]);
  expect(file.you.reminders.calls).toHaveLength(2);
  expect(JSON.stringify(file)).not.toContain('"key"');
});

test('an address that leads inside is refused when it is given and when it is used; names are asked for once, redirections lead nowhere', async () => {
  const sink = await Sink.open();
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const inside = [
    'http://127.0.0.1:9/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://192.168.1.7/x',
    'https://localhost/',
    'http://169.254.169.254/latest',
    'http://0.0.0.0:80/',
  ];
  for (const url of inside) {
    await expectRefused(await ana.post(`${reminders}/webhook`, { url }), 400, 'private-address');
    await expectRefused(await ana.post(`${reminders}/push`, { endpoint: url, keys: new BrowserEnd().keys }), 400, 'private-address');
  }
  for (const url of [
    '',
    'ftp://example.org/',
    'javascript:alert(1)',
    'https://user:pass@example.org/',
    `https://example.org/${'x'.repeat(3000)}`,
    'https://nobody.invalid/',
  ])
    await expectRefused(await ana.post(`${reminders}/webhook`, { url }), 400, 'bad-address');
  const keys = { p256dh: 'BAAA', auth: 'AAAA' };
  await expectRefused(await ana.post(`${reminders}/push`, { endpoint: 'https://push.example/', keys }), 400, 'bad-address');
  await expectRefused(await ana.post(`${reminders}/mail`, { address: 'ana@example.org' }), 400, 'no-mail');
  await expectRefused(await ana.post(`${reminders}/switch`, { handle: 'x', on: true }), 404, 'unknown-way');
  await expectRefused(await ana.post(`${reminders}/mute`, { table: 'no-such-table', on: true }), 404, 'unknown-table');
  await expectRefused(await ana.post(`${reminders}/wishes`, { zone: 'Mars/Olympus' }), 400, 'bad-zone');
  await expectRefused(await ana.post(`${reminders}/wishes`, { zone: 'UTC', quiet: { from: 8, to: 8 } }), 400, 'bad-frame');
  await expectRefused(await ana.post('/api/reminders/confirm', { token: 'x.y' }), 403, 'bad-mail-link');
  expect((await ana.get(reminders)).body.ways).toEqual([]);

  // A name that was outside when it was looked at and is inside at the next look: it is looked at once, and gone to what was seen.
  const answers = [['203.0.114.9'], ['127.0.0.1']];
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return (answers.shift() ?? ['127.0.0.1']).map((address) => ({ address, family: 4 }));
  };
  const port = new URL(sink.url).port;
  const guarded = new Outside({ allowPrivate: false, resolve });
  const rebinding = new URL(`http://rebind.example:${port}/`);
  await guarded.mustBeOutside(rebinding);
  await expect(guarded.post(rebinding, {}, '{}', new AbortController().signal)).rejects.toThrow(PrivateAddressError);
  expect(asked).toEqual(['rebind.example', 'rebind.example']);
  // Nor does the connection ask again: it goes to the address that was looked at.
  const pinned = new Outside({ allowPrivate: true, resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
  expect(await pinned.post(new URL(`http://pinned.invalid:${port}/pinned`), {}, '{}', new AbortController().signal)).toBe(204);
  expect(sink.arrived.splice(0).map(({ path, headers }) => [path, headers.host])).toEqual([['/pinned', `pinned.invalid:${port}`]]);
  // Nobody follows a redirection, wherever it leads.
  const lured = createServer((_request, response) => response.writeHead(307, { location: sink.url }).end());
  await new Promise<void>((done) => lured.listen(0, '127.0.0.1', done));
  onTestFinished(() => void lured.close());
  const open = new Outside({ allowPrivate: true });
  const from = new URL(`http://127.0.0.1:${(lured.address() as AddressInfo).port}/`);
  expect(await open.post(from, {}, '{}', new AbortController().signal)).toBe(307);
  expect(sink.arrived).toEqual([]);
});

test('what leads inside or elsewhere when it is used is switched off, with its reason, and nothing arrives: webhook and push', async () => {
  const sink = await Sink.open();
  const dataDir = await newFolder();
  const house = await openHouse({ dataDir, config: { allowPrivateWebhooks: true }, stays: true });
  const ana = await Person.arrive(house.url, 'Ana');
  await ana.post(`${reminders}/webhook`, { url: `${sink.url}/hook` });
  await ana.post(`${reminders}/push`, { endpoint: `${sink.url}/push`, keys: new BrowserEnd().keys });
  const tries = async (person: Person) => {
    const { ways } = (await person.get(reminders)).body as { ways: readonly { handle: string }[] };
    expect(ways).toHaveLength(2);
    for (const { handle } of ways) expect((await person.post(`${reminders}/try`, { handle })).body.arrived).toBe(false);
    return ((await person.get(reminders)).body.ways as readonly { kind: string; on: boolean; trouble: string }[])
      .map(({ kind, on, trouble }) => [kind, on, trouble].join(' '))
      .toSorted();
  };
  // A redirection is an answer like any other refusal.
  for (const path of ['/hook', '/push']) sink.answers.set(path, { status: 307, location: `${sink.url}/lured` });
  const off = (why: string) => [`push false ${why}`, `webhook false ${why}`];
  expect(await tries(ana)).toEqual(off('refused'));
  expect(
    sink.arrived
      .splice(0)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/hook', '/push']);
  await house.close();
  // The operator has thought better of letting people reach the house's own network.
  const again = await openHouse({ dataDir });
  expect(await tries(ana.at(again.url))).toEqual(off('private'));
  expect(sink.arrived).toEqual([]);
});

test('low time calls once more in the same turn; the end of a match and an invitation only whoever wants to hear of them', async () => {
  const { house, sink, passes } = await callingHouse();
  const { person: ana } = await withWebhook(sink, house, 'Ana');
  const clock = { kind: 'days', bank: 10 * HOUR, back: HOUR };
  const table = await ana.lay(['me', 'bot', 'bot'], { game: 'anansi', clock });
  await expect.poll(async () => (await house.server.store.row(table))?.callAt).toBeDefined();
  await passes(2 * MINUTE);
  await passes(8 * HOUR);
  expect(sink.told('/Ana')).toHaveLength(1);
  await passes(70 * MINUTE); // less than a tenth is left
  await passes(10 * MINUTE);
  expect(sink.told('/Ana').map(({ table: at, title, type }) => [at, title, type])).toEqual([
    [table, 'Du bist dran: Anansi', 'your-turn'],
    [table, 'Deine Zeit wird knapp: Anansi', 'low'],
  ]);

  // Ben has sat with Ana; he is told of her invitation, and of the end, as soon as he says that he wants it.
  const { person: ben } = await withWebhook(sink, house, 'Ben');
  const [shared, other] = [await ana.lay(['me', 'open'], { start: false }), await ana.lay(['me', 'open'], { start: false })];
  const bens = await ben.open(shared);
  await bens.does({ type: 'sit', seat: 1, contribution: hex32() });
  const anas = await ana.open(shared);
  if (anas.table?.status === 'waiting') await anas.does({ type: 'start' });
  const handle = (await ana.get('/api/you/circle')).body.people.find(({ name }: { name: string }) => name === 'Ben').handle as string;
  const invite = (to: string) => ana.post(`/api/tables/${to}/invite`, { handle });
  await invite(other);
  await passes(2 * MINUTE);
  expect(sink.told('/Ben')).toEqual([]);
  const zone = 'Europe/Berlin';
  expect((await ben.post(`${reminders}/wishes`, { zone, also: ['over', 'invited'] })).body).toMatchObject({ also: ['over', 'invited'] });
  expect((await ben.post(`${reminders}/wishes`, { zone, also: ['birthdays'] })).body.failure.code).toBe('bad-frame');
  const third = await ana.lay(['me', 'open'], { start: false });
  await invite(third);
  await invite(third);
  await passes(2 * MINUTE);
  expect(sink.told('/Ben').map(({ table: at, title, type }) => [at, title, type])).toEqual([
    [third, 'Ana lädt dich ein: Anthem', 'invited'],
  ]);

  for (let moves = 0; moves < 500 && !anas.over; moves += 1) {
    await expect.poll(() => anas.over || (anas.asked ?? bens.asked) !== undefined).toBe(true);
    const mover = [anas, bens].find(({ asked }) => asked !== undefined);
    if (!anas.over) await mover?.plays((legal) => legal[0]);
  }
  expect(anas.over).toBe(true);
  await Promise.all([anas, bens].map((page) => page.close()));
  await emptied(house, shared);
  await passes(2 * MINUTE);
  await passes(HOUR);
  const [, end] = sink.told('/Ben');
  expect(end).toMatchObject({ table: shared, title: 'Zu Ende gespielt: Anthem', type: 'over' });
  expect(sink.told('/Ben')).toHaveLength(2);
});

test('nobody has more ways to be called than anybody needs; one that is there already takes no room', async () => {
  const sink = await Sink.open();
  const house = await openHouse({ config: { allowPrivateWebhooks: true }, limits: { waysPerPerson: 2 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const webhook = (name: string) => ana.post(`${reminders}/webhook`, { url: `${sink.url}/${name}` });
  for (const name of ['one', 'two', 'two']) expect((await webhook(name)).status).toBe(200);
  await expectRefused(await webhook('three'), 429, 'too-many-ways');
  const push = { endpoint: `${sink.url}/push`, keys: new BrowserEnd().keys };
  await expectRefused(await ana.post(`${reminders}/push`, push), 429, 'too-many-ways');
  expect((await ana.get(reminders)).body.ways).toHaveLength(2);
});
