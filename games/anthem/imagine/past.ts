import { HAND } from '../cards.ts';
import { filled } from '../row.ts';
import { DEATH, KINDS, NONE, type Options, type View } from '../state.ts';

/** What play going on, or ending, after a turn has told about the Deaths of the two hands concerned. */
const OWNER_HAS = 1;
const OWNER_FREE = 2;
const DRAWER_HAS = 4;
const DRAWER_FREE = 8;
const DRAWER_NOT_ALL = 16;
const DRAWER_ALL = 32;

/** One draw as the viewer knows it. */
export interface Step {
  readonly owner: number;
  readonly drawer: number;
  /** Cards in the owner's hand before. */
  readonly size: number;
  /** NONE = hidden from the viewer. */
  readonly card: number;
  /** The card went into the drawer's hand: neither placed nor still on its way. */
  readonly kept: boolean;
  /** What is known of Deaths afterwards, the card on its way counted for the drawer. */
  readonly clues: number;
}

/** Whether so many Deaths in the two hands fit what the step has told. */
export function agrees(clues: number, owner: number, drawer: number, seats: number): boolean {
  return !(
    (clues & OWNER_HAS && owner === 0) ||
    (clues & OWNER_FREE && owner > 0) ||
    (clues & DRAWER_HAS && drawer === 0) ||
    (clues & DRAWER_FREE && drawer > 0) ||
    (clues & DRAWER_NOT_ALL && drawer === seats) ||
    (clues & DRAWER_ALL && drawer < seats)
  );
}

/** All a viewer knows of what has happened, put in order. */
export interface Past {
  readonly seats: number;
  readonly you: number;
  readonly steps: readonly Step[];
  /** What the viewer was dealt, as counts per kind; empty for a spectator. */
  readonly dealt: readonly number[];
  /** Deaths in the viewer's hand before each step and after the last; empty for a spectator. */
  readonly ownDeaths: readonly number[];
  /** The Deaths of each hand at the end, once they were shown. */
  readonly deaths: readonly number[] | undefined;
}

export function pastOf(view: View, options: Options): Past {
  const { seats, you } = view;
  const placed: number[] = Array.from({ length: seats }, () => 0);
  const sizes: number[] = Array.from({ length: seats }, () => HAND);
  const steps: Step[] = [];
  const take = (card: number, space: number, done: boolean): void => {
    const drawer = (view.starter + steps.length) % seats;
    const owner = (drawer + seats - 1) % seats;
    const size = sizes[owner] as number;
    const kept = done && space === 0;
    if (space > 0) placed[drawer] = (placed[drawer] as number) + 1;
    sizes[owner] = size - 1;
    if (kept) sizes[drawer] = (sizes[drawer] as number) + 1;
    const last = view.phase === 'over' && steps.length === view.history.length - 1;
    const full = (seat: number) => placed[seat] === view.spaces;
    const clues = last ? lastClues(view, options, owner, full) : cluesOf(options, full(owner), done && full(drawer));
    steps.push({ owner, drawer, size, card, kept, clues });
  };
  for (const { card, space } of view.history) take(card, space, true);
  if (view.phase === 'decide') take(view.drawn, 0, false);
  check(view, placed);
  const known = you === NONE ? { dealt: [], ownDeaths: [] } : ownPast(view, steps);
  return { seats, you, steps, ...known, deaths: view.deaths };
}

/** Nobody has won, so a full row has a Death behind it (ANT-6.1, ANT-8.4), and the dragon is not at home (ANT-8.1). */
function cluesOf(options: Options, ownerFull: boolean, drawerFull: boolean): number {
  let clues = 0;
  if (options.dragonWins) clues |= DRAWER_NOT_ALL;
  if (options.victoryCheck === 'immediate' && ownerFull) clues |= OWNER_HAS;
  if (drawerFull) clues |= DRAWER_HAS;
  return clues;
}

function lastClues(view: View, options: Options, owner: number, full: (seat: number) => boolean): number {
  if (view.ending === 'dragon') return DRAWER_ALL;
  if (view.ending === 'row') {
    return view.winner === owner ? cluesOf(options, false, false) | OWNER_FREE : cluesOf(options, full(owner), false) | DRAWER_FREE;
  }
  return cluesOf(options, full(owner), full(view.turn));
}

/** Undoes what the viewer gained and lost: what remains was dealt. */
function ownPast(view: View, steps: readonly Step[]): { dealt: readonly number[]; ownDeaths: readonly number[] } {
  const dealt = view.hand.slice();
  const ownDeaths = [dealt[DEATH] as number];
  const add = (card: number, count: number): void => {
    dealt[card] = (dealt[card] as number) + count;
  };
  if (view.phase === 'decide' && view.turn === view.you && view.drawn === DEATH) ownDeaths[0] = (dealt[DEATH] as number) + 1;
  for (const step of steps.toReversed()) {
    if (step.drawer === view.you && step.kept) add(step.card, -1);
    if (step.owner === view.you) add(step.card, 1);
    ownDeaths.push(dealt[DEATH] as number);
  }
  const size = dealt.reduce((sum, count) => sum + count, 0);
  if (dealt.length !== KINDS || dealt[DEATH] !== 1 || size !== HAND) throw new RangeError(`no deal of Anthem: ${dealt.join(' ')}`);
  return { dealt, ownDeaths: ownDeaths.toReversed() };
}

function check(view: View, placed: readonly number[]): void {
  for (const [seat, row] of view.rows.entries()) {
    if (filled(row, 0, row.length) !== placed[seat]) throw new RangeError(`the row of seat ${seat} is not what was placed there`);
  }
}
