import { loadTexts } from '@tafelrunde/games';
import type { GameBrief, GameTexts, Language } from '@tafelrunde/kernel';

type AnyTexts = GameTexts<unknown, unknown, unknown>;

/** What games say, by game and language. Only what somebody reads is fetched. */
const fetched = new Map<string, AnyTexts>();
/** Games somebody has opened since the page is here. */
const opened = new Set<string>();

const keyOf = (game: string, language: Language): string => `${game} ${language}`;

/** Whether this game can be read in this language now. */
export const isReadable = (game: string, language: Language): boolean => fetched.has(keyOf(game, language));

export async function fetchTexts(game: string, language: Language): Promise<void> {
  opened.add(game);
  if (isReadable(game, language)) return;
  const texts = await loadTexts(game, language);
  if (texts === undefined)
    opened.delete(game); // there is no such game
  else fetched.set(keyOf(game, language), texts);
}

/** Everything that was opened, in another language: before the page changes to it. What is opened meanwhile is waited for, too. */
export async function translateGames(language: Language): Promise<void> {
  for (let missing = [...opened]; missing.length > 0; missing = [...opened].filter((game) => !isReadable(game, language)))
    await Promise.all(missing.map((game) => fetchTexts(game, language)));
}

/** What a game says in the language of the page. It has been fetched: with the game, or with the language. */
export function textsOf({ game }: GameBrief, language: Language): AnyTexts {
  const texts = fetched.get(keyOf(game.meta.id, language));
  if (texts === undefined) throw new Error(`${game.meta.id} was not fetched in ${language}`);
  return texts;
}
