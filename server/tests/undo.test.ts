import { expect, test } from 'vitest';
import { Clock, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

async function people(...names: readonly string[]) {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts, times: { undo: 60_000 } });
  const [owner, ...others] = await Promise.all(names.map((name) => Person.arrive(house.url, name)));
  if (owner === undefined) throw new Error('nobody');
  const table = await owner.lay(['me', ...others.map(() => 'open' as const)]);
  const pages: Page[] = [await owner.open(table)];
  for (const [i, person] of others.entries()) {
    const page = await person.open(table);
    await page.does({ type: 'sit', seat: i + 1, contribution: hex32() });
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.until(() => page.match)));
  const asked = pages.find((page) => page.asked !== undefined);
  if (asked === undefined) throw new Error('nobody is asked');
  return { house, clock, table, pages, asked, others: pages.filter((page) => page !== asked), seat: asked.you[0] ?? -1 };
}

const draw = (legal: readonly { type: string }[]) => legal.find((action) => action.type === 'draw');

test('what told nobody anything is taken back at once', async () => {
  const { asked, others, seat } = await people('Ana', 'Ben');
  await asked.plays(draw);
  const decision = asked.match?.views[0];
  await asked.plays((legal) => legal.find((action) => action.type === 'keep')); // nobody learns anything from it
  expect(asked.match?.views[0]?.undo).toEqual({ kind: 'free', to: 1 });
  await asked.does({ type: 'undo', seat });
  expect(asked.match?.views[0]?.view).toEqual(decision?.view);
  expect(asked.match?.views[0]?.legal).toEqual(decision?.legal);
  expect(asked.log.at(-1)).toMatchObject({ kind: 'undo', position: 1, seat, agreed: [] });
  expect(asked.log.at(-2)).toMatchObject({ kind: 'play', taken: true });
  const other = await others[0]?.until((page) => page.log.at(-1)?.kind === 'undo' && page);
  expect(other?.log.at(-2)).toMatchObject({ kind: 'play', taken: true });
});

test("what told something needs everybody's consent", async () => {
  const { asked, others, seat, house, table } = await people('Ana', 'Ben', 'Cleo');
  const [first, second] = others as [Page, Page];
  await expectFailure(await asked.refused({ type: 'undo', seat }), 'nothing-to-undo');
  await expectFailure(await first.refused({ type: 'consent', seat: first.you[0], agree: true }), 'no-undo-asked');
  const before = asked.match;
  await asked.plays(draw);
  await asked.does({ type: 'undo', seat });
  await first.until(() => first.table?.undo);
  expect(first.table?.undo).toEqual({
    by: seat,
    to: 0,
    agreed: [],
    needed: [first.you[0], second.you[0]].toSorted((a, b) => Number(a) - Number(b)),
  });
  expect(asked.match?.position).toBe(1); // nothing is taken back yet
  await first.does({ type: 'consent', seat: first.you[0], agree: true });
  expect(asked.match?.position).toBe(1);
  await expectFailure(await first.refused({ type: 'consent', seat: second.you[0], agree: true }), 'not-your-seat');
  await second.does({ type: 'consent', seat: second.you[0], agree: true });
  await asked.until(() => asked.match?.position === 0);
  expect(asked.match?.views[0]?.view).toEqual(before?.views[0]?.view);
  expect(asked.table?.undo).toBeUndefined();
  expect(asked.log.at(-1)).toMatchObject({ kind: 'undo', seat, agreed: expect.arrayContaining([first.you[0], second.you[0]]) });
  // Chance is rewound too: the same card comes again.
  const drawn = (page: Page) => page.log.filter((line) => line.kind === 'play').map((line) => line.events);
  await asked.plays(draw);
  expect(drawn(asked)[1]).toEqual(drawn(asked)[0]);
  expect((await standOf(house, table)).stored).toBe(asked.seq);
});

test('one who denies ends the request, and it shows', async () => {
  const { asked, others, seat } = await people('Ana', 'Ben', 'Cleo');
  const [first, second] = others as [Page, Page];
  await asked.plays(draw);
  await asked.does({ type: 'undo', seat });
  await first.does({ type: 'consent', seat: first.you[0], agree: true });
  await second.does({ type: 'consent', seat: second.you[0], agree: false });
  await asked.until(() => asked.table?.undo === undefined);
  expect(asked.table?.undoDenied).toEqual({ by: seat, denier: second.you[0] });
  expect(asked.match?.position).toBe(1);
  await expectFailure(await asked.refused({ type: 'undo', seat }), 'undo-was-refused'); // not twice about the same move
  await asked.plays();
  expect(asked.table?.undoDenied).toBeUndefined();
});

test('what was said to a request and why it was refused stays in the log', async () => {
  const { asked, others, seat, house, table } = await people('Ana', 'Ben', 'Cleo');
  const [first, second] = others as [Page, Page];
  await asked.plays(draw);
  await expectFailure(await asked.refused({ type: 'undo', seat, words: 'x'.repeat(500) }), 'bad-chat');
  await asked.does({ type: 'undo', seat, words: ' Wrong tap, Ben. ' });
  await first.until(() => first.table?.undo?.words === 'Wrong tap, Ben.');
  await first.does({ type: 'consent', seat: first.you[0], agree: true });
  const unknown = { type: 'consent', seat: second.you[0], agree: false, reason: 'bored' };
  await expectFailure(await second.refused(unknown), 'bad-frame');
  await second.does({ type: 'consent', seat: second.you[0], agree: false, reason: 'learned', words: 'Sorry' });
  const refused = { n: 1, by: seat, words: 'Wrong tap, Ben.', agreed: first.you, denier: second.you[0], reason: 'learned', said: 'Sorry' };
  await asked.until(() => asked.table?.undos);
  expect(asked.table?.undos).toEqual([refused]);
  expect(asked.table?.undoDenied).toEqual({ by: seat, denier: second.you[0], reason: 'learned', said: 'Sorry' });
  await asked.plays();
  const mover = await Promise.race([asked, ...others].map((page) => page.until(() => page.asked && page)));
  await mover.plays(draw);
  await mover.does({ type: 'undo', seat: mover.you[0] });
  for (const page of [asked, ...others]) {
    if (page === mover) continue;
    await page.until(() => page.table?.undo);
    await page.does({ type: 'consent', seat: page.you[0], agree: true });
  }
  await mover.until(() => (mover.table?.undos?.length ?? 0) === 2);
  expect(mover.table?.undos?.[1]).toMatchObject({ n: mover.log.at(-1)?.n, by: mover.you[0], agreed: expect.any(Array) });
  expect(mover.log.at(-1)?.kind).toBe('undo');
  const { server } = house;
  const kept = server.tables.at(table);
  const events = await kept.run(async () => (await kept.ready()).undos);
  expect(events).toEqual(mover.table?.undos);
});

test('the one who asked may withdraw; play that goes on lets the request lapse', async () => {
  const { asked, others, seat } = await people('Ana', 'Ben');
  await asked.plays(draw);
  await asked.does({ type: 'undo', seat });
  await asked.does({ type: 'consent', seat, agree: false });
  expect(asked.table?.undo).toBeUndefined();
  expect(asked.table?.undoDenied).toEqual({ by: seat });
  await asked.does({ type: 'undo', seat });
  expect(asked.table?.undo).toBeDefined();
  await asked.plays();
  expect(asked.table?.undo).toBeUndefined();
  await others[0]?.until((page) => page.table?.undo === undefined && page.seq === asked.seq);
});

test('a request nobody answers is dropped after its time', async () => {
  const house = await openHouse({ times: { undo: 50 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open']);
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await pages[0].until((page) => page.match);
  const asked = pages[0].asked === undefined ? pages[1] : pages[0];
  await asked.plays(draw);
  await asked.does({ type: 'undo', seat: asked.you[0] });
  await asked.until(() => asked.table?.undoDenied);
  expect(asked.table?.undo).toBeUndefined();
  expect(asked.match?.position).toBe(1);
});

test('bots consent, and wait while people are asked', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot', 'bot']));
  await page.plays();
  await page.plays();
  await page.turn();
  const { position = 0 } = page.match ?? {};
  await page.does({ type: 'undo', seat: 0 });
  await page.until(() => page.log.at(-1)?.kind === 'undo' || page.log.some((line) => line.kind === 'undo'));
  expect(page.log.find((line) => line.kind === 'undo')).toMatchObject({ seat: 0, agreed: [] });
  expect(page.match?.position).toBeLessThan(position);
});

test('somebody for whom a bot stands in is not waited for', async () => {
  const { asked, others, seat } = await people('Ana', 'Ben', 'Cleo');
  const [first, second] = others as [Page, Page];
  await asked.plays(draw);
  await asked.does({ type: 'undo', seat });
  await first.does({ type: 'consent', seat: first.you[0], agree: true });
  expect(asked.match?.position).toBe(1);
  await second.does({ type: 'stand', seat: second.you[0] }); // leaves instead of answering
  await asked.until(() => asked.log.some((line) => line.kind === 'undo'));
});
