import type { Language, Names, Seat } from '@tafelrunde/kernel';
import { createContext, type ReactNode, use } from 'react';
import { characterLines, characterNames, characterOf } from '../texts/names.ts';
import { words } from './words.ts';

/** The reader's language and names, for every part of the table. */
interface Speech {
  readonly language: Language;
  readonly names: Names;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export function Speaking({ language, names, children }: Speech & { readonly children: ReactNode }) {
  return <SpeechContext value={{ language, names }}>{children}</SpeechContext>;
}

export const useSpeech = () => {
  const speech = use(SpeechContext);
  if (speech === undefined) throw new Error('A part of the Silver Amulet table stands outside Speaking.');
  const { language, names } = speech;
  const say = words[language];
  const nameOf = (card: number): string => characterNames[language][characterOf(card)];
  return {
    language,
    names,
    say,
    nameOf,
    lineOf: (card: number): string => characterLines[language][characterOf(card)],
    /** "9 Seer" */
    cardOf: (card: number): string => `${card} ${nameOf(card)}`,
    isYou: (seat: Seat): boolean => names.you.includes(seat),
    nameOrYou: (seat: Seat): string => (names.you.includes(seat) ? say.you : names.of(seat)),
  };
};
