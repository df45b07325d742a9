import { deNom, type InEveryLanguage, type Language } from '@tafelrunde/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { InPlural, Words } from './words/shape.ts';

/** What fills a sentence's {gaps}. */
export type Gaps = Readonly<Record<string, string | number>>;

export const words: InEveryLanguage<Words> = { de, en, fr };
export type Word = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
export type Plural = { [K in keyof Words]: Words[K] extends InPlural ? K : never }[keyof Words];

const fill = (sentence: string, gaps: Gaps): string => sentence.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ''));

const plain = (sentence: string): string => sentence.replaceAll('*', '');

/** A sentence with its gaps filled. Names may hold anything: stars are read before they are filled in. */
export const say = (language: Language, word: Word, gaps: Gaps = {}): string => fill(plain(words[language][word]), gaps);

/** The same, in the form the number asks for. */
export const sayCount = (language: Language, word: Plural, n: number, gaps: Gaps = {}): string => {
  const form = new Intl.PluralRules(language).select(n) === 'one' ? 'one' : 'other';
  return fill(plain(words[language][word][form]), { n, ...gaps });
};

/** A sentence in pieces: every second one is to be printed in red. */
export const pieces = (language: Language, word: Word, gaps: Gaps = {}): readonly string[] =>
  words[language][word].split('*').map((piece) => fill(piece, gaps));

/** "4 and 5", "3, 4 and 5". */
export const list = (language: Language, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items.map(String));

/** A name as a gap; French also needs its "de", which elides before a vowel. */
export const named = (name: string): Gaps => ({ name, of: deNom(name).slice(0, deNom(name).length - name.length) });

/** Small numbers of spaces in words. */
export const countOf = (language: Language, n: number): string => words[language].counts[n] ?? `${n}`;
