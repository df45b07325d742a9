import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@tafelrunde/games';
import type { GameModule, Rules } from '@tafelrunde/kernel';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { Page } from 'playwright-core';
import { action, position, type Sketch } from '../games/silver/tests/table.ts';
import type { Action, Event, State, View } from '../games/silver/state.ts';

export interface SceneOf {
  readonly from: Sketch;
  /** What the bots do when they are asked, one after the other: 'draw, discard'. Then they think for ever. */
  readonly moves?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** The true game, but every match begins where the scene does. */
async function beginningWith({ from }: SceneOf): Promise<GameModule> {
  const module = await loadGame('silver');
  if (module === undefined) throw new Error('no Silver Amulet on the shelf');
  const game = {
    ...module.game,
    rules(options: unknown, version?: number): Rules<State, Action, View, Event> {
      const rules = module.game.rules(options, version) as Rules<State, Action, View, Event>;
      return Object.assign(rules, {
        setup: (...[, , tell]: Parameters<typeof rules.setup>): State => {
          const state = position(from);
          const { round, first, discard, aside, owner } = state;
          tell.all({ kind: 'round', round, first, tie: false, card: discard.at(-1) ?? 0, aside: aside.length, owner });
          return state;
        },
      });
    },
  };
  return { ...module, game };
}

/**
 * A real server at which every match of Silver Amulet begins in a position of one's own choice, so that a page can be seen and touched
 * in moments that chance brings seldom. Its bots do what the scene says, and then nothing more.
 */
export class SilverScene {
  readonly #scene: SceneOf;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(scene: SceneOf, server: Server, folder: string) {
    this.#scene = scene;
    this.#server = server;
    this.#folder = folder;
  }

  static async open(scene: SceneOf): Promise<SilverScene> {
    const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-scene-'));
    const module = await beginningWith(scene);
    // Of the same build as the pages, or they would ask to be loaded again.
    const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
    const config = { ...readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build }), port: 0, dataDir: folder };
    const moves = scene.moves?.split(', ') ?? [];
    const server = await openServer(
      { ...config, times: { ...config.times, botPause: 0 } },
      {
        gameOf: async (id) => (id === 'silver' ? module : undefined),
        think: async () => {
          const move = moves.shift();
          if (move === undefined) return await new Promise(() => undefined);
          return { action: { ...action(move) } };
        },
      },
    );
    return new SilverScene(scene, server, folder);
  }

  get address(): string {
    return this.#server.url;
  }

  /** Takes the first seat under this name and opens the page; gives the table's address. */
  async sitDown(page: Page, name: string): Promise<string> {
    const { villages } = this.#scene.from;
    await page.request.get(`${this.address}/api/me`);
    await page.request.post(`${this.address}/api/me`, { data: { name } });
    const opened = await page.request.post(`${this.address}/api/tables`, {
      data: {
        game: 'silver',
        options: this.#scene.options ?? {},
        seats: [{ kind: 'me' }, ...villages.slice(1).map(() => ({ kind: 'bot', level: 'instant' }))],
        public: false,
        autoPlay: false,
        start: true,
        contribution: 'a5'.repeat(32),
      },
    });
    const { table } = (await opened.json()) as { table: string };
    const address = `${this.address}/t/${table}`;
    await page.goto(address);
    await page.locator('.silver').first().waitFor();
    return address;
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
