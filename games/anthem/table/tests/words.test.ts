import { type Language, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { list, named, pieces, say, sayCount, words } from '../words.ts';

const gapsOf = (sentence: string): readonly string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap ?? '').toSorted();

/** Every sentence of a language by its key; the forms of a plural apart. */
const sentences = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words[language]).flatMap(([key, value]): readonly (readonly [string, string])[] =>
      typeof value === 'string' ? [[key, value]] : Object.entries(value).map(([form, sentence]) => [`${key}.${form}`, String(sentence)]),
    ),
  );
const english = sentences('en');

describe.each(languages)('the table’s own words in %s', (language) => {
  test.each([...sentences(language)])('%s is written, with the gaps it has in English', (key, sentence) => {
    expect(sentence.trim()).not.toBe('');
    // French needs one gap more, for "de" and "d’"; a single thing may be named in words.
    expect(gapsOf(sentence).filter((gap) => gap !== 'of' && gap !== 'n')).toEqual(
      gapsOf(english.get(key) ?? '?').filter((gap) => gap !== 'n'),
    );
    expect(sentence.split('*').length % 2).toBe(1);
    expect(sentence).not.toMatch(/['"]/);
  });
});

test('French sets a narrow space before high punctuation', () => {
  for (const [key, sentence] of sentences('fr')) expect(sentence, key).not.toMatch(/[^\u202f][:;!?]/);
});

test('ANT-3.5 nobody is told to pass a card on: nothing in hand can be given away', () => {
  for (const language of languages)
    for (const [key, sentence] of sentences(language)) expect(sentence, key).not.toMatch(/pass .* on|gib .* weiter|faites passer/i);
});

describe('speaking', () => {
  test('a sentence is filled, its red part marked', () => {
    expect(say('en', 'drew', { card: '6 Lair', name: 'Mira' })).toBe('You drew 6 Lair from Mira.');
    expect(pieces('en', 'drew', { card: '6 Lair', name: 'Mira' })).toEqual(['You drew ', '6 Lair', ' from Mira.']);
  });
  test('a name may hold stars and braces', () => {
    expect(pieces('de', 'drew', { card: 'die 6', name: '*{card}*' })).toEqual(['Du hast ', 'die 6', ' von *{card}* gezogen.']);
  });
  test('one and many', () => {
    expect(sayCount('de', 'handCount', 1)).toBe('Deine Hand, 1 Karte');
    expect(sayCount('de', 'handCount', 0)).toBe('Deine Hand, 0 Karten');
    expect(sayCount('fr', 'handCount', 1)).toBe('Votre main, 1 carte');
    expect(sayCount('fr', 'handCount', 9)).toBe('Votre main, 9 cartes');
  });
  test('French elides before a vowel', () => {
    expect(say('fr', 'balladOf', named('Anna'))).toBe('La ballade d’Anna');
    expect(say('fr', 'balladOf', named('Mira'))).toBe('La ballade de Mira');
    expect(say('de', 'balladOf', named('Anna'))).toBe('Die Ballade von Anna');
  });
  test('lists', () => {
    expect(list('en', [4, 5])).toBe('4 and 5');
    expect(list('de', [3, 4, 5])).toBe('3, 4 und 5');
    expect(list('fr', [4, 5])).toBe('4 et 5');
  });
});
