import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { type Page, Person } from './people.ts';

/** Seat 0 draws whenever it may and decides nothing by itself; it stops at the first real choice, or after so many answers given for it. */
async function drawUntil(page: Page, enough: number): Promise<{ readonly answered: number; readonly choice: boolean }> {
  let answered = 0;
  for (;;) {
    const ask = await page.until(({ match, table }) =>
      table?.status === 'over' ? 'over' : match?.asks.find(({ seat, must }) => seat === 0 && must),
    );
    if (ask === 'over' || answered === enough) return { answered, choice: false };
    const legal = page.match?.views[0]?.legal ?? [];
    if (ask.what === 'decide' && legal.length > 1) return { answered, choice: true };
    if (ask.what === 'decide') answered += 1;
    else await page.ask({ type: 'act', seat: 0, ask: ask.id, action: legal[0] });
    await page.until(({ match, table }) => table?.status === 'over' || !match?.asks.some(({ id }) => id === ask.id));
  }
}

test('auto-play: a person who has no choice is answered for; a draw and a real choice wait for the person', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  let answered = 0;
  for (let tables = 0; tables < 12 && answered === 0; tables += 1) {
    const page = await ana.open(await ana.lay(['me', 'bot', 'bot'], { autoPlay: true }));
    expect(page.table?.autoPlay).toBe(true);
    expect(page.match?.asks.filter(({ what, moment }) => what === 'draw' && moment !== true)).toEqual([]); // draws are never answered for
    const seen = await drawUntil(page, 1);
    answered += seen.answered;
    page.socket.close();
  }
  expect(answered).toBeGreaterThan(0);
});

test('without it nobody is answered for', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot', 'bot']));
  expect(page.table?.autoPlay).toBeUndefined();
});
