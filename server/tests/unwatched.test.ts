import type { BotQuestion } from '@tafelrunde/bots';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

/** Answers like a bot, and knows who asked. */
function listening() {
  const owners: string[] = [];
  const think = async ({ legal }: BotQuestion, owner: string) => {
    owners.push(owner);
    return { action: legal.at(-1) ?? {} };
  };
  return { owners, think };
}

test('bots among themselves rest until somebody looks, and while nobody does', async () => {
  const { owners, think } = listening();
  const house = await openHouse({ parts: { think } });
  const ana = await Person.arrive(house.url, 'Ana');
  const tables = await Promise.all([1, 2, 3].map(() => ana.lay(['bot', 'bot', 'bot'], { options: { turnCap: 10 } })));
  const played = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } });
  const page = await ana.open(played);
  await page.plays(); // bots who have somebody to play with move, and had they others' turn, these would have come first
  await page.turn();
  for (const table of tables) expect((await house.server.store.read(table, 0)).length).toBe(2); // laid and dealt, no move
  const [table] = tables;
  if (table === undefined) throw new Error('no table');
  const looker = await (await Person.arrive(house.url)).open(table);
  await looker.until(() => looker.over);
  expect(new Set(owners).size).toBe(1); // all in the name of the owner, whoever looks
});

test('when the last one leaves, the bots finish their move and rest; whoever comes back finds them there', async () => {
  const house = await openHouse({ times: { botPause: 20 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['bot', 'bot', 'bot']);
  const page = await ana.open(table);
  await page.until(() => (page.match?.position ?? 0) >= 3);
  await page.close();
  const open = house.server.tables.at(table);
  await expect.poll(() => open.idle).toBe(true);
  const back = await ana.open(table);
  expect(back.match?.position).toBeLessThan(page.match?.position === undefined ? 0 : page.match.position + 3);
  await back.until(() => back.over);
});
