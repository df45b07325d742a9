import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/tests/free-port.ts';

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** So long a server may take to begin on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

/** The built server as a process of its own, on a folder of its own. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'tafelrunde-house-'));
  readonly port: number;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #said = '';

  private constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.port = port;
    this.#environment = environment;
  }

  static async open(environment: NodeJS.ProcessEnv = {}): Promise<House> {
    const house = new House(await freePort(), environment);
    try {
      await house.start();
      return house;
    } catch (fault) {
      await house.close();
      if (!String(fault).includes('is taken by another program')) throw fault;
      return await House.open(environment); // somebody else took the port in between
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** `other`: settings for this start alone. */
  async start(other: NodeJS.ProcessEnv = {}): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.folder,
      BOT_PAUSE_MS: '60',
      LOG_LEVEL: 'warn',
      ...this.#environment,
      ...other,
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    const silent = new Promise((resolve) => child.once('close', resolve));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; ) {
      if (child.exitCode !== null) {
        await silent; // its last words may come after its end
        throw new Error(`the server ended with ${child.exitCode}: ${this.#said}`);
      }
      const answer = await fetch(`${this.address}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not answer: ${this.#said}`);
  }

  /** Pulls the plug, or asks it to end. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.#process = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
