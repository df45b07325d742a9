import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotQuestion } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import { type BotAnswer, type Plain, type Rules, same, type Tell, type WholeGame } from '@tafelrunde/kernel';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { Page } from 'playwright-core';
import { dealtBy } from './dealt.ts';

const HOUR = 3_600_000;

export interface SceneOf<State = unknown, Event = unknown> {
  readonly game: string;
  readonly seats: number;
  /** The position every match begins in, and what is told of it. Or a number: the deal, and every die and card after it, follow from it. */
  readonly setup: ((tell: Tell<Event>) => State) | number;
  /** What the bots do when they are asked, one after the other; then they think for ever. Or they play as bots do. */
  readonly moves?: readonly Plain[] | 'own';
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** The true game, but every match begins where the scene does. */
async function beginningWith({ game: id, setup }: SceneOf): Promise<WholeGame> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no ${id} on the shelf`);
  const game = {
    ...module.game,
    rules(...made: Parameters<typeof module.game.rules>): Rules<unknown, unknown, unknown, unknown> {
      const rules = module.game.rules(...made) as Rules<unknown, unknown, unknown, unknown>;
      if (typeof setup === 'number') return Object.assign(rules, dealtBy(setup, rules));
      return Object.assign(rules, { setup: (...[, , tell]: Parameters<typeof rules.setup>): unknown => setup(tell) });
    },
  };
  return { ...module, game };
}

/** Bots that do these moves, one after the other, and then nothing more. Where one only may act, it waits until its move is possible. */
function doing(moves: readonly Plain[]): (question: BotQuestion) => Promise<BotAnswer<Plain>> {
  const left = [...moves];
  return async ({ seat, asks, legal }) => {
    const [next] = left;
    const must = asks.some((ask) => ask.seat === seat && ask.must);
    if (next !== undefined && !must && !legal.some((each) => same(each, next))) return {};
    const action = left.shift();
    return action === undefined ? await new Promise(() => undefined) : { action };
  };
}

/**
 * A real server at which every match of a game begins in a position of one's own choice, so that a page can be seen and touched in
 * moments that chance brings seldom. Its bots do what the scene says.
 */
export class Scene {
  readonly #scene: SceneOf;
  readonly #server: Server;
  readonly #folder: string;
  readonly #clock: { passed: number };

  private constructor(scene: SceneOf, server: Server, folder: string, clock: { passed: number }) {
    this.#scene = scene;
    this.#server = server;
    this.#folder = folder;
    this.#clock = clock;
  }

  static async open(scene: SceneOf): Promise<Scene> {
    const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-scene-'));
    const module = await beginningWith(scene);
    // Of the same build as the pages, or they would ask to be loaded again.
    const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
    const config = { ...readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build }), port: 0, dataDir: folder };
    const gameOf = async (id: string) => (id === scene.game ? module : undefined);
    // Bots wait for whoever still reads a reckoning, however slow the browser is.
    // Whole matches are played in some, by people who need no time to think.
    const limits = { ...config.limits, frameBurst: 100_000 };
    const settings = { ...config, limits, times: { ...config.times, botPause: 0, reading: HOUR } };
    const clock = { passed: 0 };
    const server = await openServer(settings, {
      gameOf,
      now: () => Date.now() + clock.passed,
      elapsed: () => performance.now() + clock.passed,
      ...(scene.moves === 'own' ? {} : { think: doing(scene.moves ?? []) }),
    });
    return new Scene(scene, server, folder, clock);
  }

  get address(): string {
    return this.#server.url;
  }

  /** Takes the first seat under this name and opens the page; gives the table's address. Other seats are bots, or free at first. */
  async sitDown(page: Page, name: string, others: 'bot' | 'open' = 'bot'): Promise<string> {
    await page.request.get(`${this.address}/api/me`);
    await page.request.post(`${this.address}/api/me`, { data: { name } });
    const seat = others === 'bot' ? { kind: 'bot', level: 'instant' } : { kind: 'open' };
    const opened = await page.request.post(`${this.address}/api/tables`, {
      data: {
        game: this.#scene.game,
        options: this.#scene.options ?? {},
        seats: [{ kind: 'me' }, ...Array.from({ length: this.#scene.seats - 1 }, () => seat)],
        public: false,
        autoPlay: false,
        start: others === 'bot',
        contribution: 'a5'.repeat(32),
      },
    });
    const { table } = (await opened.json()) as { table: string };
    const address = `${this.address}/t/${table}`;
    await page.goto(address);
    if (others === 'bot') await page.locator(`.${this.#scene.game}`).first().waitFor();
    // From here on nothing moves because a typeface has come.
    await page.evaluate(async () => void (await document.fonts.ready));
    return address;
  }

  /** So many milliseconds pass in the house. */
  passes(time: number): void {
    this.#clock.passed += time;
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
