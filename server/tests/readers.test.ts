import { expect, test } from 'vitest';
import { countedViews } from './counted-views.ts';
import { openHouse } from './house.ts';
import { hex32, Person } from './people.ts';

test('a page that answers no ping is dropped', async () => {
  const house = await openHouse({ times: { heartbeat: 500 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const lively = await ana.open(table);
  const dead = await (await Person.arrive(house.url)).open(table);
  dead.socket.pong = () => undefined; // as a browser whose network is gone
  dead.socket.removeAllListeners('ping');
  Reflect.set(dead.socket, '_autoPong', false);
  expect((await dead.until((page) => page.closed)).code).toBe(1006); // cut off, not said goodbye to
  await lively.does({ type: 'chat', text: 'still here' });
});

test('a reader too slow is dropped, the others are not held up, and it resumes', async () => {
  const house = await openHouse({ limits: { unread: 20_000, chatBurst: 1_000_000, frameBurst: 1_000_000 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const slow = await ben.open(table);
  slow.socket.pause(); // reads nothing any more
  const words = 'x'.repeat(390);
  const dropped = async () => (await (await fetch(`${house.url}/metrics`)).text()).includes('tafel_sockets_dropped_total{why="slow"}');
  let said = 0;
  while (!(await dropped())) {
    await Promise.all(Array.from({ length: 50 }, () => page.does({ type: 'chat', text: words })));
    said += 50;
    if (said > 100_000) throw new Error('never dropped'); // how much the system holds before anything is unread is its own affair
  }
  slow.socket.resume();
  await slow.until((one) => one.closed);
  const back = await ben.open(table);
  expect(back.seq).toBe(page.seq);
});

test('an action builds one view for each seat somebody reads, one for all who look on, and none for a seat nobody reads', async () => {
  const built = countedViews();
  const house = await openHouse({ parts: { gameOf: built.gameOf } });
  const [ana, ben, cleo] = [
    await Person.arrive(house.url, 'Ana'),
    await Person.arrive(house.url, 'Ben'),
    await Person.arrive(house.url, 'Cleo'),
  ];
  const table = await ana.lay(['me', 'open', 'open']);
  const pages = [await ana.open(table), await ben.open(table), await cleo.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await pages[2].does({ type: 'sit', seat: 2, contribution: hex32() });
  const away = pages.find(({ asked }) => asked === undefined);
  const [mover] = pages.filter(({ asked }) => asked !== undefined);
  if (mover === undefined || away === undefined) throw new Error('nobody is asked, or everybody');
  const [gone] = away.you;
  await away.close();
  const lookers = [await (await Person.arrive(house.url)).open(table), await (await Person.arrive(house.url)).open(table)];
  const readers = [...pages.filter((page) => page !== away), ...lookers];
  const other = await (await Person.arrive(house.url)).connect(); // of no table: it is told nothing
  const before = built.count();
  await mover.plays();
  for (const page of readers) await page.until(() => page.seq === mover.seq);
  const seen = built.since(before);
  expect(seen).not.toContain(gone);
  expect(seen.filter((seat) => seat === undefined)).toHaveLength(1);
  expect(seen.filter((seat) => seat === mover.you[0])).toHaveLength(1);
  expect(seen).toHaveLength(new Set(seen).size);
  await other.close();
});
