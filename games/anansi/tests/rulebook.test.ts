import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { reasons } from '../rules/explain.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const book = (language: string): string => read(`../rulebook/${language}.md`);
const rulesOf = (text: string): string[] => [...text.matchAll(/^\*\*(ANA-\d+\.\d+)\*\* \S/gm)].map(([, number]) => number ?? '');

const sources = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => read(`${folder}${entry.name}`));

describe('the rulebook', () => {
  const numbers = rulesOf(book('en'));

  test('numbers each rule once, in order', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBe(50);
    const parts = numbers.map((number) => number.slice(4).split('.').map(Number));
    for (const [i, [chapter = 0, rule = 0]] of parts.entries()) {
      const [before = 0, last = 0] = parts[i - 1] ?? [];
      expect([chapter, rule]).toEqual(chapter === before ? [before, last + 1] : [before + 1, 1]);
    }
  });

  test.each(languages)('has the same rules in %s', (language) => {
    expect(rulesOf(book(language))).toEqual(numbers);
    const headings = (text: string) => [...text.matchAll(/^## (\d)/gm)].map(([, chapter]) => chapter);
    expect(headings(book(language))).toEqual(headings(book('en')));
  });

  test.each(languages)('leads nowhere wrong in %s', (language) => {
    for (const [number] of book(language).matchAll(/ANA-\d+\.\d+/g)) expect(numbers).toContain(number);
  });

  test('French has its narrow spaces', () => {
    expect(book('fr')).not.toMatch(/ [:;!?»]|« /);
    expect(book('fr')).not.toMatch(/'/);
  });

  test('every rule is named by a test', () => {
    const titles = sources('./')
      .flatMap((text) => [...text.matchAll(/\btest(?:\.each\([\s\S]*?\]\))?\(\s*(['`])(.*?)\1/g)])
      .map(([, , title]) => title ?? '');
    const named = new Set(titles.flatMap((title) => title.match(/ANA-\d+\.\d+/g) ?? []));
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
  });

  test('the code and its refusals cite rules that exist', () => {
    for (const rule of Object.values(reasons)) expect(numbers).toContain(rule);
    for (const folder of ['../', '../rules/', '../imagine/', '../bot/', '../texts/']) {
      for (const text of sources(folder)) for (const [number] of text.matchAll(/ANA-\d+\.\d+/g)) expect(numbers).toContain(number);
    }
  });
});
