import { loadGame } from '@tafelrunde/games';
import { type WholeGame, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { firstLevel } from '../src/bots.ts';
import { bookOf } from '../src/rules/books.ts';
import { inShort, plainText, readMarkdown } from '../src/rules/markdown.ts';
import { found, stemOf } from '../src/rules/search.ts';

const games = ['anthem', 'silver', 'anansi', 'andor'];

describe.each(games)('%s', (game) => {
  test.each(languages)('says in three short points what it is about, in %s', async (language) => {
    const short = inShort(readMarkdown((await bookOf(game)?.[language]()) ?? '')).map(plainText);
    expect(short.length).toBe(3);
    for (const sentence of short) expect(sentence.length).toBeLessThan(260);
  });
});

test('a book that begins with its rules has no short form', () => {
  expect(inShort(readMarkdown('# A\n\n## 1 Cards\n\n**ANT-1.1** One.'))).toEqual([]);
});

test('at first one plays against the easiest that thinks, after a finished match against the usual ones', async () => {
  const anansi = (await loadGame('anansi')) as WholeGame;
  expect(firstLevel(anansi, [])).toBe('easy');
  expect(firstLevel(anansi, ['silver'])).toBe('easy');
  expect(firstLevel(anansi, ['anansi'])).toBe(anansi.levels.usual);
  const anthem = (await loadGame('anthem')) as WholeGame;
  expect(firstLevel(anthem, [])).toBe(anthem.levels.usual);
});

describe('a search finds a word in whatever form', () => {
  test.each([
    ['de', 'Punkte', '1 Punkt'],
    ['de', 'Karte', 'fünf Karten'],
    ['de', 'Zuhörern', 'jeder Zuhörer'],
    ['en', 'points', 'one point'],
    ['en', 'recruiting', 'nobody recruits'],
    ['fr', 'points', '1 point'],
    ['fr', 'épée', 'une epee'],
  ] as const)('in %s: %s in "%s"', (language, word, text) => {
    const blocks = readMarkdown(text);
    expect(found(blocks, word, language)).toEqual(blocks);
  });
  test('a short word is not cut down to what is found everywhere', () => {
    expect(stemOf('eins', 'de')).toBe('eins');
    expect(stemOf('des', 'fr')).toBe('des');
  });
});
