import { DEATH, NONE } from '../state.ts';

/** What can be seen of a card: its number (0 and 9 are the ends of a row), Death, or its back. */
export type Face = number | 'death' | 'back';

export const faceOf = (card: number): Face => (card === NONE ? 'back' : card === DEATH ? 'death' : card);

/** As a card on the page names it. */
export const faceNamed = (name: string): Face => (name === 'death' || name === 'back' ? name : Number(name));
