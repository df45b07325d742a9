import type { BotQuestion } from '@tafelrunde/bots';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { type Page, Person } from './people.ts';

/** Bots that answer at once: what is done for somebody is done before a few lines of chat are written. */
const parts = { think: async ({ legal }: BotQuestion) => ({ action: legal.at(-1) ?? {} }) };
const limits = { chatBurst: 100_000 };

/** Gives the table every occasion to act: a lease and a move wait in the same queues of table and store as these lines. */
async function letTheTableAct(page: Page): Promise<void> {
  for (const text of ['one', 'two', 'three', 'four']) await page.does({ type: 'chat', text });
}

interface Seen {
  /** Questions with one answer only that were gone after a while, and those that were still there. */
  answered: number;
  waited: number;
  /** Decisions with a choice. */
  chosen: number;
}

/** Seat 0 draws, keeps when it has a choice, and gives the table time at every question; until the match is over. */
async function drawAndKeep(page: Page): Promise<Seen> {
  const seen: Seen = { answered: 0, waited: 0, chosen: 0 };
  for (;;) {
    const ask = await page.until(({ match, table }) =>
      table?.status === 'over' ? 'over' : match?.asks.find(({ seat, must }) => seat === 0 && must),
    );
    if (ask === 'over') return seen;
    const isOpen = () => page.match?.asks.some(({ id }) => id === ask.id) === true;
    const [first, ...more] = page.match?.views[0]?.legal ?? [];
    const forced = more.length === 0;
    if (ask.what === 'draw') expect(ask.moment).toBe(true); // the person's own moment, though there is no choice
    if (forced || seen.chosen === 0) await letTheTableAct(page);
    if (ask.what === 'draw' || !forced) expect(isOpen()).toBe(true);
    if (!forced) seen.chosen += 1;
    else if (ask.what !== 'draw') seen[isOpen() ? 'waited' : 'answered'] += 1;
    if (!isOpen()) continue;
    await page.does({ type: 'act', seat: 0, ask: ask.id, action: forced ? first : { type: 'keep' } });
    await page.until(() => page.table?.status === 'over' || !isOpen());
  }
}

/** What was written of seat 0's moves: by whom each was made. */
async function movesOf(house: House, table: TableId): Promise<{ auto: number; own: number }> {
  const events = (await house.server.store.read(table, 0)).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const acted = events.filter((event) => event['type'] === 'acted' && event['seat'] === 0);
  const auto = acted.filter((event) => event['auto'] === true).length;
  return { auto, own: acted.length - auto };
}

/** Matches until a decision without a choice and one with a choice came up: in one of a thousand no Death ever comes along. */
async function playUntilBothCame(autoPlay: boolean): Promise<Seen> {
  const house = await openHouse({ parts, limits });
  const ana = await Person.arrive(house.url, 'Ana');
  const all: Seen = { answered: 0, waited: 0, chosen: 0 };
  for (let matches = 0; matches < 4 && (all.answered + all.waited === 0 || all.chosen === 0); matches += 1) {
    const table = await ana.lay(['me', 'bot', 'bot'], { autoPlay });
    const page = await ana.open(table);
    const seen = await drawAndKeep(page);
    const { auto } = await movesOf(house, table);
    expect(auto).toBeGreaterThanOrEqual(seen.answered); // some come and go before this page has looked
    for (const kind of ['waited', 'chosen'] as const) all[kind] += seen[kind];
    all.answered += auto;
    await page.close();
  }
  expect(all.chosen).toBeGreaterThan(0);
  return all;
}

test('auto-play: a person who has no choice is answered for; a draw and a real choice wait for the person', async () => {
  const { answered, waited } = await playUntilBothCame(true);
  expect(answered).toBeGreaterThan(0);
  expect(waited).toBe(0);
});

test('without it nobody is answered for', async () => {
  const { answered, waited } = await playUntilBothCame(false);
  expect(waited).toBeGreaterThan(0);
  expect(answered).toBe(0);
});
