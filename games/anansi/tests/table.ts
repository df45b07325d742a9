import { FastRandom, type Random, type Seat, type Tell } from '@tafelrunde/kernel';
import { cardOf, masksOf, suitOf, valueOf } from '../cards.ts';
import { game } from '../game.ts';
import { trumpOf } from '../rules/trick.ts';
import { type Action, type Event, moveOf, NONE, type Options, RECRUITS, type State } from '../state.ts';

export const rulesWith = (options: Partial<Options> = {}) => game.rules({ ...game.meta.defaults, ...options });

export const chance = (seed = 1): Random => new FastRandom(seed);

/** Nothing may be drawn. */
export const noChance: Random = {
  below: () => {
    throw new Error('no chance here');
  },
};

const LETTERS = 'HLS';

export const suit = (letter: string): number => LETTERS.indexOf(letter);

/** 'SLH' → the suits in this order. */
export const suitsOf = (letters: string): number[] => letters.split('').map(suit);

/** 'S12' → the card. */
export const card = (text: string): number => cardOf(suit(text.charAt(0)), Number(text.slice(1)));

/** 'S3 S9 L2' → the cards. */
export const cards = (text: string): number[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map(card);

/** The card → 'S12'. */
export const written = (number: number): string => `${LETTERS.charAt(suitOf[number] as number)}${valueOf[number]}`;

export interface Sketch {
  /** One per seat; their number is the number of players. */
  readonly hands: readonly string[];
  /** Trump cards from the left: 'SLH'. */
  readonly order?: string;
  /** What lies under the trump cards: 'S9 S3'. */
  readonly display?: string;
  readonly leader?: Seat;
  /** The trick under way from the leader on; 'r' before a card means that it recruits: 'S7 rS14'. */
  readonly trick?: string;
  readonly round?: number;
  readonly listeners?: readonly number[];
  readonly stories?: readonly number[];
  readonly sheet?: readonly number[];
}

/** Any position in one line. Only what a rule looks at need make sense. */
export function position(sketch: Sketch): State {
  const { hands, order = 'HLS', display = '', leader = 0, trick = '', round = 1 } = sketch;
  const seats = hands.length;
  const nothing = hands.map(() => 0);
  const laid = trick.split(' ').filter((part) => part !== '');
  const moves = laid.map((text, i) => moveOf((leader + i) % seats, card(text.replace('r', '')), text.startsWith('r') ? RECRUITS : 0));
  const suitsInOrder = suitsOf(order);
  const masks = masksOf(cards(display));
  return {
    seats,
    order: suitsInOrder,
    round,
    phase: 'play',
    leader,
    turn: (leader + laid.length) % seats,
    trump: trumpOf(masks, suitsInOrder),
    led: laid[0] === undefined ? NONE : card(laid[0]),
    recruiters: laid.filter((text) => text.startsWith('r')).length,
    hands: hands.flatMap((hand) => masksOf(cards(hand))),
    display: masks,
    open: [0, 0, 0],
    listeners: [...(sketch.listeners ?? nothing)],
    stories: [...(sketch.stories ?? nothing)],
    moves,
    sheet: [...(sketch.sheet ?? [])],
  };
}

export interface Heard {
  readonly how: 'all' | 'to' | 'reveal';
  readonly event: Event;
  readonly seats?: readonly Seat[];
}

/** Writes down what is told, and to whom. */
export class Ear implements Tell<Event> {
  readonly on = true;
  readonly heard: Heard[] = [];

  all(event: Event): void {
    this.heard.push({ how: 'all', event });
  }
  to(seats: readonly Seat[], event: Event): void {
    this.heard.push({ how: 'to', event, seats });
  }
  reveal(event: Event, seats?: readonly Seat[]): void {
    this.heard.push(seats === undefined ? { how: 'reveal', event } : { how: 'reveal', event, seats });
  }
  get kinds(): string[] {
    return this.heard.map(({ event }) => event.kind);
  }
  /** The events of one kind. */
  of<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.heard.flatMap(({ event }) => (event.kind === kind ? [event as Extract<Event, { kind: Kind }>] : []));
  }
}

export const play = (text: string): Action => ({ type: 'play', card: card(text) });
export const recruit = (text: string): Action => ({ type: 'recruit', card: card(text) });
export const DEAL: Action = { type: 'deal' };

/** What whoever is at turn may play to the trick and recruit with, as 'S3 S9'. */
export function choices(state: State, options: Partial<Options> = {}): { readonly toTrick: string; readonly recruit: string } {
  const listed = rulesWith(options).legal(state, state.turn);
  const only = (type: 'play' | 'recruit'): string =>
    listed.flatMap((action) => (action.type === type ? [written(action.card)] : [])).join(' ');
  return { toTrick: only('play'), recruit: only('recruit') };
}

/** Plays actions one after the other, each for whoever is at turn: 'S7 rS14 H2'. Says what was told. */
export function go(state: State, moves: string, options: Partial<Options> = {}): Ear {
  const ear = new Ear();
  const rules = rulesWith(options);
  for (const text of moves.split(' ')) {
    const action = text.startsWith('r') ? recruit(text.slice(1)) : play(text);
    rules.play(state, state.turn, action, noChance, ear);
  }
  return ear;
}

/** Plays a dealt state so many actions on by chance. */
export function wander(state: State, actions: number, random: Random, options: Partial<Options> = {}): State {
  const rules = rulesWith(options);
  for (let i = 0; i < actions && state.phase !== 'over'; i += 1) {
    const listed = rules.legal(state, state.turn);
    rules.play(state, state.turn, listed[random.below(listed.length)] as Action, random, new Ear());
  }
  return state;
}

export const dealt = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  rulesWith(options).setup(seats, chance(seed), new Ear());
