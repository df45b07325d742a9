import { languages } from '@tafelrunde/kernel';
import { fetchWords, type GameTable } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { shellShortcuts } from '../src/table/shortcuts.ts';
import { shownGames, tableOf } from '../src/tables.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const texts = { de, en, fr };
/** Single keys named in a list of keys. */
const shortcutsIn = (rows: readonly (readonly string[])[]): string[] =>
  rows.flatMap(([keys = '']) => keys.split(', ').flatMap((key) => (/^[A-Z?]$/.test(key) ? [key.toLowerCase()] : []))).toSorted();
const once = (keys: readonly string[]): string[] => [...new Set(keys)].toSorted();

test.each(languages)('in %s the list of keys has every single key of the table, and no other', (language) => {
  expect(shortcutsIn(texts[language].keys.rows)).toEqual(once(Object.values(shellShortcuts)));
});

describe.each(shownGames)('%s', (game) => {
  const fetched = async () => (await tableOf(game)?.()) as GameTable;
  test('uses no key that means something else at every table', async () => {
    const own = Object.values((await fetched()).shortcuts);
    expect(own.filter((key) => Object.values<string>(shellShortcuts).includes(key))).toEqual([]);
  });
  test.each(languages)('lists its own single keys in %s, each once, and no other', async (language) => {
    const table = await fetched();
    await fetchWords(language);
    expect(shortcutsIn(table.keys(language))).toEqual(once(Object.values(table.shortcuts)));
  });
});
