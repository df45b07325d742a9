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

  test('go to another device each by its own link and by no other; by all links together all of them', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const table = await ana.lay(['me', 'open', 'me'], { game: 'andor', ownerStarts: true });
    const page = await ana.open(table);
    const linkOf = async (seat: number) => {
      const answer = await page.ask({ type: 'seat-link', seat });
      return answer.type === 'seat-link' ? answer.secret : '';
    };
    const links = [await linkOf(0), await linkOf(2)];
    const opens = async (seatSecret: string) => (await Person.arrive(house.url)).open(table, { seatSecret });
    expect((await opens(links[1] ?? '')).you).toEqual([2]); // a friend plays one of two heroes
    expect((await opens(links.join('.'))).you).toEqual([0, 2]);
    // One of them is worthless by now: the others still open theirs, and where none does it is said.
    expect((await opens(`${links[0]}.nonsense`)).you).toEqual([0]);
    await expect(opens('nonsense.more')).rejects.toThrow('bad-seat-link');
    await expect(opens(`${'nonsense.'.repeat(8)}${links[0]}`)).rejects.toThrow('bad-seat-link'); // no more than a table has seats
    const other = await (await Person.arrive(house.url, 'Ben')).open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    expect(other.you).toEqual([1]);
  });
});
