/** Treasure a task wants: gold and gems, handed over bit by bit where it is wanted (AND-21.11). */
import { GEM_2, GEM_6, GOLD, NONE } from '../../pieces.ts';
import { gemValue } from '../../rules/creatures.ts';
import { countOf, put } from '../../rules/items.ts';
import { loseGold } from '../../rules/points.ts';
import type { Playing } from '../../engine-port.ts';
import { E_HERO, type State } from '../../state.ts';
import type { Goal } from '../format.ts';
import { type Book, DONE, type Step } from './book.ts';
import type { Compile } from './lists.ts';
import { fixedNumber } from './numbers.ts';

/** What a hero carries of it. */
export function treasureOf(state: State, seat: number): number {
  let value = countOf(state, seat, GOLD);
  for (let gem = GEM_2; gem <= GEM_6; gem += 1) value += countOf(state, seat, gem) * gemValue(gem);
  return value;
}

/** Every such task gets an offer that stays as long as the task is open. */
export function collectOffers(book: Book, compile: Compile): void {
  for (const [task, { goal }] of Object.values(book.legend.tasks ?? {}).entries()) {
    book.collects[task] = goal.goal === 'collect' ? collectOffer(book, compile, task, goal) : NONE;
  }
}

function collectOffer(book: Book, compile: Compile, task: number, goal: Extract<Goal, { goal: 'collect' }>): number {
  const list = compile.raw({ do: 'sunrise' }, [handingOver(book, task, goal)]);
  return compile.offer({
    fields: [goal.field],
    perHero: false,
    stays: true,
    affordable: (state, seat) => treasureOf(state, seat) > 0,
    list,
  });
}

function handingOver(book: Book, task: number, goal: Extract<Goal, { goal: 'collect' }>): Step {
  return (t, f) => {
    const seat = t.state.agenda[f + E_HERO] as number;
    const { progress } = t.state.legend;
    const value = treasureOf(t.state, seat);
    const all = (progress[task] as number) + value;
    loseGold(t, seat, countOf(t.state, seat, GOLD), 'card');
    // gems that were counted are out of the game
    for (let gem = GEM_2; gem <= GEM_6; gem += 1) put(t.state, seat, gem, -countOf(t.state, seat, gem));
    progress[task] = all;
    if (t.tell.on) t.tell.all({ kind: 'handed-over', seat, value, all, of: fixedNumber(book, goal.value, 0, t.state.seats) });
    return DONE;
  };
}

export function openCollect(book: Book, t: Playing, task: number): void {
  const offer = book.collects[task] ?? NONE;
  if (offer !== NONE) t.state.legend.offers.push(offer << 4);
}

export function closeCollect(book: Book, t: Playing, task: number): void {
  const offer = book.collects[task] ?? NONE;
  const at = offer === NONE ? NONE : t.state.legend.offers.indexOf(offer << 4);
  if (at !== NONE) t.state.legend.offers.splice(at, 1);
}
