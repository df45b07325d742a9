import { rm } from 'node:fs/promises';
import { PROTOCOL, type TableId } from '@tafelrunde/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { type House, openHouse, standOf } from './house.ts';
import { commandId, type Page, Person, UnexpectedAnswer } from './people.ts';
import { expectFailure } from './sentences.ts';

/** A running table and a page at it. */
async function atTable(wishes?: Parameters<typeof openHouse>[0]): Promise<{ house: House; page: Page; table: TableId; ana: Person }> {
  const house = await openHouse(wishes);
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open'], { start: false });
  return { house, page: await ana.open(table), table, ana };
}

const open: Page[] = [];
afterEach(() => {
  for (const page of open.splice(0)) page.socket.terminate();
});

const nested = `${'['.repeat(3000)}${']'.repeat(3000)}`;
const chat = (more: object) => JSON.stringify({ type: 'chat', id: commandId(), text: 'hi', ...more });
const bad: readonly (readonly [string, string | Buffer, string])[] = [
  ['is not JSON', 'Ana says hello', 'bad-frame'],
  ['is half JSON', '{"type":"chat","id":', 'bad-frame'],
  ['is JSON but no object', '[1,2,3]', 'bad-frame'],
  ['is null', 'null', 'bad-frame'],
  ['is binary', Buffer.from('{"type":"ping"}'), 'bad-frame'],
  ['is of an unknown type', JSON.stringify({ type: 'win', id: commandId() }), 'bad-frame'],
  ['has an unknown field', chat({ colour: 'red' }), 'bad-frame'],
  ['says when it was sent', chat({ at: 0 }), 'bad-frame'],
  [
    'says what time it took',
    JSON.stringify({ type: 'act', id: commandId(), seat: 0, ask: 'x', action: { type: 'draw' }, spent: 0 }),
    'bad-frame',
  ],
  ['has a field of the wrong type', chat({ text: 7 }), 'bad-frame'],
  ['names a seat that is none', JSON.stringify({ type: 'stand', id: commandId(), seat: -1 }), 'bad-frame'],
  ['is too large', chat({ text: 'x'.repeat(9000) }), 'frame-too-large'],
  ['is too large in bytes only', chat({ text: '€'.repeat(3000) }), 'frame-too-large'],
  ['is deeply nested', `{"type":"act","id":"${commandId()}","action":{"a":${nested}}}`, 'frame-too-deep'],
  ...['__proto__', 'constructor', 'prototype'].flatMap(
    (key) =>
      [
        [`has the key ${key}`, `{"type":"chat","id":"${commandId()}","text":"hi","${key}":{"admin":true}}`, 'bad-frame'],
        [
          `has the key ${key} inside an action`,
          `{"type":"act","id":"${commandId()}","seat":0,"ask":"x","action":{"more":{"${key}":1}}}`,
          'bad-frame',
        ],
      ] as const,
  ),
];

let shared: Awaited<ReturnType<typeof atTable>>;
beforeAll(async () => {
  shared = await atTable({ stays: true, limits: { chatBurst: 100 } });
});
afterAll(async () => {
  await shared.house.close();
  await rm(shared.house.dataDir, { recursive: true });
});

test.each(bad)('a frame that %s', async (_what, frame, code) => {
  const { house, ana, table } = shared;
  const page = await ana.open(table);
  const before = await standOf(house, table);
  page.socket.send(frame);
  await expectFailure((await page.frame('refused')).failure, code);
  expect(await standOf(house, table)).toEqual(before);
  await page.does({ type: 'chat', text: 'still here' }); // the socket lives on
  await page.close();
});

test('brackets inside a text are not nesting', async () => {
  const { page } = await atTable();
  const text = '[[[[[[[[[[[[{{{{"\\';
  await page.does({ type: 'chat', text });
  expect(page.chat[0]?.text).toBe(text);
});

test('a refused frame names the command it answers', async () => {
  const { page } = await atTable();
  const id = commandId();
  page.write({ type: 'chat', id, text: 7 });
  expect((await page.frame('refused')).id).toBe(id);
});

test('a monstrous frame ends the socket unread', async () => {
  const { house, page, table } = await atTable();
  const before = await standOf(house, table);
  page.write('x'.repeat(1024 * 1024));
  expect((await page.until((one) => one.closed)).code).toBe(1009);
  expect(await standOf(house, table)).toEqual(before);
});

test('a thousand frames in a second', async () => {
  const { house, page, table, ana } = await atTable({ limits: defaultLimits });
  const before = await standOf(house, table);
  for (let i = 0; i < 1000; i += 1) page.write({ type: 'ping' });
  const closed = await page.until((one) => one.closed);
  expect(closed).toEqual({ code: 1008, reason: 'too-many-frames' });
  const { failure } = await page.frame('refused');
  await expectFailure(failure, 'too-many-frames');
  expect(page.frames.filter((frame) => frame.type === 'refused')).toHaveLength(1);
  expect(await standOf(house, table)).toEqual(before);
  const again = await ana.open(table); // and may come back
  expect(again.seq).toBe(before.seq);
});

test('a thousand sockets from one address', async () => {
  const { house, page, table, ana } = await atTable({ limits: { socketsPerAddress: 20 } });
  const before = await standOf(house, table);
  const tries = await Promise.allSettled(Array.from({ length: 1000 }, () => ana.connect()));
  const inside = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  open.push(...inside);
  expect(inside).toHaveLength(19);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const refusal of refusals) {
    if (!(refusal instanceof UnexpectedAnswer)) throw refusal;
    expect(refusal.status).toBe(429);
  }
  const body = JSON.parse((refusals[0] as UnexpectedAnswer).body);
  await expectFailure(body.failure, 'too-many-sockets');
  expect(body.sentence).toBeTypeOf('string');
  expect(await standOf(house, table)).toEqual(before);
  await page.does({ type: 'chat', text: 'those who are in stay in' });
  for (const one of inside.splice(0, 5)) await one.close();
  await (await ana.connect()).close(); // room again
});

test('the first frame must join', async () => {
  const { ana } = await atTable();
  const page = await ana.connect();
  await expectFailure(await page.refused({ type: 'chat', text: 'hello?' }), 'not-joined');
  expect(page.table).toBeUndefined();
});

test('a page that speaks another protocol', async () => {
  const { ana, table } = await atTable();
  const page = await ana.connect();
  page.write({ type: 'join', table, protocol: PROTOCOL + 1 });
  await expectFailure((await page.frame('refused')).failure, 'old-protocol');
  expect(page.table).toBeUndefined();
});

test('a table nobody laid', async () => {
  const { house, ana } = await atTable();
  const page = await ana.connect();
  page.write({ type: 'join', table: 'mond-eule-aaaaa', protocol: PROTOCOL });
  await expectFailure((await page.frame('refused')).failure, 'unknown-table');
  expect(house.server.tables.loaded).toBe(1); // nothing is kept of it
  const { status, body } = await ana.get('/api/tables/mond-eule-aaaaa/record');
  expect(status).toBe(404);
  await expectFailure(body.failure, 'unknown-table');
});

test('a page of another site opens no socket', async () => {
  const { ana } = await atTable();
  const refusal = await ana.connect({ origin: 'https://elsewhere.example' }).catch((fault: unknown) => fault);
  if (!(refusal instanceof UnexpectedAnswer)) throw refusal;
  expect(refusal.status).toBe(403);
  await expectFailure(JSON.parse(refusal.body).failure, 'bad-origin');
  const own = await ana.connect({ origin: ana.url });
  await own.frame('welcome');
});

test('too many spectators', async () => {
  const { house, table } = await atTable({ limits: { spectators: 1 } });
  const first = await (await Person.arrive(house.url)).open(table);
  const before = await standOf(house, table);
  const late = await (await Person.arrive(house.url)).connect();
  late.write({ type: 'join', table, protocol: PROTOCOL });
  await expectFailure((await late.frame('refused')).failure, 'too-many-spectators');
  expect(await standOf(house, table)).toEqual(before);
  await first.close();
});

test('chat that is empty, endless or full of control characters', async () => {
  const { house, page, table } = await atTable({ limits: { chatBurst: 20 } });
  const before = await standOf(house, table);
  for (const text of ['', '   ', 'x'.repeat(401), 'a\u202eb', 'a\u0007b', 'line\u2028line', '\u3164', '\u2800 \u200d']) {
    await expectFailure(await page.refused({ type: 'chat', text }), 'bad-chat');
  }
  expect(await standOf(house, table)).toEqual(before);
});

test('a chatterbox is slowed down', async () => {
  const { page } = await atTable({ limits: { chatBurst: 3, chatPerSecond: 0.001 } });
  for (let i = 0; i < 3; i += 1) await page.does({ type: 'chat', text: `line ${i}` });
  await expectFailure(await page.refused({ type: 'chat', text: 'one more' }), 'too-many-frames');
  expect(page.chat.map((line) => line.text)).toEqual(['line 0', 'line 1', 'line 2']);
});
