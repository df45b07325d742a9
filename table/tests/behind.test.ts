import type { Delay } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Audience, loadTable } from '../index.ts';
import { gameNamed, person, Place, TestPage } from './place.ts';

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
