/* What Anthem says to somebody who sits down without a lesson: each thing when it first comes up in their own turn. */
import { cueAt, type Cue, type Cues, type LessonMoment } from '@tafelrunde/stage';
import { filled } from '../../row.ts';
import { type Action, DEATH, type View } from '../../state.ts';
import { spacesOf } from '../spaces.ts';

type Moment = LessonMoment<View, Action>;

const ROW = '.ant-mine .ant-row';
const HAND = '.ant-hand__fan';

const inPhase = ({ view, seat }: Moment, phase: View['phase']): boolean => view.phase === phase && view.turn === seat;
const draws = (moment: Moment): boolean => inPhase(moment, 'draw');
const decides = (moment: Moment): boolean => inPhase(moment, 'decide');
const places = ({ legal }: Moment): boolean => legal.some(({ type }) => type === 'place');
const drewOnce = ({ known }: Moment): boolean => known.includes('draw');
/** So few spaces are left in some row. */
const NEARLY = 2;
const nearly = ({ view }: Moment): readonly number[] =>
  view.rows.flatMap((row, seat) => (filled(row, 0, view.spaces) >= view.spaces - NEARLY ? [seat] : []));

const cues = {
  draw: { rule: 'ANT-3.2', shows: (moment) => cueAt(draws(moment), '.ant-fan') },
  place: { rule: 'ANT-4.2', shows: (moment) => cueAt(decides(moment) && places(moment), ROW) },
  keep: { rule: 'ANT-5.2', shows: (moment) => cueAt(decides(moment) && !places(moment), '.dock .actions .btn') },
  closing: {
    rule: 'ANT-4.6',
    shows: (moment) => {
      const space = spacesOf(moment.view, moment.seat, moment.legal).find(({ kind }) => kind === 'warn')?.space;
      return space === undefined ? undefined : cueAt(decides(moment), `.ant-mine [data-space="${space}"]`);
    },
  },
  death: {
    rule: 'ANT-6.1',
    shows: (moment) => cueAt(draws(moment) && drewOnce(moment) && (moment.view.hand[DEATH] ?? 0) > 0, `[data-spot="hand:${DEATH}"]`),
  },
  nearly: {
    rule: 'ANT-6.2',
    shows: (moment) => {
      const seats = nearly(moment);
      return cueAt(draws(moment) && seats.length > 0, seats.includes(moment.seat) ? ROW : '.ant-others');
    },
  },
  taken: { rule: 'ANT-3.5', shows: (moment) => cueAt(draws(moment) && moment.view.history.length >= moment.view.seats, HAND) },
} satisfies Readonly<Record<string, Cue<View, Action>>>;
export type CueName = keyof typeof cues;

export const table: Cues<View, Action, CueName> = {
  cues,
  inSight: '.ant-mine .ant-row, .ant-drawn, .ant-fan, .ant-hand__fan',
  words: {
    de: async () => (await import('./de.ts')).de,
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
};
