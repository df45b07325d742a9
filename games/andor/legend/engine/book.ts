/**
 * A legend turned into tables, once per table: names have become numbers, effects have become steps. Nothing here changes in play;
 * what changes is the LegendState and the agenda.
 */
import { type Language, languages } from '@tafelrunde/kernel';
import { type Board, boards } from '../../board/index.ts';
import { NONE } from '../../pieces.ts';
import type { Playing } from '../../engine-port.ts';
import type { Options, State } from '../../state.ts';
import type { Difficulty, Effect, Legend, Name, Text } from '../format.ts';
import { eachEffect, listsOf } from '../lists.ts';
import type { LastingWords, ReadCard } from '../telling.ts';

/** What a step says when it comes back: it waits or wants to be called again, it is done, or done and its note is for the next step. */
export const NOT_DONE = 0;
export const DONE = 1;
export const HANDS_ON = 2;

/**
 * One step of an effect list: `f` is where its entry begins on the agenda. It does its work, or asks somebody and returns AGAIN;
 * then it is called again with the answer in `state.answer`. What it has to remember stands in its entry.
 */
export type Step = (t: Playing, f: number) => number;

/** True or not, as the table stands; `hero` and `field` are what `this` and `here` mean, or NONE. */
export type Test = (state: State, hero: number, field: number) => boolean;
export type HeroTest = (state: State, seat: number) => boolean;
export type CreatureTest = (state: State, creature: number) => boolean;

/** A number as it is now: dice are rolled, for this hero if there is one. */
export type NumberNow = (t: Playing, seat: number) => number;
/** A field as it is now. */
export type FieldNow = (t: Playing, f: number) => number;

/** What was set when the table was made. */
export interface Setting {
  readonly difficulty: Difficulty;
  readonly options: Options;
}

/** One modifier: how long it holds. */
export interface Modifier {
  /** Ends when the next sunrise begins. */
  readonly day: boolean;
  /** Ends with the round of the fight under way. */
  readonly round?: true;
  /** Ends with the fight under way. */
  readonly fight?: true;
  /** Letter that ends it, or NONE. */
  readonly until: number;
  /** Further conditions, looked at whenever it matters. */
  readonly holds: Test | undefined;
  /** The card it comes from, if it is one. */
  readonly card: LastingWords | undefined;
  readonly effect: Extract<Effect, { do: `mod.${string}` | 'lure' | 'destroy_on_enter' }>;
}

/** What a named creature has of its own, per number of heroes in the game. */
export interface Profile {
  /** By how much it is stronger than the heroes of the round; undefined: it has a strength of its own. */
  readonly mirrors: readonly number[] | undefined;
  /** How many dice, NONE = one for each hero of the round; undefined: those of its kind. */
  readonly dice: number | undefined;
  readonly black: boolean | undefined;
  readonly reward: readonly number[] | undefined;
  /** The figure it carries off, or NONE. */
  readonly figure: number;
}

export interface Wait {
  readonly fields: readonly number[];
  readonly list: number;
  readonly card: LastingWords | undefined;
}

export interface Offer {
  readonly fields: readonly number[];
  readonly perHero: boolean;
  /** It stays however often it is used, until a task it belongs to is over. */
  readonly stays?: true;
  /** Whether this hero could pay, and get, what is offered. */
  readonly affordable: HeroTest;
  readonly list: number;
}

/** The seat a task belongs to, or NONE: anybody may do it. */
export const ownerOf = (state: State, task: number): number => state.legend.owners?.[task] ?? NONE;

function uses(legend: Legend, such: (effect: Effect) => boolean): boolean {
  let any = false;
  for (const list of listsOf(legend)) {
    eachEffect(list.do, '', (effect) => {
      any ||= such(effect);
    });
  }
  return any;
}

export class Book {
  readonly legend: Legend;
  readonly board: Board;
  /** The languages it promises; undefined: all of them. */
  readonly languages: readonly Language[] | undefined;
  /** Whether it ever adds ways. */
  readonly linked: boolean;
  /** Whether heroes get cards or tasks of their own: only then is it remembered whose they are. */
  readonly deals: boolean;
  /** Whether things are mixed face down: only then is it remembered where. */
  readonly mixes: boolean;
  readonly setting: Setting;
  readonly lists: Step[][] = [];
  /** The card whose effects are being turned into steps. */
  card: LastingWords | undefined;
  /** Per list, per step: the effect it comes from, for texts. */
  readonly sources: Effect[][] = [];
  readonly modifiers: Modifier[] = [];
  readonly waits: Wait[] = [];
  /** By the number of a creature's name. */
  readonly profiles: (Profile | undefined)[] = [];
  readonly offers: Offer[] = [];
  /** What farmers with a name are called, by the number of the name. */
  readonly called: Text[] = [];
  /** Goal sentences, and sentences of why it ended. */
  readonly goals: Text[] = [];
  readonly reasons: Text[] = [];
  /** Per task the index of the sentence told when it fails, or NONE. */
  readonly failures: number[] = [];
  readonly cardLists: number[] = [];
  /** Per card: what the story says, for reading it again. */
  readonly cardWords: ReadCard[] = [];
  readonly ruleLists: number[] = [];
  /** Per task: what happens when it is done, or NONE. */
  readonly taskLists: number[] = [];
  /** Per task: the offer by which treasure is handed over for it, or NONE. */
  readonly collects: number[] = [];
  readonly openingLists: number[] = [];
  /** Whether the legend is won when the narrator reaches N. */
  wins: Test = () => false;
  /** Per deck, per card: its list. */
  readonly deckLists: number[][] = [];
  readonly names: Readonly<Record<'deck' | 'rule' | 'task', readonly Name[]>>;
  private readonly made: Readonly<Record<'flag' | 'counter' | 'roll' | 'creature' | 'farmer' | 'choice', Name[]>> = {
    flag: [],
    counter: [],
    roll: [],
    creature: [],
    farmer: [],
    choice: [],
  };

  constructor(legend: Legend, setting: Setting) {
    this.legend = legend;
    this.board = boards[legend.board];
    this.languages = languages.every((each) => legend.languages?.includes(each) !== false) ? undefined : legend.languages;
    this.linked = uses(legend, (effect) => effect.do === 'mod.links');
    this.deals = uses(legend, (effect) => effect.do === 'deal.cards' || (effect.do === 'task.add' && effect.of === 'this'));
    this.mixes = uses(legend, (effect) => effect.do === 'place.mixed');
    this.setting = setting;
    this.names = {
      deck: Object.keys(legend.decks),
      rule: (legend.rules ?? []).map((rule) => rule.id),
      task: Object.keys(legend.tasks ?? {}),
    };
    for (const list of listsOf(legend)) {
      eachEffect(list.do, '', (effect) => {
        if (effect.do === 'place.token' && effect.name !== undefined && effect.called !== undefined)
          this.called[this.number('farmer', effect.name)] = effect.called;
      });
    }
  }

  /** Number of a name the legend makes up as it goes: flags, counters, rolls, creatures, farmers, choices. */
  number(kind: 'flag' | 'counter' | 'roll' | 'creature' | 'farmer' | 'choice', name: Name): number {
    const known = this.made[kind];
    const at = known.indexOf(name);
    return at >= 0 ? at : known.push(name) - 1;
  }

  count(kind: 'flag' | 'counter' | 'roll' | 'creature' | 'choice'): number {
    return this.made[kind].length;
  }

  nameOf(kind: 'creature' | 'roll', number: number): Name | undefined {
    return this.made[kind][number];
  }

  indexOf(kind: 'deck' | 'rule' | 'task', name: Name): number {
    return this.names[kind].indexOf(name);
  }

  /** Whether a card is in the game at this difficulty. */
  inGame(card: number): boolean {
    const of = this.legend.cards[card]?.difficulty;
    return of === undefined || of === this.setting.difficulty;
  }

  /** The card of this id that is in the game. */
  cardOf(id: Name): number {
    return this.legend.cards.findIndex((card, i) => card.id === id && this.inGame(i));
  }
}
