import { type Start, seedOf } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import { contributionsOf, type TableState } from './state.ts';

/** The deal is fixed by what was committed to and contributed; nobody chooses it. `from`: nothing is dealt, the match begins there. */
export function startEvent(state: TableState, from?: Start): TableEvent {
  const { game, version, options, secret, again } = state;
  if (again !== undefined) return { type: 'started', seed: again.seed };
  const seed = seedOf({ game, version, options, secret, contributions: contributionsOf(state) });
  return { type: 'started', seed, ...(from === undefined ? {} : { start: from }) };
}
