import { loadBrief, loadRules } from '@tafelrunde/games';
import { type GameBrief, type GameModule, RefusedError } from '@tafelrunde/kernel';
import { fetchTexts, isReadable, textsOf } from './game-texts.ts';
import { languageNow, useLanguage } from './texts/index.ts';

async function withTexts<Game>(id: string, load: (id: string) => Promise<Game | undefined>): Promise<Game> {
  const [module] = await Promise.all([load(id), fetchTexts(id, languageNow())]);
  if (module === undefined) throw new RefusedError({ code: 'unknown-game' });
  // The page may have changed its language meanwhile.
  while (!isReadable(id, languageNow())) await fetchTexts(id, languageNow());
  return module;
}

/** Rules of a game, and what it says in the language of the page; refused when this server does not have it. */
export const fetchGame = (id: string): Promise<GameModule> => withTexts(id, loadRules);

/** As much of it as a table is drawn with. */
export const fetchBrief = (id: string): Promise<GameBrief> => withTexts(id, loadBrief);

/** What a fetched game says, in the language of the page. */
export function useGameTexts(module: GameBrief): ReturnType<typeof textsOf> {
  return textsOf(module, useLanguage());
}
