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

/** Questions to seat 0, each by its name and once, however soon it was gone again. */
interface Asked {
  /** The person's own moments, though there is no choice. */
  readonly draws: number;
  /** Other questions with one answer only. */
  readonly forced: number;
  /** Decisions with a choice. */
  readonly choices: number;
}

/** Of everything the page was told, not of what it happened to see: an answer may come before anybody has looked at the question. */
function askedOf(page: Page): Asked {
  const asked = new Map<string, keyof Asked>();
  for (const frame of page.frames) {
    if ((frame.type !== 'state' && frame.type !== 'update') || frame.match === undefined) continue;
    const ask = frame.match.asks.find(({ seat, must }) => seat === 0 && must);
    const legal = frame.match.views.find(({ seat }) => seat === 0)?.legal ?? [];
    if (ask === undefined) continue;
    expect(ask.byHand === true).toBe(ask.what === 'draw');
    asked.set(ask.id, ask.what === 'draw' ? 'draws' : legal.length === 1 ? 'forced' : 'choices');
  }
  const count = (kind: keyof Asked) => [...asked.values()].filter((one) => one === kind).length;
  return { draws: count('draws'), forced: count('forced'), choices: count('choices') };
}

/** Seat 0 draws, keeps when it has a choice, and gives the table time wherever it could act by itself; until the match is over. */
async function drawAndKeep(page: Page, autoPlay: boolean): Promise<void> {
  for (;;) {
    const ask = await page.until(({ match, table }) =>
      table?.status === 'over' ? 'over' : match?.asks.find(({ seat, must }) => seat === 0 && must),
    );
    if (ask === 'over') return;
    const isOpen = () => page.match?.asks.some(({ id }) => id === ask.id) === true;
    const legal = page.legal(0);
    const isForced = ask.what !== 'draw' && legal.length === 1;
    if (!isForced || !autoPlay) {
      await letTheTableAct(page);
      expect(isOpen()).toBe(true); // it waits for the person
      await page.does({ type: 'act', seat: 0, ask: ask.id, action: legal.length === 1 ? legal[0] : { type: 'keep' } });
    }
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

/** Matches until one had a decision without a choice and one with a choice: in one of a thousand no Death ever comes along. */
async function playUntilBothCame(autoPlay: boolean): Promise<Asked & { readonly auto: number; readonly own: number }> {
  const house = await openHouse({ parts, limits });
  const ana = await Person.arrive(house.url, 'Ana');
  for (let matches = 0; matches < 4; matches += 1) {
    const table = await ana.lay(['me', 'bot', 'bot'], { autoPlay });
    const page = await ana.open(table);
    await drawAndKeep(page, autoPlay);
    const asked = askedOf(page);
    await page.close();
    if (asked.forced > 0 && asked.choices > 0) return { ...asked, ...(await movesOf(house, table)) };
  }
  throw new Error('no match had both');
}

test('auto-play: a person who has no choice is answered for, each time and no other; a draw and a real choice wait', async () => {
  const { draws, forced, choices, auto, own } = await playUntilBothCame(true);
  expect({ auto, own }).toEqual({ auto: forced, own: draws + choices });
});

test('without it nobody is answered for', async () => {
  const { draws, forced, choices, auto, own } = await playUntilBothCame(false);
  expect({ auto, own }).toEqual({ auto: 0, own: draws + forced + choices });
});
