import { contentName, type GameBrief, mustBeContent } from '@tafelrunde/kernel';
import type { ContentInfo } from '@tafelrunde/protocol';
import { api, BadContentError, UnreachableError } from '../api.ts';
import { rememberContent } from '../contents.ts';
import { textsOf } from '../game-texts.ts';
import { fetchGame } from '../games.ts';
import { languageNow } from '../texts/index.ts';

/** Brings a text to the server; where none answers it is checked here, which is enough for a table of this browser. */
export async function bringContent(module: GameBrief, option: string, text: string): Promise<ContentInfo> {
  const info = await api.bringContent(module.game.meta.id, option, text).catch((fault: unknown) => {
    if (fault instanceof UnreachableError) return checkedHere(module, option, text);
    throw fault;
  });
  rememberContent(info.name, text);
  return info;
}

/** As the server checks it, with the rules themselves. */
async function checkedHere(module: GameBrief, option: string, text: string): Promise<ContentInfo> {
  mustBeContent(text);
  const { meta } = (await fetchGame(module.game.meta.id)).game;
  const texts = textsOf(module, languageNow());
  const problems = (meta.content?.(option, text) ?? []).map((each) => ({ place: each.place, sentence: texts.problem?.(each) ?? each.key }));
  if (problems.length > 0) throw new BadContentError({ code: 'bad-content', params: { problems: problems.length } }, problems);
  return { name: contentName(text), game: meta.id, option, title: texts.title?.(option, text) ?? '' };
}
