import type { Likelihood } from '../fights/index.ts';
import { NONE } from '../pieces.ts';
import { fieldOf, willpowerOf } from '../rules/creature.ts';
import { reaches, shoots } from '../rules/fight/reach.ts';
import { brewed, helps, meanFoe, outlookOnArrival } from './odds.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft, overtimeLeft } from './standing.ts';

/*
 * The fight that ends the legend. Once everything else is done each day more only brings more creatures, so the team goes as soon as
 * it is strong enough, and with less where there will be no other day.
 */

export interface Finale {
  readonly foe: number;
  readonly field: number;
  /** Who can be there today with an hour left. */
  readonly seats: number;
  /** How likely it is won today. */
  readonly chance: Likelihood;
}

/** With so much missing or to spare in a mean round the odds need not be reckoned. */
const HOPELESS = 6;
const CERTAIN = 14;
const hopeless: Likelihood = { win: 0, isAtLeast: (wanted) => wanted <= 0 };
const certain: Likelihood = { win: 1, isAtLeast: (wanted) => wanted <= 1 };

/** How far a mean round of these heroes stays behind the creature's; brew and those who help counted. */
function shortBy({ core, state, boss, powers }: Situation, seats: number): number {
  let short = meanFoe(core, state, boss) - helps(state, fieldOf(state, boss));
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((seats & (1 << seat)) !== 0) short -= (powers[seat] as number) + brewed(state, seat);
  }
  return short;
}

/** Everything else is done, or is done by the same stroke. */
export const isDue = ({ boss, errands }: Situation): boolean =>
  boss !== NONE && errands.every(({ closes, goal }) => closes || goal.goal === 'defend');

export function finaleOf(sit: Situation): Finale | undefined {
  const { boss, state, core, roads, limits } = sit;
  if (boss === NONE || !isDue(sit)) return undefined;
  const field = fieldOf(state, boss);
  const steps = roads.to(field);
  const ways: number[] = [];
  let seats = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    const from = state.field[seat] as number;
    const archer = shoots(core, state, seat);
    const way = reaches(core, state, seat, field) ? 0 : Math.max(1, (steps[from] as number) - Number(archer));
    ways.push(way);
    if (state.box[seat] === 1 || way >= FAR - 1 || (sit.absent & (1 << seat)) !== 0) continue;
    if (hoursLeft(state, seat) + overtimeLeft(sit, seat, limits.keepForFinale) > way) seats |= 1 << seat;
  }
  if (seats === 0) return undefined;
  const short = shortBy(sit, seats);
  if (short < -CERTAIN) return { foe: boss, field, seats, chance: certain };
  if (sit.letters > 1 && short > HOPELESS) return { foe: boss, field, seats, chance: hopeless };
  return { foe: boss, field, seats, chance: outlookOnArrival(core, state, seats, boss, field, willpowerOf(core, state, boss), ways) };
}

/** Whether it is to be today. */
export function isToday({ letters, threats, limits }: Situation, { chance }: Finale): boolean {
  if (letters <= 1) return chance.isAtLeast(limits.desperate);
  if (letters === 2) return chance.isAtLeast(limits.finaleLate);
  return chance.isAtLeast((threats.excess[1] as number) > 0 ? limits.finaleSoon : limits.finale);
}
