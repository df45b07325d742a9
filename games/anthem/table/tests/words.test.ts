import { flat, type Language, languages, type Phrase } from '@tafelrunde/kernel';
import { fetchWords } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { words } from '../words.ts';
import type { Words } from '../words/shape.ts';

type Filled = { [Key in keyof Words]: Words[Key] extends string ? never : Key }[keyof Words];
type Gaps<Key extends Filled> = Words[Key] extends (...gaps: infer All) => unknown ? All : never;

await fetchWords(); // the cases are made of them

/** What fills the gaps of every sentence that has some. */
const samples: { readonly [Key in Filled]: readonly Gaps<Key>[] } = {
  rowOf: [['Mira']],
  handCount: [[0], [1], [9]],
  handOf: [
    ['Mira', 1],
    ['Mira', 9],
  ],
  handOnly: [['Mira']],
  unseen: [['Mira']],
  space: [[3]],
  spaceLit: [[3, '6 Lair']],
  spaceWarn: [[3, '6 Lair']],
  spaceFree: [[3]],
  spaceFilled: [[3, '6 Lair']],
  askDraw: [['Mira']],
  youDrawFrom: [['Mira']],
  drawFrom: [
    ['Mira', 1],
    ['Mira', 9],
  ],
  drew: [['6 Lair', 'Mira']],
  choices: [[[4]], [[4, 5]]],
  choiceWarn: [[[4]], [[4, 5]]],
  otherDraws: [['Mira', 'Karl']],
  otherDrawsYours: [['Mira']],
  otherDecides: [['Mira']],
  otherTook: [['Mira', '6 Lair']],
  otherDrew: [['Mira', '6 Lair', 'Karl']],
  numberObject: [[6, 'Lair']],
  balladOf: [['Mira']],
  sungIn: [[1], [9]],
  dragonOf: [['Mira']],
  nightLine: [[1], [9]],
  filledSpaces: [[0], [1], [6]],
  round: [[3]],
  warnGap: [
    [3, 5, 1, 'Lair'],
    [3, 7, 3, 'Lair'],
  ],
  warnOne: [[[4]]],
  warnSome: [[[4, 5]]],
};

interface Filling {
  readonly key: string;
  readonly sentence: string;
  readonly gaps: readonly unknown[];
}

/** Every sentence of a language, filled, with what filled it. */
const sentences = (language: Language): readonly Filling[] =>
  Object.entries(words[language]).flatMap(([key, value]): readonly Filling[] => {
    if (typeof value === 'string') return [{ key, sentence: value, gaps: [] }];
    const say = value as (...gaps: readonly unknown[]) => string | Phrase;
    return samples[key as Filled].map((gaps) => {
      const said = say(...gaps);
      return { key, sentence: typeof said === 'string' ? said : flat(said), gaps };
    });
  });

describe.each(languages)('the table’s own words in %s', (language) => {
  test.each(sentences(language))('$key is written: $sentence', ({ sentence, gaps }) => {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(/['"{}*#]|undefined|NaN|\[object/);
    expect(gaps.filter((gap) => typeof gap === 'string' && !sentence.includes(gap))).toEqual([]);
  });
});

test('French sets a narrow space before high punctuation', () => {
  for (const { key, sentence } of sentences('fr')) expect(sentence, key).not.toMatch(/[^\u202f][:;!?]/);
});

test('ANT-3.5 nobody is told to pass a card on: nothing in hand can be given away', () => {
  for (const language of languages)
    for (const { key, sentence } of sentences(language)) expect(sentence, key).not.toMatch(/pass .* on|gib .* weiter|faites passer/i);
});

describe('speaking', () => {
  const { de, en, fr } = words;
  test('a sentence is filled, its red part marked, whatever a name holds', () => {
    expect(flat(en.drew('6 Lair', 'Mira'))).toBe('You drew 6 Lair from Mira.');
    expect(de.drew('die 6', '*{card}*')).toEqual(['Du hast ', { strong: 'die 6' }, ' von *{card}* gezogen.']);
  });
  test('one and many', () => {
    expect([0, 1, 9].map((n) => de.handCount(n))).toEqual(['Deine Hand, 0 Karten', 'Deine Hand, 1 Karte', 'Deine Hand, 9 Karten']);
    expect([0, 1, 9].map((n) => fr.handCount(n))).toEqual(['Votre main, 0 carte', 'Votre main, 1 carte', 'Votre main, 9 cartes']);
    expect([[4], [4, 5]].map((spaces) => en.choices(spaces))).toEqual(['It fits on space 4.', 'It fits on spaces 4 and 5.']);
    expect(en.choiceWarn([2, 6])).toBe('On spaces 2 and 6 it would close your row.');
  });
  test('French elides before a vowel', () => {
    expect(fr.balladOf('Anna')).toBe('La ballade d’Anna');
    expect(fr.balladOf('Mira')).toBe('La ballade de Mira');
    expect(de.balladOf('Anna')).toBe('Die Ballade von Anna');
  });
  test('a gap in words', () => {
    expect(en.warnGap(3, 7, 3, en.warnSome([4, 5]))).toBe('Between 3 and 7 three spaces stay empty, and only 4 and 5 fit.');
  });
});
