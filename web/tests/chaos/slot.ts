import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../server/tests/free-port.ts';
import type { Program, Running } from '../../../server/tests/program.ts';

const preload = new URL('./set-clock.mjs', import.meta.url).href;

/** A place for one server process: whenever it ends it is started again, as a supervisor does. */
export class Slot {
  readonly name: string;
  readonly port: number;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #clock: string;
  #program: Program;
  #running: Running | undefined;
  #life: Promise<void> = Promise.resolve();
  #stopped = false;
  /** We ended it ourselves. */
  #struck = false;
  /** Ends nobody had asked for, and what was said to standard error. */
  readonly crashes: string[] = [];
  /** How often it was started, and how often it could not. */
  starts = 0;
  vain = 0;
  /** Lines of its log, by what they say. */
  readonly said = new Map<string, number>();

  private constructor(name: string, port: number, program: Program, folder: string, settings: Readonly<Record<string, string>>) {
    this.name = name;
    this.port = port;
    this.#program = program;
    this.#clock = join(folder, `${name}.clock`);
    this.#settings = { ...settings, PORT: String(port), CHAOS_CLOCK: this.#clock, NODE_OPTIONS: `--import=${preload}` };
  }

  static async open(name: string, program: Program, folder: string, settings: Readonly<Record<string, string>>): Promise<Slot> {
    const slot = new Slot(name, await freePort(), program, folder, settings);
    slot.#life = slot.#live();
    return slot;
  }

  async #live(): Promise<void> {
    while (!this.#stopped) {
      this.#struck = false;
      this.starts += 1;
      const running = this.#program.start(this.#settings);
      this.#running = running;
      let ready = false;
      try {
        await running.ready();
        ready = true;
      } catch {
        this.vain += 1; // its store was gone, or it was struck while it started
      }
      const code = await running.ended();
      if (ready && !this.#struck) this.crashes.push(`${this.name} ended with ${code}: ${running.err.slice(-2000)}`);
      this.#hearLog(running.out);
      if (!ready) await sleep(200);
    }
  }

  #hearLog(out: string): void {
    for (const line of out.split('\n').filter((each) => each.startsWith('{'))) {
      const { msg = '', fault } = JSON.parse(line) as { msg?: string; fault?: { message?: string } };
      const key = fault?.message === undefined ? msg : `${msg}: ${fault.message}`;
      this.said.set(key, (this.said.get(key) ?? 0) + 1);
    }
  }

  /** Serves, as far as it says so itself. */
  async ready(): Promise<void> {
    while (!(this.#running?.out.includes('is ready:') === true)) await sleep(20);
  }

  signal(name: NodeJS.Signals): void {
    if (name === 'SIGKILL' || name === 'SIGTERM') this.#struck = true;
    this.#running?.signal(name);
  }

  /** Ends it; what is started in its place is of this build. */
  replace(program: Program): void {
    this.#program = program;
    this.signal('SIGTERM');
  }

  /** Its clock is wrong by so much from now on, or until it is started again. */
  async setClock(milliseconds: number): Promise<void> {
    writeFileSync(this.#clock, String(milliseconds));
    await this.ready(); // earlier it would not know what the signal means
    this.#running?.signal('SIGUSR2');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.signal('SIGTERM');
    this.signal('SIGCONT');
    await this.#life;
  }
}
