/* The first match teaches: drawing, placing, keeping, gaps, Death. What each step says and asks follows from the learner's own view. */
import type { LessonMoment, LessonStep } from '@tafelrunde/stage';
import { filled, waysWith } from '../../row.ts';
import { type Action, DEATH, type View } from '../../state.ts';
import { spacesOf } from '../spaces.ts';

export type Moment = LessonMoment<View, Action>;

const ROW = '.ant-mine .ant-row';
const HAND = '.ant-hand__fan';
const when = (on: boolean, ...shows: readonly string[]): readonly string[] | undefined => (on ? shows : undefined);
const knows = ({ known }: Moment, ...names: readonly string[]): boolean => names.every((name) => known.includes(name));
const inTurn = ({ view, seat, legal }: Moment): boolean => view.phase !== 'over' && view.turn === seat && legal.length > 0;
const draws = (moment: Moment): boolean => inTurn(moment) && moment.view.phase === 'draw';
const decides = (moment: Moment): boolean => inTurn(moment) && moment.view.phase === 'decide';
const rowOf = ({ view, seat }: Moment): readonly number[] => view.rows[seat] ?? [];
export const filledIn = (moment: Moment): number => filled(rowOf(moment), 0, moment.view.spaces);
/** How many spaces the fullest row but the learner's has filled. */
export const mostElsewhere = ({ view, seat }: Moment): number =>
  Math.max(...view.rows.map((row, other) => (other === seat ? 0 : filled(row, 0, view.spaces))));

type Placing = Extract<Action, { type: 'place' }>;
/** Spaces that leave the row the most ways to be finished, the best first. */
function goodSpaces(moment: Moment): readonly Placing[] {
  const row = rowOf(moment);
  const ways = ({ space }: Placing): number => waysWith(row, 0, row.length, moment.view.drawn, space);
  const all = moment.legal.filter((action): action is Placing => action.type === 'place').toSorted((a, b) => ways(b) - ways(a));
  const [best] = all;
  return best === undefined || ways(best) === 0 ? [] : all.filter((each) => ways(each) * 2 >= ways(best));
}
const warned = (moment: Moment): number | undefined =>
  spacesOf(moment.view, moment.seat, moment.legal).find(({ kind }) => kind === 'warn')?.space;

export const steps = {
  goal: { rule: 'ANT-2.2', shows: (moment) => when(draws(moment), ROW) },
  death: { rule: 'ANT-6.1', shows: (moment) => when(draws(moment) && (moment.view.hand[DEATH] ?? 0) > 0, `[data-spot="hand:${DEATH}"]`) },
  draw: {
    rule: 'ANT-3.2',
    shows: (moment) => when(draws(moment) && knows(moment, 'goal'), '.ant-fan'),
    asks: ({ legal }) => legal.filter(({ type }) => type === 'draw'),
  },
  place: {
    rule: 'ANT-4.2',
    shows: (moment) => {
      const [best] = goodSpaces(moment);
      return when(decides(moment) && best !== undefined, `[data-space="${best?.space ?? 0}"]`);
    },
    asks: goodSpaces,
  },
  keep: {
    rule: 'ANT-5.2',
    shows: (moment) =>
      when(decides(moment) && !moment.legal.some(({ type }) => type === 'place'), '.ant-stage .ant-btn', '.dock .actions .btn'),
    asks: ({ legal }) => legal.filter(({ type }) => type === 'keep'),
  },
  taken: { rule: 'ANT-3.5', shows: (moment) => when(draws(moment) && moment.view.history.length >= moment.view.seats, HAND) },
  gaps: { rule: 'ANT-4.4', shows: (moment) => when(draws(moment) && filledIn(moment) > 1, ROW) },
  closing: {
    rule: 'ANT-4.6',
    shows: (moment) => {
      const space = warned(moment);
      return when(decides(moment) && space !== undefined && knows(moment, 'place', 'gaps'), `[data-space="${space ?? 0}"]`);
    },
  },
  nearly: {
    rule: 'ANT-6.2',
    shows: (moment) => {
      const most = moment.view.spaces - 2;
      const own = filledIn(moment) >= most;
      return when(draws(moment) && (own || mostElsewhere(moment) >= most), own ? ROW : '.ant-others');
    },
  },
  alone: { shows: (moment) => when(draws(moment) && knows(moment, 'place', 'keep', 'taken', 'gaps', 'closing', 'nearly'), ROW) },
} satisfies Readonly<Record<string, LessonStep<View, Action>>>;
export type StepName = keyof typeof steps;
