import { PAGE } from '@tafelrunde/kernel';
import type { LogLine, ServerFrame, TableId } from '@tafelrunde/protocol';
import { LINES_SENT } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { emptied, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';

type Of<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

async function older(page: Page, before: number): Promise<Of<'logged'>> {
  const answer = await page.ask({ type: 'log', before });
  if (answer.type !== 'logged') throw new Error(JSON.stringify(answer));
  return answer;
}

/** Plays on, and takes back every second move, until the log has so many lines. */
async function longMatch(page: Page, lines: number): Promise<void> {
  for (let plays = 0; page.log.length < lines; plays += 1) {
    const choice = (page.match?.views ?? []).flatMap(({ seat = 0, legal }) =>
      legal.map((action) => ({ seat, action: action as { type: string } })),
    );
    const [chosen] = choice.toSorted((a, b) => Number(a.action.type === 'end-day') - Number(b.action.type === 'end-day'));
    if (chosen === undefined) throw new Error('the legend is over too soon');
    const { seat, action } = chosen;
    const ask = page.match?.asks.find((open) => open.seat === seat)?.id ?? '';
    await page.does({ type: 'act', seat, ask, action });
    if (plays % 2 === 0) await page.does({ type: 'undo', seat });
  }
}

test('a page is sent the newest lines and asks for the older ones, before and after the table was put away', async () => {
  const house = await openHouse({ times: { idle: 0 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'me'], { game: 'andor' });
  const page = await ana.open(table);
  await longMatch(page, LINES_SENT + 2 * PAGE + 5);
  const whole = page.log;
  expect(whole.some((line) => line.taken)).toBe(true);
  await page.close();
  await emptied(house, table);
  await house.server.tables.sweep();
  expect(house.server.tables.loaded).toBe(0);
  expect(await house.server.store.page(table, 0)).toBeDefined();

  const again = await ana.open(table);
  const state = await again.frame('state');
  expect(state.log.length).toBeLessThanOrEqual(LINES_SENT);
  expect(state.earlier).toBe(state.log[0]?.n);
  let log: readonly LogLine[] = state.log;
  for (let earlier = state.earlier ?? 0; earlier > 0; ) {
    const answer = await older(again, earlier);
    expect(answer.earlier).toBe(answer.log[0]?.n);
    log = [...answer.log, ...log];
    earlier = answer.earlier;
  }
  expect(log).toEqual(whole);
  expect(await older(again, 0)).toMatchObject({ log: [], earlier: 0 });
  expect((await older(again, 1_000_000)).log.at(-1)).toEqual(whole.at(-1));
});

test('plain play says nothing about the table; what is new about it is said once', async () => {
  const house = await openHouse();
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const table = await ana.lay(['me', 'open']);
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  for (const page of pages) await page.until(({ table: info }) => info?.status === 'running' && info.seats.every((seat) => seat.present));
  const before = pages.map((page) => page.frames.length);
  for (let plays = 0; plays < 6; plays += 1) {
    const page = await Promise.race(pages.map((one) => one.until(() => one.asked && one)));
    const seq = await page.plays();
    await Promise.all(pages.map((one) => one.until(() => one.seq >= seq)));
  }
  const updates = pages.map((page, i) => page.frames.slice(before[i]).filter((frame): frame is Of<'update'> => frame.type === 'update'));
  for (const frames of updates) {
    expect(frames).toHaveLength(6);
    expect(frames.filter((frame) => frame.table !== undefined)).toEqual([]);
    expect(frames.every((frame) => frame.match !== undefined)).toBe(true);
  }
  await pages[0].does({ type: 'chat', text: 'hello' });
  await pages[0].does({ type: 'stand', seat: 0 });
  const told = await pages[1].until(({ table: info }) => info?.seats[0]?.standIn === true && info);
  expect(told.seats[0]?.name).toBe('Ana');
});

test('where a table agreed to look back no further than the last trick, neither the log nor a look does (ANA-6.7)', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const kim = await Person.arrive(house.url, 'Kim');
  const play = async (lookBack: string): Promise<{ readonly table: TableId; readonly pages: readonly Page[] }> => {
    const table = await ana.lay(['me', 'open', 'open'], { game: 'anansi', options: { lookBack } });
    const pages = await Promise.all([ana, ben, kim].map((person) => person.open(table)));
    for (const seat of [1, 2]) await pages[seat]?.does({ type: 'sit', seat, contribution: hex32() });
    for (let cards = 0; cards < 10; cards += 1) {
      const page = await Promise.race(pages.map((one) => one.until(() => one.asked && one)));
      await page.plays((legal) => legal[0]);
    }
    return { table, pages };
  };
  const played = ({ log }: { readonly log: readonly LogLine[] }) =>
    log.filter((line) => line.events.some((event) => (event as { kind: string }).kind === 'played')).map((line) => line.position);

  const strict = await play('last');
  const late = await ana.open(strict.table);
  // Three tricks and one card: the last trick are the cards 7 to 9.
  expect(played(await late.frame('state'))).toEqual([7, 8, 9, 10]);
  expect(played(await older(late, 1_000_000))).toEqual([7, 8, 9, 10]);
  expect(late.log.flatMap((line) => line.events).filter((event) => (event as { kind: string }).kind === 'trick-won')).toHaveLength(3);
  expect((await late.ask({ type: 'look', position: 6 })).type).toBe('looked');
  expect((await late.refused({ type: 'look', position: 5 })).code).toBe('too-far-back');

  const open = await ana.open((await play('all')).table);
  expect(played(await open.frame('state'))).toHaveLength(10);
  expect((await open.ask({ type: 'look', position: 0 })).type).toBe('looked');
});
