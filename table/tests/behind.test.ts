import { together } from '@tafelrunde/conformance/toys';
import type { Delay } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Audience, loadTable } from '../index.ts';
import { gameNamed, person, Place, settled, TestPage } from './place.ts';

const nothing = { lines: [], count: 0 };

test.each([
  ['by moves', { by: 'moves', moves: 4 }],
  ['by time', { by: 'time', ms: 60_000 }],
  ['of no kind', undefined],
] as const)('a delay %s: for who looks on nothing of the present is written, whoever asks for it and whenever', async (_how, delay) => {
  const chosen: { readonly delay?: Delay } = delay === undefined ? {} : { delay };
  const place = new Place({ module: await gameNamed('anansi'), seats: ['ana', 'ben', 'cleo'].map(person), ...chosen });
  const state = await loadTable(place.store, place.table.id, place.host.gameOf);
  if (state === undefined) throw new Error('no table');
  const asides = { ...nothing, isFor: () => true };
  const past = new Audience({ talk: nothing, asides }, place.host, 'past');
  const present = new Audience({ talk: nothing, asides }, place.host, past);
  // As in the moment in which somebody has lost their seat, and is not with those who look on yet.
  const [ana, mila] = [new TestPage({ id: 'ana', name: 'Ana' }), new TestPage({ id: 'mila', name: 'Mila' })];
  for (const page of [ana, mila]) present.enter(page);
  const told = [
    ...present.outgoingState(state, present.visitors(), 'resync'),
    ...present.outgoingPresence(state),
    ...present.outgoing(state, { seq: state.seq, lines: 0, table: true, match: false, chat: [] }),
  ];
  expect(told.filter(({ visitor }) => visitor === ana)).toHaveLength(3);
  expect(told.filter(({ visitor }) => visitor === mila)).toHaveLength(delay === undefined ? 3 : 0);
});

/** Ana and Ben, and those who look on ten seconds behind them. */
async function tenSecondsBehind() {
  const place = new Place({ module: together, seats: ['ana', 'ben'].map(person), delay: { by: 'time', ms: 10_000 } });
  const [ana, ben, wanda] = [await place.enter('ana'), await place.enter('ben'), await place.enter('wanda')];
  const throws = async () => {
    const ask = ana.match?.asks.find(({ what }) => what === 'plan');
    await place.does(ask?.seat === 1 ? 'ben' : 'ana', { type: 'act', seat: ask?.seat, ask: ask?.id, action: { type: 'throw' } });
  };
  /** Nothing can be read while this is done. */
  const unread = async (work: () => Promise<unknown> | void) => {
    const read = place.store.read.bind(place.store);
    place.store.read = async () => {
      throw new Error('the store is gone');
    };
    await work();
    await settled();
    place.store.read = read;
  };
  return { place, ben, wanda, throws, unread };
}

test('what was due while the store was gone is told once it is back, though nothing else happens at the table', async () => {
  const { place, wanda, throws, unread } = await tenSecondsBehind();
  await throws();
  await unread(() => place.clock.forward(10_000));
  expect(wanda.match?.position).toBe(0);
  place.clock.forward(place.host.times.retry);
  await settled();
  expect(wanda.match?.position).toBe(1);
});

test('whoever looks on from a moment on in which the store is gone is told everything once it is back', async () => {
  const { place, ben, throws, unread } = await tenSecondsBehind();
  await throws();
  place.clock.forward(10_000);
  const told = ben.frames.length;
  await unread(() => place.does('ben', { type: 'stand', seat: 1 }));
  place.clock.forward(place.host.times.retry);
  await settled();
  expect(ben.frames.slice(told).find(({ type }) => type === 'state')).toMatchObject({ match: { position: 0 } });
  expect(ben.match?.position).toBe(1); // and on from there
});

test('whoever goes while their page is moved from the present to the past is gone', async () => {
  const { place, ben, throws } = await tenSecondsBehind();
  await throws();
  const read = place.store.read.bind(place.store);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  place.store.read = async (table, after) => {
    await answered;
    return read(table, after);
  };
  await place.does('ben', { type: 'stand', seat: 1 });
  place.table.leave(ben);
  answer();
  await settled();
  expect(place.table.audience).toBe(2); // Ana, and Wanda who looks on
});
