import type { Language, Names, Seat } from '@tafelrunde/kernel';
import { createContext, Fragment, use } from 'react';
import type { Face } from './face.ts';
import { type Gaps, list, type Plural, pieces, say, sayCount, type Word } from './words.ts';
import { labelOf, nameOf } from './names.ts';

/** The reader's language and names, for every part of the table. */
export interface Speech {
  readonly language: Language;
  readonly names: Names;
}

export const SpeechContext = createContext<Speech | undefined>(undefined);

export const useSpeech = () => {
  const speech = use(SpeechContext);
  if (speech === undefined) throw new Error('A part of the Anthem table stands outside SpeechContext.');
  const { language, names } = speech;
  return {
    language,
    names,
    say: (word: Word, gaps?: Gaps) => say(language, word, gaps),
    sayCount: (word: Plural, n: number, gaps?: Gaps) => sayCount(language, word, n, gaps),
    list: (items: readonly (string | number)[]) => list(language, items),
    name: (seat: Seat) => names.of(seat),
    nameOf: (face: Face) => nameOf(face, language),
    /** "6 Lair", as a card is called in a sentence. */
    labelOf: (face: Face) => labelOf(face, language),
  };
};

/** A sentence with its starred part in red. */
export function Rubric({ word, gaps }: { readonly word: Word; readonly gaps: Gaps }) {
  const { language } = useSpeech();
  return pieces(language, word, gaps).map((piece, i) =>
    // Pieces have no ids: their place in the sentence is their name.
    i % 2 === 1 ? <b key={`${i}`}>{piece}</b> : <Fragment key={`${i}`}>{piece}</Fragment>,
  );
}
