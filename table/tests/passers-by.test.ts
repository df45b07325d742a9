import { expect, test } from 'vitest';
import { Audience } from '../audience.ts';
import { usualTableTimes } from '../index.ts';
import { gameNamed, person, Place } from './place.ts';

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
