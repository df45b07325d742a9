import { ALLY_STEPS } from '../components/index.ts';
import { ALLIES, NONE } from '../pieces.ts';
import { allyTo, STOP } from '../rules/actions.ts';
import { fieldOf } from '../rules/creature.ts';
import { hasHour } from '../rules/time.ts';
import type { Action } from '../state.ts';
import type { Offers } from './jobs.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft } from './standing.ts';

/*
 * Figures that help in fights and go where a hero sends them, four fields for one of his hours (AND-20): they belong where the fight
 * is that ends the legend.
 */

/** Sends an ally on his way to the last fight; nothing if all who there are stand there. */
export function allyJobs(sit: Situation, seat: number, jobs: Offers): void {
  const { state, boss, weights } = sit;
  if (boss === NONE || hoursLeft(state, seat) === 0) return;
  for (let figure = 0; figure < ALLIES; figure += 1) {
    const way = wayOf(sit, figure, fieldOf(state, boss));
    if (way === 0 || way >= FAR) continue;
    const hours = Math.ceil(way / ALLY_STEPS);
    const score = weights.ally - hours * weights.hour;
    if (score > 0) jobs.add('ally', fieldOf(state, boss), 1 << seat, score, { item: figure });
  }
}

function wayOf({ state, roads }: Situation, figure: number, to: number): number {
  const from = state.figures[figure] as number;
  return from === NONE ? FAR : (roads.to(to)[from] as number);
}

/** His next step to there; the end of his moving where he is there or the day's hours are used up. */
export function leadAlly(sit: Situation, seat: number, figure: number, to: number): Action {
  const { core, state, roads } = sit;
  const way = wayOf(sit, figure, to);
  const begun = state.ally !== NONE;
  const hour = begun && state.allySteps > 0 ? true : hoursLeft(state, seat) > 0 && hasHour(core, state, seat);
  if (way === 0 || way >= FAR || !hour) return STOP;
  return allyTo(figure, roads.next(state.figures[figure] as number, roads.to(to)));
}
