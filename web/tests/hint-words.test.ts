import type { Advice } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { figureOf, hintRows, hintSentence, looksFurther, verdictOf } from '../src/table/hint-words.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

/** Texts that call every move by its name. */
const texts = { action: (action: { readonly name: string }) => action.name } as unknown as Parameters<typeof hintRows>[2];

function advice(equal: number, ...moves: readonly (readonly [name: string, expected: number])[]): Advice<unknown> {
  return { opinions: moves.map(([name, expected]) => ({ action: { name }, expected, error: 0.1 })), equal, iterations: 500 };
}

test('rows come in the order of the hint, the best marked, the longest bar full', () => {
  const rows = hintRows(advice(1, ['seven', 4], ['two', 2], ['one', 0]), {}, texts);
  expect(rows.map(({ words, best }) => [words, best])).toEqual([
    ['seven', true],
    ['two', false],
    ['one', false],
  ]);
  expect(rows[0]?.part).toBe(1);
  expect(rows[1]?.part).toBeCloseTo(0.53);
  expect(rows[2]?.part).toBeGreaterThan(0);
});

test('small differences look small', () => {
  const [first, second] = hintRows(advice(1, ['seven', 3.02], ['two', 3]), {}, texts);
  expect((first?.part ?? 0) - (second?.part ?? 0)).toBeLessThan(0.05);
});

test('moves that read the same are one row', () => {
  expect(hintRows(advice(3, ['seven', 3], ['seven', 3], ['two', 3]), {}, texts)).toHaveLength(2);
});

test.each([
  ['en', en, 'These two are equally good.'],
  ['de', de, 'Diese beiden sind gleich gut.'],
  ['fr', fr, 'Ces deux coups se valent.'],
] as const)('equal moves are called equal (%s)', (_language, t, sentence) => {
  expect(verdictOf(hintRows(advice(2, ['seven', 3], ['two', 3], ['one', 1]), {}, texts), t)).toBe(sentence);
  expect(verdictOf(hintRows(advice(1, ['seven', 3], ['two', 1]), {}, texts), t)).toBe(t.hint.best);
  expect(verdictOf(hintRows(advice(1, ['seven', 3]), {}, texts), t)).toBe(t.hint.only);
});

test('told aloud: the best moves with their figures', () => {
  const said = hintSentence(advice(2, ['seven', 3.25], ['two', -0.02], ['one', -4]), {}, texts, en);
  expect(said).toBe('Hint. These two are equally good. seven (3.3 points); two (0.0 points)');
});

test('a chance lies between never and surely', () => {
  expect([-3.2, 41.6, 104].map((figure) => figureOf(figure, 'chance', en))).toEqual([0, 42, 100].map(en.hint.chance));
});

test('an order that does not follow from the own points alone is explained', () => {
  expect(looksFurther(hintRows(advice(1, ['seven', 3], ['two', 2]), {}, texts))).toBe(false);
  expect(looksFurther(hintRows(advice(1, ['seven', 2], ['two', 3]), {}, texts))).toBe(true);
});

test.each([
  ['en', en, ['1.0 points', '2.0 points', '0.0 points']],
  ['de', de, ['1,0 Punkte', '2,0 Punkte', '0,0 Punkte']],
  ['fr', fr, ['1,0 point', '2,0 points', '0,0 point']],
] as const)('points are counted as they are shown (%s)', (_language, t, shown) => {
  expect([1, 1.96, -0.02].map(t.hint.points)).toEqual(shown);
});

test('percent stand as each language sets them', () => {
  expect([en, de, fr].map((t) => t.hint.chance(50).replace(/\s/, ' '))).toEqual(['50%', '50 %', '50 %']);
});

test('what a chance means is true of every game that shows one: Anthem is not won together', () => {
  for (const { hint } of [de, en, fr]) expect(hint.chanceMeaning).not.toMatch(/gemeinsam|\bihr\b|together|ensemble/);
});
