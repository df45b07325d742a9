import {
  type GameBrief,
  type GameFolder,
  type GameModule,
  type GameTexts,
  type GameWithBots,
  gameWithBots,
  type Language,
  type Weights,
  type WholeGame,
  wholeGame,
} from '@tafelrunde/kernel';
import * as games from './list.ts';

const LAST = Number.POSITIVE_INFINITY;

/** The games as they lie in the lobby. */
export const folders: readonly GameFolder[] = Object.values(games).toSorted(
  ({ tile: a }, { tile: b }) => Math.sign((a.place ?? LAST) - (b.place ?? LAST)) || (a.id < b.id ? -1 : 1),
);

export const gameIds: readonly string[] = folders.map(({ tile }) => tile.id);

export function folderOf(id: string): GameFolder | undefined {
  return folders.find(({ tile }) => tile.id === id);
}

/** What a page draws a table with. */
export async function loadBrief(id: string): Promise<GameBrief | undefined> {
  const folder = folderOf(id);
  return (folder?.brief ?? folder?.rules)?.();
}

/** The rules alone, for tables, and for pages that ask them something. */
export async function loadRules(id: string): Promise<GameModule | undefined> {
  return folderOf(id)?.rules();
}

/** The rules and what plays by them, for whoever thinks. */
export async function loadBots(id: string, weights?: Weights): Promise<GameWithBots | undefined> {
  const folder = folderOf(id);
  return folder && gameWithBots(folder, weights);
}

/** What a game says in one language. */
export async function loadTexts(id: string, language: Language): Promise<GameTexts<unknown, unknown, unknown> | undefined> {
  return folderOf(id)?.texts[language]();
}

/** Everything at once, for servers, the terminal and tests. */
export async function loadGame(id: string, weights?: Weights): Promise<WholeGame | undefined> {
  const folder = folderOf(id);
  return folder && wholeGame(folder, weights);
}
