import { GOLD } from '../pieces.ts';
import { DECLINE, SHARE, shareUpTo } from '../rules/actions.ts';
import { countOf } from '../rules/items.ts';
import type { Action, State } from '../state.ts';
import { lists } from './listed.ts';
import type { Situation } from './situation.ts';

/** Points of a pool, or a pass (AND-22). All reckon the same, so the right one takes them. */
export function poolAnswer(sit: Situation, seat: number, legal: readonly Action[]): Action {
  const { kind } = sit.state.pool;
  const may = (point: keyof typeof SHARE): boolean => lists(legal, SHARE[point]);
  if (kind === 'loss') return losing(sit, seat, may);
  if (kind === 'price') return paying(sit, seat, may);
  if (may('strength')) return SHARE.strength;
  if (may('item')) return fewest(sit, seat) ? SHARE.item : DECLINE;
  if (may('willpower') && needsWillpower(sit, seat)) return SHARE.willpower;
  if (may('gold') && takesGold(sit, seat)) return allThe('gold', legal);
  if (!may('gold') && may('willpower') && isLowest(sit, seat)) return SHARE.willpower;
  return DECLINE;
}

/** As many as may be had in one answer (AND-22.6): nobody else wants them. */
const allThe = (point: keyof typeof SHARE, legal: readonly Action[]): Action =>
  shareUpTo(point, legal.length).findLast((action) => lists(legal, action)) ?? SHARE[point];

type May = (point: keyof typeof SHARE) => boolean;

/** Whom it is about, and who can be counted on: points are not left for somebody who takes none, or has just passed. */
const concerned = (sit: Situation, seat: number): boolean =>
  (sit.state.pool.seats & ~sit.absent & (1 << seat)) !== 0 && !hasPassed(sit.state, seat);

/** Whether a hero was asked before the one who is asked now and passed; nobody has taken or given since (AND-22.1). A loss is shared out by all anyway. */
function hasPassed({ pool, seats }: State, seat: number): boolean {
  if (pool.kind === 'loss') return false;
  let passes = pool.passes;
  for (let back = 1; back < seats && passes > 0; back += 1) {
    const other = (pool.at + seats - back) % seats;
    if (other === seat) return true;
    passes -= (pool.seats >> other) & 1;
  }
  return false;
}

/** The hero who has most willpower gives it. */
function losing(sit: Situation, seat: number, may: May): Action {
  if (may('willpower')) return extreme(sit, seat, 1) ? SHARE.willpower : DECLINE;
  if (may('gold')) return SHARE.gold;
  return DECLINE;
}

/** Paid where the castle would be in danger otherwise. */
function paying(sit: Situation, seat: number, may: May): Action {
  const pressing = sit.threats.urgent.some((sunrise) => sunrise <= 2) || sit.state.farmers.length > 0;
  if (!pressing || !affordable(sit)) return DECLINE;
  if (may('willpower') && extreme(sit, seat, 1)) return SHARE.willpower;
  return DECLINE;
}

/** Together there is willpower enough above the first row of dice. */
function affordable(sit: Situation): boolean {
  const { state } = sit;
  let spare = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (concerned(sit, seat)) spare += Math.max(0, (state.willpower[seat] as number) - 6);
  }
  return spare >= state.pool.left;
}

/** Among the heroes concerned nobody has more (1) or less (−1) willpower. */
function extreme(sit: Situation, seat: number, way: 1 | -1): boolean {
  const { willpower, seats } = sit.state;
  const own = (willpower[seat] as number) * way;
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat && concerned(sit, other) && (willpower[other] as number) * way > own) return false;
  }
  return true;
}

const isLowest = (sit: Situation, seat: number): boolean => extreme(sit, seat, -1);

/** Below a row of dice, points of willpower count for more than gold. */
const needsWillpower = (sit: Situation, seat: number): boolean => (sit.state.willpower[seat] as number) < 7 && isLowest(sit, seat);

/** Gold goes to who spends it; if he is not concerned, to who has most of it already. */
function takesGold(sit: Situation, seat: number): boolean {
  const { state, treasurer } = sit;
  if (concerned(sit, treasurer)) return seat === treasurer;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || !concerned(sit, other)) continue;
    const more = countOf(state, other, GOLD) - countOf(state, seat, GOLD);
    if (more > 0 || (more === 0 && other < seat)) return false;
  }
  return true;
}

/** Nobody concerned has fewer of it. */
function fewest(sit: Situation, seat: number): boolean {
  const { state } = sit;
  const own = countOf(state, seat, state.pool.item);
  for (let other = 0; other < state.seats; other += 1) {
    if (other !== seat && concerned(sit, other) && countOf(state, other, state.pool.item) < own) return false;
  }
  return true;
}
