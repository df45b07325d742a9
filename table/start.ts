import { seedOf } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';
import { contributionsOf, type TableState } from './state.ts';

/** The deal is fixed by what was committed to and contributed; nobody chooses it. */
export function startEvent(state: TableState): TableEvent {
  const { game, version, options, secret } = state;
  return { type: 'started', seed: seedOf({ game, version, options, secret, contributions: contributionsOf(state) }) };
}
