import type { Seat } from '@tafelrunde/kernel';
import { useSpoken } from '@tafelrunde/stage';
import { characterLines, characterNames, characterOf } from '../texts/names.ts';
import { words } from './words.ts';

export const useSpeech = () => {
  const speech = useSpoken(words);
  const { language, say, name, isYou } = speech;
  const nameOf = (card: number): string => characterNames[language][characterOf(card)];
  return {
    ...speech,
    nameOf,
    lineOf: (card: number): string => characterLines[language][characterOf(card)],
    /** "9 Seer" */
    cardOf: (card: number): string => `${card} ${nameOf(card)}`,
    nameOrYou: (seat: Seat): string => (isYou(seat) ? say.you : name(seat)),
  };
};
