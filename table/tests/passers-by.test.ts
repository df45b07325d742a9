import { expect, test } from 'vitest';
import { Audience } from '../audience.ts';
import { usualTableTimes } from '../index.ts';
import { gameNamed, person, Place, settled } from './place.ts';

test('a thousand strangers come and go: nothing is kept of them, and of whoever sits there it is known when they left', async () => {
  const place = new Place({ module: await gameNamed('anthem'), seats: ['ana', 'ben'].map(person) });
  const state = await place.table.run(() => place.table.ready());
  let now = 1000;
  const clock = { now: () => now, elapsed: () => now, times: usualTableTimes };
  const words = { talk: { lines: [], count: 0 }, asides: { lines: [], count: 0, isFor: () => true } };
  const audience = new Audience(words, clock, new Audience(words, clock, 'past'));
  const visit = (id: string) => {
    const visitor = { guest: { id, name: id }, send: () => undefined };
    audience.enter(visitor);
    audience.send(audience.outgoingState(state, [visitor], 'join'));
    now += 1;
    audience.leave(visitor);
  };
  visit('ben');
  const left = now;
  for (let n = 0; n < 1000; n += 1) visit(`stranger ${n}`);
  expect(audience.remembered).toBe(1);
  const [, ben] = state.seats;
  if (ben === undefined) throw new Error('nobody sits there');
  expect(audience.presence(state).awaySince(ben)).toBe(left);
  expect(audience.presence(state).awayFor(ben)).toBe(1000);
});

test('whoever leaves while the table cannot be read is missed once it can', async () => {
  const place = new Place({ module: await gameNamed('anthem'), seats: ['ana', 'ben'].map(person) });
  const ana = await place.enter('ana');
  const ben = await place.enter('ben');
  const pass = async (milliseconds: number) => {
    place.clock.forward(milliseconds);
    await settled();
  };
  await pass(1);
  expect(ana.table?.seats[1]).toMatchObject({ present: true });
  let gone = true;
  const whileThere =
    <Asked extends readonly unknown[], Given>(work: (...asked: Asked) => Promise<Given>) =>
    async (...asked: Asked): Promise<Given> => {
      if (gone) throw new Error('the store is gone');
      return work(...asked);
    };
  place.store.append = whileThere(place.store.append.bind(place.store));
  place.store.snapshot = whileThere(place.store.snapshot.bind(place.store));
  await expect(place.does('ben', { type: 'stand', seat: 1 })).rejects.toThrow('storage-failed');
  place.table.leave(ben);
  await pass(1);
  gone = false;
  await pass(place.host.times.retry);
  await pass(1);
  expect(ana.table?.seats[1]).toMatchObject({ present: false });
});
