import { useSpoken } from '@tafelrunde/stage';
import type { Face } from './face.ts';
import { labelOf, nameOf } from './names.ts';
import { words } from './words.ts';

export const useSpeech = () => {
  const speech = useSpoken(words);
  const { language } = speech;
  return {
    ...speech,
    nameOf: (face: Face) => nameOf(face, language),
    /** "6 Lair", as a card is called in a sentence. */
    labelOf: (face: Face) => labelOf(face, language),
  };
};
