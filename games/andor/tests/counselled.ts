import { FastRandom } from '@tafelrunde/kernel';
import { scripted } from '../bot/index.ts';
import { Situation } from '../bot/situation.ts';
import { Tale } from '../bot/tale.ts';
import type { HeroKind } from '../pieces.ts';
import type { Action } from '../state.ts';
import type { Scene } from './table.ts';

/** What the team answers for this hero now. */
export function answer(of: Scene, kind: HeroKind): Action | undefined {
  const seat = of.seat(kind);
  const asks = of.rules.asks(of.state).filter((ask) => ask.seat === seat);
  const turn = { seat, view: of.rules.view(of.state, seat), asks, legal: of.legal(kind), random: new FastRandom(1), budget: {} };
  return scripted(of.rules).choose(turn).action;
}

/** What the team makes of a position. */
export const situation = (of: Scene): Situation => new Situation(of.rules.core, new Tale(of.rules.core), of.state);
