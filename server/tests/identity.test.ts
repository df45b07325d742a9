import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Guests } from '../identity.ts';
import { newFolder, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

test('the cookie is HttpOnly and SameSite=Lax, and Secure behind TLS only', async () => {
  const house = await openHouse({ config: { trustProxy: 1 } });
  const plain = (await fetch(`${house.url}/api/me`)).headers.getSetCookie()[0];
  expect(plain).toMatch(/^tafel_guest=[\w-]{22}\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const tls = (await fetch(`${house.url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } })).headers.getSetCookie()[0];
  expect(tls).toMatch(/; Secure/);
});

test('without TRUST_PROXY nobody can claim to come through TLS or from elsewhere', async () => {
  const house = await openHouse({ limits: { requestBurst: 3, requestsPerSecond: 0.001 } });
  const from = (address: string) => fetch(`${house.url}/api/me`, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': address } });
  expect((await from('10.0.0.1')).headers.getSetCookie()[0]).not.toMatch(/Secure/);
  await from('10.0.0.2');
  await from('10.0.0.3');
  expect((await from('10.0.0.4')).status).toBe(429); // all four came from one address
});

test('with TRUST_PROXY the address is the one the proxy names', async () => {
  const house = await openHouse({ config: { trustProxy: ['loopback'] }, limits: { requestBurst: 1, requestsPerSecond: 0.001 } });
  const from = (address: string) => fetch(`${house.url}/api/me`, { headers: { 'x-forwarded-for': address } });
  expect((await from('10.0.0.1')).status).toBe(200);
  expect((await from('10.0.0.2')).status).toBe(200);
  expect((await from('10.0.0.1')).status).toBe(429);
});

test('a visitor who claims another address each time is still counted by the one the proxy saw', async () => {
  const house = await openHouse({
    config: { trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy },
    limits: { requestBurst: 2, requestsPerSecond: 0.001 },
  });
  // The proxy appends the address it sees to whatever the visitor wrote.
  const claim = async (claimed: string) =>
    (await fetch(`${house.url}/api/me`, { headers: { 'x-forwarded-for': `${claimed}, 203.0.113.7` } })).status;
  expect([await claim('10.0.0.1'), await claim('10.0.0.2'), await claim('10.0.0.3')]).toEqual([200, 200, 429]);
});

test('whoever is called otherwise from now on is so also where they are seen under the old name in the same moment', async () => {
  const { server } = await openHouse();
  const guests = new Guests(server.store, () => 1000);
  await guests.seen('ana', 'Ana');
  await Promise.all([guests.rename('ana', 'Anna'), guests.seen('ana', 'Ana')]);
  expect((await server.store.guest('ana'))?.name).toBe('Anna');
});

test('a cookie that was tampered with makes a stranger with a new cookie, never an error', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const [id = '', signature = ''] = ana.cookie.split('=')[1]?.split('.') ?? [];
  const flipped = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
  for (const cookie of [
    `tafel_guest=${flipped(id)}.${signature}`,
    `tafel_guest=${id}.${flipped(signature)}`,
    `tafel_guest=${id}`,
    'tafel_guest=',
    `tafel_guest=${'x'.repeat(3000)}`,
    `tafel_guest=${id}.${signature}${signature}`,
  ]) {
    const stranger = new Person(house.url, cookie);
    const { status, body } = await stranger.get('/api/me');
    expect(status).toBe(200);
    expect(body.name).not.toBe('Ana');
    expect(stranger.cookie).not.toBe(cookie); // a new one
    const page = await new Person(house.url, cookie).open(table);
    expect(page.you).toEqual([]);
    await expectFailure(await page.refused({ type: 'stand', seat: 0 }), 'not-your-seat');
    await page.close();
  }
  expect(house.logged.filter((line) => line.includes('wrong signature'))).toHaveLength(1);
  const own = await ana.open(table);
  expect(own.you).toEqual([0]);
});

test('a socket without a cookie gets one with its answer', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const stranger = new Person(house.url);
  const page = await stranger.open(table);
  await page.does({ type: 'sit', seat: 1, contribution: hex32() });
  await page.close();
  expect(stranger.cookie).toMatch(/^tafel_guest=/);
  expect((await stranger.open(table)).you).toEqual([1]);
});

test('the signing key is made at the first start, for its owner only, and kept', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  expect((await stat(join(house.dataDir, 'key'))).mode & 0o777).toBe(0o600);
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir });
  expect((await ana.at(again.url).get('/api/me')).body.name).toBe('Ana');
  await again.close();
  const other = await openHouse({ dataDir: house.dataDir, config: { secret: 'another key altogether' } });
  expect((await ana.at(other.url).get('/api/me')).body.name).not.toBe('Ana');
});

test('second browser with the same seat: a personal link, and both work', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const page = await ana.open(table);
  const link = await page.ask({ type: 'seat-link', seat: 0 });
  if (link.type !== 'seat-link') throw new Error('no link');
  const phone = await (await Person.arrive(house.url)).open(table, { seatSecret: link.secret });
  expect(phone.you).toEqual([0]);
  expect(phone.table?.owner).toBe(true); // it is the owner's other device
  for (const one of [page, phone, page, phone]) {
    await one.plays();
    await page.until(() => page.seq >= one.seq);
    await phone.until(() => phone.seq >= one.seq);
  }
  await Promise.all([page.turn(), phone.turn()]); // from here on everything waits for her
  expect(page.seq).toBe(phone.seq);
  expect(page.match?.views).toEqual(phone.match?.views);
});

test('a personal link that is wrong, of another seat or of a seat that was lost', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const owner = await ana.open(table);
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  const link = await ben.ask({ type: 'seat-link', seat: 1 });
  if (link.type !== 'seat-link') throw new Error('no link');
  const thief = await Person.arrive(house.url);
  const wrong = `${link.secret.startsWith('A') ? 'B' : 'A'}${link.secret.slice(1)}`;
  await expect(thief.open(table, { seatSecret: wrong })).rejects.toThrow('bad-seat-link');
  await expect(ana.open(table, { seatSecret: link.secret })).rejects.toThrow('one-seat-only');
  const elsewhere = await ana.lay(['me', 'open', 'open']);
  await expect(thief.open(elsewhere, { seatSecret: link.secret })).rejects.toThrow('bad-seat-link');
  await owner.does({ type: 'place', seat: 1, kind: 'open' }); // the owner sends Ben away
  await ben.until(() => ben.you.length === 0);
  await expect(thief.open(table, { seatSecret: link.secret })).rejects.toThrow('bad-seat-link');
  const cleo = await (await Person.arrive(house.url, 'Cleo')).open(table);
  await cleo.does({ type: 'sit', seat: 1, contribution: hex32() });
  await expect(thief.open(table, { seatSecret: link.secret })).rejects.toThrow('bad-seat-link'); // not Ben's any more
});

describe('withdrawing a personal link', () => {
  const linkOf = async (page: Page): Promise<string> => {
    const link = await page.ask({ type: 'seat-link', seat: 0 });
    if (link.type !== 'seat-link') throw new Error('no link');
    return link.secret;
  };
  const browsersOf = ({ table }: Page) => table?.seats.map(({ browsers }) => browsers);

  test('the holder sees how many browsers play the seat, and sends the others away: they look on, and the link is worthless', async () => {
    const dataDir = await newFolder();
    const house = await openHouse({ dataDir, stays: true });
    const [ana, other, ben] = await Promise.all([Person.arrive(house.url, 'Ana'), Person.arrive(house.url), Person.arrive(house.url)]);
    const table = await ana.lay(['me', 'bot']);
    const page = await ana.open(table);
    expect(browsersOf(page)).toEqual([undefined, undefined]);
    const secret = await linkOf(page);
    const phone = await other.open(table, { seatSecret: secret });
    const watcher = await ben.open(table);
    await page.until(() => page.table?.seats[0]?.browsers === 2);
    expect(browsersOf(watcher)).toEqual([undefined, undefined]); // nobody else's business
    await expectFailure(await watcher.refused({ type: 'revoke', seat: 0 }), 'not-your-seat');

    const asked = await page.turn();
    await page.does({ type: 'revoke', seat: 0 });
    await phone.until(() => phone.you.length === 0);
    expect(phone.match?.views.map(({ seat }) => seat)).toEqual([undefined]); // not a card of the seat is sent any more
    expect(phone.table?.owner).toBe(false);
    expect(browsersOf(page)).toEqual([undefined, undefined]);
    if (asked === 'over') throw new Error('over already');
    const act = { type: 'act', seat: 0, ask: asked.id, action: page.legal(0).at(-1) };
    await expectFailure(await phone.refused(act), 'not-your-seat');
    await expect((await Person.arrive(house.url)).open(table, { seatSecret: secret })).rejects.toThrow('bad-seat-link');
    await page.does(act);
    await house.close();

    const again = await openHouse({ dataDir });
    expect((await other.at(again.url).open(table)).you).toEqual([]);
    const back = await ana.at(again.url).open(table);
    expect(back.you).toEqual([0]);
    expect((await other.at(again.url).open(table, { seatSecret: await linkOf(back) })).you).toEqual([0]); // a new link is a new link
  });

  test('whoever came by a link can withdraw it for others, and never send away who sat down', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const table = await ana.lay(['me', 'bot']);
    const page = await ana.open(table);
    const secret = await linkOf(page);
    const [phone, thief] = [
      await (await Person.arrive(house.url)).open(table, { seatSecret: secret }),
      await (await Person.arrive(house.url)).open(table, { seatSecret: secret }),
    ];
    await page.until(() => page.table?.seats[0]?.browsers === 3);
    await phone.does({ type: 'revoke', seat: 0 });
    await thief.until(() => thief.you.length === 0);
    expect([page.you, phone.you]).toEqual([[0], [0]]);
    await phone.does({ type: 'revoke', seat: 0 });
    expect(page.you).toEqual([0]);
    await page.plays();
  });

  test('of somebody who plays several seats, all are let go', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const table = await ana.lay(['me', 'me'], { game: 'andor' });
    const page = await ana.open(table);
    const other = await page.ask({ type: 'seat-link', seat: 1 });
    const seatSecret = [await linkOf(page), other.type === 'seat-link' ? other.secret : ''].join('.');
    const phone = await (await Person.arrive(house.url)).open(table, { seatSecret });
    expect(phone.you).toEqual([0, 1]);
    await page.does({ type: 'revoke', seat: 1 });
    await phone.until(() => phone.you.length === 0);
    expect(page.you).toEqual([0, 1]);
  });
});
