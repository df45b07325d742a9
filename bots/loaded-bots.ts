import type { GameWithBots } from '@tafelrunde/kernel';
import { BotBench } from './answer.ts';
import { type PlayedOtherwise, type UnreadNet, unreadNets } from './otherwise.ts';

/** So many milliseconds after weights could not be read they are asked for again. */
const AGAIN = 60_000;

interface Loaded {
  readonly module: GameWithBots;
  /** With bots made of these weights. */
  readonly bench: BotBench;
}

interface Means {
  readonly load: (game: string) => Promise<GameWithBots | undefined>;
  readonly now: () => number;
  /** The match goes on whatever happens; whoever wonders why a master plays otherwise is told the reason, once. */
  readonly onUnread: (net: UnreadNet) => void;
  /** Hears of tables the net of a level never saw, perhaps of the same kind more than once. */
  readonly onOtherwise: (played: PlayedOtherwise) => void;
}

/**
 * The games of whoever thinks for bots, each loaded once for all questions: a net is a megabyte to read. What failed is tried again: a game
 * at the next question, weights after a while and behind the back of whoever plays instead, so that nobody waits for them twice.
 */
export class LoadedBots {
  readonly #means: Means;
  readonly #games = new Map<string, Promise<Loaded | undefined>>();
  /** Of games without their weights: when they are due again. */
  readonly #due = new Map<string, number>();
  readonly #said = new Set<string>();

  constructor(means: Means) {
    this.#means = means;
  }

  of(game: string): Promise<Loaded | undefined> {
    const known = this.#games.get(game);
    if (known === undefined) return this.#first(game);
    if (this.#means.now() >= (this.#due.get(game) ?? Number.POSITIVE_INFINITY)) void this.#again(game);
    return known;
  }

  #first(game: string): Promise<Loaded | undefined> {
    const loading = this.#load(game);
    this.#games.set(game, loading);
    loading.catch(() => this.#games.delete(game));
    return loading;
  }

  async #again(game: string): Promise<void> {
    this.#due.delete(game);
    const loaded = await this.#load(game).catch(() => undefined);
    if (loaded === undefined) this.#due.set(game, this.#means.now() + AGAIN);
    else if (loaded.module.unread === undefined) this.#games.set(game, Promise.resolve(loaded));
  }

  async #load(game: string): Promise<Loaded | undefined> {
    const { load, now, onOtherwise } = this.#means;
    const module = await load(game);
    if (module === undefined) return undefined;
    for (const net of unreadNets(module)) this.#say(net);
    if (module.unread !== undefined) this.#due.set(game, now() + AGAIN);
    return { module, bench: new BotBench(onOtherwise) };
  }

  #say(net: UnreadNet): void {
    const line = JSON.stringify(net);
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#means.onUnread(net);
  }
}
