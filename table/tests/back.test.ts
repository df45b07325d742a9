import { together } from '@tafelrunde/conformance/toys';
import { expect, test } from 'vitest';
import { gameNamed, person, Place, settled } from './place.ts';

test('whoever comes back while this host asks in vain for the right to move the bots has the seat again', async () => {
  const people = ['ana', 'ben'] as const;
  const place = new Place({ module: await gameNamed('anthem'), seats: people.map(person), times: { absence: 0 } });
  const looker = await place.enter('cleo');
  const seat = looker.match?.asks.find(({ must }) => must)?.seat ?? 0;
  const [away, here] = seat === 0 ? people : (['ben', 'ana'] as const);
  const page = await place.enter(here);

  let answer = (): void => undefined;
  const asked = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined); // another host has it
  });
  Object.assign(place.host, { mayMove: () => asked });
  await place.does(here, { type: 'stand-in', seat });
  await place.enter(away);
  expect(page.table?.seats[seat]).toMatchObject({ standIn: true }); // a bot may just be deciding
  answer();
  await settled();
  expect(page.table?.seats[seat]).not.toHaveProperty('standIn');
});

test('whoever comes back while nothing can be written has the seat again after the next decision of the bot', async () => {
  const place = new Place({ module: together, seats: ['ana', 'ben'].map(person), times: { absence: 0 } });
  const ana = await place.enter('ana');
  await place.does('ana', { type: 'stand-in', seat: 1 });
  const plan = () => ana.match?.asks.find(({ what, seat }) => what === 'plan' && seat === 0);
  await place.playUntil(ana, () => plan() !== undefined);
  const append = place.store.append.bind(place.store);
  place.store.append = async () => {
    throw new Error('the disk is full');
  };
  await place.enter('ben');
  place.store.append = append;
  expect(ana.table?.seats[1]).toMatchObject({ standIn: true });
  await place.does('ana', { type: 'act', seat: 0, ask: plan()?.id, action: { type: 'rest' } });
  place.clock.forward(1000);
  await settled();
  expect(ana.table?.seats[1]).not.toHaveProperty('standIn');
});
