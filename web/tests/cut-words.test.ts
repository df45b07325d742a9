import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { inOneLanguage, listsIn, withoutWords } from '../cut-words/lists.ts';
import { areWords, wordsFrom } from '../cut-words/reach.ts';
import { speak } from '../src/texts/index.ts';
import { heard, listed, offered } from '../src/texts/listed.ts';
import { withWords } from '../src/texts/with-words.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

const written = `const spelled = { de: 'Elf', en: 'Eleven', fr: 'Onze' } as const satisfies Numbers;
export const words: InEveryLanguage<Words> = {
  de: { hello: 'Grüß dich', said: (n) => \`\${n}-mal „Hallo“ …\` },
  en: { hello: 'Hello there', said: english },
  fr: { hello: 'Bonjour' },
};
export const names = { de: 'Deutsch', en: 'English' };
export const useWords = () => words[useLanguage()];
`;

describe('the languages of a list of words', () => {
  test('are cut to one, and the rest of the file stays', () => {
    const german = inOneLanguage(written, 'hello/words.ts', "'listed'", 'de');
    expect(german).toContain("spelled = { de: 'Elf' } as const");
    expect(german).toContain("words: InEveryLanguage<Words> = { de: { hello: 'Grüß dich', said: (n) => `${n}-mal „Hallo“ …` } };");
    expect(german).toContain('heard("hello/words.ts words", words);');
    expect(german).toContain("names = { de: 'Deutsch', en: 'English' };\nexport const useWords");
    expect(german).not.toMatch(/Eleven|Onze|there|Bonjour/);
    expect(inOneLanguage(written, 'hello/words.ts', "'listed'", 'fr')).toContain("= { fr: { hello: 'Bonjour' } };");
  });

  test('are all missing from what the page gets at once', () => {
    const page = withoutWords(written, 'hello/words.ts', "'listed'");
    expect(page).toContain('words: InEveryLanguage<Words> = /* @__PURE__ */ listed("hello/words.ts words");');
    expect(page).toContain('useWords = () => words[useLanguage()];');
    expect(page).not.toMatch(/Grüß|Elf|Eleven|Hello there|Bonjour/);
  });
});

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly value?: unknown;
  readonly properties?: readonly { readonly key?: { readonly name?: string } }[];
}

/** Everything in a tree, and what lies in it. */
const within = (node: unknown): readonly Node[] =>
  typeof node === 'object' && node !== null ? [...('type' in node ? [node as Node] : []), ...Object.values(node).flatMap(within)] : [];

const isSaid = ({ type, value }: Node): boolean =>
  (type === 'Literal' && typeof value === 'string' && value.includes(' ')) ||
  (type === 'TemplateElement' && JSON.stringify(value).includes(' '));

test('no sentence of the shell stands where the build would not find it', () => {
  const astray = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(sources, file), 'utf8');
      if (!/\bde\b/.test(code) || !/\bfr\b/.test(code)) return [];
      const found = areWords(file, code) ? new Set(listsIn(code).map(({ start }) => start)) : new Set();
      const lists = within(parseSync(file, code).program).filter(
        ({ type, properties }) =>
          type === 'ObjectExpression' && ['de', 'en', 'fr'].every((key) => properties?.some((each) => each.key?.name === key)),
      );
      return lists.filter((list) => within(list).some(isSaid) && !found.has(list.start)).map(() => file);
    });
  expect(astray).toEqual([]);
});

test('what a part of the page says is found through all it brings along, and what it only names the type of is not', () => {
  const named = (file: string) => wordsFrom(join(sources, file)).map((each) => each.slice(sources.length));
  expect(named('table/page.tsx')).toEqual(expect.arrayContaining(['table/votes/words.ts', 'table/chat/words.ts']));
  expect(named('table/page.tsx')).not.toContain('statistics/words.ts');
  expect(named('tables-page/sorting.ts')).toEqual([]);
});

test('a part comes with its words in the language of the page, and the page changes to another when they are here in that', async () => {
  const fetched: string[] = [];
  const words = listed<string>('greeting words');
  const way = (language: 'de' | 'fr', said: string) => () => {
    fetched.push(language);
    heard('greeting words', { [language]: said });
    return Promise.resolve();
  };
  offered('de', { greeting: way('de', 'Hallo') });
  offered('fr', { greeting: way('fr', 'Bonjour') });
  await speak('de');
  expect(() => words.de).toThrow('not fetched in de');
  expect(await withWords('greeting', () => Promise.resolve('the part'))).toBe('the part');
  expect(await withWords('greeting', () => Promise.resolve('once more'))).toBe('once more');
  expect([words.de, fetched]).toEqual(['Hallo', ['de']]);
  expect(() => words.fr).toThrow('not fetched in fr');
  await speak('fr');
  expect([words.fr, words.de, fetched]).toEqual(['Bonjour', 'Hallo', ['de', 'fr']]);
  await speak('en'); // as it was: tests share what is loaded
});
