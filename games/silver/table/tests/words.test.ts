import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { words } from '../words.ts';

/** What is said of people, whose names a language may have to join to other words. */
const samplesOf: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  '.knownTo': [[[]], [['Anna', 'Mira']]],
  '.uncalledSays': [[['Ann', 'Bo'], 7]],
  '.villageOf': [
    ['Anna', 1],
    ['Mira', 3],
  ],
  '.guardStands': [['Anna'], ['Mira']],
  '.wonSays': [
    ['Anna', 2, 3],
    ['Anna', 2, undefined],
  ],
  '.amuletHangs': [
    ['Anna', true],
    ['Mira', false],
  ],
};

/** What begins with a name or a card. */
const ofNames = new Set(
  (
    '.youSaw .looksHere .house .openCard .drawnDark .inHandOf .heldDark .heldCard .discardPile .takeSmall .othersHear ' +
    '.wonTitle .lostTitle .lostSays .beginsRound'
  ).split(' '),
);

/** Every sentence of a language: fixed ones as they are, the others filled with something. */
function sentences(part: unknown, key = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'string') return [[key, part]];
  if (typeof part === 'function') {
    const numbers = [
      [1, 1, 1],
      [5, 3, undefined],
    ];
    const samples = samplesOf[key] ?? (ofNames.has(key) ? [['Anna', 2, 3]] : numbers);
    return samples.map(
      (given) => [`${key}(${given.join()})`, `${(part as (...all: readonly unknown[]) => string | number)(...given)}`] as const,
    );
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

describe.each(languages)('the table’s own words in %s', (language) => {
  test('are all there, in proper quotation marks and apostrophes', () => {
    const all = sentences(words[language]);
    expect(all.map(([key]) => key)).toEqual(sentences(words.en).map(([key]) => key));
    for (const [key, sentence] of all) {
      expect(sentence.trim(), key).not.toBe('');
      expect(sentence, key).not.toMatch(/['"]|\bundefined\b|NaN|\[object/);
    }
  });
  test('tell what each of the fourteen cards does', () => {
    expect(words[language].more).toHaveLength(14);
    expect(Object.keys(words[language].use)).toEqual(['5', '6', '7', '8', '9', '10', '11', '12']);
  });
});

test('French sets a narrow space before high punctuation', () => {
  for (const [key, sentence] of sentences(words.fr)) expect(sentence, key).not.toMatch(/[^\u202f][:;!?]|« | »/);
});

test('what lies in a village is called a card, as in the rules and in the log', () => {
  const other = { en: /\bhouses?\b|\bguards?\b|\bguarded\b/i, de: /Haus\b|Häuser|bewach|\bgerufen|\brufen/i, fr: /maison|\bgardée\b/i };
  for (const language of languages)
    for (const [key, sentence] of sentences(words[language])) expect(sentence, key).not.toMatch(other[language]);
});

test('a card lies face up or face down, as in the rules: light and dark belong to the picture', () => {
  const other = { en: /\blit\b|\bdark\b/i, de: /dunkel|dunkle|hell\b|beleuchtet/i, fr: /sombre|éclairée/i };
  for (const language of languages)
    for (const [key, sentence] of sentences(words[language])) expect(sentence, key).not.toMatch(other[language]);
});

test('one and many', () => {
  expect(words.en.count(1, 0)).toBe('1 card, 0 points face up');
  expect(words.de.count(5, 8)).toBe('5 Karten, 8 Punkte offen');
  expect(words.fr.villageOf('Anna', 1)).toBe('Village d’Anna, 1 carte');
  expect(words.fr.villageOf('Mira', 3)).toBe('Village de Mira, 3 cartes');
  expect(words.fr.guardStands('Hélène')).toBe('Protégée par le Garde du corps d’Hélène');
  expect(words.de.noMore).toBe('Keine weitere');
});

test('a choice among many is a choice of one', () => {
  expect(languages.map((language) => words[language].mayChoose(19))).toEqual([
    'Du kannst eine von 19 Karten wählen',
    'You may choose one of 19 cards',
    'Vous pouvez choisir une carte parmi 19',
  ]);
  for (const language of languages) expect(words[language].mayChoose(1)).not.toMatch(/\d/);
});
