import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { openSqlite } from '../../store/index.ts';
import { readEvent } from '../../table/events.ts';
import { freePort, type Program, type Running } from '../program.ts';
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
  try {
    let running = await start();
    const ana = await Diehard.arrive(url, 'Ana', random.below(2 ** 32));
    const ben = await Diehard.arrive(url, 'Ben', random.below(2 ** 32));
    const playing = Promise.all([ana.playOn(), ben.follow(ana)]);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(20 + random.below(400));
      running.signal('SIGKILL');
      await running.ended();
      running = await start();
      const before = [ana.acknowledged.length, ben.acknowledged.length] as const;
      await ana.until(() => ana.acknowledged.length > before[0] || ana.complaints.length > 0); // it went on by itself
      await ben.until(() => ben.acknowledged.length > before[1] || ben.complaints.length > 0);
    }
    ana.stop();
    ben.stop();
    await playing;
    running.signal('SIGTERM');
    await running.ended();
    return await audit(dataDir, kills, [ana, ben]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What was acknowledged against what is on the disk. */
async function audit(dataDir: string, kills: number, people: readonly Diehard[]): Promise<KillReport> {
  const store = await openSqlite({ dataDir, mode: 'tool' });
  try {
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
  } finally {
    await store.close();
  }
}
