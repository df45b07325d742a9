/** The side of the board a view shows, for texts and pages: a view says which it is, and Andor where it says nothing. */
import type { Language } from '@tafelrunde/kernel';
import { type Board, boards, mineNames, placeNames, type Side } from './board/index.ts';
import { letters } from './legend/words.ts';

interface Sided {
  readonly legend: { readonly board?: Side; readonly last?: number };
}

export const sideOf = (view: Sided): Side => view.legend.board ?? 'andor';
export const boardOf = (view: Sided): Board => boards[sideOf(view)];
export const hasCastle = (view: Sided): boolean => boardOf(view).castle >= 0;

const names = { andor: placeNames, mine: mineNames } as const;
/** Places worth a name, by field. */
export const namesOf = (view: Sided, language: Language): Readonly<Record<number, string>> => names[sideOf(view)][language];

/** AND-18.7: the letter where the legend ends. */
export const lastLetter = (view: Sided): number => view.legend.last ?? letters.length - 1;
