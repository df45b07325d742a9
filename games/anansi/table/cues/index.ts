/* What Anansi says to somebody who sits down without a lesson: each thing when it first comes up in their own turn. */
import { cueAt, type Cue, type Cues, type LessonMoment } from '@tafelrunde/stage';
import type { Action, View } from '../../state.ts';

type Moment = LessonMoment<View, Action>;

const HAND = '.ana-hand';
const TRUMP = '.ana-trump';
const ME = '.ana-player.is-mine';
const RECRUIT = '.ana-act--recruit';

const inTurn = ({ view, seat }: Moment): boolean => view.phase === 'play' && view.turn === seat;
const leads = (moment: Moment): boolean => inTurn(moment) && moment.view.trick.length === 0;
const follows = (moment: Moment): boolean => inTurn(moment) && moment.view.trick.length > 0;
const knows = ({ known }: Moment, ...any: readonly string[]): boolean => any.some((name) => known.includes(name));
const stories = ({ view, seat }: Moment): number => view.stories[seat] ?? 0;
const listeners = ({ view, seat }: Moment): number => view.listeners[seat] ?? 0;

const cues = {
  lead: { rule: 'ANA-4.1', shows: (moment) => cueAt(leads(moment), HAND) },
  follow: { rule: 'ANA-4.3', shows: (moment) => cueAt(follows(moment), HAND) },
  recruit: {
    rule: 'ANA-5.1',
    shows: (moment) => cueAt(follows(moment) && knows(moment, 'follow') && moment.legal.some(({ type }) => type === 'recruit'), RECRUIT),
  },
  tooMany: { rule: 'ANA-7.3', shows: (moment) => cueAt(inTurn(moment) && listeners(moment) > stories(moment), ME) },
  exact: {
    rule: 'ANA-7.5',
    shows: (moment) => cueAt(inTurn(moment) && stories(moment) > 0 && stories(moment) === listeners(moment), ME),
  },
  worth: { rule: 'ANA-7.4', shows: (moment) => cueAt(inTurn(moment) && moment.view.told > 0, `${ME} .ana-worth`) },
  trump: { rule: 'ANA-3.1', shows: (moment) => cueAt(inTurn(moment) && moment.view.told > 0 && knows(moment, 'lead', 'follow'), TRUMP) },
  higher: { rule: 'ANA-1.4', shows: (moment) => cueAt(inTurn(moment) && moment.view.round > 1, ME) },
} satisfies Readonly<Record<string, Cue<View, Action>>>;
export type CueName = keyof typeof cues;

export const table: Cues<View, Action, CueName> = {
  cues,
  inSight: '.ana-played__card, .ana-hand button, .ana-player.is-mine',
  words: {
    de: async () => (await import('./de.ts')).de,
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
};
