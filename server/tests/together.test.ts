import { hashOf } from '@tafelrunde/kernel';
import type { ServerFrame, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Clock, type House, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

const together = (more: object = {}) => ({ type: 'together', follows: true, position: 0, lead: true, ...more });
const show = (position: number, more: object = {}) => ({
  type: 'show',
  place: { position, eyes: 'all', playing: false, speed: 1, ...more },
});

/** A match Ana and Ben have played, with both still there. */
async function finished(limits = {}, clock?: Clock): Promise<{ house: House; table: TableId; ana: Page; ben: Page; anaHerself: Person }> {
  const house = await openHouse({ limits, ...(clock === undefined ? {} : { parts: clock.parts }) });
  const [anaHerself, benHimself] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const table = await anaHerself.lay(['me', 'open'], { options: { turnCap: 10 } });
  const ana = await anaHerself.open(table);
  const ben = await benHimself.open(table);
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  await playToTheEnd(ana, ben);
  return { house, table, ana, ben, anaHerself };
}

const toldOf = (page: Page) =>
  page.frames.findLast((frame): frame is Extract<ServerFrame, { type: 'together' }> => frame.type === 'together');

test('people who played watch together, a stranger with the link as well; a page that comes back leads on', async () => {
  const { house, table, ana, ben, anaHerself } = await finished();
  await ana.does(together());
  await ben.does(together());
  await ben.until(() => toldOf(ben)?.people.length === 2);
  expect(toldOf(ben)?.lead).toMatchObject({ name: 'Ana', seat: 0, you: false });
  await ana.does(show(7, { eyes: 'open', playing: true, speed: 4 }));
  await ana.does({ type: 'point', at: { on: 'seat:1', x: 0.5, y: 1 } });
  expect(await ben.frame('pointed', ({ at }) => at?.on === 'seat:1')).toEqual({ type: 'pointed', at: { on: 'seat:1', x: 0.5, y: 1 } });
  expect(await ben.frame('showed')).toEqual({ type: 'showed', place: { position: 7, eyes: 'open', playing: true, speed: 4 } });
  const cleo = await (await Person.arrive(house.url, 'Cleo')).open(table);
  await cleo.does(together({ position: 3, follows: false }));
  await ana.until(() => toldOf(ana)?.people.length === 3);
  expect(toldOf(ana)?.people.find(({ name }) => name === 'Cleo')).toMatchObject({ follows: false, position: 3, you: false });
  expect(toldOf(ana)?.people.find(({ name }) => name === 'Cleo')).not.toHaveProperty('seat');
  // Everybody has the talk of the table.
  await cleo.does({ type: 'chat', text: 'Look at this!' });
  await ana.until(() => ana.chat.length === 1);
  ana.socket.terminate();
  await ben.until(() => toldOf(ben)?.lead?.away === true);
  const back = await anaHerself.open(table);
  await back.does(together());
  await ben.until(() => toldOf(ben)?.lead?.away === undefined);
  expect(toldOf(back)).toMatchObject({ lead: { name: 'Ana', you: true }, place: { position: 7 } });
});

test('what a hostile page says of it is answered by name and changes nothing, at the table and for anybody who watches', async () => {
  const { house, table, ana, ben } = await finished();
  const mallory = await (await Person.arrive(house.url, 'Mallory')).open(table);
  await ana.does(together());
  await ben.does(together());
  await ben.until(() => toldOf(ben)?.people.length === 2);
  await ana.does(show(5));
  await ben.frame('showed');
  const before = await standOf(house, table);
  const told = hashOf(toldOf(ben));
  const length = ana.match?.position ?? 0;
  const refusals: readonly (readonly [Page, { readonly type: string } & Record<string, unknown>, string])[] = [
    [mallory, show(1), 'not-together'],
    [mallory, { type: 'point', at: { x: 0, y: 0 } }, 'not-together'],
    [mallory, { type: 'lead', wants: true }, 'not-together'],
    [mallory, { type: 'apart' }, 'not-together'],
    [mallory, together({ position: length + 1 }), 'bad-place'],
    [ben, show(1), 'not-leading'],
    [ben, { type: 'point' }, 'not-leading'],
    [ben, { type: 'lead-to', to: toldOf(ben)?.people[0]?.key }, 'not-leading'],
    [ana, show(length + 1), 'bad-place'],
    [ana, show(1, { eyes: 2 }), 'bad-place'],
    [ana, { type: 'lead-to', to: 'f'.repeat(16) }, 'unknown-person'],
    [ana, show(-1), 'bad-frame'],
    [ana, show(1.5), 'bad-frame'],
    [ana, show(1e9), 'bad-frame'],
    [ana, show(1, { eyes: 'hands' }), 'bad-frame'],
    [ana, show(1, { speed: 1000 }), 'bad-frame'],
    [ana, show(1, { state: {} }), 'bad-frame'],
    [ana, { type: 'point', at: { x: 2, y: 0 } }, 'bad-frame'],
    [ana, { type: 'point', at: { x: 0, y: 0, on: '"]<img src=x>' } }, 'bad-frame'],
    [ana, { type: 'point', at: { x: 0, y: 0, on: 'x'.repeat(61) } }, 'bad-frame'],
    [ana, { type: 'lead-to', to: 'Ben' }, 'bad-frame'],
  ];
  for (const [page, wish, code] of refusals) {
    const failure = await page.refused(wish);
    expect(failure.code, JSON.stringify(wish)).toBe(code);
    await expectFailure(failure, code);
  }
  await ana.does(show(6)); // whatever was passed on before this is here by now
  await ben.frame('showed', ({ place }) => place.position === 6);
  expect(ben.frames.flatMap((frame) => (frame.type === 'showed' ? [frame.place.position] : []))).toEqual([5, 6]);
  expect(ben.frames.some((frame) => frame.type === 'pointed' && frame.at !== undefined)).toBe(false);
  expect(hashOf(toldOf(ben))).toBe(told);
  expect(await standOf(house, table)).toEqual(before);
  expect(mallory.frames.some((frame) => frame.type === 'showed' || frame.type === 'pointed')).toBe(false); // only to those who watch
});

test('a flood is refused by name, and the page may still do everything else', async () => {
  const clock = new Clock();
  clock.stop();
  const { ana, ben } = await finished({ leadBurst: 5, leadsPerSecond: 2 }, clock);
  await ana.does(together());
  await ben.does(together());
  for (let n = 1; n <= 4; n += 1) await ana.does({ type: 'point', at: { x: n / 10, y: 0 } });
  expect((await ana.refused({ type: 'point', at: { x: 1, y: 1 } })).code).toBe('too-many-frames');
  expect(ben.frames.filter((frame) => frame.type === 'pointed' && frame.at !== undefined)).toHaveLength(4);
  await ana.does({ type: 'chat', text: 'I may still talk.' });
  clock.forward(1000);
  await ana.does({ type: 'point', at: { x: 1, y: 1 } });
});

test('while a match runs nobody watches it together, and nobody is told anything', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const page = await ana.open(table);
  expect((await page.refused(together())).code).toBe('table-running');
  expect((await page.refused(show(0))).code).toBe('table-running');
  expect(toldOf(page)).toBeUndefined();
});
