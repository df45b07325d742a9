/* What Silver Amulet says to somebody who sits down without a lesson: each thing when it first comes up in their own turn. */
import { cueAt, type Cue, type Cues, type LessonMoment } from '@tafelrunde/stage';
import { RASCAL } from '../../cards.ts';
import { type Action, NONE, type View } from '../../state.ts';

type Moment = LessonMoment<View, Action>;

const VILLAGE = '.sv-village.is-mine .sv-row';
const spot = (name: string): string => `[data-spot="${name}"]`;
const way = (name: string): string => `.silver-choice [data-way="${name}"]`;

const can = ({ legal }: Moment, type: Action['type']): boolean => legal.some((action) => action.type === type);
const at = ({ view, seat }: Moment, step: View['step']): boolean => view.step === step && view.turn === seat;
const drewOnce = ({ known }: Moment): boolean => known.includes('draw');

/** A card that works while it lies face up, in any village. */
const helperOf = ({ view }: Moment): string | undefined => {
  for (const [seat, village] of view.villages.entries()) {
    const place = village.findIndex(({ up, card }) => up && card <= RASCAL);
    if (place >= 0) return spot(`house:${seat}:${place}`);
  }
  return undefined;
};

const cues = {
  look: { rule: 'SIL-2.6', shows: (moment) => cueAt(moment.view.step === 'peek' && can(moment, 'look'), VILLAGE) },
  lastTurn: {
    rule: 'SIL-3.10',
    shows: (moment) => cueAt(at(moment, 'turn') && moment.view.caller !== NONE && moment.view.caller !== moment.seat, VILLAGE),
  },
  amulet: { rule: 'SIL-5.2', shows: (moment) => cueAt(can(moment, 'amulet'), way('amulet')) },
  call: { rule: 'SIL-3.7', shows: (moment) => cueAt(can(moment, 'call'), way('call')) },
  draw: { rule: 'SIL-3.1', shows: (moment) => cueAt(at(moment, 'turn'), spot('discard'), spot('pile')) },
  swap: { rule: 'SIL-3.4', shows: (moment) => cueAt(at(moment, 'decide'), VILLAGE) },
  take: { rule: 'SIL-3.5', shows: (moment) => cueAt(at(moment, 'exchange'), VILLAGE) },
  use: { rule: 'SIL-3.3', shows: (moment) => cueAt(at(moment, 'decide') && can(moment, 'use'), way('use')) },
  faceUp: {
    rule: 'SIL-1.3',
    shows: (moment) => {
      const helper = helperOf(moment);
      return helper === undefined ? undefined : cueAt(at(moment, 'turn'), helper);
    },
  },
  together: { rule: 'SIL-4.1', shows: (moment) => cueAt(at(moment, 'turn') && drewOnce(moment) && moment.view.turns > 3, VILLAGE) },
} satisfies Readonly<Record<string, Cue<View, Action>>>;
export type CueName = keyof typeof cues;

export const table: Cues<View, Action, CueName> = {
  cues,
  inSight: '.sv-village.is-mine .sv-card, .sv-piles .sv-card, .sv-hold',
  words: {
    de: async () => (await import('./de.ts')).de,
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
  },
};
