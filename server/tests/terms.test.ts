import { loadGame } from '@tafelrunde/games';
import { readRecord, seedOf, verifyRecord, type WholeGame } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { newFolder, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person, playToTheEnd } from './people.ts';

/** Ana's table of Anthem for two, and Ben who sits down; it waits for her word unless said otherwise. */
async function anaAndBen(wishes: Record<string, unknown> = { ownerStarts: true }, house?: Awaited<ReturnType<typeof openHouse>>) {
  const at = house ?? (await openHouse());
  const ana = await Person.arrive(at.url, 'Ana');
  const ben = await Person.arrive(at.url, 'Ben');
  const chances = { ana: hex32(), ben: hex32() };
  const table = await ana.lay(['me', 'open'], { contribution: chances.ana, ...wishes });
  return { house: at, people: { ana, ben }, table, chances, pages: [await ana.open(table), await ben.open(table)] as const };
}
const options = (wished: Record<string, unknown>) => ({ type: 'options', options: wished });
const gives = (seat: number, contribution: string, terms: number) => ({ type: 'contribute', seat, contribution, terms });
const changed = (page: Page, terms: number) => page.until(() => page.table?.terms === terms);

describe('the owner changes the options before the start', () => {
  test('everybody sees them, everybody contributes anew, and the deal is made of that alone', async () => {
    const { pages, chances, people, table } = await anaAndBen();
    const [ana, ben] = pages;
    await ben.does({ type: 'sit', seat: 1, contribution: chances.ben });
    await ana.does(options({ turnCap: 10 }));
    await changed(ben, 1);
    expect(ben.table).toMatchObject({ options: { turnCap: 10 }, seats: [{ owes: true }, { owes: true }] });
    const fresh = { ana: hex32(), ben: hex32() };
    await ana.does(gives(0, fresh.ana, 1));
    expect(await ana.refused({ type: 'start' })).toMatchObject({ code: 'contributions-missing' });
    await ben.does(gives(1, fresh.ben, 1));
    await ana.does({ type: 'start' });
    await playToTheEnd(...pages);
    expect(ana.table?.contributions).toEqual([fresh.ana, fresh.ben]);
    const record = readRecord(await (await people.ana.request(`/api/tables/${table}/record`)).text());
    expect(verifyRecord(((await loadGame('anthem')) as WholeGame).game, record).fair).toBe(true);
    const { game, version, fairness, seed } = record;
    const dealt = (contributions: readonly string[]) =>
      seedOf({ game, version, options: record.options, secret: fairness?.secret ?? '', contributions });
    expect(dealt([fresh.ana, fresh.ben])).toBe(seed);
    expect(dealt([chances.ana, chances.ben])).not.toBe(seed);
  });

  test('attack: a contribution that was on its way, or is given once more, does not count', async () => {
    const { pages, chances, house, table } = await anaAndBen();
    const [ana, ben] = pages;
    await ben.does({ type: 'sit', seat: 1, contribution: chances.ben });
    await ana.does(options({ turnCap: 10 }));
    await changed(ben, 1);
    const { seq } = await standOf(house, table);
    expect(await ben.refused(gives(1, chances.ben, 1))).toMatchObject({ code: 'contribution-stale' });
    expect(await ben.refused(gives(1, chances.ana, 1))).toMatchObject({ code: 'contribution-stale' });
    expect(await ben.refused(gives(1, hex32(), 0))).toMatchObject({ code: 'contribution-stale' });
    expect(await ben.refused(gives(0, hex32(), 1))).toMatchObject({ code: 'not-your-seat' });
    expect(await ben.refused(gives(1, 'no hex', 1))).toMatchObject({ code: 'bad-frame' });
    expect((await standOf(house, table)).seq).toBe(seq);
    const fresh = hex32();
    await ben.does(gives(1, fresh, 1));
    // Changed again: what was fresh a moment ago is as void as the first.
    await ana.does(options({ turnCap: 20 }));
    await changed(ben, 2);
    expect(await ben.refused(gives(1, fresh, 2))).toMatchObject({ code: 'contribution-stale' });
  });

  test('attack: whoever sat down meanwhile has contributed nothing yet', async () => {
    const { pages } = await anaAndBen({});
    const [ana, ben] = pages;
    await ana.does(options({ turnCap: 10 }));
    const stale = hex32();
    await ben.does({ type: 'sit', seat: 1, contribution: stale }); // made before the change was seen
    await ana.does(gives(0, hex32(), 1));
    expect(ben.table).toMatchObject({ status: 'waiting', seats: [{}, { owes: true }] });
    const fresh = hex32();
    await ben.does(gives(1, fresh, 1));
    // The last one sits, and the last contribution is there: now it begins by itself.
    await ben.until(() => ben.match);
    expect(ben.table?.contributions[1]).toBe(fresh);
    expect(ben.table?.status).toBe('running');
  });

  test('who sits down knowing them contributes at once', async () => {
    const { pages } = await anaAndBen();
    const [ana, ben] = pages;
    await ana.does(options({ turnCap: 10 }));
    await ben.does({ type: 'sit', seat: 1, contribution: hex32(), terms: 1 });
    expect(ben.table?.seats[1]).not.toHaveProperty('owes');
  });

  test('nobody else does, nothing impossible, and the same again changes nothing', async () => {
    const { pages, house, table, chances } = await anaAndBen();
    const [ana, ben] = pages;
    await ben.does({ type: 'sit', seat: 1, contribution: chances.ben });
    const { seq } = await standOf(house, table);
    expect(await ben.refused(options({ turnCap: 10 }))).toMatchObject({ code: 'not-owner' });
    expect(await ana.refused(options({ turnCap: -1 }))).toMatchObject({ code: 'bad-options' });
    expect(await ana.refused(options({ wings: true }))).toMatchObject({ code: 'bad-options' });
    expect(await ana.refused({ type: 'options', options: { turnCap: { $gt: 1 } } })).toMatchObject({ code: 'bad-frame' });
    await ana.does(options({}));
    expect((await standOf(house, table)).seq).toBe(seq);
    expect(ana.table?.terms).toBeUndefined();
    await ana.does({ type: 'start' });
    expect(ana.table?.contributions).toEqual([chances.ana, chances.ben]);
    expect(await ana.refused(options({ turnCap: 10 }))).toMatchObject({ code: 'table-running' });
  });

  test('a text the options name belongs to the table from then on, also after a restart', async () => {
    const dataDir = await newFolder();
    const first = await openHouse({ dataDir });
    const ana = await Person.arrive(first.url, 'Ana');
    const andor = (await loadGame('andor')) as WholeGame;
    const legend = andor.game.meta.options.find((spec) => spec.kind === 'content');
    const [name = ''] = legend?.kind === 'content' ? Object.keys(legend.shelf).filter((one) => one !== legend.default) : [];
    const table: TableId = await ana.lay(['me', 'bot'], {
      game: 'andor',
      start: false,
      ownerStarts: true,
      seats: [{ kind: 'me' }, { kind: 'bot', level: andor.levels.usual }],
    });
    const page = await ana.open(table);
    expect(await page.refused(options({ legend: `sha256:${'0'.repeat(64)}` }))).toMatchObject({ code: 'unknown-content' });
    await page.does(options({ legend: name }));
    await first.close();
    const second = await openHouse({ dataDir });
    const again = await ana.at(second.url).open(table);
    expect(again.table).toMatchObject({ terms: 1, options: { legend: name } });
    await again.does(gives(0, hex32(), 1));
    await again.does({ type: 'start' });
    await again.until(() => again.match);
    expect(again.table?.readOnly).toBeUndefined();
  });
});
