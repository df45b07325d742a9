import type { Playing } from '../engine-port.ts';
import type { Reason } from '../state.ts';

/*
 * AND-19.1: all win or all lose, at once.
 */

function end(t: Playing, won: boolean, reason: Reason): void {
  const { state } = t;
  if (state.over !== 0) return;
  state.over = won ? 1 : 2;
  state.reason = reason;
  if (t.tell.on) t.tell.all({ kind: 'ended', won, reason, ...t.engine.lastWords(state.legend, won) });
}

export const win = (t: Playing, reason: Reason): void => end(t, true, reason);
export const lose = (t: Playing, reason: Reason): void => end(t, false, reason);
