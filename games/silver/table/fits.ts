import { EMPATH } from '../cards.ts';
import { EMPATHS_LOOK, reaches, reachOf } from '../rules/targets.ts';
import { AMULET, GUARDED, UP } from '../state.ts';

/** Whether an ability may choose a card that is one's own or another's, dark or lit, guarded, or under the amulet (chapter 6). */
export interface Fits {
  readonly own: boolean;
  readonly ownLit: boolean;
  readonly other: boolean;
  readonly otherLit: boolean;
  readonly guarded: boolean;
  readonly amulet: boolean;
}

export function fitsOf(card: number): Fits | undefined {
  const reach = card === EMPATH ? EMPATHS_LOOK : (reachOf[card] ?? 0);
  if (reach === 0) return undefined;
  return {
    own: reaches(reach, 0, true),
    ownLit: reaches(reach, UP, true),
    other: reaches(reach, 0, false),
    otherLit: reaches(reach, UP, false),
    guarded: reaches(reach, GUARDED, false),
    amulet: reaches(reach, AMULET, true) || reaches(reach, AMULET, false),
  };
}
