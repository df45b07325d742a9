import type { Language } from '@tafelrunde/kernel';
import { closes } from '../row.ts';
import type { Action, View } from '../state.ts';
import { closedGap, type Gap } from './gap.ts';
import type { Words } from './words/shape.ts';
import { words } from './words.ts';

export interface Warning {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly back: string;
  readonly gap: Gap | undefined;
}

const fits = (gap: Gap, say: Words): string => {
  if (gap.fits.length === 0) return say.warnNothing;
  return gap.fits.length === 1 ? say.warnOne(gap.fits) : say.warnSome(gap.fits);
};

/** Asked before a card is set where it closes one's own row for ever (ANT-4.6). */
export const warningOf = (action: Action, view: View, language: Language): Warning | undefined => {
  const row = view.rows[view.you];
  if (action.type !== 'place' || row === undefined || !closes(row, view.drawn, action.space)) return undefined;
  const gap = closedGap(row.with(action.space - 1, view.drawn));
  const say = words[language];
  const end = say.warnEnd;
  return {
    title: say.warnTitle,
    text: gap === undefined ? end : `${say.warnGap(gap.low, gap.high, gap.empty, fits(gap, say))} ${end}`,
    goOn: say.warnGoOn,
    back: say.warnBack,
    gap,
  };
};
