import { languages } from '@tafelrunde/kernel';
import { fetchWords, type GameTable } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { shellLetters } from '../src/table/letters.ts';
import { shownGames, tableOf } from '../src/tables.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const texts = { de, en, fr };
/** Single letters named in a list of keys. */
const lettersIn = (rows: readonly (readonly string[])[]): string[] =>
  rows.flatMap(([keys = '']) => keys.split(', ').flatMap((key) => (/^[A-Z?]$/.test(key) ? [key.toLowerCase()] : []))).toSorted();
const once = (letters: readonly string[]): string[] => [...new Set(letters)].toSorted();

test.each(languages)('in %s the list of keys has every letter of the table, and no other', (language) => {
  expect(lettersIn(texts[language].keys.rows)).toEqual(once(Object.values(shellLetters)));
});

describe.each(shownGames)('%s', (game) => {
  const fetched = async () => (await tableOf(game)?.()) as GameTable;
  test('uses no letter that means something else at every table', async () => {
    const own = Object.values((await fetched()).letters);
    expect(own.filter((letter) => Object.values<string>(shellLetters).includes(letter))).toEqual([]);
  });
  test.each(languages)('lists its own letters in %s, each once, and no other', async (language) => {
    const table = await fetched();
    await fetchWords(language);
    expect(lettersIn(table.keys(language))).toEqual(once(Object.values(table.letters)));
  });
});
