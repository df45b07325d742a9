import type { Language } from '@tafelrunde/kernel';
import type { GameTable } from '@tafelrunde/stage';
import { closes } from '../row.ts';
import type { Action, Event, View } from '../state.ts';
import { type Gap, closedGap } from './gap.ts';
import { countOf, list, say, sayCount } from './words.ts';

const fits = (gap: Gap, language: Language): string => {
  if (gap.fits.length === 0) return say(language, 'warnNothing');
  return say(language, gap.fits.length === 1 ? 'warnOne' : 'warnSome', { list: list(language, gap.fits) });
};

/** Asked before a card is set where it closes one's own row for ever (ANT-4.6). */
export const warning: NonNullable<GameTable<View, Action, Event>['warning']> = (action, view, language) => {
  const row = view.rows[view.you];
  if (action.type !== 'place' || row === undefined || !closes(row, view.drawn, action.space)) return undefined;
  const gap = closedGap(row.with(action.space - 1, view.drawn));
  const why =
    gap === undefined
      ? []
      : [
          sayCount(language, 'warnGap', gap.empty, {
            low: gap.low,
            high: gap.high,
            count: countOf(language, gap.empty),
            fits: fits(gap, language),
          }),
        ];
  return {
    title: say(language, 'warnTitle'),
    text: [...why, say(language, 'warnEnd')].join(' '),
    goOn: say(language, 'warnGoOn'),
    back: say(language, 'warnBack'),
  };
};
