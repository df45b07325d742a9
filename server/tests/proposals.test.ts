import { loadGame } from '@tafelrunde/games';
import type { GameModule } from '@tafelrunde/kernel';
import { openProposals } from '@tafelrunde/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetGuest } from '../operator.ts';
import { openSqlite } from '../store/index.ts';
import { newFolder, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';

let andor: GameModule;
beforeAll(async () => {
  andor = (await loadGame('andor')) as GameModule;
});

const goTo = { type: 'propose', seat: 0, key: 'go-to', params: { field: 18 } };

/** What lies open for a page, from what it was sent alone. */
function openFor(page: Page) {
  const { proposals = { kinds: {}, stretch: () => -1 } } = andor;
  return openProposals(page.chat, proposals, page.match?.views[0]?.view);
}

/** Ana and Ben, each with a socket, and Cleo who looks on. */
async function threeAtTable(wishes: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(wishes);
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => Person.arrive(house.url, name)));
  const [ana, ben, cleo] = people as [Person, Person, Person];
  const table = await ana.lay(['me', 'open'], { game: 'andor' });
  const pages = [await ana.open(table), await ben.open(table), await cleo.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  for (const page of pages) await page.until(() => page.match);
  return { house, people: { ana, ben, cleo }, table, pages };
}

describe('over a real socket', () => {
  test('a proposal reaches everybody, its answer too, and whoever comes later', async () => {
    const { pages, people, table } = await threeAtTable();
    const [ana, ben, cleo] = pages;
    await ana.does(goTo);
    await ben.until(() => openFor(ben).length === 1);
    const [proposal] = openFor(ben);
    await ben.does({ type: 'reply', seat: 1, proposal: proposal?.id, yes: false, reason: 'too-far' });
    for (const page of pages) {
      await page.until(() => openFor(page)[0]?.replies.length === 1);
      expect(openFor(page)).toEqual([{ ...proposal, replies: [{ seat: 1, yes: false, say: { key: 'too-far' } }] }]);
    }
    expect(openFor(await people.cleo.open(table))).toEqual(openFor(cleo));
  });

  test('what is forged is refused by name, and nobody hears of it', async () => {
    const { pages } = await threeAtTable({ limits: { chatBurst: 1000 } });
    const [ana, ben, cleo] = pages;
    const refused = async (page: Page, wish: Parameters<Page['refused']>[0]) => (await page.refused(wish)).code;
    expect(await refused(cleo, goTo)).toBe('not-your-seat');
    expect(await refused(ben, goTo)).toBe('not-your-seat');
    expect(await refused(ana, { ...goTo, name: 'Ben' })).toBe('bad-frame');
    expect(await refused(ana, { ...goTo, params: { field: 'x'.repeat(41) } })).toBe('bad-frame');
    expect(await refused(ana, { ...goTo, params: { field: { $gt: 0 } } })).toBe('bad-frame');
    expect(await refused(ana, { ...goTo, params: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`p${n}`, n])) })).toBe(
      'bad-frame',
    );
    expect(await refused(ana, { ...goTo, to: [1, 1] })).toBe('bad-proposal');
    expect(await refused(ana, { ...goTo, key: '__proto__' })).toBe('bad-proposal');
    expect(await refused(ana, { ...goTo, params: { field: 99 } })).toBe('bad-proposal');
    expect(await refused(ana, { ...goTo, stretch: 3 })).toBe('bad-frame');
    await ana.does(goTo);
    await ben.until(() => openFor(ben).length === 1);
    const id = openFor(ben)[0]?.id;
    expect(await refused(cleo, { type: 'reply', seat: 1, proposal: id, yes: true })).toBe('not-your-seat');
    expect(await refused(ana, { type: 'reply', seat: 1, proposal: id, yes: true })).toBe('not-your-seat');
    expect(await refused(ana, { type: 'reply', seat: 0, proposal: id, yes: true })).toBe('proposal-not-yours');
    expect(await refused(ben, { type: 'withdraw', seat: 1, proposal: id })).toBe('proposal-not-yours');
    expect(await refused(ben, { type: 'reply', seat: 1, proposal: id, yes: true, reason: 'because' })).toBe('bad-proposal');
    expect(await refused(ben, { type: 'reply', seat: 1, proposal: `${id}x`, yes: true })).toBe('bad-frame');
    await ana.does({ type: 'withdraw', seat: 0, proposal: id });
    expect(await refused(ben, { type: 'reply', seat: 1, proposal: id, yes: true })).toBe('proposal-gone');
    expect(ben.chat.map(({ n }) => n)).toEqual([0, 1]);
  });

  test('no faster than chat', async () => {
    const { pages } = await threeAtTable({ limits: { chatBurst: 2, chatPerSecond: 0 } });
    const [ana] = pages;
    await ana.does(goTo);
    await ana.does({ type: 'chat', text: 'well?' });
    expect(await ana.refused(goTo)).toMatchObject({ code: 'too-many-frames' });
    expect(await ana.refused({ type: 'withdraw', seat: 0, proposal: '0' })).toMatchObject({ code: 'too-many-frames' });
  });

  test('games that have none say so, and before the start there is nothing to propose', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const anthem = await ana.open(await ana.lay(['me', 'bot', 'bot']));
    expect(await anthem.refused(goTo)).toMatchObject({ code: 'no-proposals' });
    const waiting = await ana.open(await ana.lay(['me', 'open'], { game: 'andor' }));
    expect(await waiting.refused(goTo)).toMatchObject({ code: 'table-not-running' });
  });
});

test('whoever is forgotten has proposed and answered nothing under their name', async () => {
  const dataDir = await newFolder();
  const { house, pages, table } = await threeAtTable({ dataDir });
  const [ana, ben] = pages;
  await ana.does(goTo);
  await ben.until(() => openFor(ben).length === 1);
  await ben.does({ type: 'reply', seat: 1, proposal: openFor(ben)[0]?.id, yes: true });
  await ana.until(() => ana.chat.length === 2);
  await house.close();
  const store = await openSqlite({ dataDir });
  const before = await store.talk(table, { limit: 10 });
  expect(before.map(({ body }) => body).join()).toMatch(/Ana.*Ben/);
  const guest = (JSON.parse(before[0]?.body ?? '{}') as { readonly command: string }).command.split(':')[0] ?? '';
  await forgetGuest(store, guest);
  const after = (await store.talk(table, { limit: 10 })).map(({ body }) => body).join();
  expect(after).not.toMatch(/\bAna\b/); // three letters may stand in the name of a command by chance
  expect(after).toContain('Ben');
  expect(after).toContain('go-to');
  await store.close();
});
