/*
 * The first night teaches: looking, drawing, swapping, taking, abilities, cards that lie face up, equal numbers, the call. What each step
 * says and asks follows from the learner's own view, so it stays true when they play otherwise.
 */
import type { LessonMoment, LessonStep } from '@tafelrunde/stage';
import { BEHOLDER, EXPOSER, RASCAL, SEER } from '../../cards.ts';
import { type Action, NONE, type View } from '../../state.ts';

export type Moment = LessonMoment<View, Action>;

const VILLAGE = '.sv-village.is-mine';
const MAIN = '.silver-choice .is-main';
const spot = (name: string): string => `[data-spot="${name}"]`;
const when = (on: boolean, ...shows: readonly string[]): readonly string[] | undefined => (on ? shows : undefined);
const can = ({ legal }: Moment, type: Action['type']): boolean => legal.some((action) => action.type === type);
const knows = ({ known }: Moment, ...names: readonly string[]): boolean => names.every((name) => known.includes(name));
const inTurn = ({ view, seat, legal }: Moment): boolean =>
  view.turn === seat && legal.length > 0 && !['peek', 'scored', 'over'].includes(view.step);

interface Own {
  readonly at: number;
  readonly card: number;
}
/** Own cards the learner can name, the dearest first. */
const knownOf = ({ view, seat }: Moment): readonly Own[] =>
  (view.villages[seat] ?? [])
    .map(({ card, amulet }, at) => ({ at, card: amulet ? NONE : card }))
    .filter(({ card }) => card !== NONE)
    .toSorted((a, b) => b.card - a.card);

/** So much a swap must save to be worth teaching. */
const WORTH = 4;
/** The house a card of this number would best move into. */
const roomFor = (moment: Moment, card: number): Own | undefined => knownOf(moment).find((own) => own.card - card >= WORTH);
export const heldIn = ({ view }: Moment): number => view.held?.card ?? NONE;
export const topOf = ({ view }: Moment): number => view.discard.at(-1) ?? NONE;
/** The house an exchange asked for opens, counted from 1, and what was seen there. */
export const houseIn = (moment: Moment, card: number): { readonly n: number; readonly card: number } => {
  const own = roomFor(moment, card);
  return { n: (own?.at ?? 0) + 1, card: own?.card ?? 0 };
};
/** Two own cards that are known to show the same number. */
export const pairOf = (moment: Moment): number | undefined => {
  const own = knownOf(moment);
  return own.find(({ at, card }) => own.some((other) => other.at !== at && other.card === card))?.card;
};

/** A card that works while it lies face up, in any village. */
const helperOf = ({ view }: Moment): { readonly seat: number; readonly at: number } | undefined => {
  for (const [seat, village] of view.villages.entries()) {
    const at = village.findIndex(({ up, card }) => up && card <= RASCAL);
    if (at >= 0) return { seat, at };
  }
  return undefined;
};

export const rowOf = ({ view, seat }: Moment) => view.sheet.at(-1)?.[seat];

export const steps = {
  goal: { rule: 'SIL-1.2', shows: ({ view }) => when(view.step === 'peek', VILLAGE) },
  look: {
    rule: 'SIL-2.6',
    shows: (moment) => when(moment.view.step === 'peek' && knows(moment, 'goal'), `${VILLAGE} .sv-row`),
    asks: ({ legal }) => legal.filter(({ type }) => type === 'look'),
  },
  draw: {
    rule: 'SIL-3.1',
    shows: (moment) => when(inTurn(moment) && moment.view.step === 'turn', spot('pile'), MAIN),
    asks: ({ legal }) => legal.filter(({ type }) => type === 'draw'),
  },
  swap: {
    rule: 'SIL-3.4',
    shows: (moment) => {
      const own = roomFor(moment, heldIn(moment));
      return when(
        inTurn(moment) && moment.view.step === 'decide' && heldIn(moment) !== NONE && own !== undefined,
        spot(`house:${moment.seat}:${own?.at ?? 0}`),
      );
    },
    asks: (moment) => {
      const own = roomFor(moment, heldIn(moment));
      return moment.legal.filter((action) => action.type === 'push' && action.at === own?.at);
    },
  },
  use: {
    rule: 'SIL-3.3',
    shows: (moment) => {
      const held = heldIn(moment);
      const gentle = held >= EXPOSER && held <= SEER;
      return when(inTurn(moment) && moment.view.step === 'decide' && gentle && can(moment, 'use'), spot('hand'), MAIN);
    },
    asks: ({ legal }) => legal.filter(({ type }) => type === 'use'),
  },
  take: {
    rule: 'SIL-3.5',
    shows: (moment) => {
      const top = topOf(moment);
      const worth = top !== NONE && top <= RASCAL && roomFor(moment, top) !== undefined;
      return when(inTurn(moment) && moment.view.step === 'turn' && knows(moment, 'draw') && worth, spot('discard'));
    },
    asks: ({ legal }) => legal.filter(({ type }) => type === 'take'),
  },
  faceUp: {
    rule: 'SIL-1.3',
    shows: (moment) => {
      const helper = helperOf(moment);
      return when(
        inTurn(moment) && moment.view.step === 'turn' && helper !== undefined,
        spot(`house:${helper?.seat ?? 0}:${helper?.at ?? 0}`),
      );
    },
  },
  together: {
    rule: 'SIL-4.1',
    shows: (moment) => when(inTurn(moment) && moment.view.step === 'turn' && knows(moment, 'draw') && moment.view.turns > 3, VILLAGE),
  },
  call: {
    rule: 'SIL-3.7',
    shows: (moment) => when(inTurn(moment) && (can(moment, 'call') || moment.view.caller !== NONE), VILLAGE),
  },
  scored: { rule: 'SIL-8.6', shows: ({ view, seat }) => when(view.step === 'scored', `.sv-tally[data-seat="${seat}"]`) },
  alone: { shows: (moment) => when(moment.view.round > 1 && inTurn(moment), VILLAGE) },
} satisfies Readonly<Record<string, LessonStep<View, Action>>>;
export type StepName = keyof typeof steps;

/** Whether a card looks at cards rather than turning one up: said where it is used. */
export const looksOnly = (card: number): boolean => card >= BEHOLDER;
