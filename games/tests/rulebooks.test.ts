import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../registry.ts';

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
    expect(numbers.length).toBeGreaterThanOrEqual(5);
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
    expect(book('fr').replaceAll('![', '[')).not.toMatch(/ [:;!?»]|« /);
    expect(book('fr')).not.toMatch(/'/);
  });

  test('every rule is named by a test', () => {
    const titles = sources('tests/').flatMap((text) => [...text.matchAll(TITLE)].map(([, , title]) => title ?? ''));
    const named = new Set(titles.flatMap((title) => title.match(NUMBER) ?? []));
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
  });

  test('the code and its refusals cite rules that exist', () => {
    const cited = ['./', 'rules/', 'imagine/', 'bot/', 'texts/'].flatMap(sources).flatMap((text) => text.match(NUMBER) ?? []);
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});

/** The text of one rule in one language. */
const ruleIn = (id: string, language: string, rule: string): string => {
  const book = readFileSync(new URL(`../${id}/rulebook/${language}.md`, import.meta.url), 'utf8');
  return book.split('\n').find((line) => line.startsWith(`**${rule}** `)) ?? '';
};

const ourReading = { de: /unsere[rn]? Lesart/i, en: /our reading/i, fr: /notre lecture/i };

/** What no printed text before us settles: it must not look as if it did. */
test.each([
  ['anansi', ['ANA-1.1', 'ANA-1.4', 'ANA-2.8']],
  ['silver', ['SIL-1.1', 'SIL-1.3', 'SIL-2.7', 'SIL-5.8', 'SIL-7.3', 'SIL-7.4', 'SIL-7.7', 'SIL-8.11']],
  ['silver', ['SIL-7.11', 'SIL-7.12', 'SIL-7.13', 'SIL-7.14', 'SIL-7.15', 'SIL-7.16', 'SIL-7.17']],
])('%s marks as our reading %s', (id, rules) => {
  for (const language of languages) for (const rule of rules) expect(ruleIn(id, language, rule)).toMatch(ourReading[language]);
});

test('SIL-3.14 and SIL-5.2 speak of either pile: one draws from one and takes from the other', () => {
  for (const rule of ['SIL-3.14', 'SIL-5.2']) {
    expect(ruleIn('silver', 'de', rule)).toMatch(/von einem der Stapel/);
    expect(ruleIn('silver', 'de', rule)).not.toMatch(/nach dem Ziehen/);
    expect(ruleIn('silver', 'en', rule)).toMatch(/one of the piles/);
    expect(ruleIn('silver', 'fr', rule)).toMatch(/une des piles/);
  }
});

test('SIL-9.3 to SIL-9.5 name the memory aids as the form of a new table does', async () => {
  const silver = await loadGame('silver');
  for (const language of languages) {
    const aid = silver?.texts[language].option('memoryAid');
    for (const [rule, value] of [
      ['SIL-9.3', 'off'],
      ['SIL-9.4', 'gentle'],
      ['SIL-9.5', 'full'],
    ] as const) {
      const [name = '?'] = aid?.value(value).split(/[:\u202f]/) ?? [];
      expect(ruleIn('silver', language, rule)).toContain(name);
    }
  }
});
