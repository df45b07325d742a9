import { failureCodes, failureSentence } from '@tafelrunde/protocol';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { chapters } from '../src/about/words.ts';
import { de } from '../src/texts/de.ts';
import { en, type Texts } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const catalogues: Readonly<Record<string, Texts>> = { de, en, fr };

/** Every text of a catalogue with its path; functions are called with plausible arguments. */
function everyText(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const calls = [
      [1, 4],
      [2, 4],
      ['Ruth', true],
      [['Ruth', 'Jonas'], 2],
    ] as const;
    return calls.flatMap((given) => {
      try {
        return everyText((value as (...given: unknown[]) => unknown)(...given), path);
      } catch {
        return [];
      }
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => everyText(each, `${path}.${key}`));
}

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
    expect(new Set(greetings).size).toBeGreaterThan(2);
    expect(greetings.every((greeting) => greeting.includes('Ruth'))).toBe(true);
  });

  test('counts', () => {
    expect(texts.room.headings.free(1)).not.toBe(texts.room.headings.free(2));
    expect(texts.room.headings.free(3)).toContain('3');
    expect(language).toHaveLength(2);
  });
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

test('the about page has the same chapters in every language', () => {
  const ids = languages.map((language) => chapters[language].map((chapter) => chapter.id));
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});
