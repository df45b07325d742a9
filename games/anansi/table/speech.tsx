import type { Language, Names, Seat } from '@tafelrunde/kernel';
import { createContext, Fragment, use } from 'react';
import { cardNamed, type Pieces, words } from './words.ts';

/** The reader's language and names, for every part of the table. */
export interface Speech {
  readonly language: Language;
  readonly names: Names;
}

export const SpeechContext = createContext<Speech | undefined>(undefined);

export const useSpeech = () => {
  const speech = use(SpeechContext);
  if (speech === undefined) throw new Error('A part of the Anansi table stands outside SpeechContext.');
  const { language, names } = speech;
  const say = words[language];
  return {
    language,
    names,
    say,
    name: (seat: Seat) => names.of(seat),
    /** "You" for the reader's own seats. */
    nameOrYou: (seat: Seat) => (names.you.includes(seat) ? say.you : names.of(seat)),
    labelOf: (card: number) => say.cardInFull(cardNamed(card)),
  };
};

/** A sentence with what stands out in bold. */
export function Told({ pieces }: { readonly pieces: Pieces }) {
  return pieces.map((piece, i) =>
    // Pieces have no ids: their place in the sentence is their name.
    i % 2 === 1 ? <b key={`${i}`}>{piece}</b> : <Fragment key={`${i}`}>{piece}</Fragment>,
  );
}
