/** Goals that want things handed over: one hero has all of them, and they are taken from him. */
import { GOLD, NONE } from '../../pieces.ts';
import { farmersOn, removeFarmer } from '../../rules/board.ts';
import { countOf, has, takeItem } from '../../rules/items.ts';
import type { Playing } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import type { Amount, Goal, Item } from '../format.ts';
import { type Book, ownerOf } from './book.ts';
import { carried } from './filters.ts';
import { fixedNumber } from './numbers.ts';
import { piecesOf } from './things.ts';
import { passes } from './whereabouts.ts';

type HandOver = Extract<Goal, { goal: 'hand_over' }>;
type Thing = Item | 'gold' | 'farmer';

const wanted = (goal: HandOver): [Thing, Amount][] => Object.entries(goal.things) as [Thing, Amount][];

function held(state: State, seat: number, thing: Thing, field: number): number {
  if (thing === 'gold') return countOf(state, seat, GOLD);
  return thing === 'farmer' ? farmersOn(state, field) : carried(state, seat, thing);
}

/** The seat that could hand all of it over now, or NONE. A hero who is only passing could not. */
export function handsOver(book: Book, goal: HandOver, task: number): (state: State) => number {
  const things = wanted(goal).map(([thing, amount]) => ({
    thing,
    counts: [2, 3, 4].map((heroes) => fixedNumber(book, amount, 1, heroes)),
  }));
  return (state) => {
    const owner = ownerOf(state, task);
    for (let seat = 0; seat < state.seats; seat += 1) {
      if (state.field[seat] !== goal.field || (owner !== NONE && owner !== seat) || passes(state, seat)) continue;
      if (things.every(({ thing, counts }) => held(state, seat, thing, goal.field) >= (counts[state.seats - 2] as number))) return seat;
    }
    return NONE;
  };
}

/** Takes what a task wanted from the hero who brought it; nothing for tasks that want nothing. */
export function handOver(book: Book, t: Playing, task: number): void {
  const goal = Object.values(book.legend.tasks ?? {})[task]?.goal;
  if (goal?.goal !== 'hand_over') return;
  const seat = handsOver(book, goal, task)(t.state);
  if (seat === NONE) return;
  for (const [thing, amount] of wanted(goal)) {
    for (let left = fixedNumber(book, amount, 1, t.state.seats); left > 0; left -= 1) {
      if (thing === 'farmer') removeFarmer(t, goal.field);
      else {
        // What is half used goes first.
        const pieces = thing === 'gold' ? [GOLD] : piecesOf[thing].toReversed();
        const piece = pieces.find((each) => has(t.state, seat, each));
        if (piece !== undefined) takeItem(t, seat, piece, 'gone', 'card');
      }
    }
  }
}
