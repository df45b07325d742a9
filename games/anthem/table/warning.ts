import type { Language } from '@tafelrunde/kernel';
import { closes } from '../row.ts';
import type { Action, View } from '../state.ts';
import { closedGap, type Gap } from './gap.ts';
import { countOf, list, say, sayCount } from './words.ts';

export interface Warning {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly back: string;
  readonly gap: Gap | undefined;
}

const fits = (gap: Gap, language: Language): string => {
  if (gap.fits.length === 0) return say(language, 'warnNothing');
  return say(language, gap.fits.length === 1 ? 'warnOne' : 'warnSome', { list: list(language, gap.fits) });
};

const whyOf = (gap: Gap, language: Language): string =>
  sayCount(language, 'warnGap', gap.empty, {
    low: gap.low,
    high: gap.high,
    count: countOf(language, gap.empty),
    fits: fits(gap, language),
  });

/** Asked before a card is set where it closes one's own row for ever (ANT-4.6). */
export const warningOf = (action: Action, view: View, language: Language): Warning | undefined => {
  const row = view.rows[view.you];
  if (action.type !== 'place' || row === undefined || !closes(row, view.drawn, action.space)) return undefined;
  const gap = closedGap(row.with(action.space - 1, view.drawn));
  const end = say(language, 'warnEnd');
  return {
    title: say(language, 'warnTitle'),
    text: gap === undefined ? end : `${whyOf(gap, language)} ${end}`,
    goOn: say(language, 'warnGoOn'),
    back: say(language, 'warnBack'),
    gap,
  };
};
