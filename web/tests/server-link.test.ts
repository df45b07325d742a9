import type { AddressInfo } from 'node:net';
import { PROTOCOL, type TableInfo } from '@tafelrunde/protocol';
import { RefusedError } from '@tafelrunde/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WebSocket as ServerSocket, WebSocket, WebSocketServer } from 'ws';
import { waitBefore } from '../src/link/backoff.ts';
import { LeftError, type LinkState } from '../src/link/link.ts';
import { ServerLink } from '../src/link/server-link.ts';

/** A real WebSocket server that says what a test tells it to. */
let server: WebSocketServer;
let link: ServerLink | undefined;
let heard: { readonly socket: ServerSocket; readonly frame: Record<string, unknown> }[];
let sockets: ServerSocket[];

beforeEach(async () => {
  heard = [];
  sockets = [];
  server = new WebSocketServer({ port: 0 });
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => heard.push({ socket, frame: JSON.parse((data as Buffer).toString()) as Record<string, unknown> }));
  });
  await new Promise((resolve) => server.once('listening', resolve));
});

afterEach(async () => {
  link?.close();
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

function open(
  some: { seatSecret?: string; times?: { ping: number; silence: number; answer: number }; random?: () => number } = {},
): ServerLink {
  const { port } = server.address() as AddressInfo;
  link = new ServerLink({
    url: `ws://127.0.0.1:${port}`,
    table: 'mond-eule-k7m3p',
    build: 'b1',
    openSocket: (url) => new WebSocket(url) as unknown as globalThis.WebSocket,
    random: () => 0,
    ...some,
  });
  return link;
}

/** Waits until something is true; the test's own time limit is the only clock. */
async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const frameOf = (type: string, nth = 0) => until(() => heard.filter(({ frame }) => frame['type'] === type)[nth]);
const say = (socket: ServerSocket, frame: unknown) => socket.send(JSON.stringify(frame));
const table = { id: 'mond-eule-k7m3p', status: 'running', seats: [], contributions: [] } as unknown as TableInfo;
const welcome = { type: 'welcome', protocol: PROTOCOL, build: 'b1', name: 'Ruth', now: Date.now() };
const state = (seq: number, why: 'join' | 'resync' = 'join') => ({
  type: 'state',
  why,
  seq,
  table,
  log: [],
  chat: [],
  match: { position: seq, asks: [], views: [] },
});
const update = (seq: number, more: object = {}) => ({
  type: 'update',
  seq,
  table,
  log: [],
  match: { position: seq, asks: [], views: [] },
  ...more,
});
const words = (...numbers: readonly number[]) => ({
  type: 'talk',
  chat: numbers.map((n) => ({ n, name: 'Ruth', at: n, text: `word ${n}` })),
});
const stateOf = (which: ServerLink): LinkState => which.get();

async function live(which: ServerLink, seq = 7): Promise<ServerSocket> {
  const { socket } = await frameOf('join');
  say(socket, welcome);
  say(socket, state(seq));
  await until(() => stateOf(which).connection === 'live');
  return socket;
}

test('joins with table, protocol, build and the secret of a seat link', async () => {
  open({ seatSecret: 'hush' });
  const { frame } = await frameOf('join');
  expect(frame).toEqual({ type: 'join', table: 'mond-eule-k7m3p', protocol: PROTOCOL, build: 'b1', seatSecret: 'hush' });
});

test('a server that goes away says when to come back, and what was sent meanwhile is sent again there', async () => {
  const here = open({ random: () => 1e6 }); // by itself it would wait for hours
  const socket = await live(here);
  socket.close(1012, '0');
  await until(() => stateOf(here).connection === 'lost');
  const sent = here.send({ type: 'chat', text: 'still here' });
  const { socket: next } = await frameOf('join', 1);
  say(next, welcome);
  say(next, state(9));
  const { frame } = await frameOf('chat');
  say(next, { type: 'done', id: frame['id'], seq: 10 });
  expect(await sent).toMatchObject({ type: 'done', seq: 10 });
});

test('follows updates in order: log, step, and what was taken back', async () => {
  const here = open();
  const socket = await live(here);
  say(socket, update(8, { log: [{ n: 1, kind: 'play', position: 8, seat: 2, events: [{ kind: 'drew' }] }] }));
  await until(() => stateOf(here).seq === 8);
  expect(stateOf(here).step).toEqual({ n: 1, seat: 2, events: [{ kind: 'drew' }] });
  say(
    socket,
    update(9, {
      log: [{ n: 2, kind: 'undo', position: 7, seat: 2, events: [] }],
      taken: [1],
    }),
  );
  await until(() => stateOf(here).seq === 9);
  expect(stateOf(here).log.map((line) => [line.n, line.taken ?? false])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(stateOf(here).step).toBeUndefined();
});

test('words between two moves leave the last step as it is: its motion goes on', async () => {
  const here = open();
  const socket = await live(here);
  say(socket, update(8, { log: [{ n: 1, kind: 'play', position: 8, seat: 2, events: [{ kind: 'drew' }] }] }));
  await until(() => stateOf(here).seq === 8);
  const { step } = stateOf(here);
  say(socket, words(0));
  await until(() => stateOf(here).chat.length === 1);
  expect(stateOf(here).step).toBe(step);
  say(socket, update(9));
  await until(() => stateOf(here).seq === 9);
  expect(stateOf(here).step).toBe(step);
});

test('words have numbers of their own: known ones are left out, older ones come before, and after a gap everything is asked for', async () => {
  const here = open();
  const socket = await live(here);
  const numbers = () => stateOf(here).chat.map(({ n }) => n);
  say(socket, { ...state(7, 'resync'), chat: words(5, 6).chat });
  say(socket, words(6, 7));
  await until(() => numbers().length === 3);
  expect(numbers()).toEqual([5, 6, 7]);
  const older = here.send({ type: 'talk', before: 5 });
  const { frame } = await frameOf('talk');
  expect(frame).toMatchObject({ before: 5 });
  say(socket, { type: 'talked', id: frame['id'], chat: words(3, 4).chat, earlier: 3 });
  await older;
  expect(numbers()).toEqual([3, 4, 5, 6, 7]);
  say(socket, { type: 'talked', id: 'nobody', chat: words(0, 1).chat, earlier: 0 });
  say(socket, words(9));
  await frameOf('join', 1);
  expect(numbers()).toEqual([3, 4, 5, 6, 7]);
});

test('what an update says nothing about stays as it was', async () => {
  const here = open();
  const socket = await live(here);
  const { match } = stateOf(here);
  say(socket, { type: 'update', seq: 8, log: [] });
  await until(() => stateOf(here).seq === 8);
  expect(stateOf(here).table).toEqual(table);
  expect(stateOf(here).match).toBe(match);
  say(socket, { type: 'update', seq: 9, table: { ...table, status: 'over' }, log: [] });
  await until(() => stateOf(here).seq === 9);
  expect(stateOf(here).table?.status).toBe('over');
});

test('older lines that were asked for come before those that are known, and only where they fit', async () => {
  const here = open();
  const { socket } = await frameOf('join');
  const line = (n: number) => ({ n, kind: 'play', position: n, events: [] });
  say(socket, welcome);
  say(socket, { ...state(7), log: [line(5), line(6)], earlier: 5 });
  await until(() => stateOf(here).connection === 'live');
  expect(stateOf(here).earlier).toBe(5);
  const asked = here.send({ type: 'log', before: 5 });
  const { frame } = await frameOf('log');
  say(socket, { type: 'logged', id: frame['id'], log: [line(2), line(3), line(4)], earlier: 2 });
  expect(await asked).toMatchObject({ type: 'logged' });
  expect(stateOf(here).log.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6]);
  expect(stateOf(here).earlier).toBe(2);
  const again = here.send({ type: 'log', before: 2 });
  const { frame: second } = await frameOf('log', 1);
  say(socket, { ...state(8, 'resync'), log: [line(7)], earlier: 7 }); // everything was sent anew meanwhile
  say(socket, { type: 'logged', id: second['id'], log: [line(0), line(1)], earlier: 0 });
  await again;
  expect(stateOf(here).log.map(({ n }) => n)).toEqual([7]);
  expect(stateOf(here).earlier).toBe(7);
});

test('a gap is not guessed over: it joins again and counts a resync', async () => {
  const here = open();
  const socket = await live(here);
  say(socket, update(9));
  const second = await frameOf('join', 1);
  expect(second.socket).toBe(socket);
  expect(stateOf(here).seq).toBe(7);
  say(socket, state(9, 'resync'));
  await until(() => stateOf(here).seq === 9);
  expect(stateOf(here).resyncs).toBe(1);
});

test('an update that was heard already changes nothing', async () => {
  const here = open();
  const socket = await live(here);
  say(socket, update(7, { log: [{ n: 9, kind: 'play', position: 7, events: [] }] }));
  say(socket, update(8));
  await until(() => stateOf(here).seq === 8);
  expect(stateOf(here).log).toEqual([]);
});

test('a command is sent again after a lost connection, with the same id, until it is answered', async () => {
  const here = open();
  const socket = await live(here);
  const answer = here.send({ type: 'undo', seat: 0 });
  const first = await frameOf('undo');
  socket.terminate();
  await until(() => stateOf(here).connection === 'lost');
  const again = (await frameOf('join', 1)).socket;
  say(again, welcome);
  say(again, state(8));
  const second = await frameOf('undo', 1);
  expect(second.frame['id']).toBe(first.frame['id']);
  say(again, { type: 'done', id: second.frame['id'], seq: 8 });
  await expect(answer).resolves.toMatchObject({ type: 'done', seq: 8 });
  expect(stateOf(here).connection).toBe('live');
  expect(stateOf(here).resyncs).toBe(1);
});

test('a command given while the connection is away goes out when it is back', async () => {
  const here = open();
  const socket = await live(here);
  socket.terminate();
  await until(() => stateOf(here).connection === 'lost');
  const answer = here.send({ type: 'start' });
  expect(heard.some(({ frame }) => frame['type'] === 'start')).toBe(false);
  const again = (await frameOf('join', 1)).socket;
  say(again, welcome);
  say(again, state(7));
  const { frame } = await frameOf('start');
  say(again, { type: 'done', id: frame['id'], seq: 8 });
  await expect(answer).resolves.toBeDefined();
});

test('a refusal reaches the one who asked, with its code', async () => {
  const here = open();
  const socket = await live(here);
  const answer = here.send({ type: 'start' });
  const { frame } = await frameOf('start');
  say(socket, { type: 'refused', id: frame['id'], failure: { code: 'not-owner' } });
  await expect(answer).rejects.toBeInstanceOf(RefusedError);
  await expect(answer).rejects.toMatchObject({ refusal: { code: 'not-owner' } });
  expect(stateOf(here).connection).toBe('live');
});

test('a server that cannot let the page in just now is asked again, on a new socket', async () => {
  const here = open();
  const first = await frameOf('join');
  say(first.socket, welcome);
  say(first.socket, { type: 'refused', failure: { code: 'storage-failed' } });
  const second = await frameOf('join', 1);
  expect(second.socket).not.toBe(first.socket);
  say(second.socket, welcome);
  say(second.socket, state(1));
  await until(() => stateOf(here).connection === 'live');
});

test('an unknown table is gone for good: no further attempt', async () => {
  const here = open();
  const { socket } = await frameOf('join');
  say(socket, { type: 'refused', failure: { code: 'unknown-table' } });
  await until(() => stateOf(here).connection === 'gone');
  expect(stateOf(here).why).toEqual({ code: 'unknown-table' });
  await until(() => socket.readyState === socket.CLOSED);
  here.hurry();
  expect(sockets).toHaveLength(1);
});

test('another build or protocol asks for a reload, and the table goes on', async () => {
  const here = open();
  const { socket } = await frameOf('join');
  say(socket, { ...welcome, build: 'b2' });
  say(socket, state(1));
  await until(() => stateOf(here).connection === 'live');
  expect(stateOf(here).outdated).toBe(true);
});

test('silence after a ping is the end of a connection', async () => {
  const here = open({ times: { ping: 30, silence: 30, answer: 60_000 } });
  const socket = await live(here);
  await frameOf('ping');
  const second = await frameOf('join', 1);
  expect(second.socket).not.toBe(socket);
});

test('an answered ping keeps the connection', async () => {
  const here = open({ times: { ping: 30, silence: 60_000, answer: 60_000 } });
  const socket = await live(here);
  for (const nth of [0, 1, 2]) {
    await frameOf('ping', nth);
    say(socket, { type: 'pong' });
  }
  expect(stateOf(here).connection).toBe('live');
  expect(sockets).toHaveLength(1);
});

test('whoever acts into a dead connection need not wait for the next regular ping: it is given up, and the command goes out again', async () => {
  const here = open({ times: { ping: 60_000, silence: 60, answer: 20 } });
  const socket = await live(here);
  const unanswered = [here.send({ type: 'start' }), here.send({ type: 'chat', text: 'Anybody?' })]; // more does not put off the end
  const again = await frameOf('join', 1);
  expect(again.socket).not.toBe(socket);
  say(again.socket, welcome);
  say(again.socket, state(1));
  const sent = await until(() => heard.filter(({ frame, socket: by }) => by === again.socket && frame['type'] === 'start')[0]);
  expect(sent.frame['id']).toBe((await frameOf('start')).frame['id']);
  here.close();
  for (const answer of unanswered) await expect(answer).rejects.toBeInstanceOf(LeftError);
});

test('closing rejects what was not answered', async () => {
  const here = open();
  await live(here);
  const answer = here.send({ type: 'start' });
  here.close();
  await expect(answer).rejects.toBeInstanceOf(LeftError);
});

test('attempts wait longer and longer, never more than fifteen seconds, and not all the same', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => waitBefore(attempt, () => 1))).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(waitBefore(0, () => 0)).toBe(250);
});

test('who leads and where is followed; what is said in passing goes out once, and only while somebody hears it', async () => {
  const one = open();
  const { socket } = await frameOf('join');
  one.tell({ type: 'point' }); // nobody hears it yet, and nobody misses it
  say(socket, welcome);
  say(socket, state(1));
  await until(() => stateOf(one).connection === 'live');
  const place = { position: 4, eyes: 'all', playing: false, speed: 1 };
  say(socket, { type: 'pointed', at: { x: 0.5, y: 0.5 } });
  say(socket, { type: 'showed', place }); // before it is known who watches: nothing to follow
  say(socket, { type: 'together', people: [], lead: { key: 'k', name: 'Ruth', you: false } });
  say(socket, { type: 'showed', place: { ...place, position: 5 } });
  await until(() => stateOf(one).together?.place?.position === 5);
  expect(stateOf(one)).toMatchObject({ together: { lead: { name: 'Ruth' } }, pointed: { x: 0.5 } });
  say(socket, { type: 'pointed' });
  await until(() => stateOf(one).pointed === undefined);
  one.tell({ type: 'point', at: { x: 1, y: 0 } });
  expect((await frameOf('point')).frame).toMatchObject({ at: { x: 1, y: 0 } });
  socket.terminate();
  const { socket: next } = await frameOf('join', 1);
  say(next, state(1));
  await until(() => stateOf(one).connection === 'live' && stateOf(one).together === undefined); // told anew, or over
  expect(heard.filter(({ frame }) => frame['type'] === 'point')).toHaveLength(1);
});

test('a server without room says so, and the page with it, until there is room', async () => {
  const page = open();
  const first = await until(() => sockets[0]);
  say(first, { type: 'refused', failure: { code: 'house-full' } });
  first.close(1013, 'house-full');
  await until(() => page.get().connection === 'lost');
  expect(page.get().why).toEqual({ code: 'house-full' });
  const { socket } = await until(() => heard.find(({ socket: other }) => other !== first));
  say(socket, welcome);
  say(socket, state(1));
  await until(() => page.get().connection === 'live');
  expect(page.get().why).toBeUndefined();
  socket.terminate();
  await until(() => page.get().connection === 'lost');
  expect(page.get().why).toBeUndefined();
});
