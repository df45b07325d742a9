import { createPublicKey, verify } from 'node:crypto';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { whyIn } from '../../reminders/mail.ts';
import type { Line } from '../../reminders/message.ts';
import { Clock, emptied, openHouse } from '../house.ts';
import { Person } from '../people.ts';
import { BrowserEnd } from './browser.ts';
import { PostOffice } from './post-office.ts';
import { expectRefused } from './refused.ts';
import { Sink } from './sink.ts';
import { waitingTable } from './waiting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reminders = '/api/you/reminders';

test('mail: nothing before the address is confirmed, then the tables together, seldom, and none after a word or a bounce', async () => {
  const clock = new Clock();
  clock.stop();
  const office = await PostOffice.open();
  const publicUrl = 'https://tafel.example';
  const mail = { smtp: office.url, from: 'Tafelrunde <tafel@tafel.example>' };
  const house = await openHouse({ parts: clock.parts, config: { publicUrl, mail } });
  const passes = async (milliseconds: number) => {
    clock.forward(milliseconds);
    await house.server.sweep();
  };
  const ana = await Person.arrive(house.url, 'Ana');
  for (const address of ['ana', 'ana@', 'a b@example.org', 'ana@example.org\r\nBcc: all@example.org', `${'a'.repeat(70)}@example.org`])
    await expectRefused(await ana.post(`${reminders}/mail`, { address }), 400, 'bad-address');
  expect((await ana.post(`${reminders}/mail`, { address: 'ana@example.org' }, { host: 'evil.example' })).body.ways).toMatchObject([
    { kind: 'mail', address: 'ana@example.org', unconfirmed: true },
  ]);
  const table = await waitingTable(house, ana, 'anthem');
  await passes(2 * MINUTE);
  expect(office.mails).toHaveLength(1);
  const link = (which: string, n: number) =>
    new RegExp(`${publicUrl}/reminders/${which}#([\\w.-]+)`).exec(office.mails[n]?.text ?? '')?.[1] ?? '';
  expect(office.mails[0]?.text).not.toContain('evil.example');
  const token = link('confirm', 0);
  await expectRefused(await ana.post('/api/reminders/stop', { token }), 403, 'bad-mail-link'); // each link is for one thing
  // From wherever the mail is read.
  const elsewhere = await Person.arrive(house.url);
  expect((await elsewhere.post('/api/reminders/confirm', { token })).body).toEqual({ done: true });
  const page = await ana.open(table);
  await page.plays();
  await page.turn();
  await page.close();
  await emptied(house, table);
  const other = await waitingTable(house, ana, 'silver');
  office.busy = true;
  await passes(2 * MINUTE);
  expect(office.mails).toHaveLength(1);
  office.busy = false;
  await passes(5 * MINUTE);
  expect(office.mails).toHaveLength(2);
  const [, second] = office.mails;
  for (const id of [table, other]) expect(second?.text).toContain(`${publicUrl}/t/${id}`);
  expect(second?.head).toMatch(/^List-Unsubscribe: <https:\/\/tafel\.example\/api\/reminders\/stop\/[\w.-]+>/im);
  expect(second?.head).toMatch(/^Message-ID: <[\w-]{22}@tafel\.example>/im);

  // At most one in half an hour, whatever happens meanwhile.
  await waitingTable(house, ana, 'anthem');
  await passes(10 * MINUTE);
  expect(office.mails).toHaveLength(2);
  office.closed.add('ana@example.org');
  await passes(25 * MINUTE);
  expect(office.mails).toHaveLength(2);
  expect((await ana.get(reminders)).body.ways).toMatchObject([{ on: false, trouble: 'bounced' }]);

  // Another address, and out again by the button of a mail program: a form, from nowhere.
  await ana.post(`${reminders}/mail`, { address: 'ana@example.net' });
  await ana.post('/api/reminders/confirm', { token: link('confirm', 2) });
  await waitingTable(house, ana, 'anthem');
  await passes(2 * MINUTE);
  expect(office.mails.map(({ to }) => to)).toEqual(['ana@example.org', 'ana@example.org', 'ana@example.net', 'ana@example.net']);
  const stop = `${house.url}/api/reminders/stop/${link('stop', 3)}`;
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
  expect((await fetch(stop, form)).status).toBe(200);
  expect((await ana.get(reminders)).body.ways).toEqual([]);
  expect((await fetch(`${stop}x`, form)).status).toBe(403);
  await waitingTable(house, ana, 'anthem');
  await passes(HOUR);
  expect(office.mails).toHaveLength(4);
});

/** A house that sends mail, and somebody whose address is confirmed. */
async function mailingHouse(name: string) {
  const clock = new Clock();
  clock.stop();
  const office = await PostOffice.open();
  const config = { publicUrl: 'https://tafel.example', mail: { smtp: office.url, from: 'Tafelrunde <tafel@tafel.example>' } };
  const house = await openHouse({ parts: clock.parts, config });
  const person = await Person.arrive(house.url, name);
  await person.post(`${reminders}/mail`, { address: 'ana@example.org' }, { cookie: 'lang=de' });
  const token = /confirm#([\w.-]+)/.exec(office.mails[0]?.text ?? '')?.[1] ?? '';
  expect((await person.post('/api/reminders/confirm', { token })).status).toBe(200);
  const passes = async (milliseconds: number) => {
    clock.forward(milliseconds);
    await house.server.sweep();
  };
  return { clock, office, house, person, passes };
}

test('an address that cannot be asked for leaves the one that was confirmed as it was', async () => {
  const { office, person: ana } = await mailingHouse('Ana');
  const confirmed = (await ana.get(reminders)).body.ways;
  office.closed.add('ana@example.nte');
  await expectRefused(await ana.post(`${reminders}/mail`, { address: 'ana@example.nte' }), 400, 'bad-address');
  expect((await ana.get(reminders)).body.ways).toEqual(confirmed);
  await ana.post(`${reminders}/mail`, { address: 'ana@example.net' });
  expect((await ana.get(reminders)).body.ways).toMatchObject([{ address: 'ana@example.net', unconfirmed: true }]);
});

test('one message a day: two tables that call hours apart come in one mail, at the hour, and no other before it', async () => {
  const { clock, office, house, person: ana, passes } = await mailingHouse('Ana');
  const hour = new Date(clock.parts.now() + 6 * HOUR).getUTCHours();
  await ana.post(`${reminders}/wishes`, { zone: 'UTC', daily: hour });
  const morning = await waitingTable(house, ana, 'anthem');
  await passes(2 * HOUR);
  const noon = await waitingTable(house, ana, 'silver');
  await passes(2 * HOUR);
  expect(office.mails.slice(1)).toEqual([]);
  await passes(2 * HOUR);
  expect(office.mails).toHaveLength(2);
  const [, daily] = office.mails;
  for (const table of [morning, noon]) expect(daily?.text.split(`/t/${table}\r\n`)).toHaveLength(2); // each once as text
  await passes(20 * HOUR);
  expect(office.mails).toHaveLength(2);
});

test('a mail says why it has come: of turns alone that they come only then, of anything else that it was wished for', () => {
  const line = (kind: Line['kind']): Line => ({ table: 't' as TableId, game: 'g', gameName: 'G', kind, title: '', text: '', link: '' });
  expect(whyIn('de', [line('turn'), line('low'), line('nudge')])).toMatch(/nur, wenn du dran bist/);
  for (const kinds of [['over'], ['invited'], ['turn', 'over'], []] as const)
    expect(whyIn('de', kinds.map(line)), kinds.join()).toBe('Diese Mail hast du dir gewünscht.');
});

test('push: the one browser reads it and nobody on the way; one that is gone is forgotten; a restart keeps the key', async () => {
  const clock = new Clock();
  const sink = await Sink.open(); // in place of the service a browser chose
  const house = await openHouse({ parts: clock.parts, config: { allowPrivateWebhooks: true } });
  const ana = await Person.arrive(house.url, 'Ana');
  const end = new BrowserEnd();
  const { pushKey } = (await ana.get(reminders)).body;
  const endpoint = `${sink.url}/push/ana`;
  const { status, body } = await ana.post(`${reminders}/push`, { endpoint, keys: end.keys }, { cookie: 'lang=fr' });
  expect([status, body.ways]).toMatchObject([200, [{ kind: 'push', here: true, on: true }]]);
  const table = await waitingTable(house, ana, 'anthem');
  clock.forward(2 * MINUTE);
  await house.server.sweep();
  const [call] = sink.arrived;
  if (call === undefined) throw new Error('nothing was pushed');
  const read = end.read(call.body) as { id: string; title: string; text: string; link: string };
  expect(read).toMatchObject({ title: 'À vous de jouer\u00a0: Anthem', link: `${house.url}/t/${table}` });
  expect(call.body.toString('latin1')).not.toContain(table);
  expect(call.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: read.id, ttl: String(24 * 60 * 60) });
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(call.headers.authorization ?? '') ?? [];
  expect(key).toBe(pushKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toBe(sink.url);

  sink.answers.set('/push/ana', { status: 410 });
  expect((await ana.post(`${reminders}/try`, { handle: body.ways[0].handle })).body).toMatchObject({ arrived: false, ways: [] });
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir, parts: clock.parts });
  expect((await ana.at(again.url).get(reminders)).body.pushKey).toBe(pushKey);
});

test('a way that is removed while a trial is under way stays removed, whatever becomes of the trial', async () => {
  const sink = await Sink.open();
  const house = await openHouse({ config: { allowPrivateWebhooks: true } });
  const ana = await Person.arrive(house.url, 'Ana');
  const { handle } = (await ana.post(`${reminders}/webhook`, { url: `${sink.url}/ana` })).body.ways[0];
  sink.answers.set('/ana', { status: 404 });
  sink.meanwhile = async () => void (await ana.post(`${reminders}/remove`, { handle }));
  expect((await ana.post(`${reminders}/try`, { handle })).body).toMatchObject({ arrived: false, ways: [] });
  expect(sink.arrived).toHaveLength(1);
});

test('push: at most one notification in half an hour; it tells of every table that has called meanwhile', async () => {
  const clock = new Clock();
  clock.stop();
  const sink = await Sink.open();
  const house = await openHouse({ parts: clock.parts, config: { allowPrivateWebhooks: true } });
  const passes = async (milliseconds: number) => {
    clock.forward(milliseconds);
    await house.server.sweep();
  };
  const ana = await Person.arrive(house.url, 'Ana');
  const end = new BrowserEnd();
  await ana.post(`${reminders}/push`, { endpoint: `${sink.url}/push`, keys: end.keys });
  const table = await waitingTable(house, ana, 'anthem');
  await passes(2 * MINUTE);
  await waitingTable(house, ana, 'silver');
  await passes(10 * MINUTE);
  await waitingTable(house, ana, 'anansi');
  await passes(10 * MINUTE);
  expect(sink.arrived).toHaveLength(1);
  await passes(15 * MINUTE);
  const told = sink.arrived.map(({ body }) => end.read(body));
  expect(told).toMatchObject([
    { link: `${house.url}/t/${table}`, title: 'Your turn: Anthem' },
    { link: `${house.url}/tables`, text: expect.stringMatching(/^(Silver Amulet · Anansi|Anansi · Silver Amulet)$/) },
  ]);
  await passes(HOUR);
  expect(sink.arrived).toHaveLength(2);
});

test('a way that leads nowhere any more when somebody is called by it: the browser is forgotten, the webhook off, and neither is tried again', async () => {
  const clock = new Clock();
  clock.stop();
  const sink = await Sink.open();
  const house = await openHouse({ parts: clock.parts, config: { allowPrivateWebhooks: true } });
  const ana = await Person.arrive(house.url, 'Ana');
  await ana.post(`${reminders}/push`, { endpoint: `${sink.url}/push`, keys: new BrowserEnd().keys });
  await ana.post(`${reminders}/webhook`, { url: `${sink.url}/hook` });
  for (const path of ['/push', '/hook']) sink.answers.set(path, { status: 410 });
  for (const game of ['anthem', 'silver']) {
    await waitingTable(house, ana, game);
    clock.forward(HOUR);
    await house.server.sweep();
    await house.server.sweep();
    expect(sink.arrived.map(({ path }) => path).toSorted()).toEqual(['/hook', '/push']);
    expect((await ana.get(reminders)).body.ways).toMatchObject([{ kind: 'webhook', on: false, trouble: 'gone' }]);
  }
});

test("push: a browser that was signed out, or is somebody else's from now on, hears nothing more of whose it was", async () => {
  const clock = new Clock();
  const sink = await Sink.open();
  const house = await openHouse({ parts: clock.parts, config: { allowPrivateWebhooks: true } });
  const [ana, lost, lent, bea] = await Promise.all(['Ana', undefined, undefined, 'Bea'].map((name) => Person.arrive(house.url, name)));
  if (ana === undefined || lost === undefined || lent === undefined || bea === undefined) throw new Error('nobody came');
  const enters = async (browser: Person, whose: Person) => {
    const { secret } = (await whose.post('/api/you/link', {})).body;
    expect((await browser.post('/api/you/enter', { proof: { by: 'link', secret }, merge: false })).status).toBe(200);
  };
  for (const [name, browser] of Object.entries({ lost, lent })) {
    await enters(browser, ana);
    const { body } = await browser.post(`${reminders}/push`, { endpoint: `${sink.url}/push/${name}`, keys: new BrowserEnd().keys });
    expect(body.ways.filter(({ here }: { here?: boolean }) => here)).toHaveLength(1);
  }
  const { devices } = (await lost.get('/api/you')).body;
  await enters(lent, bea);
  const { handle } = devices.find(({ here }: { here: boolean }) => here);
  expect((await ana.post('/api/you/revoke', { handle })).status).toBe(200);
  expect((await ana.get(reminders)).body.ways).toEqual([]);
  await waitingTable(house, ana, 'anthem');
  clock.forward(2 * MINUTE);
  await house.server.sweep();
  expect(sink.arrived).toEqual([]);
});
