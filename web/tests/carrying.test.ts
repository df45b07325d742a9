import { Match, type MatchRecord, type Plain, writeRecord } from '@tafelrunde/kernel';
import { loadGame } from '@tafelrunde/games';
import { CARRIED_BYTES, type MatchInfo, type TableId } from '@tafelrunde/protocol';
import { finishOf, type Unrated } from '@tafelrunde/table';
import { afterEach, expect, test } from 'vitest';
import { openHouse } from '../../server/tests/house.ts';
import { Person } from '../../server/tests/people.ts';
import { MemoryStore } from '../../table/tests/place.ts';
import { quickRoom, Seatmate, stopHosts, wishFor } from './seatmate.ts';

afterEach(stopHosts);

const headers = { 'content-type': 'text/plain' };
const bring = (person: Person, text: string, here = 'here2345') =>
  person.request(`/api/carried?here=${here}`, { method: 'POST', headers, body: text });

/** One answer from this seat, if it is asked. */
async function answer(mate: { readonly match: MatchInfo; send: Seatmate['send'] }, seat: number): Promise<boolean> {
  const ask = mate.match.asks.find((open) => open.must && open.seat === seat);
  const legal = mate.match.views.find((view) => view.seat === seat)?.legal ?? [];
  if (ask === undefined) return false;
  await mate.send({ type: 'act', seat, ask: ask.id, action: legal.at(-1) });
  return true;
}

test('a match begun in a browser goes on at a server, marked for ever, and what was played can be taken back', async () => {
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2));
  for (let played = 0; played < 6; ) {
    await mate.until(() => mate.match.asks.some((ask) => ask.must && ask.seat === 0) || mate.table.reading !== undefined);
    if (await answer(mate, 0)) played += 1;
  }
  await mate.until(() => mate.match.asks.some((ask) => ask.must && ask.seat === 0));
  const before = mate.match;
  const text = await mate.host.carried();

  const house = await openHouse({ times: { carrying: 120_000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const said = await bring(ruth, text);
  expect(said.status).toBe(201);
  const { table } = (await said.json()) as { table: TableId };
  expect(((await (await bring(ruth, text)).json()) as { table: TableId }).table).toBe(table); // the answer was lost: nothing is doubled

  const page = await ruth.open(table);
  const at = () => page.match as MatchInfo;
  expect(page.table).toMatchObject({ origin: 'carried', owner: true, status: 'running' });
  expect(page.table?.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual(
    mate.table.seats.map(({ kind, name, level }) => [kind, name, level]),
  );
  expect(at().position).toBe(before.position);
  expect(at().views.map(({ view, legal }) => [view, legal])).toEqual(before.views.map(({ view, legal }) => [view, legal]));
  const undo = at().views[0]?.undo;
  expect(undo).toEqual(before.views[0]?.undo);

  // It plays on, and is asked for again as it was left.
  const ask = at().asks.find((open) => open.must && open.seat === 0);
  expect(await page.ask({ type: 'act', seat: 0, ask: ask?.id, action: at().views[0]?.legal.at(-1) })).toMatchObject({ type: 'done' });
  expect(at().position).toBeGreaterThan(before.position);
  const events = await house.server.store.read(table, 0);
  const outcomes = finishOf(events, { kind: 'ranking', reason: '', places: [] }).outcomes.map(({ unrated }) => unrated);
  expect(new Set(outcomes)).toEqual(new Set<Unrated | undefined>(['imported']));
});

test('nothing is played while a match is brought, for it would stay behind; where it does not arrive, all goes on', async () => {
  const store = new MemoryStore();
  const mate = await Seatmate.lay(wishFor('anthem', 1, 2), store);
  const asksMe = () => mate.match.asks.some((ask) => ask.must && ask.seat === 0);
  await mate.until(asksMe);
  const { id } = mate.host;
  const kept = () => store.events.get(id)?.length ?? 0;
  const before = kept();
  let acted: Promise<boolean> | undefined;
  const lost = mate.host.carry(async () => {
    acted = answer(mate, 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept()).toBe(before);
    throw new Error('no server');
  });
  await expect(lost).rejects.toThrow('no server');
  await acted;
  expect(kept()).toBeGreaterThan(before);

  await mate.until(asksMe);
  let brought = '';
  const stood = kept();
  const there = await mate.host.carry(async (text) => {
    acted = answer(mate, 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(kept()).toBe(stood);
    brought = text;
    return 'there';
  });
  expect([there, (JSON.parse(brought) as { record: MatchRecord }).record.log.length]).toEqual(['there', stood - 2]);
  await acted;
  expect(mate.frames.at(-1)).toMatchObject({ type: 'refused' }); // whoever plays in that moment is told that it was not done
  expect(store.events.has(id)).toBe(false);
});

test('brought again after a lost answer it is what stood there; what was played on since is never lost in the older one', async () => {
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2));
  const asksMe = () => mate.match.asks.some((ask) => ask.must && ask.seat === 0);
  await mate.until(asksMe);
  const house = await openHouse({ times: { carrying: 120_000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const tables: TableId[] = [];
  const brings = (arrives: boolean) =>
    mate.host.carry(async (text, here) => {
      const { table } = (await (await bring(ruth, text, here)).json()) as { table: TableId };
      tables.push(table);
      if (!arrives) throw new Error('the answer was lost');
      return table;
    });
  for (let tries = 0; tries < 2; tries += 1) await expect(brings(false)).rejects.toThrow('the answer was lost');
  expect(new Set(tables).size).toBe(1);
  const before = mate.match.position;
  await answer(mate, 0);
  await mate.until(() => mate.match.position > before && asksMe());
  const { position } = mate.match;
  const page = await ruth.open((await brings(true)) as TableId);
  expect(page.match?.position).toBe(position);
});

test('a finished match is carried, too; several at one device become one person’s seats', async () => {
  const store = new MemoryStore();
  const mate = await Seatmate.lay(wishFor('anthem', 2, 0, { options: { turnCap: 10 } }), store, quickRoom, { 1: 'Kaja' });
  for (;;) {
    const [ask] = mate.match.asks.filter(({ must }) => must);
    if (mate.match.result !== undefined || ask === undefined) break;
    await mate.host.uncover(ask.seat);
    await answer(mate, ask.seat);
  }
  const house = await openHouse({ times: { carrying: 120_000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const { table } = (await (await bring(ruth, await mate.host.carried())).json()) as { table: TableId };
  const page = await ruth.open(table);
  expect(page.table).toMatchObject({
    status: 'over',
    origin: 'carried',
    seats: [
      { name: 'Ruth', you: true },
      { name: 'Kaja', you: true },
    ],
  });
  expect(page.table?.startedAt).toBeUndefined();
});

test('what is no match is refused with its reason, and nothing is kept', async () => {
  const house = await openHouse({ limits: { carriedPerAddressPerHour: 1000 }, times: { carrying: 120_000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2));
  const good = JSON.parse(await mate.host.carried()) as { record: Record<string, unknown>; levels: unknown };
  const module = await loadGame('anansi');
  if (module === undefined) throw new Error('no Anansi');
  const { defaults: options, version } = module.game.meta;
  const started = Match.begin(module.game, { options, version, seats: 3, seed: 'ab'.repeat(32) });
  const whole = writeRecord(started, { seats: Array.from({ length: 3 }, () => ({ name: 'R\u202euth', kind: 'person' as const })) });
  const deep = `{"record":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)},"levels":[]}`;
  const laidOut = Match.begin(module.game, {
    options,
    version,
    seats: 3,
    seed: 'ab'.repeat(32),
    start: { state: started.at(0) as Plain, shape: started.shape, why: 'what-if', source: '/replay/abc', position: 0 },
  });
  const people = ['Ruth', 'Kaja', 'Jonas'].map((name) => ({ name, kind: 'person' as const }));
  const cases: readonly (readonly [text: string, code: string])[] = [
    [JSON.stringify({ ...good, extra: 1 }), 'bad-frame'],
    // A clock nobody may choose, and one that says by itself what is left.
    [JSON.stringify({ ...good, clock: { kind: 'live', bank: 1, back: 0 } }), 'bad-frame'],
    [JSON.stringify({ ...good, clock: { kind: 'days', bank: 3 * 86_400_000, back: 0, banks: [1, 2, 3] } }), 'bad-frame'],
    [JSON.stringify({ record: writeRecord(laidOut, { seats: people }), levels: [] }), 'carry-laid-out'],
    [
      JSON.stringify({ record: writeRecord(started, { seats: people.map(({ name }) => ({ name, kind: 'bot' })) }), levels: [] }),
      'bad-record',
    ],
    [JSON.stringify({ ...good, record: { ...good.record, seed: '00'.repeat(32) } }), 'record-edited'],
    [JSON.stringify({ ...good, levels: ['', 'clairvoyant', 'clairvoyant'] }), 'unknown-bot'],
    [JSON.stringify({ record: whole, levels: [] }), 'bad-name'],
    [deep, 'bad-record'],
    ['x'.repeat(CARRIED_BYTES + 1), 'record-too-large'],
  ];
  for (const [i, [text, code]] of cases.entries()) {
    const answer = await bring(ruth, text, `case-${i}`);
    expect((await answer.json()) as object, code).toMatchObject({ failure: { code } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(await house.server.store.tables({ limit: 10 })).toEqual([]);
  expect((await ruth.request('/api/carried?here=..', { method: 'POST', headers, body: '{}' })).status).toBe(400);
});

test('what takes too long is given up, and the next one is not kept waiting by it', async () => {
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2));
  const text = await mate.host.carried();
  const house = await openHouse({ times: { carrying: 1 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const answers = await Promise.all(['one2', 'two2'].map(async (here) => (await bring(ruth, text, here)).json() as Promise<object>));
  for (const said of answers) expect(said).toMatchObject({ failure: { code: 'record-too-slow' } });
});
