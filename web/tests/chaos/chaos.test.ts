import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedNats } from '../../../scripts/nats.mjs';
import { openHouse } from '../../../server/tests/house.ts';
import { Person } from '../../../server/tests/people.ts';
import { Program } from '../../../server/tests/program.ts';
import { append } from '../../../server/tests/store/position.ts';
import { chaos } from './chaos.ts';
import { check } from './checker.ts';
import type { Acknowledged } from './page.ts';

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
      cluster: ['home paused beyond its lease', 'kill -9 of PostgreSQL', 'kill -9 of a process', 'kill -9 of NATS', 'database in silence'],
      alone: ['clock jump', 'kill -9 of a process', 'pages in silence'],
    };
    const builds = { own: program, other: undefined };
    const report = await chaos({ builds, nats: nats ?? '', seed: 3, faults, processes: 2, tables: [1, 1] });
    expect(report).toMatchObject({ struck: 8, lost: [], doubled: [], broken: [], trespasses: [], complaints: [] });
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
  const length = (await store.read(table, 0)).length;
  await store.append(append(table, length, [JSON.stringify({ type: 'acted', seat: 0, action: { type: 'nothing of the kind' } })]));
  expect((await check(store, told)).broken).toHaveLength(1);
});
