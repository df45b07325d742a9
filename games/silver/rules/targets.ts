import { APPRENTICE, BEHOLDER, BODYGUARD, EXPOSER, MASTER, REVEALER, ROBBER, SEER, WITCH } from '../cards.ts';
import { AMULET, FACE, GUARDED, UP } from '../state.ts';

/*
 * What may be chosen (chapter 6 of the rules), all of it here: which of the four kinds of cards an effect reaches. Cards under the
 * amulet are never reached, shielded ones only by their owner.
 */
const OWN_DOWN = 1;
const OWN_UP = 2;
const OTHER_DOWN = 4;
const OTHER_UP = 8;

/** SIL-6.12, and what moves in by Master or Witch into the own village. */
export const EXCHANGE = OWN_DOWN | OWN_UP;
/** SIL-6.5 */
export const EMPATHS_LOOK = OWN_DOWN;
/** SIL-6.11 */
export const ROBBER_GIVES = OWN_DOWN | OWN_UP;

/** By number: what the ability reaches when it chooses a card of a village. */
export const reachOf: readonly number[] = Array.from({ length: 14 }, (_, number) => {
  switch (number) {
    case EXPOSER:
      return OWN_DOWN; // SIL-6.3
    case REVEALER:
      return OWN_DOWN | OTHER_DOWN; // SIL-6.4
    case BEHOLDER:
      return OWN_DOWN; // SIL-6.5
    case APPRENTICE:
      return OTHER_DOWN; // SIL-6.6
    case SEER:
      return OWN_DOWN | OTHER_DOWN; // SIL-6.7
    case MASTER:
      return EXCHANGE; // SIL-6.8
    case WITCH:
      return EXCHANGE | OTHER_DOWN | OTHER_UP; // SIL-6.9
    case ROBBER:
      return OTHER_DOWN | OTHER_UP; // SIL-6.10
    default:
      return 0;
  }
});

/** SIL-6.2, SIL-7.7: a face-up Bodyguard, or a card one of them shields. */
export function isShielded(card: number): boolean {
  return (card & GUARDED) !== 0 || (card & (UP | FACE)) === (UP | BODYGUARD);
}

/** Whether an effect with this reach may choose a card of the own or of another village. */
export function reaches(reach: number, card: number, own: boolean): boolean {
  if ((card & AMULET) !== 0) return false; // SIL-5.4
  const up = (card & UP) !== 0;
  if (own) return (reach & (up ? OWN_UP : OWN_DOWN)) !== 0;
  return (reach & (up ? OTHER_UP : OTHER_DOWN)) !== 0 && !isShielded(card);
}
