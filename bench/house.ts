import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import { openServer, openStore, readConfig, type Server, type Store } from '@tafelrunde/server';

/** The bundled writer thread lies with the server; from the sources it is found by itself. */
const bundled = import.meta.url.endsWith('.ts') ? {} : { writer: new URL('../server/sqlite-writer.js', import.meta.url) };

export interface House {
  readonly server: Server;
  readonly store: Store;
  readonly folder: string;
  /** One more server on the same store, as after a restart. */
  readonly another: () => Promise<Server>;
}

/** A place for files that never go to a disk; undefined where the system has none. */
export function memory(): string | undefined {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return undefined;
  }
}

/** A real server on a real database file, in a folder that is gone afterwards. */
export async function inHouse<T>(work: (house: House) => Promise<T>, place = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(place, 'tafel-bench-'));
  const open: { close(): Promise<void> }[] = [];
  try {
    const store = await openStore({ dataDir: folder, ...bundled });
    open.push(store);
    const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' });
    const another = async () => {
      // What nobody looks at is put away as soon as somebody sweeps.
      const server = await openServer({ ...config, times: { ...config.times, idle: 0 } }, { store });
      open.push(server);
      return server;
    };
    return await work({ server: await another(), store, folder, another });
  } finally {
    for (const part of open.toReversed()) await part.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Tables = Server['tables'];
export type Table = ReturnType<Tables['at']>;
type Visitor = Parameters<Table['enter']>[0];
export type Person = Visitor['guest'];

const contribution = 'c'.repeat(64);
let people = 0;
let commands = 0;

/** Unique like what a page makes. */
export function commandId(): string {
  commands += 1;
  return `bench-${commands.toString().padStart(10, '0')}`;
}

function person(): Person {
  people += 1;
  return { id: `bench-guest-${people}`, name: `Guest ${people}` };
}

export interface Seated {
  readonly id: TableId;
  readonly people: readonly Person[];
}

/** A started table of people. */
export async function seatPeople({ tables }: Server, game: string, seats: number, options = {}): Promise<Seated> {
  const sitting = Array.from({ length: seats }, person);
  const [owner, ...others] = sitting;
  if (owner === undefined) throw new RangeError('a table needs people');
  const plan = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'open' as const }))];
  const id = await tables.create(owner, { game, options, seats: plan, public: false, autoPlay: false, start: false, contribution });
  for (const [i, guest] of others.entries()) {
    const sit = commandId();
    await tables.at(id).command(guest, { type: 'sit', id: sit, seat: i + 1, contribution }, sit);
  }
  return { id, people: sitting };
}

/** Everybody who sits there opens the table, and one more looks on; `hear` gets what each is sent (index = seat, then the onlooker). */
export async function openPages(
  { tables }: Server,
  { id, people }: Seated,
  hear: (reader: number, text: string) => void = () => undefined,
): Promise<() => void> {
  const visitors = [...people, person()].map((guest, reader) => ({ guest, send: (text: string) => hear(reader, text) }));
  for (const visitor of visitors) await tables.at(id).enter(visitor, 'join');
  return () => {
    for (const visitor of visitors) tables.at(id).leave(visitor);
  };
}

type Choose = (state: never, seat: number, legal: readonly never[]) => unknown;

/** One action of the seat that is asked, by the way a frame from the wire takes; false when the match is over. */
export async function actOnce({ tables }: Server, { id, people }: Seated, choose: Choose): Promise<boolean> {
  const table = tables.at(id);
  const next = await table.run(async () => {
    const { match } = await table.ready();
    const ask = match?.asks().find((open) => open.must);
    if (match === undefined || ask === undefined) return undefined;
    return { ask, action: choose(match.state as never, ask.seat, match.legal(ask.seat) as readonly never[]) };
  });
  if (next === undefined) return false;
  const { ask, action } = next;
  const guest = people[ask.seat];
  if (guest === undefined) throw new RangeError(`nobody sits at ${ask.seat}`);
  const command = commandId();
  await table.command(guest, { type: 'act', id: command, seat: ask.seat, ask: ask.id, action: action as Record<string, unknown> }, command);
  return true;
}
