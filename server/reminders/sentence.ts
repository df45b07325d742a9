import type { Language, Seat, WholeGame } from '@tafelrunde/kernel';
import { logLineOf } from '@tafelrunde/protocol';
import { loadTable, type TableState } from '@tafelrunde/table';
import type { TableId } from '@tafelrunde/protocol';
import type { Store } from '../store/port.ts';

/** What a table says to whom it waits for, in words: what happened last, and what is asked. Nothing that a bystander could not see there. */
export interface Said {
  readonly game: string;
  readonly gameName: string;
  readonly text: string;
}

/** Steps of the past looked at for one that has a sentence. */
const BACK = 5;

export async function sentenceAt(
  store: Store,
  gameOf: (id: string) => Promise<WholeGame | undefined>,
  { table, ask, seat, language }: { readonly table: TableId; readonly ask: string; readonly seat: Seat; readonly language: Language },
): Promise<Said | undefined> {
  const state = await loadTable(store, table, gameOf);
  const module = state === undefined ? undefined : await gameOf(state.game);
  if (state === undefined || module === undefined) return undefined;
  return { game: state.game, gameName: module.texts[language].name, text: textOf(state, module, { ask, seat, language }) };
}

/** The game of a table, and nothing of what happens there. */
export async function gameAt(
  store: Store,
  gameOf: (id: string) => Promise<WholeGame | undefined>,
  { table, language }: { readonly table: TableId; readonly language: Language },
): Promise<Omit<Said, 'text'> | undefined> {
  const row = await store.row(table);
  const module = row === undefined ? undefined : await gameOf(row.game);
  return row === undefined || module === undefined ? undefined : { game: row.game, gameName: module.texts[language].name };
}

/** How a match ended, in words; nothing of one that was ended by agreement, for whoever sat there agreed. */
export async function endAt(
  store: Store,
  gameOf: (id: string) => Promise<WholeGame | undefined>,
  { table, language }: { readonly table: TableId; readonly language: Language },
): Promise<Said | undefined> {
  const state = await loadTable(store, table, gameOf);
  const module = state === undefined ? undefined : await gameOf(state.game);
  const result = state?.match?.result;
  if (state === undefined || module === undefined || result === undefined) return undefined;
  const texts = module.texts[language];
  const text = texts.result(result, { of: (seat: Seat) => state.seats[seat]?.name ?? '', you: [] });
  return { game: state.game, gameName: texts.name, text };
}

/** By the view of somebody who sits nowhere: a locked screen shows nobody's hand. */
function textOf(
  { match, seats }: TableState,
  module: WholeGame,
  { ask: id, seat, language }: { readonly ask: string; readonly seat: Seat; readonly language: Language },
): string {
  const ask = match?.asks().find((open) => open.id === id);
  if (match === undefined || ask === undefined) return '';
  const texts = module.texts[language];
  const view = match.shown(undefined);
  const names = { of: (at: Seat) => seats[at]?.name ?? '', you: [seat] };
  const steps = match.history(Math.max(match.firstLine, match.lines - BACK)).filter(({ taken }) => !taken);
  const told = steps.flatMap((step) => logLineOf(step, []).events.flatMap((event) => texts.event(event, names, view) ?? []));
  const question = texts.ask(ask, view, names);
  // A game that goes by its view alone speaks of the reader as of somebody else: then what happened is enough.
  return [...told.slice(-1), ...(told.length > 0 && isAbout(question, names.of(seat)) ? [] : [question])].join(' ');
}

function isAbout(sentence: string, name: string): boolean {
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return name !== '' && ` ${words(sentence).join(' ')} `.includes(` ${words(name).join(' ')} `);
}
