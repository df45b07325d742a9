/*
 * The first round teaches: following and winning, leading, recruiting, staying just right, the reckoning. What each step says and asks
 * follows from the learner's own view, so it stays true when they play otherwise.
 */
import type { LessonMoment, LessonStep } from '@tafelrunde/stage';
import { headsOf, suitOf, valueOf } from '../../cards.ts';
import { strength } from '../../rules/trick.ts';
import type { Action, View } from '../../state.ts';

export type Moment = LessonMoment<View, Action>;
type Step = LessonStep<View, Action>;

const ME = '.ana-player.is-mine';
const HAND = '.ana-hand';
const TRUMP = '.ana-trump';
const HIGHEST = '.ana-played.is-best .ana-played__card';
const held = (card: number): string => `[data-spot="hand:${card}"]`;
const button = (kind: 'play' | 'recruit'): string => `.ana-act--${kind}`;

const inTurn = ({ view, seat, legal }: Moment): boolean => view.phase === 'play' && view.turn === seat && legal.length > 0;
const leads = (moment: Moment): boolean => inTurn(moment) && moment.view.trick.length === 0;
const follows = (moment: Moment): boolean => inTurn(moment) && moment.view.trick.length > 0;
export const storiesOf = ({ view, seat }: Moment): number => view.stories[seat] ?? 0;
export const listenersOf = ({ view, seat }: Moment): number => view.listeners[seat] ?? 0;
const knows = ({ known }: Moment, ...names: readonly string[]): boolean => names.every((name) => known.includes(name));

/** The suit that was led; trump before there is one. */
export const ledIn = ({ trick, trump }: View): number => suitOf[trick[0]?.card ?? -1] ?? trump;

/** What this card would be worth in the trick: more than everything that lies there, or not. */
function wins({ trick, trump }: View, card: number): boolean {
  const [led] = trick;
  if (led === undefined) return false;
  const suit = suitOf[led.card] as number;
  return trick.every((move) => move.recruits || strength(move.card, suit, trump) < strength(card, suit, trump));
}

type Using = Exclude<Action, { type: 'deal' }>;
const using = ({ legal }: Moment, type: Using['type']): readonly Using[] =>
  legal.filter((action): action is Using => action.type === type).toSorted((a, b) => (valueOf[a.card] ?? 0) - (valueOf[b.card] ?? 0));

/** Cards that win the trick for certain: everybody else has played. */
const winning = (moment: Moment): readonly Using[] =>
  moment.view.trick.length === moment.view.seats - 1 ? using(moment, 'play').filter(({ card }) => wins(moment.view, card)) : [];
const losing = (moment: Moment): readonly Using[] => using(moment, 'play').filter(({ card }) => !wins(moment.view, card));
/** Cards that bring listeners, no more than there are stories without one. */
const fitting = (moment: Moment): readonly Using[] => {
  const wanted = storiesOf(moment) - listenersOf(moment);
  return using(moment, 'recruit').filter(({ card }) => (headsOf[card] ?? 0) > 0 && (headsOf[card] ?? 0) <= wanted);
};

const when = (on: boolean, ...shows: readonly string[]): readonly string[] | undefined => (on ? shows : undefined);

export const steps = {
  goal: { rule: 'ANA-7.5', shows: (moment) => when(inTurn(moment), ME) },
  cards: { rule: 'ANA-1.2', shows: (moment) => when(inTurn(moment) && knows(moment, 'goal'), HAND) },
  trump: { rule: 'ANA-3.1', shows: (moment) => when(inTurn(moment) && knows(moment, 'goal', 'cards'), TRUMP) },
  follow: {
    rule: 'ANA-4.3',
    shows: (moment) => {
      const card = winning(moment)[0]?.card;
      const follow = follows(moment) && knows(moment, 'trump') && card !== undefined && suitOf[card] === ledIn(moment.view);
      return when(follow, HIGHEST, ...(card === undefined ? [] : [held(card), button('play')]));
    },
    asks: winning,
  },
  lead: {
    rule: 'ANA-4.1',
    shows: (moment) => {
      const low = using(moment, 'play').find(({ card }) => suitOf[card] !== moment.view.trump) ?? using(moment, 'play')[0];
      return when(leads(moment) && knows(moment, 'trump'), ...(low === undefined ? [HAND] : [held(low.card), button('play')]));
    },
    asks: (moment) => {
      const all = using(moment, 'play');
      const plain = all.filter(({ card }) => suitOf[card] !== moment.view.trump);
      return (plain.length > 0 ? plain : all).filter(({ card }, at) => at === 0 || (valueOf[card] ?? 0) <= 6);
    },
  },
  recruit: {
    rule: 'ANA-5.1',
    shows: (moment) => {
      const card = fitting(moment)[0]?.card;
      return when(follows(moment) && card !== undefined, ...(card === undefined ? [] : [held(card), button('recruit')]));
    },
    asks: fitting,
  },
  moved: {
    rule: 'ANA-3.4',
    shows: (moment) => {
      const last = moment.view.past.at(-1);
      return when(inTurn(moment) && last !== undefined && last.trump !== moment.view.trump, TRUMP);
    },
  },
  exact: {
    rule: 'ANA-7.5',
    shows: (moment) => {
      const card = losing(moment).at(-1)?.card;
      const right = follows(moment) && storiesOf(moment) > 0 && storiesOf(moment) === listenersOf(moment);
      return when(right && card !== undefined, ...(card === undefined ? [] : [held(card), button('play')]));
    },
    asks: (moment) => losing(moment).toReversed(),
  },
  tooMany: {
    rule: 'ANA-7.3',
    shows: (moment) => {
      const { view } = moment;
      const over = view.listeners.findIndex((listeners, seat) => listeners > (view.stories[seat] ?? 0));
      return when(inTurn(moment) && knows(moment, 'lead') && over >= 0, `[data-spot="seat:${over}"]`);
    },
  },
  scored: { rule: 'ANA-7.2', shows: ({ view, seat }) => when(view.phase === 'deal', `.ana-tale[data-seat="${seat}"]`) },
  higher: { rule: 'ANA-1.4', shows: (moment) => when(moment.view.round > 1 && inTurn(moment), ME) },
  alone: { shows: (moment) => when(inTurn(moment) && knows(moment, 'higher'), HAND) },
} satisfies Readonly<Record<string, Step>>;
export type StepName = keyof typeof steps;

/** Whose listeners are too many. */
export const overIn = ({ view, seat }: Moment): { readonly mine: boolean; readonly spare: number } => {
  const over = view.listeners.findIndex((listeners, each) => listeners > (view.stories[each] ?? 0));
  return { mine: over === seat, spare: (view.listeners[over] ?? 0) - (view.stories[over] ?? 0) };
};
/** What the learner has from the last round that was told. */
export const lastRow = ({ view, seat }: Moment) => view.sheet.at(-1)?.[seat];
