import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../registry.ts';

/** The title of a test: the first text after test( or test.each(…)(. */
const TITLE = /\btest(?:\.each\([\s\S]*?\](?: as const)?\))?\(\s*(['`])(.*?)\1/g;
const NUMBER = /\b[A-Z]{3}-\d+\.\d+/g;

describe.each(gameIds)('the rulebook of %s', (id) => {
  const home = new URL(`../${id}/`, import.meta.url);
  const book = (language: string): string => readFileSync(new URL(`rulebook/${language}.md`, home), 'utf8');
  const rulesOf = (text: string): string[] => [...text.matchAll(/^\*\*([A-Z]{3}-\d+\.\d+)\*\* \S/gm)].map(([, number]) => number ?? '');
  const sources = (folder: string): string[] => {
    const place = new URL(folder, home);
    if (!existsSync(place)) return [];
    const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
    return files.map(({ name }) => readFileSync(new URL(`${folder}${name}`, home), 'utf8'));
  };
  const numbers = rulesOf(book('en'));

  test('numbers each rule once, in order', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBe(1);
    const parts = numbers.map((number) => number.slice(4).split('.').map(Number));
    for (const [i, [chapter = 0, rule = 0]] of parts.entries()) {
      const [before = 0, last = 0] = parts[i - 1] ?? [];
      expect([chapter, rule]).toEqual(chapter === before ? [before, last + 1] : [before + 1, 1]);
    }
  });

  test.each(languages)('has the same rules and chapters in %s, and leads nowhere wrong', (language) => {
    expect(rulesOf(book(language))).toEqual(numbers);
    const headings = (text: string) => [...text.matchAll(/^## (\d)/gm)].map(([, chapter]) => chapter);
    expect(headings(book(language))).toEqual(headings(book('en')));
    for (const [number] of book(language).matchAll(NUMBER)) expect(numbers).toContain(number);
  });

  test('French has its narrow spaces', () => {
    expect(book('fr')).not.toMatch(/ [:;!?»]|« /);
    expect(book('fr')).not.toMatch(/'/);
  });

  test('every rule is named by a test', () => {
    const titles = sources('tests/').flatMap((text) => [...text.matchAll(TITLE)].map(([, , title]) => title ?? ''));
    const named = new Set(titles.flatMap((title) => title.match(NUMBER) ?? []));
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
  });

  test('the code and its refusals cite rules that exist', () => {
    const cited = ['./', 'rules/', 'imagine/', 'bot/', 'texts/'].flatMap(sources).flatMap((text) => text.match(NUMBER) ?? []);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
