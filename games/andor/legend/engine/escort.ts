/** Goals that want a farmer with a name brought somewhere (AND-13.8). */
import { NONE } from '../../pieces.ts';
import { removeFarmer, saveFarmers } from '../../rules/board.ts';
import { GONE, nameFarmer } from '../../rules/farmers.ts';
import { take } from '../../rules/lying.ts';
import type { Playing } from '../../engine-port.ts';
import type { Goal } from '../format.ts';
import { type Book, ownerOf, type Test } from './book.ts';
import { passes } from './whereabouts.ts';

type Escort = Extract<Goal, { goal: 'escort' }>;

/** He is there, and so is a hero who is not just passing: the one it belongs to, where it is somebody's own. */
export function broughtHome(book: Book, { farmer, field }: Escort, task: number): Test {
  const name = book.number('farmer', farmer);
  return (state) => {
    if (state.legend.named?.[name] !== field) return false;
    const owner = ownerOf(state, task);
    for (let seat = 0; seat < state.seats; seat += 1) {
      if (state.field[seat] === field && (owner === NONE || owner === seat) && !passes(state, seat)) return true;
    }
    return false;
  };
}

/** He is lost: nobody can bring him any more. */
export function cannotCome(book: Book, { farmer }: Escort): Test {
  const name = book.number('farmer', farmer);
  return (state) => state.legend.named?.[name] === GONE;
}

/** He is where he was to go, and leaves the board; in the castle he becomes a golden shield (AND-13.5). Nothing for other tasks. */
export function bringHome(book: Book, t: Playing, task: number): void {
  const goal = Object.values(book.legend.tasks ?? {})[task]?.goal;
  if (goal?.goal !== 'escort') return;
  nameFarmer(t.state, book.number('farmer', goal.farmer), GONE);
  if (goal.field !== t.board.castle) removeFarmer(t, goal.field);
  else if (take(t.state.farmers, goal.field)) saveFarmers(t, 1);
}
