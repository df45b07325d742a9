import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TableId } from '@tafelrunde/protocol';
import { openPostgres } from '../../store/postgres/open.ts';
import { Diehard } from '../kill/diehard.ts';
import { audit } from '../kill/rounds.ts';
import { newFolder } from '../house.ts';
import { type Page, Person, playToTheEnd } from '../people.ts';
import { freePort } from '../free-port.ts';
import { Program, type Running } from '../program.ts';
import { once, postgresPlace } from '../store/postgres-place.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { raiseFence, readFence } from '../../../web/tests/chaos/fence.ts';
import { openDoor } from './door.ts';

let postgres: PostgresServer;
let program: Program;
beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), Program.bundle()]);
});
afterAll(async () => {
  await program?.remove();
  await postgres?.stop();
});

/** A house on an empty database, whose processes are started one by one. */
async function newHouse() {
  const place = await postgresPlace(postgres.url);
  const store = await openPostgres(place.url);
  const dataDir = await newFolder();
  const settings = {
    DATABASE_URL: place.url,
    DATA_DIR: dataDir,
    TAFEL_SECRET: 'one key for all processes',
    LEASE_MS: '1000',
    LOG_LEVEL: 'error',
  };
  onTestFinished(async () => {
    await store.close();
    await place.clear();
  });
  return {
    store,
    url: place.url,
    start: async (port: number, more: Record<string, string> = {}): Promise<Running & { readonly url: string }> => {
      const running = program.start({ ...settings, PORT: String(port), BOT_PAUSE_MS: '5', ...more });
      onTestFinished(async () => {
        running.signal('SIGKILL');
        await running.ended();
      });
      const url = await running.ready();
      return Object.assign(running, { url });
    },
    stored: async (table: TableId) => (await store.read(table, 0)).length,
  };
}

/** So long a slow process lets its bots ponder, in milliseconds: longer than a lease. */
const PONDERING = 5000;

/** Plays until bots are to move, if they are not already. */
async function untilBots(page: Page): Promise<void> {
  while (page.asked !== undefined) await page.plays();
}

describe('processes of one house on one PostgreSQL', () => {
  test('SIGTERM of each in turn and kill -9 under play: nothing acknowledged is lost or done twice, pages go on by themselves', async () => {
    const house = await newHouse();
    const ports = [await freePort(), await freePort()] as const;
    let [one, two] = await Promise.all([house.start(ports[0]), house.start(ports[1])]);
    const [left, right] = [await openDoor(ports), await openDoor(ports.toReversed())];
    const people: Diehard[] = [];
    const playing: Promise<void>[] = [];
    for (const couple of [1, 2]) {
      const ana = await Diehard.arrive(left.url, `Ana ${couple}`, couple);
      const ben = await Diehard.arrive(right.url, `Ben ${couple}`, couple + 10);
      people.push(ana, ben);
      playing.push(ana.playOn(), ben.follow(ana));
    }
    const allGoOn = () => Promise.all(people.map((person) => person.goesOn()));
    await allGoOn();
    one.signal('SIGTERM');
    expect(await one.ended()).toBe(0);
    await allGoOn();
    one = await house.start(ports[0]);
    two.signal('SIGTERM');
    expect(await two.ended()).toBe(0);
    await allGoOn();
    two = await house.start(ports[1]);
    one.signal('SIGKILL');
    await one.ended();
    await allGoOn();
    for (const person of people) person.stop();
    await Promise.all(playing);
    await left.close();
    await right.close();
    const report = await audit(house.store, 3, people);
    expect(report).toMatchObject({ lost: [], doubled: [], complaints: [] });
    expect(report.acknowledged).toBeGreaterThan(15);
    expect([one.err, two.err]).toEqual(['', '']);
  });

  test('a process that sleeps beyond its lease writes nothing by it; the tables of one that died are taken over', async () => {
    const house = await newHouse();
    await raiseFence(house.url);
    // Long enough that a machine that stands still for a moment takes it from nobody.
    const lease = { LEASE_MS: '3000' };
    const [slow, quick] = await Promise.all([house.start(0, { BOT_PAUSE_MS: String(PONDERING), ...lease }), house.start(0, lease)]);
    const ana = await Person.arrive(slow.url, 'Ana');
    const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 12 } });
    const here = await ana.open(table);
    await untilBots(here); // the slow one has the lease, and ponders
    const due = Date.now() + PONDERING;
    const there = await ana.at(quick.url).open(table);
    slow.signal('SIGSTOP');
    await there.until(() => there.asked); // bots have moved, by the other one's right
    await sleep(due - Date.now()); // the sleeper's bot was to move meanwhile: awake, it does so at once
    const before = await house.stored(table);
    slow.signal('SIGCONT');
    await here.until(() => here.seq === there.seq);
    expect(await house.stored(table)).toBe(before);
    await playToTheEnd(there);
    await here.until(() => here.over);

    const unwatched = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 12 } });
    const page = await ana.open(unwatched);
    await untilBots(page);
    await page.close();
    const left = await house.stored(unwatched);
    slow.signal('SIGKILL');
    await expect.poll(() => house.stored(unwatched)).toBeGreaterThan(left);
    expect((await readFence(house.url)).trespasses).toEqual([]);
  });

  test('bots among themselves go on for whoever looks at them, when the process that moved them is killed', async () => {
    const house = await newHouse();
    const lease = { LEASE_MS: '3000' };
    const [first, second] = await Promise.all([house.start(0, { BOT_PAUSE_MS: '60000', ...lease }), house.start(0, lease)]);
    const ana = await Person.arrive(first.url, 'Ana');
    const table = await ana.lay(['bot', 'bot', 'bot'], { options: { turnCap: 10 } });
    await ana.open(table);
    const holds = async () => (await once(house.url, `SELECT 1 FROM leases WHERE table_id = '${table}' AND alive_until > 1`)).rowCount;
    await expect.poll(holds).toBe(1); // the first one has the lease, and thinks for a minute
    const there = await (await Person.arrive(second.url)).open(table);
    first.signal('SIGKILL');
    await first.ended();
    await there.until(() => there.over);
    expect(there.table?.status).toBe('over');
    expect(second.err).toBe('');
  });
});
