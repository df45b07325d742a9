import type { Language } from '@tafelrunde/kernel';
import type { Goods } from '../engine-port.ts';
import type { LastingWords, LastWords, OfferWords, QuestionWords, ReadCard, TaskWords, Text } from './telling.ts';

/**
 * What a legend in play remembers: plain data, part of the State. Names are small numbers here: the compiled legend knows which
 * card, rule, task, flag … each stands for. Effect lists under way lie on the agenda of the core.
 */
export interface LegendState {
  /** Letter the narrator stands on, 0 = A, and the furthest he ever was: a step back repeats nothing. */
  narrator: number;
  furthest: number;
  /** Stars on the track, one bit per letter. */
  stars: number;
  /** Per card: 0 waiting, 1 read, 2 out of the game. */
  readonly cards: number[];
  /** Per card: letter where activate.card laid it, or NONE. */
  readonly laid: number[];
  /** Per rule: 0 asleep, 1 awake, 2 used. */
  readonly rules: number[];
  /** Per task: 0 not given yet, 1 open, 2 done, 3 failed. */
  readonly tasks: number[];
  /** Per task: how far its goal has come (creatures defeated). */
  readonly progress: number[];
  /** Where cards are dealt. Per task: the seat it belongs to, or NONE; per seat: the card dealt last, or NONE. */
  readonly owners?: number[];
  readonly dealt?: number[];
  /** Where things are mixed: fields on which everything face down has the same back, ascending. */
  readonly mixed?: number[];
  /** Where farmers have names: the field of each, NONE before he comes, below that when he is gone (rules/farmers.ts). */
  readonly named?: number[];
  /** Where an N token lies: its letter; absent: N itself. */
  last?: number;
  /** Per thing that is watched: 1 = it was so at the last look. */
  readonly held: number[];
  /** One bit per flag. */
  flags: number;
  readonly counters: number[];
  /** Last number of each named roll. */
  readonly rolled: number[];
  readonly decks: DeckState[];
  /** Modifiers in force: indices of the compiled modifiers, in the order they came. */
  readonly modifiers: number[];
  /** Open shops, in the order they opened. */
  readonly shops: number[];
  /** Standing offers: offer × 16 + seats that have used it, as bits. */
  readonly offers: number[];
  /** Cards that wait beside fields for the first hero. */
  readonly waits: number[];
  /** Number of the goal sentence shown, or NONE. */
  goalAt: number;
  /** Number of the sentence that tells why it ended, or NONE. */
  reasonAt: number;
}

export interface DeckState {
  /** What is left, the top card last. */
  readonly pile: number[];
  /** Per card of the pile: 1 = everybody knows it lies there. */
  readonly seen: number[];
  /** Used cards, for shuffling again. */
  readonly aside: number[];
}

/** What everybody sees of it: all but the order of the decks; and the sentences that belong to it now. */
export interface LegendView extends Omit<LegendState, 'decks'> {
  readonly decks: readonly DeckView[];
  /** The side of the board, where it is not Andor. */
  readonly board?: 'mine';
  /** Fields between which heroes may go besides the printed borders, group by group. */
  readonly links?: readonly (readonly number[])[];
  /** Creatures in play that differ from their kind in more than strength and willpower. */
  readonly peculiar?: readonly Peculiar[];
  /** Farmers with a name who are on the board, and what they are called: nobody else is told of. */
  readonly called?: readonly { readonly field: number; readonly name: Text }[];
  /** The languages the legend promises, where they are not all: whoever reads another gets the first. */
  readonly languages?: readonly Language[];
  readonly title: Text;
  readonly goal?: Text;
  /** Tasks given out so far. */
  readonly taskWords: readonly TaskWords[];
  readonly question?: QuestionWords;
  readonly offerWords: readonly OfferWords[];
  /** Cards that still change a rule or wait beside a field. */
  readonly lasting: readonly LastingWords[];
  /** Legend cards read so far, in the order of the legend: what a page gets besides, so that the story can be read again. */
  readonly readCards?: readonly ReadCard[];
  /** … and the end card, once it is over. */
  readonly lastWords?: LastWords;
  /** Willpower the hours 8, 9 and 10 cost today; NONE where one is forbidden. */
  readonly overtime: readonly number[];
  /** Per seat: what is sold where this hero stands, at his price. */
  readonly wares: readonly (readonly Goods[])[];
}

/** A creature with dice of its own, or one that mirrors the heroes who fight it: as it would fight now. */
export interface Peculiar {
  readonly creature: number;
  readonly strength: number;
  readonly dice: number;
  readonly black: boolean;
}

export interface DeckView {
  /** The top card last: the card where it is known, else NONE. */
  readonly pile: readonly number[];
  /** The unknown cards of the pile, ascending. */
  readonly hidden: readonly number[];
  readonly aside: readonly number[];
}
