import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { librariesStayOutside } from './bundled.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server, bundled as for production with its worker files, to be started as a process of its own. */
export class Program {
  readonly #folder: string;
  readonly #started: Running[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** `server`: the folder of another release's. */
  static async bundle(server = source('..')): Promise<Program> {
    // Below node_modules, where the libraries that are not bundled are found.
    const folder = mkdtempSync(source('../../node_modules/.tafelrunde-server-'));
    await build({
      entryPoints: [
        { in: join(server, 'main.ts'), out: 'main' },
        { in: join(server, 'store/sqlite/writer.ts'), out: 'sqlite-writer' },
        { in: join(server, 'bot-worker.ts'), out: 'bot-worker' },
      ],
      outdir: join(folder, 'server'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
      plugins: [librariesStayOutside],
    });
    return new Program(folder);
  }

  /** `under`: a command that starts what is appended to it, with less power than it has itself. */
  start(environment: Readonly<Record<string, string>>, under: readonly string[] = []): Running {
    const [command, ...words] = [...under, process.execPath, join(this.#folder, 'server', 'main.js')];
    const child = spawn(command, words, {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = new Running(child);
    this.#started.push(running);
    return running;
  }

  /** Whatever still runs is ended, and the files are gone. */
  async remove(): Promise<void> {
    for (const running of this.#started) running.signal('SIGKILL');
    await Promise.all(this.#started.map((running) => running.ended()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A server in a process of its own. */
export class Running {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  out = '';
  err = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'close');
    child.stdout?.on('data', (chunk) => {
      this.out += String(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      this.err += String(chunk);
    });
  }

  /** The address it prints. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /Tafelrunde is ready: (\S+)/.exec(this.out)?.[1];
      if (address !== undefined) return address;
      const { exitCode, signalCode } = this.#child;
      if (exitCode !== null || signalCode !== null) throw new Error(`it ended with ${exitCode ?? signalCode}: ${this.err}`);
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.#exit]);
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Waits for the end; what it ended with. */
  async ended(): Promise<number | null> {
    await this.#exit;
    return this.#child.exitCode;
  }
}
