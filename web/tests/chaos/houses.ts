import { FastRandom } from '@tafelrunde/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../../server/store/postgres/open.ts';
import type { Store } from '../../../server/store/port.ts';
import { openSqlite } from '../../../server/store/sqlite/open.ts';
import { type NatsServer, startNats } from '../../../server/tests/bus/nats-server.ts';
import type { Program } from '../../../server/tests/program.ts';
import { once } from '../../../server/tests/store/postgres-place.ts';
import { type OwnPostgres, startIn } from '../../../server/tests/store/postgres-server.ts';
import { Disk } from './disk.ts';
import { type Fence, raiseFence, readFence } from './fence.ts';
import { Somebody } from './page.ts';
import { Slot } from './slot.ts';
import { Wire } from './wire.ts';

/** Short, so that a pause can outlast it. */
export const LEASE = 1000;

const common = {
  TAFEL_SECRET: 'one key for all processes',
  BOT_PAUSE_MS: '5',
  LOG_LEVEL: 'warn',
  LEASE_MS: String(LEASE),
  SLOW_MS: '60000',
};

/** People in twos at as many tables, each on a way of their own to the servers. */
function couples(
  doors: readonly Wire[],
  count: number,
  random: FastRandom,
  first: number,
  pause?: number,
): { people: Somebody[]; play: () => Promise<void> } {
  const people: Somebody[] = [];
  const play: (() => Promise<void>)[] = [];
  for (let n = 0; n < count; n += 1) {
    const [near, far] = [doors[n % doors.length], doors[(n + 1) % doors.length]];
    if (near === undefined || far === undefined) throw new Error('no door');
    const host = new Somebody(`Ana ${first + n}`, near, new FastRandom(random.below(2 ** 32)), 2 * (first + n), pause);
    const guest = new Somebody(`Ben ${first + n}`, far, new FastRandom(random.below(2 ** 32)), 2 * (first + n) + 1, pause);
    people.push(host, guest);
    play.push(
      () => host.plays(),
      () => guest.follows(host),
    );
  }
  return { people, play: async () => void (await Promise.all(play.map((begin) => begin()))) };
}

/** What may be struck, and what must go on. */
export interface House {
  readonly name: string;
  readonly slots: readonly Slot[];
  readonly doors: readonly Wire[];
  readonly people: readonly Somebody[];
  readonly disk: Disk;
  play(): Promise<void>;
  /** Ends the servers in order and opens what they leave. */
  close(): Promise<Store>;
  remove(): Promise<void>;
}

/** Several processes on PostgreSQL and NATS, each with lines of its own to both. */
export interface Cluster extends House {
  readonly postgres: OwnPostgres;
  readonly nats: NatsServer;
  readonly databases: readonly Wire[];
  readonly buses: readonly Wire[];
  /** The process that has the lease of somebody's table just now. */
  home(): Promise<Slot | undefined>;
  fence(): Promise<Fence>;
  /** As a supervisor does it: until it runs. */
  startPostgres(): Promise<void>;
}

export async function openCluster(
  program: Program,
  natsServer: string,
  processes: number,
  tables: number,
  random: FastRandom,
  pause?: number,
): Promise<Cluster> {
  const disk = new Disk('postgres', 1500);
  const postgres = await startIn(disk.path);
  const nats = await startNats(natsServer);
  const settings = new Disk('keys', 4);
  const wires: { database: Wire; bus: Wire }[] = [];
  const slots: Slot[] = [];
  await openPostgres(postgres.url).then((store) => store.close());
  await raiseFence(postgres.url);
  for (let n = 0; n < processes; n += 1) {
    const name = `process-${n}`;
    const [database, bus] = [await Wire.open(postgres.socket), await Wire.open(Number(new URL(nats.url).port))];
    wires.push({ database, bus });
    slots.push(
      await Slot.open(name, program, settings.path, {
        ...common,
        DATA_DIR: settings.path,
        DATABASE_URL: `postgresql://postgres@127.0.0.1:${database.port}/postgres?application_name=${name}`,
        NATS_URL: `nats://127.0.0.1:${bus.port}`,
      }),
    );
  }
  const ports = slots.map(({ port }) => port);
  const doors = await Promise.all(ports.map((_, n) => Wire.open(...ports.slice(n), ...ports.slice(0, n))));
  await Promise.all(slots.map((slot) => slot.ready()));
  const startPostgres = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await postgres.again();
      } catch (fault) {
        if (tries > 100) throw fault;
        await sleep(100);
      }
    }
  };
  const stopAll = async () => {
    await Promise.all(slots.map((slot) => slot.stop()));
    for (const { database, bus } of wires.splice(0)) await Promise.all([database.close(), bus.close()]);
    for (const door of doors.splice(0)) await door.close();
  };
  return {
    name: 'cluster',
    slots,
    doors,
    disk,
    postgres,
    nats,
    databases: wires.map(({ database }) => database),
    buses: wires.map(({ bus }) => bus),
    ...couples(doors, tables, random, 0, pause),
    home: async () => {
      const { rows } = await once(postgres.url, 'SELECT app FROM chaos_leases ORDER BY alive_until DESC LIMIT 1').catch(() => ({
        rows: [],
      }));
      return slots.find(({ name }) => name === rows[0]?.app);
    },
    fence: () => readFence(postgres.url),
    startPostgres,
    close: async () => {
      await stopAll();
      return openPostgres(postgres.url);
    },
    remove: async () => {
      await stopAll();
      await nats.kill();
      await postgres.stop();
      disk.remove();
      settings.remove();
    },
  };
}

/** One process and its folder. */
export async function openAlone(program: Program, tables: number, random: FastRandom): Promise<House> {
  const disk = new Disk('alone', 128);
  const slot = await Slot.open('alone', program, disk.beside, { ...common, DATA_DIR: disk.path });
  const door = await Wire.open(slot.port);
  await slot.ready();
  const stopAll = async () => {
    await slot.stop();
    await door.close().catch(() => undefined);
  };
  return {
    name: 'alone',
    slots: [slot],
    doors: [door],
    disk,
    ...couples([door], tables, random, 50),
    close: async () => {
      await stopAll();
      return openSqlite({ dataDir: disk.path, mode: 'tool' });
    },
    remove: async () => {
      await stopAll();
      disk.remove();
    },
  };
}
