import { ladder, signals, together } from '@tafelrunde/conformance/toys';
import type { WholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { openHouse, standOf } from './house.ts';
import { hex32, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

/** The small games of the kernel: what they use of the contract, the server must carry too. */
const shelf =
  (...modules: readonly WholeGame[]) =>
  async (id: string): Promise<WholeGame | undefined> =>
    modules.find((module) => module.game.meta.id === id);

test('one person may hold several seats where the game allows it, with one view for each', async () => {
  const house = await openHouse({ parts: { gameOf: shelf(together) } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'me', 'open'], { game: 'together' });
  const page = await ana.open(table);
  expect(page.you).toEqual([0, 1]);
  await page.does({ type: 'sit', seat: 2, contribution: hex32() });
  expect(page.table?.status).toBe('running');
  expect(page.match?.views.map((view) => view.seat)).toEqual([0, 1, 2]);
  await playToTheEnd(page);
  expect(page.match?.result?.kind).toBe('together');
});

test('several seats asked at once answer in any order', async () => {
  const house = await openHouse({ parts: { gameOf: shelf(signals) } });
  const people = await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(house.url, name)));
  const [ana, ben] = people as [Person, Person];
  const table = await ana.lay(['me', 'open', 'bot'], { game: 'signals' });
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await playToTheEnd(...pages);
  expect(pages[0].seq).toBe(pages[1].seq);
  expect(pages[0].match?.result).toEqual(pages[1].match?.result);
});

test('a match of rules that are not carried any more is to be read, not played', async () => {
  const house = await openHouse({ parts: { gameOf: shelf(ladder) } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open'], { game: 'ladder' });
  const running = await ana.lay(['me', 'bot'], { game: 'ladder' });
  const page = await ana.open(running);
  await page.plays();
  await house.close();

  const { meta } = ladder.game;
  const later: WholeGame = { ...ladder, game: { ...ladder.game, meta: { ...meta, version: 9, carries: [9] } } };
  const again = await openHouse({ dataDir: house.dataDir, parts: { gameOf: shelf(later) } });
  const back = await ana.at(again.url).open(running);
  expect(back.table).toMatchObject({ readOnly: true, status: 'running', version: meta.version });
  expect(back.match).toBeUndefined();
  const before = await standOf(again, running);
  await expectFailure(await back.refused({ type: 'act', seat: 0, ask: 'x', action: { type: 'any' } }), 'read-only');
  await expectFailure(await back.refused({ type: 'look', position: 0 }), 'read-only');
  const waiting = await ana.at(again.url).open(table);
  await expectFailure(await waiting.refused({ type: 'start' }), 'read-only');
  expect(await standOf(again, running)).toEqual(before);
});

test('a match goes on under the version it was begun with while that is carried', async () => {
  const old: WholeGame = { ...ladder, game: { ...ladder.game, meta: { ...ladder.game.meta, version: 1, carries: [1] } } };
  const house = await openHouse({ parts: { gameOf: shelf(old) } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot'], { game: 'ladder' });
  const page = await ana.open(table);
  await page.plays();
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir, parts: { gameOf: shelf(ladder) } });
  const back = await ana.at(again.url).open(table);
  expect(back.table?.version).toBe(1);
  await playToTheEnd(back);
  await back.does({ type: 'rematch', seat: 0 });
  const next = back.table?.rematch?.table;
  if (next === undefined) throw new Error('no rematch');
  expect((await ana.at(again.url).open(next)).table?.version).toBe(ladder.game.meta.version);
});
