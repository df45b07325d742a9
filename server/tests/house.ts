import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { defaultLimits, defaultTimes, type Limits, type Times } from '../limits.ts';
import { openServer, type Parts, type Server } from '../open.ts';
import { type Stand, stand } from './stand.ts';

/** A folder of its own, gone after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tafel-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock on the wall that can be set and stopped, and time itself, that passes faster when it is told to. */
export class Clock {
  #passed = 0;
  #set = 0;
  #stopped: { readonly now: number; readonly elapsed: number } | undefined;
  readonly parts: Required<Pick<Parts, 'now' | 'elapsed'>> = {
    now: () => (this.#stopped?.now ?? Date.now()) + this.#passed + this.#set,
    elapsed: () => (this.#stopped?.elapsed ?? performance.now()) + this.#passed,
  };
  /** From now on time goes by what it is told alone: how long the machine takes for anything is not seen. */
  stop(): void {
    this.#stopped ??= { now: Date.now(), elapsed: performance.now() };
  }
  /** So much time goes by. */
  forward(milliseconds: number): void {
    this.#passed += milliseconds;
  }
  /** Somebody sets the clock on the wall; no time goes by. */
  step(milliseconds: number): void {
    this.#set += milliseconds;
  }
}

export interface Wishes {
  readonly dataDir?: string;
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<Times>;
  readonly config?: Partial<Config>;
  readonly parts?: Parts;
  /** Stays open when the test ends; whoever opened it closes it. */
  readonly stays?: boolean;
}

export interface House {
  readonly server: Server;
  readonly url: string;
  readonly dataDir: string;
  /** Everything that was logged, as JSON lines. */
  readonly logged: string[];
  close(): Promise<void>;
}

/** Tests play faster than people; those about these limits set their own. */
const patient = { frameBurst: 100_000, joinBurst: 10_000, requestBurst: 10_000 };

/** What the clock does by itself every minute, here only a test does, by `server.sweep()`: never in the middle of something else. */
const untilTold = { sweep: 86_400_000, calling: 86_400_000 };

/** A real server on a real port with a real SQLite file. Bots do not pause. */
export async function openHouse(wishes: Wishes = {}): Promise<House> {
  const dataDir = wishes.dataDir ?? (wishes.stays === true ? await mkdtemp(join(tmpdir(), 'tafel-')) : await newFolder());
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const config: Config = {
    ...readConfig({}),
    port: 0,
    dataDir,
    webDir: join(dataDir, 'no-web'),
    limits: { ...defaultLimits, ...patient, ...wishes.limits },
    times: { ...defaultTimes, ...untilTold, botPause: 0, presence: 5, ...wishes.times },
    ...wishes.config,
  };
  const server = await openServer(config, { log, ...wishes.parts });
  if (wishes.stays !== true) onTestFinished(() => server.close());
  return { server, url: server.url, dataDir, logged, close: () => server.close() };
}

/** Until the house has noticed that the pages of a table were closed: a browser knows it a moment earlier. */
export async function emptied(house: House, table: TableId): Promise<void> {
  await expect.poll(() => house.server.tables.at(table).audience).toBe(0);
}

export const standOf = (house: House, id: TableId): Promise<Stand> => stand(house.server, id);
