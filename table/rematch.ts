import { nextOptions, type OptionValue, type Seat } from '@tafelrunde/kernel';
import type { TableState } from './state.ts';

/** The options of the next match at this table: one further in a series, begun by the seat after the one that began this. */
export function rematchOptions({ options, module, match, seats }: TableState): Readonly<Record<string, OptionValue>> {
  return nextOptions(options, module?.game.meta.options ?? [], { starter: match?.starter, seats: seats.length });
}

/** Who will begin it, where that is no matter of chance. */
export function nextStarter(state: TableState): Seat | undefined {
  return state.module?.game.meta.begins?.(rematchOptions(state), state.seats.length);
}
