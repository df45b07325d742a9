import type { TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../store/postgres/open.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { newFolder } from '../house.ts';
import { Person } from '../people.ts';
import { Program, type Running } from '../program.ts';
import { postgresPlace } from '../store/postgres-place.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { Sink } from './sink.ts';

let postgres: PostgresServer;
let program: Program;
beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), Program.bundle()]);
});
afterAll(async () => {
  await program?.remove();
  await postgres?.stop();
});

const PEOPLE = 3;
const TABLES = 4;

/**
 * At least once, each under a name of its own: what was on its way when a process died comes again under the same one, and the receiver
 * counts names. Here the sink itself is the receiver.
 */
test('kill -9 in the middle of sending, in one process of two and then in both: no call is lost, none has two names', async () => {
  const place = await postgresPlace(postgres.url);
  const store = await openPostgres(place.url);
  onTestFinished(async () => {
    await store.close();
    await place.clear();
  });
  const sink = await Sink.open();
  const settings = {
    DATABASE_URL: place.url,
    DATA_DIR: await newFolder(),
    TAFEL_SECRET: 'one key for all processes',
    LEASE_MS: '500',
    LOG_LEVEL: 'error',
    BOT_PAUSE_MS: '0',
    ALLOW_PRIVATE_WEBHOOKS: '1',
  };
  const start = (more: Record<string, string>): Running => {
    const running = program.start({ ...settings, PORT: '0', ...more });
    onTestFinished(async () => {
      running.signal('SIGKILL');
      await running.ended();
    });
    return running;
  };
  const kill = async (running: Running | undefined) => {
    running?.signal('SIGKILL');
    await running?.ended();
  };
  // Nobody is called yet: first everything stands as it would in a house of many tables.
  const first = start({ REMIND_MS: '86400000' });
  const url = await first.ready();
  const tables: TableId[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await Person.arrive(url, `Person ${n}`);
    const { status } = await person.post('/api/you/reminders/webhook', { url: `${sink.url}/${n}` });
    expect(status).toBe(200);
    for (let t = 0; t < TABLES; t += 1) tables.push(await person.lay(['me', 'bot'], { options: { turnCap: 30 } }));
  }
  await expect
    .poll(async () => (await Promise.all(tables.map((id) => store.row(id)))).every((row) => row?.callAt !== undefined))
    .toBe(true);
  await kill(first);

  const calling = { REMIND_MS: '50' };
  const two: Running[] = [];
  // With these arrivals somebody dies, before the answer: one of two, then both.
  sink.meanwhile = async (count) => {
    if (count === 2) await kill(two[0]);
    if (count === 6) await Promise.all(two.map(kill));
  };
  two.push(start(calling));
  two.push(start(calling));
  await Promise.all(two.map((running) => running.ended()));
  expect(sink.arrived.length).toBeGreaterThanOrEqual(6);
  const last = start(calling);
  await expect.poll(async () => (await store.reminders.outstanding()) === 0 && new Set(names()).size === tables.length).toBe(true);
  function names(): readonly string[] {
    return sink.arrived.map(({ body }) => JSON.parse(body.toString()).id);
  }
  const calls = sink.arrived.map(({ body }) => JSON.parse(body.toString()) as { id: string; table: string });
  expect(new Set(calls.map(({ table }) => table))).toEqual(new Set(tables));
  expect(new Set(calls.map(({ id, table }) => `${id} ${table}`)).size).toBe(tables.length); // one name for each, whoever sent it
  expect(calls.length).toBeGreaterThan(tables.length); // somebody did die in the middle
  const { length } = sink.arrived;
  await Promise.all(tables.map(async (id) => expect((await store.row(id))?.callAt).toBeUndefined()));
  expect((await fetch(`${await last.ready()}/healthz`)).status).toBe(200);
  expect(sink.arrived).toHaveLength(length);
});

test('kill -9 in the middle of sending, in the one process of a house on its own file, twice: the same', async () => {
  const sink = await Sink.open();
  const settings = {
    DATA_DIR: await newFolder(),
    LOG_LEVEL: 'error',
    BOT_PAUSE_MS: '0',
    LEASE_MS: '500',
    ALLOW_PRIVATE_WEBHOOKS: '1',
    PORT: '0',
  };
  const start = (pause: string): Running => {
    const running = program.start({ ...settings, REMIND_MS: pause });
    onTestFinished(async () => {
      running.signal('SIGKILL');
      await running.ended();
    });
    return running;
  };
  const first = start('86400000'); // nobody is called yet
  const ana = await Person.arrive(await first.ready(), 'Ana');
  expect((await ana.post('/api/you/reminders/webhook', { url: `${sink.url}/ana` })).status).toBe(200);
  const tables: TableId[] = [];
  for (let n = 0; n < PEOPLE * TABLES; n += 1) tables.push(await ana.lay(['me', 'bot'], { options: { turnCap: 30 } }));
  const store = await openSqlite({ dataDir: settings.DATA_DIR, mode: 'tool' });
  onTestFinished(() => store.close());
  await expect
    .poll(async () => (await Promise.all(tables.map((id) => store.row(id)))).every((row) => row?.callAt !== undefined))
    .toBe(true);
  first.signal('SIGKILL');
  await first.ended();

  let running: Running;
  sink.meanwhile = async (count) => {
    if (count === 2 || count === 6) running.signal('SIGKILL'); // it has arrived, and is not answered yet
  };
  for (let deaths = 0; deaths < 2; deaths += 1) {
    running = start('50');
    await running.ended();
  }
  running = start('50');
  const calls = () => sink.arrived.map(({ body }) => JSON.parse(body.toString()) as { id: string; table: string });
  await expect
    .poll(async () => (await store.reminders.outstanding()) === 0 && new Set(calls().map(({ id }) => id)).size === tables.length)
    .toBe(true);
  expect(new Set(calls().map(({ table }) => table))).toEqual(new Set(tables));
  expect(new Set(calls().map(({ id, table }) => `${id} ${table}`)).size).toBe(tables.length);
});
