import { expect, test } from 'vitest';
import type { Text } from '../legend/format.ts';
import { legends } from '../legends/index.ts';

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'de' in value && 'en' in value && 'fr' in value;

function textsIn(value: unknown): Text[] {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const texts = Object.values(legends).flatMap(textsIn);

/** Objects with some of the languages, but not all. */
function lacking(value: unknown): unknown[] {
  if (isText(value)) return [];
  if (typeof value !== 'object' || value === null) return [];
  return ['de', 'en', 'fr'].some((language) => language in value) ? [value] : Object.values(value).flatMap(lacking);
}

test('the legends of the house promise all three languages and have them', () => {
  for (const legend of Object.values(legends)) expect([legend.languages, ...lacking(legend)]).toEqual([undefined]);
});

test('there are sentences, all in three languages, none left untranslated', () => {
  expect(texts.length).toBeGreaterThan(100);
  const same = texts.filter(({ de, en, fr }) => de === en || de === fr || en === fr);
  expect(same.map(({ en }) => en)).toEqual([]);
});

test('typography: curly quotes and apostrophes, no double spaces', () => {
  for (const text of texts) for (const said of [text.de, text.en, text.fr]) expect(said).not.toMatch(/["']| {2}|^\s|\s$/);
});

test('German quotes open low and close high; English ones are curly', () => {
  for (const { de, en } of texts) {
    expect((de.match(/„/g) ?? []).length).toBe((de.match(/“/g) ?? []).length);
    expect(de).not.toContain('”');
    expect((en.match(/“/g) ?? []).length).toBe((en.match(/”/g) ?? []).length);
  }
});

test('French: a narrow no-break space before : ; ! ? and inside « »', () => {
  for (const { fr } of texts) {
    expect(fr).not.toMatch(/[^\u202F][:;!?»]/);
    expect(fr).not.toMatch(/«[^\u202F]/);
    expect((fr.match(/«/g) ?? []).length).toBe((fr.match(/»/g) ?? []).length);
  }
});

test('every number of a card stands in all three languages', () => {
  const numbers = (said: string): string[] => (said.match(/\d+/g) ?? []).toSorted();
  for (const { de, en, fr } of texts) {
    expect(numbers(en), en).toEqual(numbers(de));
    expect(numbers(fr), fr).toEqual(numbers(de));
  }
});
