import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

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
  const house = await openHouse({ limits: { unread: 20_000, chatBurst: 10_000, frameBurst: 10_000, framesPerSecond: 10_000 } });
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
    if (said > 20_000) throw new Error('never dropped');
  }
  slow.socket.resume();
  await slow.until((one) => one.closed);
  const back = await ben.open(table);
  expect(back.seq).toBe(page.seq);
});
