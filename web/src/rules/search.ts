import type { Language } from '@tafelrunde/kernel';
import { type Block, wordsOf } from './markdown.ts';

/** Endings that change with number and case; what is left of a word is looked for. Longest first. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  de: ['nen', 'en', 'er', 'es', 'em', 'e', 'n', 's'],
  en: ['ies', 'ing', 'ed', 'es', 's', 'y'],
  fr: ['ées', 'ée', 'és', 'er', 'ent', 'es', 'é', 'e', 's', 'x'],
};
/** Shorter, a stem would be found everywhere. */
const SHORTEST = 4;

/** Without case and accents, so that nobody must type them. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** What a word is looked for by: its stem, where enough of it is left. */
export function stemOf(word: string, language: Language): string {
  const text = plain(word);
  const ending = endings[language].map(plain).find((each) => text.endsWith(each) && text.length - each.length >= SHORTEST);
  return ending === undefined ? text : text.slice(0, -ending.length);
}

/** What a search leaves: rules with all the words, in whatever form, under their headings. */
export function found(blocks: readonly Block[], search: string, language: Language): readonly Block[] {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemOf(word, language));
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let heading: Block | undefined;
  for (const together of withExamples(blocks)) {
    const [first] = together;
    if (first?.kind === 'heading') {
      heading = first;
      continue;
    }
    const text = plain(together.map(wordsOf).join(' '));
    if (!words.every((word) => text.includes(word))) continue;
    if (heading !== undefined) kept.push(heading);
    heading = undefined;
    kept.push(...together);
  }
  return kept;
}

/** An example belongs to the rule above it: found or not, they stay together. */
function withExamples(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const above = parts.at(-1);
    if (block.kind === 'example' && above?.[0]?.kind === 'rule') above.push(block);
    else parts.push([block]);
  }
  return parts;
}
