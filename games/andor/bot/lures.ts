import { GEM_2, GEM_6, isGem, NONE } from '../pieces.ts';
import { dropOf } from '../rules/actions.ts';
import { shieldsOf } from '../rules/board.ts';
import { creatureAt, onShields } from '../rules/creature.ts';
import { has } from '../rules/items.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import type { Action } from '../state.ts';
import type { Offers } from './jobs.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { distance } from './standing.ts';

/*
 * A castle that creatures hold (AND-13.7): gems laid next to it bring them out, one each (AND-21.8), and outside they can be fought.
 */

const gemOf = ({ state }: Situation, seat: number): number => {
  for (let gem = GEM_2; gem <= GEM_6; gem += 1) if (has(state, seat, gem)) return gem;
  return NONE;
};

const gemLiesOn = ({ state }: Situation, field: number): boolean =>
  state.lying.some((entry) => fieldOfLying(entry) === field && isGem(itemOfLying(entry)));

/** How many gems it still takes for those who are too many. */
function wantedGems(sit: Situation): number {
  const { core, state } = sit;
  if (!core.engine.holdsGarrison(state) || !core.engine.lures(state)) return 0;
  let wanted = onShields(state) - shieldsOf(state);
  for (const field of core.board.neighboursOf[core.board.castle] ?? []) wanted -= Number(gemLiesOn(sit, field));
  return wanted;
}

const isFree = (sit: Situation, field: number): boolean =>
  creatureAt(sit.state, field) === NONE && !gemLiesOn(sit, field) && sit.core.engine.mayEnter(sit.state, field, 'hero');

export function lureJobs(sit: Situation, seat: number, jobs: Offers): void {
  if (gemOf(sit, seat) === NONE || wantedGems(sit) <= 0) return;
  const { board } = sit.core;
  for (const field of board.neighboursOf[board.castle] ?? []) {
    const way = distance(sit, seat, field);
    if (way < FAR && isFree(sit, field)) jobs.add('post', field, 1 << seat, sit.weights.lure - way * sit.weights.hour);
  }
}

/** Lays a gem down where it is wanted. */
export function laysLure(sit: Situation, seat: number, field: number): Action | undefined {
  const gem = gemOf(sit, seat);
  const { board } = sit.core;
  if (gem === NONE || board.castle < 0 || !(board.neighboursOf[board.castle] ?? []).includes(field)) return undefined;
  return wantedGems(sit) > 0 && isFree(sit, field) ? dropOf(gem, 1) : undefined;
}
