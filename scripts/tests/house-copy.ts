import { spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const folders = ['kernel', 'conformance', 'protocol', 'games', 'stage', 'bots', 'table', 'server', 'web', 'cli', 'docs'];
const files = [
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'scripts/longest-first.ts', // the order of the tests
  'scripts/tests/long-tests.ts',
  'biome.json',
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.web.json',
];
/** Built, installed, or long and of no interest here. */
const left = new Set(['node_modules', 'dist', 'goldens', 'fixtures']);

/** The packages of the house itself lead into the copy, all others to where they are installed. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') || each === '.bin')) {
    const path = join(from, name);
    if (name === '@tafelrunde') linkModules(path, join(to, name));
    else
      symlinkSync(
        basename(from) === '@tafelrunde' && lstatSync(path).isSymbolicLink() ? readlinkSync(path) : realpathSync(path),
        join(to, name),
      );
  }
}

export interface Ran {
  readonly code: number | null;
  /** Everything it said. */
  readonly said: string;
}

/** A copy of the sources that can be changed, with its packages linked. */
export class HouseCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'tafelrunde-copy-')));

  constructor() {
    const wanted = (path: string) => path.startsWith(join(root, 'cli', 'template')) || !left.has(basename(path));
    for (const name of folders) cpSync(join(root, name), join(this.folder, name), { recursive: true, filter: wanted });
    for (const name of files) cpSync(join(root, name), join(this.folder, name));
    for (const at of ['', 'web']) linkModules(join(root, at, 'node_modules'), join(this.folder, at, 'node_modules'));
  }

  path(...parts: readonly string[]): string {
    return join(this.folder, ...parts);
  }

  /** All files below a folder, from there on. */
  filesIn(folder: string): readonly string[] {
    const below = readdirSync(this.path(folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return below.map((entry) => relative(this.path(folder), join(entry.parentPath, entry.name)).replaceAll('\\', '/')).toSorted();
  }

  run(args: readonly string[], input = ''): Promise<Ran> {
    const child = spawn(process.execPath, args, { cwd: this.folder, env: { ...process.env, LANG: 'C', LC_ALL: 'C' }, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdin.on('error', () => undefined); // it may have left before hearing everything
    child.stdin.end(input);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, said }));
    });
  }

  tafel(args: readonly string[], input?: string): Promise<Ran> {
    return this.run(['--import', 'tsx', 'cli/main.ts', ...args], input);
  }

  vitest(...paths: readonly string[]): Promise<Ran> {
    return this.run([join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...paths]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
