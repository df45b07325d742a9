import { FastRandom, type Random, type Refusal, same, type Seat, type Tell } from '@tafelrunde/kernel';
import { deck, LOOKS } from '../cards.ts';
import { game } from '../game.ts';
import {
  type Action,
  AMULET,
  BADGE_SHIFT,
  type Event,
  FACE,
  type From,
  GUARDED_SHIFT,
  NONE,
  type Options,
  SEEN_SHIFT,
  SPENT,
  type State,
  type Step,
  UP,
  type View,
  peekOf,
} from '../state.ts';

export const rulesWith = (options: Partial<Options> = {}) => game.rules({ ...game.meta.defaults, ...options });

export const chance = (seed = 1): Random => new FastRandom(seed);

/** Nothing may be drawn. */
export const noChance: Random = {
  below: () => {
    throw new Error('no chance here');
  },
};

/*
 * Cards in words: '9' lies face down, '9^' face up. '9@02' was seen by the seats 0 and 2. '9*' lies under the amulet. '3^b1' is a
 * Bodyguard with badge 1, '7g1' the card that badge shields. '2^x' has been used in this turn.
 */
export function card(text: string, seats: number): number {
  const [, number = '', marks = ''] = /^(\d+)(.*)$/.exec(text) ?? [];
  let packed = Number(number);
  if (marks.includes('^')) packed |= UP | (((1 << seats) - 1) << SEEN_SHIFT);
  if (marks.includes('*')) packed |= AMULET;
  if (marks.includes('x')) packed |= SPENT;
  for (const seat of /@(\d+)/.exec(marks)?.[1] ?? '') packed |= 1 << (SEEN_SHIFT + Number(seat));
  for (const badge of /b(\d)/.exec(marks)?.[1] ?? '') packed |= Number(badge) << BADGE_SHIFT;
  for (const badge of /g(\d+)/.exec(marks)?.[1] ?? '') packed |= 1 << (GUARDED_SHIFT + Number(badge) - 1);
  return packed;
}

const split = (text: string): string[] => text.split(' ').filter((part) => part !== '');
const cards = (text: string, seats: number): number[] => split(text).map((part) => card(part, seats));

export interface Sketch {
  /** One per seat, from left to right; their number is the number of players. */
  readonly villages: readonly string[];
  /** From the top down; whatever else there is lies below, from low to high, unless `only`. */
  readonly pile?: string;
  /** The draw pile holds nothing but `pile`; the rest is set aside. */
  readonly only?: boolean;
  /** From the top down. */
  readonly discard?: string;
  readonly open?: string;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly step?: Step;
  readonly held?: string;
  readonly from?: From;
  readonly ability?: number;
  readonly caller?: Seat;
  readonly owner?: Seat;
  readonly placed?: boolean;
  readonly turns?: number;
  readonly round?: number;
  readonly ages?: readonly Seat[];
  readonly sums?: readonly number[];
  readonly callers?: readonly number[];
}

/** Any position in one line. Only what a rule looks at need make sense; all 52 cards are somewhere. */
export function position(sketch: Sketch): State {
  const { villages, pile = '', only = false, discard = '', open = '', turn = 0, step = 'turn', round = 1 } = sketch;
  const seats = villages.length;
  const rows = villages.map((row) => cards(row, seats));
  const top = cards(pile, seats).toReversed();
  const laid = cards(discard, seats)
    .map((packed) => packed & FACE)
    .toReversed();
  const opened = cards(open, seats).map((packed) => packed & FACE);
  const held = sketch.held === undefined ? NONE : card(sketch.held, seats);
  const rest = [...deck];
  for (const packed of [...rows.flat(), ...top, ...laid, ...opened, ...(held === NONE ? [] : [held])]) {
    const at = rest.indexOf(packed & FACE);
    if (at < 0) throw new Error(`too many ${packed & FACE}`);
    rest.splice(at, 1);
  }
  const amulet = rows.findIndex((row) => row.some((packed) => (packed & AMULET) !== 0));
  return {
    seats,
    ages: sketch.ages ?? rows.map((_, seat) => seat),
    round,
    step,
    turn,
    first: sketch.first ?? 0,
    caller: sketch.caller ?? NONE,
    turns: sketch.turns ?? turn,
    acted: false,
    villages: rows,
    pile: only ? top : [...rest, ...top],
    discard: laid,
    open: opened,
    aside: only ? rest : [],
    held,
    from: sketch.from ?? (held === NONE ? 'none' : 'pile'),
    drawn: 0,
    pushed: [],
    ability: sketch.ability ?? NONE,
    lookVillage: NONE,
    lookAt: NONE,
    after: 'end',
    chosenVillage: NONE,
    chosenAt: NONE,
    peeks: rows.map(() => (step === 'peek' ? peekOf(LOOKS, NONE) : 0)),
    owner: sketch.owner ?? (amulet < 0 ? NONE : amulet),
    placed: sketch.placed ?? amulet >= 0,
    sums: sketch.sums ?? [],
    callers: sketch.callers ?? [],
  };
}

/** A village back in words, without who has seen what. */
export const written = (state: State, seat: Seat): string =>
  (state.villages[seat] ?? []).map((packed) => `${packed & FACE}${(packed & UP) === 0 ? '' : '^'}`).join(' ');

/** Which seats have seen the card at a place and can still place it: '02'. */
export function seers(state: State, seat: Seat, at: number): string {
  const packed = state.villages[seat]?.[at] ?? 0;
  return state.villages.flatMap((_, other) => ((packed & (1 << (SEEN_SHIFT + other))) === 0 ? [] : [other])).join('');
}

/** 'choose 1 0' → the action. */
export function action(text: string): Action {
  const [type = '', one = '', two = ''] = text.split(' ');
  const at = Number(one);
  switch (type) {
    case 'choose':
      return { type, village: at, at: Number(two) };
    case 'guard':
      return { type, by: at, at: Number(two) };
    case 'add':
      return { type, side: one as 'left' | 'right' };
    case 'dig':
      return { type, card: at };
    default:
      return (one === '' ? { type } : { type, at }) as Action;
  }
}

/** The action → 'choose 1 0'. */
export const inWords = (listed: Action): string => Object.values(listed).join(' ');

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

/** What a seat may do, in words, in order of the alphabet; only those that begin so. */
export function may(state: State, begins = '', options: Partial<Options> = {}, seat: Seat = state.turn): string[] {
  return rulesWith(options)
    .legal(state, seat)
    .map(inWords)
    .filter((words) => words === begins || words.startsWith(begins === '' ? '' : `${begins} `))
    .toSorted();
}

/**
 * Plays actions one after the other, each for whoever is in turn, or for the seat before a colon: 'draw, push 2, turn-over',
 * '1: look 0'. Each must be listed. Says what was told.
 */
export function go(state: State, moves: string, options: Partial<Options> = {}, random: Random = noChance): Ear {
  const ear = new Ear();
  const rules = rulesWith(options);
  for (const move of moves.split(', ')) {
    const [, who, words = ''] = /^(?:(\d): )?(.*)$/.exec(move) ?? [];
    const seat = who === undefined ? state.turn : Number(who);
    const wanted = action(words);
    const listed = rules.legal(state, seat).find((candidate) => same(candidate, wanted));
    if (listed === undefined)
      throw new Error(`${words} is not listed at ${state.step}: ${rules.legal(state, seat).map(inWords).join(', ')}`);
    rules.play(state, seat, listed, random, ear);
  }
  return ear;
}

/** Why a move that is not listed is refused. */
export function refused(state: State, words: string, options: Partial<Options> = {}, seat: Seat = state.turn): Refusal {
  const rules = rulesWith(options);
  const wanted = action(words);
  if (rules.legal(state, seat).some((candidate) => same(candidate, wanted))) throw new Error(`${words} is listed`);
  return rules.explain(rules.view(state, seat), seat, wanted);
}

export const viewFor = (state: State, seat: Seat | undefined, options: Partial<Options> = {}): View => rulesWith(options).view(state, seat);

/** Plays a dealt state so many actions on by chance. */
export function wander(state: State, actions: number, random: Random, options: Partial<Options> = {}): State {
  const rules = rulesWith(options);
  for (let i = 0; i < actions && state.step !== 'over'; i += 1) {
    const asks = rules.asks(state);
    const seat = asks[random.below(asks.length)]?.seat ?? 0;
    const listed = rules.legal(state, seat);
    rules.play(state, seat, listed[random.below(listed.length)] as Action, random, new Ear());
  }
  return state;
}

export const dealt = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  rulesWith(options).setup(seats, chance(seed), new Ear());

/** Everybody looks at the first two cards. */
export function looked(state: State): State {
  for (let seat = 0; seat < state.seats; seat += 1) go(state, `${seat}: look 0, ${seat}: seen, ${seat}: look 1, ${seat}: seen`);
  return state;
}
