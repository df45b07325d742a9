import type { InEveryLanguage, Language } from '@tafelrunde/kernel';
import type { Failure } from '../errors.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Sentences, sentenceOf } from './sentences.ts';

const sentences: InEveryLanguage<Sentences> = { de, en, fr };

/** The same in any language: for servers and the terminal. A page carries one language alone. */
export function failureSentence(failure: Failure, language: Language): string {
  return sentenceOf(sentences[language], failure);
}
