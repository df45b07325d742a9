import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { Person, UnexpectedAnswer } from './people.ts';

test('a house that is full takes nobody in, says so, and has room again when somebody leaves', async () => {
  const house = await openHouse({ limits: { sockets: 2 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const pages = [await ana.connect(), await ana.connect()] as const;
  const refusal = await ana.connect().catch((fault: unknown) => fault);
  if (!(refusal instanceof UnexpectedAnswer)) throw new Error(`let in, or refused otherwise: ${String(refusal)}`);
  expect(refusal.status).toBe(503);
  expect(JSON.parse(refusal.body)).toMatchObject({ failure: { code: 'house-full' }, sentence: expect.stringMatching(/\w{4}/) });
  await pages[0].close();
  await expect
    .poll(() =>
      ana
        .connect()
        .then((page) => page.close().then(() => 'in'))
        .catch(() => 'out'),
    )
    .toBe('in');
});

test('tables beyond the bound leave the memory as soon as another is opened, and those somebody looks at stay', async () => {
  const clock = new Clock();
  const house = await openHouse({ limits: { tablesLoaded: 2 }, parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const watched = await ana.lay(['me', 'open']);
  const page = await ana.open(watched);
  for (let n = 0; n < 5; n += 1) {
    const table = await ana.lay(['me', 'open']);
    await (await ana.open(table)).close();
    await expect.poll(() => house.server.tables.at(table).idle).toBe(true);
    clock.forward(10_000);
  }
  const last = await ana.open(await ana.lay(['me', 'open']));
  expect(house.server.tables.loaded).toBeLessThan(5); // of seven; those just left may still be there
  await page.does({ type: 'chat', text: 'still here' });
  await last.does({ type: 'chat', text: 'here as well' });
});
