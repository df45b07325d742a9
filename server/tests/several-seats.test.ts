import { describe, expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { hex32, Person } from './people.ts';

describe('several seats of one person', () => {
  test('are taken one by one where the game allows it, and nowhere else', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const page = await ana.open(await ana.lay(['me', 'open', 'open'], { game: 'andor', ownerStarts: true }));
    await page.does({ type: 'sit', seat: 2, contribution: hex32() });
    expect(page.you).toEqual([0, 2]);
    await page.does({ type: 'stand', seat: 0 });
    expect(page.you).toEqual([2]);
    expect(page.table?.owner).toBe(true);
    const anthem = await ana.open(await ana.lay(['me', 'open', 'open']));
    expect(await anthem.refused({ type: 'sit', seat: 1, contribution: hex32() })).toMatchObject({ code: 'one-seat-only' });
  });

  test('come along to another device by the link of any of them', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const table = await ana.lay(['me', 'open', 'me'], { game: 'andor', ownerStarts: true });
    const page = await ana.open(table);
    const answer = await page.ask({ type: 'seat-link', seat: 2 });
    const seatSecret = answer.type === 'seat-link' ? answer.secret : '';
    const phone = await (await Person.arrive(house.url)).open(table, { seatSecret });
    expect(phone.you).toEqual([0, 2]);
    const other = await (await Person.arrive(house.url, 'Ben')).open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    expect(other.you).toEqual([1]);
  });
});
