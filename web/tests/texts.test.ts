import { failureCodes, failureSentence } from '@tafelrunde/protocol';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { chapters } from '../src/about/words.ts';
import { handOverWords } from '../src/hand-over/words.ts';
import { de } from '../src/texts/de.ts';
import { en, type Texts } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';
import { ordinal } from '../src/texts/ordinal.ts';
import { tablesWords } from '../src/tables-page/words.ts';
import { reminderWords } from '../src/reminders/words.ts';
import { circleWords } from '../src/circle/words.ts';
import { statisticsWords } from '../src/statistics/words.ts';
import { orderWords } from '../src/table/orders/words.ts';
import { tempoWords } from '../src/table/tempo/words.ts';
import { youWords } from '../src/you/words.ts';

const catalogues: Readonly<Record<string, Texts>> = { de, en, fr };

/** What texts with gaps are given: numbers, a name, names, a game and names. Each takes at least one kind of them whole. */
const kinds: readonly (readonly (readonly unknown[])[])[] = [
  [
    [1, 4],
    [2, 4],
    [15, 2],
  ],
  [
    ['Ruth', true],
    ['Anouk', false],
  ],
  [
    [['Ruth'], 2],
    [['Anouk', 'Ida'], 2],
  ],
  [
    ['Anthem', []],
    ['Anthem', ['Ruth', 'Jonas']],
  ],
];

/** What the text says for every kind it takes. A text that takes none breaks the test with what it threw last. */
function everySaying(path: string, text: (...given: unknown[]) => unknown): readonly (readonly [path: string, text: string])[] {
  let thrown: unknown;
  const said = kinds.flatMap((kind) => {
    try {
      return kind.map((given) => text(...given));
    } catch (wrongKind) {
      thrown = wrongKind;
      return [];
    }
  });
  if (said.length === 0) throw new Error(`${path} says nothing whatever it is given`, { cause: thrown });
  return said.flatMap((each) => everyText(each, path));
}

/** Every text of a catalogue with its path. */
function everyText(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return everySaying(path, value as (...given: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => everyText(each, `${path}.${key}`));
}

test('a text that throws whatever it is given is found', () => {
  const broken = () => {
    throw new TypeError('no');
  };
  expect(() => everyText({ lobby: { broken } })).toThrow('.lobby.broken says nothing');
});

describe.each(Object.entries(catalogues))('the %s catalogue', (language, texts) => {
  test('has no empty text and no leftover mark', () => {
    const all = everyText(texts);
    expect(all.length).toBeGreaterThan(300);
    const faulty = all.filter(
      ([path, text]) => (text.trim() === '' && !/before|after/.test(path)) || /undefined|\[object|TODO|#\s/.test(text),
    );
    expect(faulty).toEqual([]);
  });

  test('greets by the time of day', () => {
    const greetings = [3, 9, 15, 21].map((hour) => texts.lobby.greeting(hour, 'Ruth'));
    expect(greetings[0]).toBe(greetings[3]);
    expect(greetings[1]).not.toBe(greetings[3]);
    expect(greetings.every((greeting) => greeting.includes('Ruth'))).toBe(true);
    // “Good night” is said on leaving.
    expect(greetings.filter((greeting) => /nacht|night|nuit/i.test(greeting))).toEqual([]);
  });

  test('counts', () => {
    expect(texts.room.headings.free(1)).not.toBe(texts.room.headings.free(2));
    expect(texts.room.headings.free(3)).toContain('3');
    expect(language).toHaveLength(2);
  });
});

test('one who sits is not many, and so far behind is how one watches', () => {
  expect([1, 2].map((n) => de.room.sitting(n, 4))).toEqual(['1 von 4 sitzt.', '2 von 4 sitzen.']);
  expect([1, 2].map((n) => en.room.sitting(n, 4))).toEqual(['1 of 4 is seated.', '2 of 4 are seated.']);
  expect([1, 2].map((moves) => de.delay.watching({ by: 'moves', moves }))).toEqual([
    'Du schaust mit einem Zug Abstand zu.',
    'Du schaust mit 2 Zügen Abstand zu.',
  ]);
  expect(de.delay.watching({ by: 'time', ms: 60_000 })).toBe('Du schaust mit einer Minute Abstand zu.');
});

test('nothing is promised to be as in the rulebook: some defaults are ours', () => {
  expect([de, en, fr].map((texts) => texts.newTable.standard.toLowerCase())).toEqual(['standard', 'standard', 'standard']);
});

test('French sets a no-break space before double punctuation', () => {
  const faulty = everyText(fr).filter(([, text]) => / [?!;:](\s|$)/.test(text));
  expect(faulty).toEqual([]);
  expect(
    languages
      .flatMap((language) => (language === 'fr' ? failureCodes.map((code) => failureSentence({ code }, language)) : []))
      .filter((text) => / [?!;:]/.test(text)),
  ).toEqual([]);
});

describe('every failure has its sentence', () => {
  test.each(languages)('%s', (language) => {
    for (const code of failureCodes) {
      const sentence = failureSentence({ code }, language);
      expect(sentence, code).toMatch(/[.!?]$/);
      expect(sentence, code).not.toMatch(/undefined|NaN/);
    }
  });

  test('a code of a game falls back to the general sentence, whatever it is called', () => {
    expect(failureSentence({ code: 'toString' }, 'en')).toBe(failureSentence({ code: 'not-listed' }, 'en'));
    expect(failureSentence({ code: '__proto__' }, 'en')).toBe(failureSentence({ code: 'not-listed' }, 'en'));
  });
});

test('what one reads about oneself is whole in every language, and French punctuated as French is', () => {
  const said = languages.map((language) => [...everyText(youWords[language]), ...everyText(reminderWords[language], 'reminders')]);
  for (const texts of said) {
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter(([, text]) => text.trim() === '' || /undefined|Invalid|\[object/.test(text))).toEqual([]);
  }
  expect([...everyText(youWords.fr), ...everyText(reminderWords.fr)].filter(([, text]) => / [?!;:](\s|$)/.test(text))).toEqual([]);
});

test.each([
  ['de', /Passkeys.*Ersatzcodes.*Partien ausgingen.*Wertung.*stumm.*mitgebracht.*Adressen/],
  ['en', /passkeys.*recovery codes.*matches ended.*rating.*muted.*brought along.*addresses/],
  ['fr', /clés d’accès.*codes de secours.*issue de vos parties.*cote.*sourdine.*apportés.*adresses/],
] as const)('what is kept is said in full: %s', (language, all) => {
  expect(youWords[language].kept.what.join('; ')).toMatch(all);
});

test('English counts places as one says them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd']);
  expect(tablesWords.en.place(2, 31)).toBe('2nd place, 31 points');
});

test('no point and one too few are never called one', () => {
  const said = (score: number) => (['de', 'en', 'fr'] as const).map((language) => tablesWords[language].place(2, score));
  expect(said(0)).toEqual(['2. Platz, 0 Punkte', '2nd place, 0 points', '2ᵉ place, 0 point']);
  expect(said(1)).toEqual(['2. Platz, 1 Punkt', '2nd place, 1 point', '2ᵉ place, 1 point']);
  expect(said(-1)).toEqual(['2. Platz, -1 Punkt', '2nd place, -1 point', '2ᵉ place, -1 point']);
});

test('what is said where several share a device is whole in every language, and French punctuated as French is', () => {
  for (const language of languages) {
    const said = everyText(handOverWords[language]);
    expect(said.filter(([, text]) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
  }
  expect(everyText(handOverWords.fr).filter(([, text]) => / [?!;:](\s|$)/.test(text))).toEqual([]);
});

test('what is said about the tempo is whole in every language, and French punctuated as French is', () => {
  for (const language of languages) {
    const said = everyText(tempoWords[language]);
    expect(said.length).toBe(11);
    expect(said.filter(([, text]) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
  }
  expect(everyText(tempoWords.fr).filter(([, text]) => / [?!;:](\s|$)/.test(text))).toEqual([]);
});

test('what is said about standing orders is whole in every language, and French punctuated as French is', () => {
  for (const language of languages) {
    const said = everyText(orderWords[language]);
    expect(said.length).toBeGreaterThanOrEqual(11);
    expect(said.filter(([, text]) => text.trim() === '' || /\[object/.test(text))).toEqual([]);
  }
  expect(everyText(orderWords.fr).filter(([, text]) => / [?!;:](\s|$)/.test(text))).toEqual([]);
});

test('statistics and invitations are whole in every language', () => {
  for (const language of languages) {
    const texts = [...everyText(statisticsWords[language]), ...everyText(circleWords[language])];
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, text]) => text.trim() === '' || /undefined|Invalid|\[object/.test(text))).toEqual([]);
  }
  expect(everyText(statisticsWords.fr).filter(([, text]) => / [?!;:](\s|$)/.test(text))).toEqual([]);
});

test('the about page has the same chapters in every language', () => {
  const ids = languages.map((language) => chapters[language].map((chapter) => chapter.id));
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});
