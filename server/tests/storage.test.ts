import { expect, test } from 'vitest';
import { openInProcessBus } from '../bus/index.ts';
import { openSqlite } from '../store/index.ts';
import { StorageError, type Store } from '../store/port.ts';
import { type House, newFolder, openHouse } from './house.ts';
import { commandId, hex32, type Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

/** Of pino. */
const WARN = 40;
const words = 'x'.repeat(390);

/** Talks until the database has no page left, and says what was acknowledged. */
async function talkUntilFull(page: Page): Promise<{ acknowledged: number; failed: string }> {
  for (let acknowledged = 0; acknowledged < 500; acknowledged += 1) {
    const id = commandId();
    const answer = await page.ask({ type: 'chat', text: `${acknowledged} ${words}` }, id);
    if (answer.type === 'done') continue;
    if (answer.type !== 'refused') throw new Error('neither done nor refused');
    await expectFailure(answer.failure, 'storage-failed');
    return { acknowledged, failed: id };
  }
  throw new Error('the disk never got full');
}

test('disk full: refused, nobody hears of it, and when there is room again the same command is done', async () => {
  const dataDir = await newFolder();
  const limits = { chatBurst: 10_000, frameBurst: 10_000, framesPerSecond: 10_000 };
  const small = await openSqlite({ dataDir, maxPages: 30 });
  const house = await openHouse({ dataDir, limits, parts: { store: small } });
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const other = await ben.open(table);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  const { acknowledged, failed } = await talkUntilFull(page);
  expect(acknowledged).toBeGreaterThan(3);
  expect(page.chat).toHaveLength(acknowledged);
  await other.until(() => other.chat.length === acknowledged);
  // A second try fails as well, and everything else is as it was.
  await expectFailure(await page.refused({ type: 'chat', text: words }, failed), 'storage-failed');
  await page.join(table);
  expect(page.chat).toHaveLength(acknowledged);
  expect(other.chat).toHaveLength(acknowledged);
  expect((await small.read(table, 0)).length).toBe(page.seq);
  await house.close();
  await small.close();

  const again = await openHouse({ dataDir, limits }); // somebody made room
  const back = await ana.at(again.url).open(table);
  expect(back.chat).toHaveLength(acknowledged);
  await back.does({ type: 'chat', text: words }, failed);
  expect(back.chat).toHaveLength(acknowledged + 1);
});

/** The real store, with a switch that makes writing fail the way a full disk does. */
function withSwitch(store: Store): { store: Store; fail: boolean; afterWriting: boolean } {
  const hand = { fail: false, afterWriting: false, store };
  hand.store = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'append' && name !== 'appendTalk') return value.bind(target);
      return async (append: unknown) => {
        if (hand.fail && !hand.afterWriting) throw new StorageError('no space left on device');
        await value.call(target, append);
        if (hand.fail) throw new StorageError('the connection was lost before the answer came');
      };
    },
  });
  return hand;
}

async function switchedHouse(): Promise<{ house: House; hand: ReturnType<typeof withSwitch>; page: Page; other: Page }> {
  const dataDir = await newFolder();
  const real = await openSqlite({ dataDir });
  const hand = withSwitch(real);
  const house = await openHouse({ dataDir, parts: { store: hand.store, bus: openInProcessBus() }, times: { retry: 20 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'bot']);
  const page = await ana.open(table);
  const other = await (await Person.arrive(house.url, 'Ben')).open(table);
  return { house, hand, page, other };
}

test('a match goes on from exactly where it was when writing works again, bots included', async () => {
  const { hand, page, other, house } = await switchedHouse();
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  await page.until(() => page.match);
  for (let i = 0; i < 6; i += 1) {
    const mover = await Promise.race([page, other].map((one) => one.until(() => one.asked && one)));
    const ask = mover.asked;
    await Promise.all([page, other].map((one) => one.until(() => one.seq >= mover.seq)));
    const heard = [page.seq, other.seq];
    hand.fail = true;
    await expectFailure(
      await mover.refused({ type: 'act', seat: ask?.seat, ask: ask?.id, action: mover.legal(ask?.seat ?? 0)[0] }),
      'storage-failed',
    );
    expect([page.seq, other.seq]).toEqual(heard);
    hand.fail = false;
    await mover.plays();
  }
  const said = house.logged.filter((line) => line.includes('the store failed')).length;
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThanOrEqual(6); // once each time, though bots try as well
  await playToTheEnd(page, other);
  await house.close();
});

test('somebody whose sitting down was not written is not seen sitting', async () => {
  const { hand, page, other } = await switchedHouse();
  hand.fail = true;
  await expectFailure(await other.refused({ type: 'sit', seat: 1, contribution: hex32() }), 'storage-failed');
  hand.fail = false;
  await page.does({ type: 'chat', text: 'is anybody there?' });
  await other.until(() => other.seq === page.seq);
  for (const one of [page, other]) expect(one.table?.seats[1]?.kind).toBe('open');
});

test('an answer lost on the way from the disk: the truth is read again, and a retry finds it done', async () => {
  const { hand, page, other } = await switchedHouse();
  const id = commandId();
  hand.fail = true;
  hand.afterWriting = true;
  await expectFailure(await page.refused({ type: 'chat', text: 'hello' }, id), 'storage-failed');
  hand.fail = false;
  expect(await page.does({ type: 'chat', text: 'hello' }, id)).toBe(1);
  for (const one of [page, other]) {
    await one.until(() => one.chat.length > 0);
    expect(one.chat.map((line) => line.text)).toEqual(['hello']);
  }
});

/** The real store, of which nothing works while it is gone: no reading, no writing, nothing beside the tables. */
function thatGoes<T extends object>(store: T, gone: { now: boolean }): T {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'object' && value !== null) return thatGoes(value, gone);
      if (typeof value !== 'function' || name === 'close') return typeof value === 'function' ? value.bind(target) : value;
      return (...given: unknown[]) => (gone.now ? Promise.reject(new StorageError('the store is gone')) : value.apply(target, given));
    },
  });
}

test('a store that is gone is one line, however many tables, pages, requests and rounds of the clock meet it', async () => {
  const dataDir = await newFolder();
  const real = await openSqlite({ dataDir });
  const gone = { now: false };
  const house = await openHouse({
    dataDir,
    parts: { store: thatGoes(real, gone), bus: openInProcessBus() },
    times: { settling: 0, idle: 0 },
    limits: { chatBurst: 100 },
  });
  const ana = await Person.arrive(house.url, 'Ana');
  const pages: Page[] = [];
  for (let i = 0; i < 5; i += 1) pages.push(await ana.open(await ana.lay(['me', 'open', 'open'])));
  const asleep = await ana.lay(['me', 'open', 'open']);
  const idle = await ana.connect();
  const before = house.logged.length;
  gone.now = true;
  for (const page of pages) await expectFailure(await page.refused({ type: 'chat', text: 'hello?' }), 'storage-failed');
  await expect(idle.join(asleep)).rejects.toThrow('storage-failed');
  for (const path of ['/api/me', '/api/tables']) expect((await ana.get(path)).status).toBe(503);
  await expect(ana.connect()).rejects.toThrow(/^503/);
  await house.server.sweep();
  await house.server.sweep();
  gone.now = false;
  await pages[0]?.does({ type: 'chat', text: 'there you are' });
  const lines = house.logged.slice(before).map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
  expect(lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg)).toEqual(['the store failed', 'the store works again']);
  await house.close();
  await real.close();
});
