import { type InEveryLanguage, type Language, type Names, type Phrase, type Seat } from '@tafelrunde/kernel';
import { createContext, Fragment, type ReactNode, use } from 'react';

/** The reader's language and names, for every part of a table. */
interface Speech {
  readonly language: Language;
  readonly names: Names;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export function Speaking({ language, names, children }: Speech & { readonly children: ReactNode }) {
  return <SpeechContext value={{ language, names }}>{children}</SpeechContext>;
}

/** What a table says in the reader's language, and how it calls people. */
export function useSpoken<Words>(words: InEveryLanguage<Words>) {
  const speech = use(SpeechContext);
  if (speech === undefined) throw new Error('A part of a table stands outside Speaking.');
  const { language, names } = speech;
  return {
    language,
    names,
    say: words[language],
    name: (seat: Seat): string => names.of(seat),
    isYou: (seat: Seat): boolean => names.you.includes(seat),
  };
}

/** A sentence with what stands out in bold. */
export function Phrased({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part, place) =>
    // Parts have no ids: their place in the sentence is their name.
    typeof part === 'string' ? <Fragment key={`${place}`}>{part}</Fragment> : <b key={`${place}`}>{part.strong}</b>,
  );
}
