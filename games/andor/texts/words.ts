import type { Language, OptionValue, OrderWords, Params, Who } from '@tafelrunde/kernel';
import type { OrderKey } from '../orders.ts';
import type { MistakeKey } from '../legend/index.ts';
import type { CreatureKind, FigureName, FogBack, ItemName } from '../pieces.ts';
import type { Refused } from '../rules/refused.ts';
import type { Action, AskKey, Event, Options, Reason } from '../state.ts';
import type { Context, Sighted } from './context.ts';

export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type Chosen<Type extends Action['type']> = Extract<Action, { type: Type }>;

export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  value(value: OptionValue): string;
}

/** What a hero would find on a field, for the words of a step. */
export interface Ground {
  readonly field: number;
  readonly creature: CreatureKind | undefined;
  readonly heroes: readonly Who[];
  /** A token of fog: unknown, or what its face shows. */
  readonly fog: FogBack | 'hidden' | undefined;
  readonly well: 'full' | 'empty' | undefined;
  readonly merchant: boolean;
  readonly farmers: number;
  readonly lying: readonly Pile[];
}

/** So many of one thing. */
export interface Pile {
  readonly item: ItemName;
  readonly count: number;
}

/** A hero as the table in words shows him. */
export interface HeroLine {
  readonly who: Who;
  /** The hero's own name, whoever leads him. */
  readonly name: string;
  /** The person or bot who leads him. */
  readonly player: string;
  readonly kind: number;
  readonly figure: number;
  readonly rank: number;
  readonly field: number;
  readonly strength: number;
  readonly willpower: number;
  readonly dice: number;
  readonly hour: number;
  readonly inBox: boolean;
  readonly rooster: boolean;
  readonly carries: readonly Pile[];
}

export interface CreatureLine {
  readonly kind: CreatureKind;
  readonly field: number;
  /** Fields to the castle along the arrows. */
  readonly away: number;
  /** Where its arrow leads; undefined where that way is closed. */
  readonly next: number | undefined;
  /** Own strength and willpower of a boss. */
  readonly strength: number | undefined;
  readonly willpower: number | undefined;
  readonly carries: ItemName | undefined;
  readonly pinned: boolean;
  /** A card speaks of this very creature. */
  readonly named: boolean;
  /** Dice that are not those of its kind. */
  readonly dice: { readonly count: number; readonly black: boolean } | undefined;
}

export interface FightLine {
  readonly fighters: readonly Who[];
  /** The creature, or rubble. */
  readonly against: CreatureKind | 'rubble';
  readonly field: number;
  readonly round: number;
  readonly willpower: number;
  /** The roll under way, if any: whose dice show what. */
  readonly roller: Who | undefined;
  readonly dice: readonly number[];
}

/** A place worth going to, and the shortest way there. */
export interface Way {
  readonly to: 'castle' | 'merchant' | 'well' | 'fog' | 'farmer' | 'things' | 'covered' | 'witch';
  readonly field: number;
  readonly hours: number;
  /** The first field on the way. */
  readonly by: number;
}

/** The table in words, line by line. */
export interface TableWords {
  day(day: number, letter: string, stars: readonly string[], title: string): string;
  goal(text: string): string;
  /** `owner`: the hero whose own task it is; empty for one of all. */
  task(title: string, text: string, state: 'open' | 'done' | 'failed', owner: string): string;
  turn(who: Who): string;
  castle(free: number, shields: number, saved: number): string;
  hero(hero: HeroLine): string;
  /** Ways of the reader's own hero. */
  ways(ways: readonly Way[]): string;
  creatures(creatures: readonly CreatureLine[]): string;
  /** What creatures of these kinds fight with. */
  values(kinds: readonly CreatureKind[]): string;
  fight(fight: FightLine): string;
  figures(figures: readonly { readonly figure: FigureName; readonly field: number }[]): string;
  farmers(fields: readonly number[]): string;
  /** A farmer a legend has given a name. */
  called(name: string, field: number): string;
  wells(full: readonly number[], empty: readonly number[]): string;
  fog(hidden: readonly number[], open: readonly { readonly field: number; readonly back: FogBack }[]): string;
  covered(tokens: readonly { readonly field: number; readonly family: 'rune' | 'herb' | 'gem' | 'token' }[]): string;
  lying(fields: readonly { readonly field: number; readonly piles: readonly Pile[] }[]): string;
  rubble(tokens: readonly { readonly field: number; readonly value: number }[]): string;
  closed(borders: readonly { readonly a: number; readonly b: number }[]): string;
  marks(fields: readonly number[]): string;
  stock(piles: readonly Pile[]): string;
  /** A card that still changes a rule, or waits beside a field. */
  lasting(title: string, story: string): string;
  offer(fields: readonly number[], text: string): string;
}

/** A question: put to the reader, and told about somebody else. */
export interface AskWords {
  now(context: Sighted): string;
  other(who: Who, context: Sighted): string;
}

/** All sentences of the game in one language. Complete by type: a kind without words does not compile. */
export interface Words {
  readonly language: Language;
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
  readonly asks: Readonly<Record<AskKey, AskWords>>;
  readonly actions: { readonly [Type in Action['type']]: (action: Chosen<Type>, context: Sighted) => string };
  readonly events: { readonly [Kind in Event['kind']]: (event: EventOf<Kind>, context: Context) => string | undefined };
  readonly refusals: Readonly<Record<Refused, (params: Params) => string>>;
  /** What the checker finds in a legend somebody wrote. */
  readonly mistakes: Readonly<Record<MistakeKey, (params: Params) => string>>;
  readonly results: Readonly<Record<Reason, { readonly won: string; readonly lost: string }>>;
  /** What bots announce, by key. */
  readonly orders: Readonly<Record<OrderKey, OrderWords>>;
  readonly says: Readonly<Record<Said, (params: Params) => string>>;
  readonly table: TableWords;
}

/** Plans a bot announces, what is proposed at the table, and why somebody agrees or not. Parameters: field, creature, hero, item, task; `sure`: how likely a fight is won, in hundredths; `why`, `when` and `party` as in `reasons.ts`. */
export const said = [
  'plan-fight',
  'plan-join',
  'plan-protect',
  'plan-farmer',
  'plan-lead',
  'plan-deliver',
  'plan-fetch',
  'plan-buy',
  'plan-well',
  'plan-fog',
  'plan-ally',
  'plan-visit',
  'plan-post',
  'plan-gather',
  'plan-wait',
  'plan-rest',
  'too-dangerous',
  'ping',
  'mark',
  'go-to',
  'fight',
  'fetch',
  'wait',
  'bring',
  'my-plan',
  'on-my-way',
  'here-already',
  'too-far',
  'nothing-there',
  'share',
  'fair',
  'too-much',
  'give-me',
  'opinion',
  'gladly',
  'need-it',
  'no-space',
] as const;
export type Said = (typeof said)[number];
