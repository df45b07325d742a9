import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('the clock is put back an hour: nobody is slowed down or thrown out for it', async () => {
  const clock = new Clock();
  const limits = { requestBurst: 20, requestsPerSecond: 1000, frameBurst: 20, framesPerSecond: 1000 };
  const house = await openHouse({ parts: clock.parts, limits });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'open', 'open']));
  clock.step(-HOUR);
  clock.forward(1000); // whatever was used up is there again
  for (let i = 0; i < 30; i += 1) {
    expect((await ana.get('/api/me')).status).toBe(200);
    await expectFailure(await page.refused({ type: 'consent', seat: 0, agree: true }), 'no-undo-asked');
    clock.forward(50);
  }
  expect(page.closed).toBeUndefined();
});

test('the clock is put forward across a sweep: what waits is still there; a day that really passes counts', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const closed = await ana.lay(['me', 'open']);
  const page = await ana.open(closed);
  await page.does({ type: 'close' });
  await page.close();
  clock.forward(HOUR);
  clock.step(40 * DAY);
  await house.server.sweep();
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
  expect((await house.server.store.row(closed))?.status).toBe('closed');
  clock.step(-40 * DAY);
  clock.forward(DAY);
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('closed');
});

test('a machine that starts with a wrong clock closes nothing before it had time to set it', async () => {
  const before = await openHouse();
  const ana = await Person.arrive(before.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  await before.close();
  const clock = new Clock();
  clock.step(40 * DAY);
  const house = await openHouse({ dataDir: before.dataDir, parts: clock.parts });
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
  clock.step(-40 * DAY);
  clock.forward(HOUR);
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
});

test('a stand-in comes after a minute of absence, not of clock', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(house.url, name)));
  if (ana === undefined || ben === undefined) throw new Error('nobody');
  const table = await ana.lay(['me', 'open']);
  const page = await ana.open(table);
  const his = await ben.open(table);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.close();
  await page.until(() => page.table?.seats[1]?.present === false);
  clock.step(HOUR);
  await expectFailure(await page.refused({ type: 'stand-in', seat: 1 }), 'not-absent');
  clock.step(-2 * HOUR);
  clock.forward(61_000);
  await page.does({ type: 'stand-in', seat: 1 });
  expect(page.table?.seats[1]?.standIn).toBe(true);
});
