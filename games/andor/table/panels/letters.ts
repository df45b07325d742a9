/* What is known of the letters to come. */
import { letters } from '../../legend/words.ts';
import { lastLetter } from '../../side.ts';
import type { View } from '../../state.ts';

export const isStar = (view: View, letter: number): boolean => ((view.legend.stars >> letter) & 1) === 1;

/** A star, or a card a rule has laid there: something will be read when the narrator comes. */
export const waitsAt = (view: View, letter: number): boolean => isStar(view, letter) || view.legend.laid.includes(letter);

/** Letters ahead of the narrator where something waits; N is the end, not a card. */
export const lettersAhead = (view: View): readonly string[] =>
  letters.filter((_, i) => i > view.legend.narrator && i < lastLetter(view) && waitsAt(view, i));
