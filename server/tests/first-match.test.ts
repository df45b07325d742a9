import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person, playToTheEnd } from './people.ts';

test('one person and three bots play a match to the end', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot', 'bot', 'bot']);
  const page = await ana.open(table);
  expect(page.table?.status).toBe('running');
  await playToTheEnd(page);
  expect(page.table?.status).toBe('over');
  expect(page.table?.secret).toMatch(/^[0-9a-f]{64}$/);
  const { status, body } = await ana.get(`/api/tables/${table}/record`);
  expect(status).toBe(200);
  expect(body.fairness.secret).toBe(page.table?.secret);
  expect(body.result).toEqual(page.match?.result);
});
