import { RefusedError } from '@tafelrunde/kernel';
import type { Clock, MatchInfo, SeatInfo, ServerFrame, TableId } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { together } from '../../conformance/toys/index.ts';
import { botsTurn, loadTable, type TableState, turnsOf, writeSnapshot } from '../index.ts';
import { person, Place, type PlaceWishes, settled, TestPage } from './place.ts';

/* What a person has ordered the table answers for them, after the usual pause, until something ends the order; nobody else can tell. */

const ID = 'test-table-1' as TableId;
const LONG = 10_000;
const guests = ['ana', 'ben'];
const guestOf = (seat: number): string => guests[seat] ?? '';
const asked = ({ match }: TestPage): MatchInfo['asks'][number] => {
  const ask = match?.asks.find(({ must }) => must);
  if (ask === undefined) throw new Error('nobody is asked');
  return ask;
};
const written = (place: Place) => [...place.store.events.values()].flat().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const own = (page: TestPage, seat: number): SeatInfo['orders'] => page.table?.seats[seat]?.orders;

interface Scene {
  readonly place: Place;
  /** By seat. */
  readonly pages: readonly TestPage[];
  /** Whoever has given the order, with their page. */
  readonly seat: number;
  readonly page: TestPage;
}

async function laid(wishes: Partial<PlaceWishes> = {}): Promise<{ readonly place: Place; readonly pages: readonly TestPage[] }> {
  const place = new Place({ module: together, seats: [person('ana'), person('ben')], options: { goal: 60 }, ...wishes });
  return { place, pages: [await place.enter('ana'), await place.enter('ben')] };
}

/** Whoever is asked answers so. */
async function acts({ place, pages }: Pick<Scene, 'place' | 'pages'>, type: string, more: object = {}): Promise<void> {
  const { seat, id } = asked(pages[0] as TestPage);
  await place.does(guestOf(seat), { type: 'act', seat, ask: id, action: { type }, ...more });
}

/** Whoever begins throws, stores, and wants everything stored from now on; then the other has had their day, too. */
async function ordered(wishes: Partial<PlaceWishes> = {}): Promise<Scene> {
  const scene = await laid(wishes);
  const { seat } = asked(scene.pages[0] as TestPage);
  await acts(scene, 'throw');
  await acts(scene, 'store', { order: 'store-all' });
  await acts(scene, 'rest');
  return { ...scene, seat, page: scene.pages[seat] as TestPage };
}

async function later(place: Place, milliseconds = LONG): Promise<void> {
  place.clock.forward(milliseconds);
  await settled();
}

/** As its events tell it, and as a snapshot does. */
async function read(place: Place): Promise<TableState> {
  place.store.snapshots.clear();
  const folded = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  await place.store.saveSnapshot(ID, writeSnapshot(folded));
  const kept = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  expect(kept.orders).toEqual(folded.orders);
  return folded;
}

describe('a standing order', () => {
  test('answers when the question comes again, after the pause of a bot and not before; its person reads it in the log', async () => {
    const scene = await ordered();
    const { place, page, seat } = scene;
    expect(own(page, seat)).toEqual({ standing: ['store-all'], notes: [] });
    await acts(scene, 'throw');
    await later(place, 1);
    expect(asked(page).what).toBe('thrown');
    await later(place);
    expect(asked(page)).toMatchObject({ what: 'plan', seat: 1 - seat });
    expect(written(place).at(-1)).toMatchObject({ type: 'acted', seat, action: { type: 'store' }, ordered: true });
    const { notes = [], standing } = own(page, seat) ?? {};
    expect(standing).toEqual(['store-all']);
    const lines = page.frames.flatMap((frame) => (frame.type === 'state' || frame.type === 'update' ? frame.log : []));
    expect(notes).toEqual([{ n: lines.at(-1)?.n, key: 'store-all' }]);
    expect(place.asked).toEqual([]); // nobody thought about it
  });

  test('tells nobody: all the others get is what they get without it', async () => {
    const told = async (order: object): Promise<readonly ServerFrame[]> => {
      const scene = await laid();
      const { seat } = asked(scene.pages[0] as TestPage);
      await acts(scene, 'throw');
      await acts(scene, 'store', order);
      await acts(scene, 'rest');
      await acts(scene, 'throw');
      await later(scene.place);
      if (asked(scene.pages[0] as TestPage).what === 'thrown') await acts(scene, 'store');
      return scene.pages[1 - seat]?.frames ?? [];
    };
    expect(await told({ order: 'store-all' })).toEqual(await told({}));
  });

  test('withdrawn it answers no more, even what was already asked; to others nothing is said', async () => {
    const scene = await ordered();
    const { place, page, pages, seat } = scene;
    await acts(scene, 'throw');
    const heard = pages[1 - seat]?.frames.length ?? 0;
    await place.does(guestOf(seat), { type: 'order-drop', seat, key: 'store-all' });
    expect(pages[1 - seat]?.frames.slice(heard)).toEqual([expect.objectContaining({ type: 'update', log: [] })]);
    expect(pages[1 - seat]?.frames.at(-1)).not.toHaveProperty('table');
    await later(place);
    expect(asked(page)).toMatchObject({ what: 'thrown', seat });
    expect(own(page, seat)).toMatchObject({ standing: [], notes: [{ key: 'store-all', ended: 'withdrawn' }] });
    await expect(place.does(guestOf(seat), { type: 'order-drop', seat, key: 'store-all' })).rejects.toMatchObject({
      refusal: { code: 'no-order' },
    });
  });

  test('drops when what it was given in view of has changed, and its person is asked', async () => {
    const scene = await ordered();
    const { place, page, seat } = scene;
    await acts(scene, 'throw');
    const help = page.match?.asks.find(({ must, seat: by }) => !must && by !== seat);
    await place.does(guestOf(1 - seat), { type: 'act', seat: 1 - seat, ask: help?.id, action: { type: 'help' } });
    expect(own(page, seat)).toMatchObject({ standing: [], notes: [{ key: 'store-all', ended: 'changed' }] });
    await later(place);
    expect(asked(page)).toMatchObject({ what: 'thrown', seat });
  });

  test('is over with its span, and says so', async () => {
    const scene = await ordered();
    const { place, page, seat } = scene;
    for (let days = 0; days < 2; days += 1) await acts(scene, 'rest');
    expect(own(page, seat)).toMatchObject({ standing: [], notes: [{ key: 'store-all', ended: 'over' }] });
    expect((await read(place)).orders?.standing).toEqual([]);
  });

  test('drops when its person answers otherwise; the same by hand leaves it standing', async () => {
    const scene = await ordered({ options: { goal: 60, again: true } });
    const { page, seat } = scene;
    await acts(scene, 'throw');
    await acts(scene, 'store');
    expect(own(page, seat)).toEqual({ standing: ['store-all'], notes: [] });
    const again = await ordered({ options: { goal: 60, again: true } });
    await acts(again, 'throw');
    await acts(again, 'again');
    expect(own(again.page, again.seat)).toMatchObject({ standing: [], notes: [{ ended: 'otherwise' }] });
    await later(again.place);
    expect(asked(again.page)).toMatchObject({ what: 'thrown', seat: again.seat });
  });

  test('what it answered can be taken back, and then it is off', async () => {
    const scene = await ordered();
    const { place, page, pages, seat } = scene;
    await acts(scene, 'throw');
    await later(place);
    await place.does(guestOf(seat), { type: 'undo', seat });
    if (page.table?.undo !== undefined) await place.does(guestOf(1 - seat), { type: 'consent', seat: 1 - seat, agree: true });
    expect(asked(page)).toMatchObject({ what: 'thrown', seat });
    expect(own(page, seat)).toMatchObject({ standing: [], notes: [{ key: 'store-all' }, { ended: 'undone' }] });
    await later(place);
    expect(asked(pages[0] as TestPage)).toMatchObject({ what: 'thrown', seat });
  });

  test('stands while others take back what does not touch it, and answers nothing while that is asked', async () => {
    const scene = await ordered();
    const { place, page, seat } = scene;
    await place.does(guestOf(1 - seat), { type: 'undo', seat: 1 - seat });
    if (page.table?.undo !== undefined) await place.does(guestOf(seat), { type: 'consent', seat, agree: true });
    expect(asked(page)).toMatchObject({ what: 'plan', seat: 1 - seat });
    expect(own(page, seat)?.standing).toEqual(['store-all']);
  });

  test('ends with whoever gave it: a bot that stands in goes its own way, and whoever has the seat later reads nothing of it', async () => {
    const scene = await ordered();
    const { place, page, seat } = scene;
    await place.does(guestOf(seat), { type: 'stand', seat });
    const state = await read(place);
    expect(state.orders?.standing).toEqual([]);
    expect(state.orders?.notes).toMatchObject([{ seat, ended: 'handed' }]);
    await place.does(guestOf(seat), { type: 'sit', seat, contribution: '00'.repeat(32) });
    expect(own(page, seat)?.standing).toEqual([]);
    await place.does(guestOf(1 - seat), { type: 'place', seat, kind: 'bot' }); // whoever stayed owns the table
    expect((await read(place)).orders?.notes).toEqual([]);
  });

  test('outlives the host: what was asked when it stopped is answered when it is back', async () => {
    const scene = await ordered();
    const { place, seat } = scene;
    await acts(scene, 'throw');
    await place.restart();
    const row = place.store.rows.get(ID);
    expect(row === undefined ? undefined : [botsTurn(row), turnsOf(row)]).toEqual([true, []]); // it is opened by itself, and nobody is called
    expect((await read(place)).orders?.standing).toMatchObject([{ seat, key: 'store-all' }]);
    place.table.wake();
    await settled();
    await later(place);
    expect(written(place).at(-1)).toMatchObject({ type: 'acted', seat, ordered: true });
    await place.table.evict();
  });

  test('takes as long as what the table plays by itself', async () => {
    const times: number[] = [];
    for (const [given, mark] of [
      [['throw', 'store'], { ordered: true }],
      [['throw', 'help', 'store'], { auto: true }], // whoever has no token left can only store
    ] as const) {
      const scene = await laid({ autoPlay: true });
      const { place } = scene;
      for (const type of given) await acts(scene, type, type === 'store' && 'ordered' in mark ? { order: 'store-all' } : {});
      await acts(scene, 'rest');
      await acts(scene, 'throw');
      const from = place.clock.passed;
      for (let i = 0; i < LONG && asked(scene.pages[0] as TestPage).what === 'thrown'; i += 50) await later(place, 50);
      times.push(place.clock.passed - from);
      expect(written(place).at(-1)).toMatchObject({ action: { type: 'store' }, ...mark });
    }
    expect(times[0]).toBe(times[1]);
  });
});

describe('with a clock', () => {
  const live: Clock = { kind: 'live', bank: 1000, back: 5000 };
  const bank = (page: TestPage, seat: number) => page.table?.seats[seat]?.bank;

  test('an ordered answer charges no time and gives none back; that the clock runs is all the others see', async () => {
    const scene = await ordered({ clock: live });
    const { place, page, pages, seat } = scene;
    const before = bank(page, seat);
    await acts(scene, 'throw');
    expect(pages[1 - seat]?.table?.clock?.running).toEqual([seat]);
    await later(place);
    expect(written(place).at(-1)).toMatchObject({ type: 'acted', ordered: true });
    expect(written(place).at(-1)?.['spent']).toBeUndefined();
    expect(bank(page, seat)).toBe(before);
  });

  test('nobody runs out of time while their order is about to answer', async () => {
    const scene = await ordered({ clock: { ...live, back: 0 }, times: { botPause: 5000 } });
    const { place, page, seat } = scene;
    await acts(scene, 'throw');
    await later(place, 60_000);
    expect(written(place).filter(({ type, seat: at }) => type === 'timed-out' && at === seat)).toEqual([]);
    expect(page.table?.seats[seat]?.out).toBeUndefined();
  });
});

describe('nobody orders', () => {
  /** Why not. Nothing has changed by it. */
  const refused = async (send: (scene: Scene, ask: MatchInfo['asks'][number]) => object): Promise<string | undefined> => {
    const scene = await ordered();
    await acts(scene, 'throw');
    const before = written(scene.place).length;
    const command = send(scene, asked(scene.page)) as { readonly type: string };
    const fault: unknown = await scene.place.does(guestOf(scene.seat), command as never).catch((thrown: unknown) => thrown);
    expect(written(scene.place)).toHaveLength(before);
    expect(own(scene.page, scene.seat)).toEqual({ standing: ['store-all'], notes: [] });
    return fault instanceof RefusedError ? fault.refusal.code : undefined;
  };
  const act = (ask: { readonly id: string; readonly seat: number }, more: object) => ({
    type: 'act',
    seat: ask.seat,
    ask: ask.id,
    action: { type: 'store' },
    ...more,
  });
  const order = 'store-all';

  test.each(['no-such-order', 'toString', '__proto__', ''])('what the game does not know (%s)', async (unknown) => {
    expect(await refused((_scene, ask) => act(ask, { order: unknown }))).toBe('bad-order');
  });
  test.each(['help', 'burn'])('another answer than the kind gives, listed or not (%s)', async (type) => {
    expect(await refused((_scene, ask) => act(ask, { order, action: { type } }))).toBe('bad-order');
  });
  test('for somebody else', async () => {
    expect(await refused(({ seat }, ask) => act({ ...ask, seat: 1 - seat }, { order }))).toBe('not-your-seat');
    expect(await refused(({ seat }) => ({ type: 'order-drop', seat: 1 - seat, key: order }))).toBe('not-your-seat');
  });
  test('with an answer to a question that is gone', async () => {
    expect(await refused((_scene, ask) => act({ ...ask, id: `${ask.seat}.thrown.0` }, { order }))).toBe('ask-gone');
  });
  test('what is done by hand', async () => {
    const scene = await laid();
    await expect(acts(scene, 'throw', { order: 'store-all' })).rejects.toMatchObject({ refusal: { code: 'bad-order' } });
  });
  test('the same twice: it is one order, however often it is given', async () => {
    const scene = await ordered();
    for (let days = 0; days < 2; days += 1) {
      await acts(scene, 'throw');
      await acts(scene, 'store', { order: 'store-all' });
    }
    const { standing = [] } = (await read(scene.place)).orders ?? {};
    expect(standing.filter(({ seat }) => seat === scene.seat).length).toBeLessThanOrEqual(1);
  });
});
