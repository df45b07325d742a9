import type { TableId } from '@tafelrunde/protocol';
import { summaryFor } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { type House, openHouse, standOf } from './house.ts';
import { commandId, hex32, Person, playToTheEnd } from './people.ts';

test('a command sent again is done once, also after a restart', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const id = commandId();
  const done = await page.does({ type: 'chat', text: 'once' }, id);
  expect(await page.does({ type: 'chat', text: 'once' }, id)).toBe(done);
  await page.does({ type: 'chat', text: 'twice' });
  await house.close();

  const again = await openHouse({ dataDir: house.dataDir });
  const back = await ana.at(again.url).open(table);
  expect(await back.does({ type: 'chat', text: 'once' }, id)).toBe(done);
  expect(back.chat.map((line) => line.text)).toEqual(['once', 'twice']);
});

test('an action sent again after the answer was lost, with a restart in between', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open']);
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await pages[0].until((page) => page.match);
  const [who, page] = pages[0].asked === undefined ? [ben, pages[1]] : [ana, pages[0]];
  const ask = await page.turn();
  if (ask === 'over') throw new Error('over already');
  const id = commandId();
  const act = { type: 'act', seat: ask.seat, ask: ask.id, action: { type: 'draw' } };
  const done = await page.does(act, id);
  const stand = await standOf(house, table);
  await house.close();

  const again = await openHouse({ dataDir: house.dataDir });
  const back = await who.at(again.url).open(table);
  expect(back.match?.position).toBe(1);
  expect(await back.does(act, id)).toBe(done);
  expect((await standOf(again, table)).seq).toBe(stand.seq);
  // Another guest's command of the same name is another command.
  const other = await (who === ana ? ben : ana).at(again.url).open(table);
  const answer = await other.ask({ type: 'chat', text: 'mine' }, id);
  expect(answer.type).toBe('done');
});

test('a command is known again even when it is older than what the table keeps at hand', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open']);
  const page = await ana.open(table);
  const id = commandId();
  await page.does({ type: 'chat', text: 'long ago' }, id);
  const open = house.server.tables.at(table);
  await open.run(async () => (await open.ready()).commands.clear()); // as a thousand later commands would
  const stand = await standOf(house, table);
  expect(await page.does({ type: 'chat', text: 'long ago' }, id)).toBeGreaterThan(0);
  expect((await standOf(house, table)).stored).toBe(stand.stored);
  await page.does({ type: 'chat', text: 'now' });
  expect(page.chat.map((line) => line.text)).toEqual(['long ago', 'now']);
});

test('whoever lost the connection comes back to exactly what the others see', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open', 'bot']);
  const page = await ana.open(table);
  const other = await ben.open(table);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  for (let i = 0; i < 4; i += 1) {
    const turn = await Promise.race([page.until((one) => one.asked && page), other.until((one) => one.asked && other)]);
    await turn.plays();
  }
  other.socket.terminate(); // no goodbye
  await page.until(() => page.table?.seats[1]?.present === false);
  const back = await ben.open(table);
  await page.until(() => page.table?.seats[1]?.present === true);
  await expect.poll(() => page.seq === back.seq).toBe(true);
  expect(back.log.map(({ n, kind, seat }) => ({ n, kind, seat }))).toEqual(page.log.map(({ n, kind, seat }) => ({ n, kind, seat })));
  await playToTheEnd(page, back);
  expect(back.match?.result).toEqual(page.match?.result);
  expect(back.table?.secret).toBe(page.table?.secret);
});

test('a page that finds a gap joins again and gets everything, marked as a resync', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  await page.plays();
  const id = page.table?.id;
  if (id === undefined) throw new Error('no table');
  await page.join(id);
  const states = page.frames.flatMap((frame) => (frame.type === 'state' ? [frame] : []));
  expect(states.map((state) => state.why)).toEqual(['join', 'resync']);
  await page.plays();
});

test('a restart brings back a match with undone steps, chat and stand-ins as they were', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot', 'bot']);
  const page = await ana.open(table);
  for (let i = 0; i < 6; i += 1) await page.plays();
  await page.does({ type: 'chat', text: 'good game' });
  await page.does({ type: 'undo', seat: 0 });
  await page.turn();
  const stand = await standOf(house, table);
  const { log, match, chat } = page;
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir });
  const back = await ana.at(again.url).open(table);
  expect((await standOf(again, table)).hash).toBe(stand.hash);
  expect(back.log).toEqual(log);
  expect(back.match).toEqual(match);
  expect(back.chat).toEqual(chat);
});

test('bots go on by themselves after a restart, though the person they play with is not back', async () => {
  const house = await openHouse({ times: { botPause: 60_000 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const waitsFor = async (one: House, table: TableId) => {
    const row = await one.server.store.row(table);
    return row === undefined ? undefined : summaryFor(row, '', 0).waitsFor;
  };
  let table: TableId;
  do table = await ana.lay(['bot', 'bot', 'me'], { options: { turnCap: 10 } });
  while ((await waitsFor(house, table))?.includes(2) === true); // until a bot is the one to begin
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir });
  await expect.poll(() => waitsFor(again, table)).toEqual([2]);
});

test('a table nobody looks at leaves the memory and comes back the same', async () => {
  const house = await openHouse({ times: { idle: 0 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const page = await ana.open(table);
  for (let i = 0; i < 4; i += 1) await page.plays();
  await page.turn();
  await house.server.sweep();
  expect(house.server.tables.loaded).toBe(1); // somebody looks
  const { match, log } = page;
  await page.close();
  await expect
    .poll(async () => {
      await house.server.sweep();
      return house.server.tables.loaded;
    })
    .toBe(0);
  const snapshot = await house.server.store.snapshot(table);
  expect(snapshot?.seq).toBe(page.seq);
  const back = await ana.open(table);
  expect(back.match).toEqual(match);
  expect(back.log).toEqual(log);
  await playToTheEnd(back);
});

test('looking back shows what the seat saw then, and nothing to play', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  const seen = new Map<number, unknown>();
  for (let i = 0; i < 6; i += 1) {
    await page.turn();
    seen.set(page.match?.position ?? -1, page.match?.views[0]?.view);
    await page.plays();
  }
  for (const [position, view] of seen) {
    const looked = await page.ask({ type: 'look', position });
    if (looked.type !== 'looked') throw new Error('nothing seen');
    expect(looked.position).toBe(position);
    expect(looked.match.views).toEqual([{ seat: 0, view, legal: [] }]);
  }
  expect((await page.refused({ type: 'look', position: 9999 })).code).toBe('not-found');
});
