import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { librariesStayOutside } from '../bundled.ts';

/** Writer thread and player, bundled as for production, so that this way of starting them is proved too. */
export interface Program {
  /** For stores that are opened here: starts far sooner than from the sources, which the contract suite does. */
  readonly writer: URL;
  start(...args: readonly string[]): Player;
  /** Ends whatever still runs of it. */
  remove(): void;
}

export interface Player {
  /** The next line it says; undefined when it has ended. */
  line(): Promise<string | undefined>;
  /** kill -9, and everything it had said before. */
  kill(): Promise<readonly string[]>;
  readonly exitCode: Promise<number | null>;
}

export async function bundleProgram(): Promise<Program> {
  // Below node_modules, where the libraries that are not bundled are found.
  const folder = mkdtempSync(fileURLToPath(new URL('../../../node_modules/.tafelrunde-test-', import.meta.url)));
  const children = new Set<ChildProcess>();
  await build({
    entryPoints: [
      { in: fileURLToPath(new URL('./player.ts', import.meta.url)), out: 'player' },
      { in: fileURLToPath(new URL('../../store/sqlite/writer.ts', import.meta.url)), out: 'sqlite-writer' },
    ],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [librariesStayOutside],
    logLevel: 'error',
  });
  return {
    writer: pathToFileURL(join(folder, 'sqlite-writer.js')),
    start: (...args) => {
      const child = spawn(process.execPath, [join(folder, 'player.js'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.add(child);
      child.once('exit', () => children.delete(child));
      return follow(child);
    },
    remove: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function follow(child: ChildProcess): Player {
  if (!child.stdout) throw new Error('The program has no output.');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const line = async () => {
    const next = await lines.next();
    return next.done ? undefined : next.value;
  };
  return {
    line,
    exitCode,
    kill: async () => {
      child.kill('SIGKILL');
      const rest: string[] = [];
      for (let next = await line(); next !== undefined; next = await line()) rest.push(next);
      await exitCode;
      return rest;
    },
  };
}
