import { type StatsFs, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { conditionOf, type Config, type HeldLeases, type OnRoll, type StoreCondition } from '@tafelrunde/server/tools';
import { bad, bytes, type Finding, look, ok } from './finding.ts';

/** The database's own clock may differ from ours by this, in milliseconds. */
const CLOCK = 2000;
/** A write-ahead log is folded into the database long before this. */
const LOG_BYTES = 128 * 1024 * 1024;
const SCARCE = 1024 ** 3;
const FULL = 64 * 1024 ** 2;
const OTHERS = 0o077;

/** What is stored: whether it can be read, fits this program, and has room. */
export async function aboutStore(config: Config, thorough: boolean): Promise<readonly Finding[]> {
  let found: StoreCondition;
  const asked = Date.now();
  try {
    found = await conditionOf({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, thorough });
  } catch (fault) {
    const todo =
      config.databaseUrl === undefined
        ? 'Set DATA_DIR to the folder of the server, or restore a backup: tafel restore FILE.'
        : 'Start PostgreSQL, or correct DATABASE_URL.';
    return [bad('store', fault instanceof Error ? fault.message : String(fault), todo)];
  }
  return [...storeItself(found), ...aboutClock(found, asked), ...aboutLeases(found.leases), ...aboutProcesses(found, config.times.lease)];
}

function storeItself(found: StoreCondition): readonly Finding[] {
  const { engine, schema, wanted, logBytes = 0, connections } = found;
  const running = `${found.tables['running'] ?? 0} running, ${Object.values(found.tables).reduce((sum, n) => sum + n, 0)} in all`;
  const findings: Finding[] = [];
  if (schema > wanted)
    findings.push(bad('store', `${engine}: the database is of a newer release (${schema}, not ${wanted}).`, 'Install that release.'));
  else if (schema < wanted)
    findings.push(
      look(
        'store',
        `${engine}: the database is of an older release (${schema}, not ${wanted}).`,
        'The next start of this release brings it up to date; back it up before.',
      ),
    );
  else findings.push(ok('store', `${engine}, ${bytes(found.bytes)}; tables: ${running}.`));
  if (logBytes > LOG_BYTES)
    findings.push(
      look(
        'store',
        `The write-ahead log has grown to ${bytes(logBytes)}.`,
        'Some program holds the database open for reading: find and end it (lsof), or restart the server.',
      ),
    );
  if (connections !== undefined && connections.used > 0.8 * connections.most)
    findings.push(
      look(
        'store',
        `${connections.used} of ${connections.most} connections to PostgreSQL are in use.`,
        'Raise max_connections, or lower DATABASE_CONNECTIONS of the processes.',
      ),
    );
  return findings;
}

/** It was looked at some time since it was asked: a thorough look takes a while. */
export function aboutClock({ now, engine }: Pick<StoreCondition, 'now' | 'engine'>, asked: number): readonly Finding[] {
  const apart = Math.max(asked - now, now - Date.now());
  if (apart <= CLOCK) return [];
  const says = `The clock of ${engine} and this machine's are ${(apart / 1000).toFixed(1)} s apart.`;
  return [look('clock', says, 'Let both machines set their clocks by the network (timedatectl, chrony).')];
}

/** A lease that has run out is no fault: nobody has to move there. One holder beside another is, where one process serves. */
function aboutLeases(leases: readonly HeldLeases[]): readonly Finding[] {
  const alive = leases.filter(({ left }) => left > 0);
  const held = alive.reduce((sum, { tables }) => sum + tables, 0);
  if (alive.length === 0) return [ok('leases', 'No bots are on the move.')];
  return [ok('leases', `${alive.length === 1 ? 'One process moves' : `${alive.length} processes move`} the bots of ${held} tables.`)];
}

/** Several processes on one database: whether they are of one kind, and whether each table's bots have somebody who moves them. */
function aboutProcesses({ roll, leases, forsaken = [] }: StoreCondition, lease: number): readonly Finding[] {
  if (roll === undefined) return [];
  const alive = roll.filter(({ left }) => left > 0);
  const names = (what: (process: OnRoll) => string) => [...new Set(alive.map(what))].toSorted();
  const [builds, buses] = [names(({ build }) => build), names(({ bus }) => bus)];
  const findings: Finding[] = [];
  if (builds.length > 1)
    findings.push(
      look(
        'version',
        `The ${alive.length} processes on the roll are of different builds: ${builds.join(', ')}.`,
        'Fine during an upgrade; otherwise restart the older ones.',
      ),
    );
  if (buses.length > 1)
    findings.push(
      look(
        'bus',
        `The ${alive.length} processes on the roll wake each other by different means: ${buses.join(', ')}.`,
        'Start all of them with the same NATS_URL, or all without: until then what one writes reaches the others late.',
      ),
    );
  if (builds.length <= 1 && buses.length <= 1)
    findings.push(ok('bus', alive.length === 0 ? 'No process is on the roll.' : `On the roll: ${counted(alive.length)}, by ${buses[0]}.`));
  const strangers = leases.filter(({ left, holder }) => left > 0 && !alive.some(({ id }) => id === holder));
  if (strangers.length > 0)
    findings.push(
      look(
        'leases',
        `${strangers.length === 1 ? 'One process not on the roll holds' : `${strangers.length} processes not on the roll hold`} leases of tables.`,
        'It died a moment ago, or hangs: if it is still so in a minute, find and end it.',
      ),
    );
  // Others look round every half lease, and take what they find.
  const late = forsaken.filter((ago) => ago > 2 * lease);
  if (late.length > 0)
    findings.push(
      look(
        'leases',
        `At ${late.length === 1 ? 'one running table' : `${late.length} running tables`} bots wait for a process that is gone.`,
        alive.length === 0
          ? 'Start the server: it takes them up.'
          : 'Others should have taken them over within seconds: look into their logs.',
      ),
    );
  return [...findings, ok('disk', 'The disk of PostgreSQL is not seen from here: watch it where it runs.')];
}

const counted = (processes: number) => (processes === 1 ? 'one process' : `${processes} processes`);

export function aboutRoom(folder: string, { bavail, bsize, blocks }: Pick<StatsFs, 'bavail' | 'bsize' | 'blocks'>): Finding {
  const free = bavail * bsize;
  const says = `${bytes(free)} of ${bytes(blocks * bsize)} are free where ${folder} lies.`;
  if (free < FULL) return bad('disk', says, 'Make room: without it no move can be written.');
  return free < SCARCE ? look('disk', says, 'Make room soon: a backup needs as much as the database.') : ok('disk', says);
}

/** The folder: room, and who may read it. */
export function aboutFolder({ dataDir, databaseUrl }: Config): readonly Finding[] {
  const folder = resolve(dataDir);
  const findings: Finding[] = [];
  try {
    findings.push(aboutRoom(folder, statfsSync(folder)));
  } catch (fault) {
    findings.push(
      bad(
        'disk',
        `The folder ${folder} cannot be looked at: ${fault instanceof Error ? fault.message : String(fault)}.`,
        'Set DATA_DIR to the folder of the server.',
      ),
    );
    return findings;
  }
  const own = databaseUrl === undefined ? ['key', 'tafelrunde.db', 'tafelrunde.db-wal'] : ['key'];
  const open = own.filter((name) => ((statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0);
  if (open.length > 0)
    findings.push(
      bad(
        'files',
        `Others on this machine can read ${open.join(', ')} in ${folder}.`,
        'chmod 600 them; whoever has read the key can sign in as anybody: make a new one.',
      ),
    );
  return findings;
}
