import { FastRandom, type WholeGame, type Plain, type Rules, type Seat, type Tell } from '@tafelrunde/kernel';
import { ownGame } from '../../games.ts';

async function fetched(): Promise<WholeGame> {
  const module = await ownGame('silver');
  if (module === undefined) throw new Error('no Silver Amulet on the shelf');
  return module;
}
/** The game of secret looks, as the server itself has it. */
export const silver: WholeGame = await fetched();

export interface Move {
  readonly type: string;
  readonly village?: number;
  readonly at?: number;
}
export interface Happened {
  readonly kind: string;
  readonly [field: string]: unknown;
}
/** What the tests touch of a state: right after a deal a card is nothing but its number. */
export interface Cards {
  readonly round: number;
  readonly villages: number[][];
  readonly pile: number[];
  aside: readonly number[];
}

/** Of the faces anybody may hold, what the tests read in a view. */
export interface Seen {
  readonly you: number;
  readonly step: string;
  readonly turn: number;
  readonly drawn: number;
  readonly villages: readonly (readonly { readonly card: number; readonly up: boolean; readonly seenBy: number }[])[];
  readonly deep: readonly { readonly depth: number; readonly card: number; readonly seenBy: number }[];
  readonly discard: readonly number[];
  readonly open: readonly number[];
  readonly held?: { readonly card: number; readonly up: boolean; readonly seenBy: number };
  readonly looks: readonly { readonly seat: Seat; readonly village: Seat; readonly at: number }[];
}

export type SilverRules = Rules<Cards, Move, Seen, Happened>;

/** Two hidden cards of a deal change places; counted through the villages, the draw pile and the cards set aside. */
export interface Swap {
  readonly round: number;
  readonly one: number;
  readonly other: number;
}

function swapIn(state: Cards, { one, other }: Swap): void {
  const aside = [...state.aside];
  const rows = [...state.villages, state.pile, aside];
  const placeOf = (n: number): readonly [number[], number] => {
    let left = n;
    for (const row of rows) {
      if (left < row.length) return [row, left];
      left -= row.length;
    }
    throw new RangeError(`no card ${n}`);
  };
  const [[a, i], [b, j]] = [placeOf(one), placeOf(other)];
  [a[i], b[j]] = [b[j] as number, a[i] as number];
  state.aside = aside;
}

/** The cards a deal hides, as a swap counts them. */
export function hiddenIn(state: Cards): readonly number[] {
  return [...state.villages, state.pile, state.aside].flat();
}

export type Change = (rules: SilverRules) => Partial<SilverRules>;

/**
 * The true game with deals of its own choice, whatever the seed of the table, so that two tables can be dealt alike but for two
 * hidden cards. `change` spoils it on purpose.
 */
export function dealt(seed: number, swap?: Swap, change?: Change): WholeGame {
  const game = {
    ...silver.game,
    rules(options: unknown, version?: number): SilverRules {
      const inner = silver.game.rules(options, version) as SilverRules;
      const turned = (state: Cards): Cards => {
        if (swap?.round === state.round) swapIn(state, swap);
        return state;
      };
      const rules: SilverRules = {
        setup: (seats, _random, tell) => turned(inner.setup(seats, new FastRandom(seed), tell)),
        asks: (state) => inner.asks(state),
        legal: (state, seat) => inner.legal(state, seat),
        play(state, seat, action, random, tell) {
          if (action.type !== 'deal') return inner.play(state, seat, action, random, tell);
          random.below(2); // as chance would be drawn on
          inner.play(state, seat, action, new FastRandom(seed + state.round), tell);
          turned(state);
        },
        otherwise: (state, seat) => inner.otherwise(state, seat),
        explain: (view, seat, action) => inner.explain(view, seat, action),
        view: (state, seat) => inner.view(state, seat),
        shown: (view, past) => inner.shown(view, past),
        imagine: (view, random) => inner.imagine(view, random),
        audit: (state) => inner.audit(state),
        copy: (state) => inner.copy(state),
        result: (state) => inner.result(state),
      };
      return { ...rules, ...change?.(rules) };
    },
  };
  return { ...silver, game };
}

/** The same events, each as `turn` makes it. */
export function retold(tell: Tell<Happened>, turn: (event: Happened) => Happened): Tell<Happened> {
  return {
    on: tell.on,
    all: (event) => tell.all(turn(event)),
    to: (seats, event) => tell.to(seats, turn(event)),
    reveal: (event, seats) => tell.reveal(turn(event), seats),
  };
}

/** One action of a match that was played. */
export interface Played {
  readonly seat: Seat;
  readonly action: Plain;
}
