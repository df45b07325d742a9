import { type Contents, type GameModule, namesIn, type OptionValue, shelfOf, textIn } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import type { Pages } from './port.ts';
import type { TableState } from './state.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** What a table's options name, as far as it is kept here. */
export async function keptContents(pages: Pick<Pages, 'content'>, module: GameModule | undefined, options: Options): Promise<Contents> {
  if (module === undefined) return {};
  const found: Record<string, string> = {};
  for (const name of namesIn(module.game.meta, options)) {
    const text = await pages.content(name);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** An event that names other contents needs them before it is applied. */
export async function learnContents(pages: Pick<Pages, 'content'>, state: TableState, event: TableEvent): Promise<void> {
  if (event.type === 'options-changed') state.contents = { ...state.contents, ...(await keptContents(pages, state.module, event.options)) };
}

/** Something the options name is neither kept nor the game's own. */
export function lacksContent({ game }: GameModule, options: Options, contents: Contents): boolean {
  const names = namesIn(game.meta, options);
  if (names.length === 0) return false;
  const shelf = shelfOf(game.meta);
  return names.some((name) => (textIn(contents, name) ?? textIn(shelf, name)) === undefined);
}
