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
