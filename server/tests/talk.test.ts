import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerFrame, TableId } from '@tafelrunde/protocol';
import { writeEvent } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { forgetGuest } from '../operator.ts';
import { openSqlite } from '../store/index.ts';
import type { Store } from '../store/port.ts';
import { Clock, newFolder, openHouse, standOf } from './house.ts';
import { hex32, Person } from './people.ts';

const limits = { chatBurst: 1000, frameBurst: 10_000, framesPerSecond: 10_000 };
const chat = (text: string) => ({ type: 'chat', text });
const talked = (frame: ServerFrame) => {
  if (frame.type !== 'talked') throw new Error(`not answered: ${frame.type}`);
  return frame;
};

test('words have numbers of their own: the table stays where it was, and a move is no gap in them', async () => {
  const house = await openHouse({ limits });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const other = await (await Person.arrive(house.url, 'Ben')).open(table);
  const { seq } = await standOf(house, table);
  expect(await page.does(chat('one'))).toBe(1);
  expect(await other.does(chat('two'))).toBe(2);
  expect((await standOf(house, table)).seq).toBe(seq);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  await other.does(chat('three'));
  for (const one of [page, other]) {
    await one.until(() => one.chat.length === 3);
    expect(one.chat.map(({ n, name, seat, text }) => [n, name, seat, text])).toEqual([
      [0, 'Ana', 0, 'one'],
      [1, 'Ben', undefined, 'two'],
      [2, 'Ben', 1, 'three'],
    ]);
  }
  expect(page.seq).toBe(seq + 1);
});

/** A store whose words wait at a gate. */
function withGate(store: Store): { readonly store: Store; open: () => void; readonly reached: Promise<void> } {
  let open: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const gated = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'appendTalk') return value.bind(target);
      return async (append: unknown) => {
        arrive();
        await gate;
        return value.call(target, append);
      };
    },
  });
  return { store: gated, open, reached };
}

test('a word that is still on its way to the disk keeps no move waiting, and is told only when it is there', async () => {
  const dataDir = await newFolder();
  const real = await openSqlite({ dataDir });
  const gate = withGate(real);
  const house = await openHouse({ dataDir, limits, parts: { store: gate.store } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const other = await (await Person.arrive(house.url, 'Ben')).open(table);
  const word = page.ask(chat('wait for me'));
  await gate.reached;
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  expect(other.chat).toEqual([]);
  gate.open();
  expect(await word).toMatchObject({ type: 'done', seq: 1 });
  await other.until(() => other.chat.length === 1);
  await house.close();
  await real.close();
});

test('whoever joins gets the newest words and asks for older ones; a restart keeps the numbers, a clock put back no earlier times', async () => {
  const clock = new Clock();
  clock.stop();
  const { parts } = clock;
  const began = parts.now();
  const house = await openHouse({ limits, parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  for (let n = 0; n < 450; n += 1) await page.does(chat(`word ${n}`));
  await page.until(() => page.chat.length === 450);
  await house.close();

  clock.step(-60_000);
  const again = await openHouse({ dataDir: house.dataDir, limits, parts });
  const back = await ana.at(again.url).open(table);
  expect(back.chat.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => 250 + i));
  await back.does(chat('next'));
  await back.until(() => back.chat.at(-1)?.text === 'next');
  const last = back.chat.at(-1);
  expect(last).toMatchObject({ n: 450, at: began });
  const older = talked(await back.ask({ type: 'talk', before: 250 }));
  expect(older.earlier).toBe(50);
  expect(older.chat.map(({ n, text }) => [n, text])).toEqual(Array.from({ length: 200 }, (_, i) => [50 + i, `word ${50 + i}`]));
  const oldest = talked(await back.ask({ type: 'talk', before: older.earlier }));
  expect([oldest.chat.length, oldest.chat[0]?.text, oldest.earlier]).toEqual([50, 'word 0', 0]);
  expect(talked(await back.ask({ type: 'talk', before: 0 })).chat).toEqual([]);
  const stranger = await (await Person.arrive(again.url, 'Cleo')).open(table);
  expect(stranger.chat).toHaveLength(200);
});

test('words from when they were events of the table come first, and the numbers go on after them', async () => {
  const dataDir = await newFolder();
  const store = await openSqlite({ dataDir });
  const house = await openHouse({ dataDir, limits, parts: { store } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const { seq } = await standOf(house, table);
  await house.close();
  const row = await store.row(table);
  if (row === undefined) throw new Error('no row');
  const events = Array.from({ length: 250 }, (_, n) => ({
    at: 1000 + n,
    body: writeEvent({ type: 'said', name: 'Ana', seat: 0, text: `old ${n}` }, undefined),
  }));
  await store.append({ table, expected: seq, events, row });

  const again = await openHouse({ dataDir, limits, parts: { store } });
  const page = await ana.at(again.url).open(table);
  await page.does(chat('new'));
  await page.until(() => page.chat.at(-1)?.text === 'new');
  expect(page.chat.at(-1)).toMatchObject({ n: 250 });
  expect(page.chat[0]).toMatchObject({ n: 50, text: 'old 50' });
  const back = await ana.at(again.url).open(table);
  expect(back.chat[0]).toMatchObject({ n: 51, text: 'old 51' });
  const older = talked(await back.ask({ type: 'talk', before: 51 }));
  expect(older.chat.map(({ n, text, name, seat }) => [n, text, name, seat])).toEqual(
    Array.from({ length: 51 }, (_, n) => [n, `old ${n}`, 'Ana', 0]),
  );
  const across = talked(await back.ask({ type: 'talk', before: 1000 }));
  expect(across.chat.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => 51 + i));
  await again.close();
  await store.close();
});

test('the words of somebody who is forgotten are gone, and in a copy of the folder they never were', async () => {
  const house = await openHouse({ limits });
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Benedikt');
  const table: TableId = await ana.lay(['me', 'open', 'open']);
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does(chat('I only look on.'));
  await pages[0].does(chat('Hello Benedikt!'));
  await pages[0].until(() => pages[0].chat.length === 2);
  await house.close();
  const store = await openSqlite({ dataDir: house.dataDir });
  const [row] = await store.talk(table, { limit: 1 });
  expect(row?.body).toContain('Benedikt');
  const guest = (JSON.parse((await store.talk(table, { limit: 2 }))[0]?.body ?? '{}') as { command: string }).command.split(':')[0] ?? '';
  expect(await forgetGuest(store, guest)).toBe(true);
  await store.close();
  const dataDir = await newFolder();
  await cp(join(house.dataDir, 'tafelrunde.db'), join(dataDir, 'tafelrunde.db'));
  await cp(join(house.dataDir, 'key'), join(dataDir, 'key'));
  const again = await openHouse({ dataDir, limits });
  const back = await ana.at(again.url).open(table);
  expect(back.chat.map(({ n, name, text }) => [n, name, text])).toEqual([
    [0, 'N. N.', '…'],
    [1, 'Ana', 'Hello N. N.!'],
  ]);
});
