import { request } from 'node:http';
import { PROTOCOL, socketPath } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { countedViews } from './counted-views.ts';
import { type House, openHouse } from './house.ts';
import { hex32, Person, UnexpectedAnswer } from './people.ts';
import { expectFailure } from './sentences.ts';

/** One of the metrics; 0 when it was never counted. */
async function metric(house: House, name: string): Promise<number> {
  const text = await (await fetch(`${house.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

/** Pings as fast as the network takes them, until the server has had enough; it reads nothing meanwhile. */
async function pingsWithoutReading(house: House, socket: WebSocket, why: string): Promise<number> {
  socket.pause();
  const payload = Buffer.alloc(125, 'x');
  for (let sent = 0; sent < 400_000; sent += 2000) {
    if ((await metric(house, `tafel_sockets_dropped_total{why="${why}"}`)) > 0) return sent;
    for (let i = 0; i < 2000 && socket.readyState === socket.OPEN; i += 1) socket.ping(payload);
  }
  throw new Error('it was never dropped');
}

test('a socket that pings on and on is closed like one that sends too many frames', async () => {
  const house = await openHouse({ limits: { frameBurst: 60 } });
  const page = await (await Person.arrive(house.url)).connect();
  await pingsWithoutReading(house, page.socket, 'too-many-frames');
  page.socket.resume();
  expect((await page.until((one) => one.closed)).code).toBe(1008);
});

test('a socket that pings and never reads is dropped before its answers fill the memory', async () => {
  const house = await openHouse({ limits: { frameBurst: 1_000_000, unread: 64 * 1024 } });
  const page = await (await Person.arrive(house.url)).connect();
  await pingsWithoutReading(house, page.socket, 'slow');
  await expect.poll(() => metric(house, 'tafel_sockets')).toBe(0);
});

test('a ping is answered with what it carried', async () => {
  const house = await openHouse();
  const page = await (await Person.arrive(house.url)).connect();
  const answer = new Promise<string>((resolve) => page.socket.once('pong', (data) => resolve(String(data))));
  page.socket.ping('are you there?');
  expect(await answer).toBe('are you there?');
});

test('who joins over and over is sent away; the others of another address are not', async () => {
  const limits = { joinBurst: 5, joinsPerSecond: 0.001 };
  const house = await openHouse({ limits, config: { trustProxy: ['loopback'] } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const one = await ana.connect({ 'x-forwarded-for': '203.0.113.7' });
  const two = await ana.connect({ 'x-forwarded-for': '203.0.113.7' });
  for (const page of [one, two, one, two, one]) await page.join(table);
  two.write({ type: 'join', table, protocol: PROTOCOL });
  expect(await two.until((page) => page.closed)).toEqual({ code: 1008, reason: 'too-many-frames' });
  await expectFailure((await two.frame('refused')).failure, 'too-many-frames');
  await one.does({ type: 'chat', text: 'those who are in stay in' });
  const other = await ana.connect({ 'x-forwarded-for': '203.0.113.8' });
  await other.join(table);
  expect(other.you).toEqual([0]);
});

test('while nothing happens everything is written once for all who ask again', async () => {
  const built = countedViews();
  const house = await openHouse({ parts: { gameOf: built.gameOf } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const page = await ana.open(table);
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  const looker = await (await Person.arrive(house.url)).open(table);
  await Promise.all([page, ben].map((one) => one.join(table))); // from now on each of them has asked twice
  await looker.join(table);
  const before = built.count();
  const first = page.raw.findLast((text) => text.includes('"state"'));
  for (let i = 0; i < 20; i += 1) for (const one of [page, ben, looker]) await one.join(table);
  expect(built.count()).toBe(before);
  expect(page.raw.findLast((text) => text.includes('"state"'))).toBe(first);
  const mover = page.asked === undefined ? ben : page;
  await mover.plays();
  await mover.join(table);
  expect(built.count()).toBeGreaterThan(before); // something happened: it is written anew
  expect(mover.match?.position).toBe(1);
});

test('sockets opened over and over are requests like others', async () => {
  const house = await openHouse({ limits: { requestBurst: 4, requestsPerSecond: 0.001 } });
  const stranger = new Person(house.url);
  for (let i = 0; i < 4; i += 1) await (await stranger.connect()).close();
  const refusal = await stranger.connect().catch((fault: unknown) => fault);
  if (!(refusal instanceof UnexpectedAnswer)) throw refusal;
  expect(refusal.status).toBe(429);
  await expectFailure(JSON.parse(refusal.body).failure, 'too-many-requests');
});

test('asked for without an upgrade the socket is simply not there', async () => {
  const house = await openHouse();
  const ask = (method: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`${house.url}${socketPath}`, { method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await ask('HEAD')).toBe(404);
  expect(await ask('GET')).toBe(404);
  expect(await ask('POST')).toBe(404);
  expect(house.logged.filter((line) => line.includes('could not be answered'))).toEqual([]);
});

test('forged cookies are counted each, and logged once in a while', async () => {
  const house = await openHouse();
  const forged = `tafel_guest=${'A'.repeat(22)}.${'A'.repeat(43)}`;
  for (let i = 0; i < 20; i += 1) await fetch(`${house.url}/api/me`, { headers: { cookie: forged } });
  for (let i = 0; i < 5; i += 1) await (await new Person(house.url, forged).connect()).close();
  expect(await metric(house, 'tafel_bad_cookies_total')).toBe(25);
  expect(house.logged.filter((line) => line.includes('wrong signature'))).toHaveLength(1);
});
