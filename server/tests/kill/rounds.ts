import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { readEvent } from '@tafelrunde/table';
import { openSqlite } from '../../store/index.ts';
import type { Store } from '../../store/port.ts';
import { freePort } from '../free-port.ts';
import type { Program, Running } from '../program.ts';
import { Diehard } from './diehard.ts';

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged, and not where it was said to be. */
  readonly lost: readonly string[];
  /** Written more than once. */
  readonly doubled: readonly string[];
  /** Whatever a client met that should not happen. */
  readonly complaints: readonly string[];
  /** Commands sent again after a kill. */
  readonly repeated: number;
  readonly tables: number;
}

/** Tables at which two people and a bot play at the same time. */
const COUPLES = 3;

/** Plays while the server is killed at random moments, so many times, always starting again on the same folder. */
export async function killRounds(program: Program, kills: number, seed: number): Promise<KillReport> {
  const random = new FastRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'tafel-kill-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async (): Promise<Running> => {
    const running = program.start({ PORT: String(port), DATA_DIR: dataDir, BOT_PAUSE_MS: '5' });
    await running.ready();
    return running;
  };
  const people: Diehard[] = [];
  try {
    let running = await start();
    const playing: Promise<void>[] = [];
    for (let couple = 0; couple < COUPLES; couple += 1) {
      const host = await Diehard.arrive(url, `Ana ${couple}`, random.below(2 ** 32));
      const guest = await Diehard.arrive(url, `Ben ${couple}`, random.below(2 ** 32));
      people.push(host, guest);
      playing.push(host.playOn(), guest.follow(host));
    }
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(20 + random.below(600));
      running.signal('SIGKILL');
      await running.ended();
      running = await start();
      await Promise.all(people.map((person) => person.goesOn())); // by themselves
    }
    for (const person of people) person.stop();
    await Promise.all(playing);
    running.signal('SIGTERM');
    await running.ended();
    const store = await openSqlite({ dataDir, mode: 'tool' });
    try {
      return await audit(store, kills, people);
    } finally {
      await store.close();
    }
  } finally {
    for (const person of people) person.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What was acknowledged against what is stored. */
export async function audit(store: Store, kills: number, people: readonly Diehard[]): Promise<KillReport> {
  const tables = new Set<TableId>(people.flatMap((person) => person.acknowledged.map(({ table }) => table)));
  const written = new Map<string, number[]>();
  for (const table of tables) {
    for (const { seq, body } of await store.read(table, 0)) {
      const { command } = readEvent(body);
      if (command === undefined) continue;
      const key = `${table} ${command}`;
      written.set(key, [...(written.get(key) ?? []), seq]);
    }
  }
  const lost = people.flatMap((person) =>
    person.acknowledged.filter(({ table, id, seq }) => !written.get(`${table} ${person.guest}:${id}`)?.includes(seq)).map(({ id }) => id),
  );
  return {
    kills,
    acknowledged: people.reduce((sum, person) => sum + person.acknowledged.length, 0),
    lost,
    doubled: [...written].filter(([, seqs]) => seqs.length > 1).map(([key]) => key),
    complaints: people.flatMap((person) => person.complaints),
    repeated: people.reduce((sum, person) => sum + person.repeated, 0),
    tables: tables.size,
  };
}
