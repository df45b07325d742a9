import { FastRandom, type Random, type Seat, type Tell } from '@tafelrunde/kernel';
import { game } from '../game.ts';
import { type Action, DEATH, type Event, KINDS, NONE, type Options, type State } from '../state.ts';

export const rulesWith = (options: Partial<Options> = {}) => game.rules({ ...game.meta.defaults, ...options });

export const chance = (seed = 1): Random => new FastRandom(seed);

/** '. 3 5 . . .' → the cells of a row. */
export const row = (text: string): number[] => text.split(' ').map((cell) => (cell === '.' ? 0 : Number(cell)));

const kindOf = (text: string): number => (text === 'D' ? DEATH : Number(text));

/** '3 6 6 D' → counts per kind. */
export function hand(text: string): number[] {
  const counts: number[] = Array.from({ length: KINDS }, () => 0);
  for (const card of text.split(' ').filter((part) => part !== '')) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1;
  return counts;
}

export interface Sketch {
  /** One per seat; further seats repeat the last. */
  readonly rows: readonly string[];
  readonly hands: readonly string[];
  readonly turn?: Seat;
  readonly starter?: Seat;
  /** The card on its way ('D', '5'): phase decide. */
  readonly drawn?: string;
  readonly history?: readonly number[];
}

/** Any position in one line. Only what a rule looks at need make sense. */
export function position({ rows, hands, turn = 0, starter = 0, drawn, history = [] }: Sketch): State {
  return {
    seats: hands.length,
    starter,
    turn,
    phase: drawn === undefined ? 'draw' : 'decide',
    rows: hands.flatMap((_, seat) => row(rows[seat] ?? rows.at(-1) ?? '')),
    hands: hands.flatMap(hand),
    drawn: drawn === undefined ? NONE : kindOf(drawn),
    history: [...history],
    ending: '',
    winner: NONE,
  };
}

/** Chance that draws exactly this card from the right neighbour of who is at turn. */
export function drawing(state: State, card: string): Random {
  const owner = (state.turn + state.seats - 1) % state.seats;
  const held = state.hands.slice(owner * KINDS, (owner + 1) * KINDS);
  const before = held.slice(0, kindOf(card)).reduce((sum, count) => sum + count, 0);
  if (held[kindOf(card)] === 0) throw new RangeError(`seat ${owner} has no ${card}`);
  return { below: () => before };
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
}

export const DRAW: Action = { type: 'draw' };
export const KEEP: Action = { type: 'keep' };
export const place = (space: number): Action => ({ type: 'place', space });

/** The spaces among the legal actions of who is at turn. */
export function spaces(state: State, options: Partial<Options> = {}): number[] {
  return rulesWith(options)
    .legal(state, state.turn)
    .flatMap((action) => (action.type === 'place' ? [action.space] : []));
}

/** Draws this card for who is at turn; says what was told. */
export function draw(state: State, card: string, options: Partial<Options> = {}): Ear {
  const ear = new Ear();
  rulesWith(options).play(state, state.turn, DRAW, drawing(state, card), ear);
  return ear;
}

/** Plays a decision of who is at turn; says what was told. */
export function decide(state: State, action: Action, options: Partial<Options> = {}): Ear {
  const ear = new Ear();
  rulesWith(options).play(
    state,
    state.turn,
    action,
    {
      below: () => {
        throw new Error('no chance in a decision');
      },
    },
    ear,
  );
  return ear;
}
