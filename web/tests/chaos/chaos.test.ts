import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installedNats } from '../../../scripts/nats.mjs';
import { openPostgres } from '../../../server/store/postgres/open.ts';
import { openHouse } from '../../../server/tests/house.ts';
import { Person } from '../../../server/tests/people.ts';
import { Program } from '../../../server/tests/program.ts';
import { append } from '../../../server/tests/store/position.ts';
import { postgresPlace } from '../../../server/tests/store/postgres-place.ts';
import { startPostgres } from '../../../server/tests/store/postgres-server.ts';
import { chaos } from './chaos.ts';
import { check } from './checker.ts';
import { raiseFence, readFence } from './fence.ts';
import type { Acknowledged } from './page.ts';
import { judged } from './restart.ts';

const nats = installedNats();
let program: Program;
beforeAll(async () => {
  program = await Program.bundle();
});
afterAll(() => program?.remove());

test.runIf(nats !== undefined)(
  'whatever is killed, paused, cut or set wrong: nothing acknowledged is lost or done twice, pages go on by themselves',
  { timeout: 400_000 },
  async () => {
    const faults = {
      cluster: [
        'home paused beyond its lease',
        'kill -9 of PostgreSQL',
        'kill -9 of a process',
        'kill -9 of NATS',
        'database in silence',
        'bus cut off beyond the lease',
      ],
      alone: ['clock jump', 'kill -9 of a process', 'pages in silence'],
    };
    const builds = { own: program, other: undefined };
    const report = await chaos({ builds, nats: nats ?? '', seed: 3, faults, processes: 2, tables: [1, 1] });
    expect(report).toMatchObject({ struck: 9, lost: [], vanished: [], doubled: [], broken: [], trespasses: [], complaints: [] });
    expect(report.acknowledged).toBeGreaterThanOrEqual(20); // whoever goes on does one thing at least, before the first fault and after each
    expect(report.botsWrote).toBeGreaterThan(0);
  },
);

test('the checker sees what is missing, what is another, and what the rules do not allow', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot'], { options: { turnCap: 20 } });
  const page = await ana.open(table);
  const guest = ana.cookie.split('=')[1]?.split('.')[0] ?? '';
  const told: Acknowledged[] = [];
  for (let n = 0; n < 4; n += 1) {
    const ask = await page.turn();
    if (ask === 'over') throw new Error('over');
    const action = page.legal(ask.seat)[0];
    const id = `chaos-${n}-abcdef`;
    const seq = await page.does({ type: 'act', seat: ask.seat, ask: ask.id, action }, id);
    told.push({ table, command: `${guest}:${id}`, seq, seat: ask.seat, action });
  }
  await page.turn(); // nobody writes while it is checked: the bot has moved
  const { store } = house.server;
  expect(await check(store, told)).toMatchObject({ lost: [], doubled: [], broken: [] });
  const [first, second, third] = told;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few');
  const wrong = [
    { ...first, seq: first.seq + 1 },
    { ...second, action: { type: 'nothing of the kind' } },
    { ...third, command: `${guest}:never-sent-it` },
  ];
  expect((await check(store, [...told, ...wrong])).lost).toHaveLength(3);
  // What somebody saw is stored as they saw it, the bot's moves as well: one that never was, or was another, is noticed.
  const seen = (lines: readonly object[]) => [new Map([[table, new Set(lines.map((line) => JSON.stringify(line)))]])];
  expect(page.log.some(({ seat }) => seat === 1)).toBe(true);
  expect((await check(store, told, seen(page.log))).vanished).toEqual([]);
  const [line] = page.log.slice(-1);
  if (line === undefined) throw new Error('nothing was shown');
  const untrue = [
    { ...line, n: line.n + 1 },
    { ...line, seat: 1 - (line.seat ?? 0) },
    { ...line, events: [...line.events, { type: 'more' }] },
  ];
  expect((await check(store, told, seen(untrue))).vanished).toHaveLength(3);
  const length = (await store.read(table, 0)).length;
  await store.append(append(table, length, [JSON.stringify({ type: 'acted', seat: 0, action: { type: 'nothing of the kind' } })]));
  expect((await check(store, told)).broken).toHaveLength(1);
  // Written a second time, past everything that would have noticed.
  const again = (await store.read(table, 0)).find(({ seq }) => seq === first.seq);
  if (again === undefined) throw new Error('gone');
  await store.append(append(table, length + 1, [again.body]));
  expect((await check(store, told)).doubled).toEqual([`${table} ${first.command}`]);
});

test('the fence sees what a bot or a clock writes without a lease, and nothing else', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const place = await postgresPlace(postgres.url);
  const store = await openPostgres(place.url);
  await raiseFence(place.url);
  const table = 'fenced' as TableId;
  const bot = JSON.stringify({ type: 'acted', seat: 1, action: {}, bot: true });
  const [person, clock] = [bot.replace(',"bot":true', ''), JSON.stringify({ type: 'timed-out', seat: 0 })];
  await store.append(append(table, 0, [person], { status: 'running' }));
  expect(await readFence(place.url)).toEqual({ written: 0, trespasses: [], hands: 0 });
  await store.append(append(table, 1, [bot]));
  await store.append(append(table, 2, [clock]));
  const { trespasses } = await readFence(place.url);
  expect(trespasses.map((one) => one.split(' by ')[0])).toEqual(['fenced 2', 'fenced 3']);
  await store.shared.lease(table, 'this one', 600_000);
  await store.append(append(table, 3, [bot, clock]));
  expect(await readFence(place.url)).toMatchObject({ written: 4, trespasses, hands: 1 });
  await store.close();
});

test('a rolling restart fails by what was lost or by a long silence, unless the machine was overloaded', () => {
  expect(judged({ wrong: [], silences: [0.4, 2], load: 1 }, 2)).toEqual({ fails: false });
  expect(judged({ wrong: ['lost'], silences: [0.4], load: 9 }, 2)).toEqual({ fails: true });
  expect(judged({ wrong: [], silences: [0.4, 2.1], load: 4 }, 2)).toMatchObject({ fails: true, says: expect.stringContaining('2.1 s') });
  expect(judged({ wrong: [], silences: [2.1], load: 4.1 }, 2)).toMatchObject({ fails: false, says: expect.stringContaining('4.1 on 2') });
  expect(judged({ wrong: ['lost'], silences: [2.1], load: 4.1 }, 2)).toMatchObject({ fails: true });
});
