import type { Seat } from '@tafelrunde/kernel';
import { useSpoken } from '@tafelrunde/stage';
import { cardNamed, words } from './words.ts';

export const useSpeech = () => {
  const speech = useSpoken(words);
  const { say, name, isYou } = speech;
  return {
    ...speech,
    /** "You" for the reader's own seats. */
    nameOrYou: (seat: Seat) => (isYou(seat) ? say.you : name(seat)),
    labelOf: (card: number) => say.cardInFull(cardNamed(card)),
  };
};
