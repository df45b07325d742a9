import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LeftOutError } from '../figure.ts';

/** The cards of a round. */
export interface RoundDeal {
  /** From 1. */
  readonly round: number;
  readonly order: readonly number[];
  readonly leader: number;
  readonly turnedUp: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

export interface RoundMove {
  readonly move: 'play' | 'recruit';
  readonly card: number;
}

/** How a round stood before a move. */
export interface RoundStanding {
  readonly seat: number;
  readonly trump: number;
  readonly listeners: readonly number[];
  readonly stories: readonly number[];
  /** "play 12", "recruit 3". */
  readonly choices: readonly string[];
}

/** Anansi on boardgame.io. */
export interface Reference {
  playRandomRounds(rounds: number, below: (n: number) => number): number;
  replay(
    deal: RoundDeal,
    played: readonly RoundMove[],
  ): { readonly standings: readonly RoundStanding[]; readonly points: readonly number[] };
}

/** The bundle lies elsewhere, and leaves the reference where its packages are. */
const folder = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '.' : '../../bench/reference', import.meta.url));

/** A package of its own with a lock of its own: fetched here when first measured against, never by who wants to play. */
function install(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('bench: fetching boardgame.io to measure against (once) …\n');
  const windows = process.platform === 'win32';
  const npm = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0', '--loglevel=silent'],
    {
      cwd: folder,
      stdio: 'ignore',
      shell: windows,
      timeout: 180_000,
    },
  );
  if (npm.status !== 0)
    throw new LeftOutError('boardgame.io could not be fetched (npm ci in bench/reference failed: is the registry reachable?)');
  writeFileSync(stamp, lock);
}

async function load(): Promise<Reference> {
  install();
  process.env['NODE_ENV'] = 'production'; // without its checks for developers: at its best
  return (await import(pathToFileURL(join(folder, 'rounds.mjs')).href)) as Reference;
}

let loading: Promise<Reference> | undefined;

export function openReference(): Promise<Reference> {
  loading ??= load();
  return loading;
}
