import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { type Page, Person } from './people.ts';

interface Seen {
  /** Decisions that were made for the person. */
  answered: number;
  /** Decisions that waited for the person. */
  chosen: number;
}

/** Seat 0 draws whenever it may, keeps when it has a choice, and leaves the rest to the table; until the match is over. */
async function drawAndKeep(page: Page): Promise<Seen> {
  const seen: Seen = { answered: 0, chosen: 0 };
  for (;;) {
    const ask = await page.until(({ match, table }) =>
      table?.status === 'over' ? 'over' : match?.asks.find(({ seat, must }) => seat === 0 && must),
    );
    if (ask === 'over') return seen;
    const legal = page.match?.views[0]?.legal ?? [];
    const forced = ask.what === 'decide' && legal.length === 1;
    if (forced) seen.answered += 1;
    else await page.ask({ type: 'act', seat: 0, ask: ask.id, action: ask.what === 'draw' ? { type: 'draw' } : { type: 'keep' } });
    if (ask.what === 'decide' && !forced) seen.chosen += 1;
    await page.until(({ match, table }) => table?.status === 'over' || !match?.asks.some(({ id }) => id === ask.id));
  }
}

test('auto-play: a person who has no choice is answered for; a draw and a real choice wait for the person', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const seen: Seen = { answered: 0, chosen: 0 };
  // In one match in a thousand no Death ever comes along: then another.
  for (let matches = 0; matches < 4 && (seen.answered === 0 || seen.chosen === 0); matches += 1) {
    const page = await ana.open(await ana.lay(['me', 'bot', 'bot'], { autoPlay: true }));
    expect(page.table?.autoPlay).toBe(true);
    const first = await page.until(({ match }) => match?.asks.find(({ seat }) => seat === 0));
    expect(first).toMatchObject({ what: 'draw', moment: true });
    await sleep(150); // far longer than a bot's pause here
    expect(page.match?.asks.map(({ id }) => id)).toContain(first.id); // a draw is never answered for
    const { answered, chosen } = await drawAndKeep(page);
    seen.answered += answered;
    seen.chosen += chosen;
    page.socket.close();
  }
  expect(seen.answered).toBeGreaterThan(0);
  expect(seen.chosen).toBeGreaterThan(0);
});

test('without it nobody is answered for', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot', 'bot']));
  expect(page.table?.autoPlay).toBeUndefined();
});
