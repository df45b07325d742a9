import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { librariesStayOutside } from '../../server/tests/bundled.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundled as it is shipped: a process that only has to start, not to compile. Inside the project, where it finds its packages, and beside
 * the games, where it finds the weights of their nets.
 */
async function bundle(): Promise<string> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'tafel-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true })); // files of tests that share a process share it
  await build({
    absWorkingDir: root,
    entryPoints: {
      'cli/main': 'cli/main.ts',
      'cli/arena-worker': 'cli/arena-worker.ts',
      'cli/record-worker': 'cli/record-worker.ts',
      'server/sqlite-writer': 'server/store/sqlite/writer.ts',
    },
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [librariesStayOutside],
  });
  symlinkSync(join(root, 'games'), join(folder, 'games'));
  return join(folder, 'dist', 'cli', 'main.js');
}

const program = bundle();

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly input?: string;
  /** Answers as a person at the terminal does: gets what was said since the last answer, whenever the program waits for a line. */
  readonly answer?: (said: string) => string;
  readonly dataDir?: string;
  /** Gets the process as it starts, to be able to end it. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs the command line as a person would: in a process of its own. */
export async function tafel(args: readonly string[], given: Given = {}): Promise<Ran> {
  const { DATABASE_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, [await program, ...args], {
    env: { ...env, LANG: 'C', LC_ALL: 'C', DATA_DIR: given.dataDir ?? join(tmpdir(), 'tafel-no-such-folder') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  given.onStart?.(child);
  const ran = { out: '', err: '' };
  let heard = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
    if (given.answer === undefined || !ran.out.endsWith('\n> ')) return;
    child.stdin.write(`${given.answer(ran.out.slice(heard))}\n`);
    heard = ran.out.length;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
  child.stdin.on('error', () => undefined); // it may have left before hearing everything
  if (given.answer === undefined) child.stdin.end(given.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...ran }));
  });
}

/** A folder that is gone after the tests of this file. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `--json` promises exactly one object on one line. */
export function oneLine(text: string): Record<string, unknown> {
  const lines = text.split('\n');
  if (lines.length !== 2 || lines[1] !== '') throw new Error(`not one line: ${text}`);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}
