import { HOURS, LAST_HOUR } from '../components/index.ts';
import { NONE } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import type { State } from '../state.ts';

/*
 * The day of a hero (AND-3).
 */

/** Willpower the hero's next hour costs: 0 up to the seventh, the price of overtime after it, NONE if he cannot spend it. */
export function priceOfNextHour(core: Core, state: State, seat: number): number {
  const next = (state.hour[seat] as number) + 1;
  if (next <= HOURS) return 0;
  if (next > LAST_HOUR) return NONE;
  const price = core.engine.overtime(state, next);
  return (state.willpower[seat] as number) > price ? price : NONE; // AND-3.5
}

export const hasHour = (core: Core, state: State, seat: number): boolean => priceOfNextHour(core, state, seat) !== NONE;

/** Spends the hero's next hour. With every hour spent by anybody, handling begins anew for all (AND-23.1). */
export function spendHour(t: Playing, seat: number): void {
  const { state } = t;
  const price = priceOfNextHour(t, state, seat);
  const hour = (state.hour[seat] as number) + 1;
  state.hour[seat] = hour;
  state.willpower[seat] = (state.willpower[seat] as number) - price;
  for (let other = 0; other < state.seats; other += 1) state.handled[other] = 0;
  if (t.tell.on) t.tell.all({ kind: 'hour', seat, hour, price });
}
