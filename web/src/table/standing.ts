import type { Language } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import type { GameTable } from '@tafelrunde/stage';
import { sameDealWords } from '../same-deal/words.ts';
import type { Texts } from '../texts/index.ts';

/** Why nothing can be done at this table just now; undefined: something can. */
export function notNowAt({ readOnly, lacks }: TableInfo, live: boolean, t: Texts): string | undefined {
  if (!live) return t.shell.lostWhy;
  if (readOnly !== true) return undefined;
  return lacks === 'content' ? t.shell.lacksWhy : t.shell.readOnlyWhy;
}

/** The same of a hint. `past`: an earlier position is shown; `asked`: there is a question it could be about. */
export function hintNotNowAt({ hints }: TableInfo, past: boolean, asked: boolean, t: Texts): string | undefined {
  if (hints === false) return t.hint.off;
  if (past) return t.hint.past;
  return asked ? undefined : t.hint.notAsked;
}

/** The line under the game's name. */
export function statusOf(table: TableInfo, game: GameTable, view: unknown, language: Language, t: Texts): string {
  if (table.lacks === 'content') return t.shell.lacks;
  if (table.readOnly === true) return t.shell.readOnly;
  if (table.imported === true) return t.shell.imported;
  const status = game.status(view, language);
  if (table.again !== undefined) return `${status} · ${sameDealWords[language].mark}`;
  return table.origin === 'carried' ? `${status} · ${t.carry.mark}` : status;
}
