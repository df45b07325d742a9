import type { Meta, Random } from './contract.ts';
import { type NetMaker, withBots } from './levels.ts';
import type { BotPrograms, GameBrief, GameModule, GameWithBots, WholeGame } from './module.ts';
import type { GameTexts, InEveryLanguage } from './texts.ts';

/** What is told of a game before anything of it is loaded: its tile in the lobby. */
export interface Tile extends Pick<Meta<unknown>, 'id' | 'seats' | 'minutes' | 'severalSeats'> {
  /** It can be learned by playing: `meta.lesson` says how. */
  readonly teaches?: boolean;
  /** All win or lose together: bots are partners there, nobody to play against. */
  readonly together?: boolean;
  /** Where it lies among the tiles, the smallest first. Games without one lie behind the others, by their ids. */
  readonly place?: number;
  readonly words: InEveryLanguage<{
    readonly name: string;
    /** What kind of game it is, in a few words. */
    readonly kind: string;
    /** One sentence that makes one want to play it. */
    readonly line: string;
  }>;
}

/** Many matches by careful play. */
export interface Statistics {
  readonly matches: number;
  /** Share of matches won, by place in turn order. */
  readonly shares: readonly number[];
  readonly turns: { readonly mean: number; readonly deviation: number };
  readonly endings: Readonly<Record<string, number>>;
}

/** What a game brings beyond the contract for people who study it. */
export interface Studies {
  readonly statistics?: (seats: number, matches: number, random: Random) => Statistics;
  /** Says where the rules and their second reading part; undefined when they agree. */
  readonly secondReading?: (matches: number, random: Random, onProgress: (done: number) => void) => string | undefined;
}

/** What short names of options stand for: the seats, by which flag, and sets of `key=value` of which each match takes the next. */
export interface Meant {
  readonly seats?: { readonly flag: string; readonly count: string };
  readonly sets: readonly (readonly string[])[];
}

/** What the terminal knows of a game beyond the contract. */
// any: a registry holds games of every type
export interface TerminalSide<Action = any, Options = any> {
  /** Flags that say in one word what would otherwise take several options: each with the name of its value and what it means. */
  readonly flags?: Readonly<Record<string, { readonly value: string; readonly text: string }>>;
  /** What these flags stand for. A wrong number of seats or a wrong value is found where seats and options are read. */
  readonly mean?: (given: Readonly<Record<string, string | undefined>>, meta: Meta<Options>) => Meant;
  /** What nobody is interrupted for while others play: it can wait until one's own turn. */
  readonly canWait?: (action: Action) => boolean;
}

/**
 * All that the outside knows of a game: the index of its folder. What is heavy is fetched by whoever needs it, so that a page carries
 * neither bots nor languages nobody reads. What only a browser can show lies in the folder by its place: `tile/`, `table/`, `rulebook/`.
 */
// any: a registry holds games of every type
export interface GameFolder<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly tile: Tile;
  /**
   * Where the rules are heavy and people may look back as far as they like: what a page draws with until somebody asks the rules
   * something. A page takes the rules themselves where this is absent.
   */
  readonly brief?: () => Promise<GameBrief<View, Options>>;
  readonly rules: () => Promise<GameModule<State, Action, View, Event, Options>>;
  readonly bots: () => Promise<BotPrograms<State, Action, View, Event>>;
  readonly texts: InEveryLanguage<() => Promise<GameTexts<View, Action, Event>>>;
  readonly studies?: () => Promise<Studies>;
  readonly terminal?: () => Promise<TerminalSide<Action, Options>>;
}

/** Where the weights of nets come from: the bytes of `nets/<level>.bin` in the folder of a game. Files and fetching are for hosts. */
export type Weights = (game: string, level: string) => Promise<Uint8Array>;

/** The rules with the programs that play by them: for whoever thinks. Without weights, levels with a net are played by another. */
export async function gameWithBots<State, Action, View, Event, Options>(
  folder: GameFolder<State, Action, View, Event, Options>,
  weights?: Weights,
): Promise<GameWithBots<State, Action, View, Event, Options>> {
  const [rules, { makers, thinking, nets = {} }] = await Promise.all([folder.rules(), folder.bots()]);
  const read: Record<string, NetMaker<State, Action, View, Event>> = {};
  const unread: Record<string, string> = {};
  for (const [level, maker] of Object.entries(weights === undefined ? {} : nets)) {
    try {
      read[level] = maker(await (weights as Weights)(folder.tile.id, level));
    } catch (fault) {
      unread[level] = fault instanceof Error ? fault.message : String(fault);
    }
  }
  const lost = Object.keys(unread).length === 0 ? {} : { unread };
  return { ...rules, levels: withBots(rules.levels, makers, read), ...(thinking && { thinking }), ...lost };
}

/** Everything at once: for servers, the terminal and tests. */
export async function wholeGame<State, Action, View, Event, Options>(
  folder: GameFolder<State, Action, View, Event, Options>,
  weights?: Weights,
): Promise<WholeGame<State, Action, View, Event, Options>> {
  const [game, de, en, fr] = await Promise.all([gameWithBots(folder, weights), folder.texts.de(), folder.texts.en(), folder.texts.fr()]);
  return { ...game, texts: { de, en, fr } };
}
