import { matchOf } from '../games/andor/table/tests/drawing.tsx';
import type { Action, State } from '../games/andor/state.ts';
import { Scene } from './scene.ts';

export const andorOptions = { legend: '2' } as const;

/** What may be asked of a position. */
export interface Standing {
  readonly state: State;
  readonly legal: readonly Action[];
  /** What the first hero must answer now. */
  readonly asked: string | undefined;
}

/** The first position of one match of bots, after its first day, in which something holds. */
export function positionWhere(seats: number, holds: (standing: Standing) => boolean): State {
  for (const { rules, state } of matchOf(andorOptions, seats, 2, 'bots')) {
    const asked = rules.asks(state).find(({ seat, must }) => must && seat === 0)?.what;
    if (state.day > 1 && holds({ state, legal: rules.legal(state, 0), asked })) return rules.copy(state);
  }
  throw new Error('no such position');
}

/** A house where every match of Andor is dealt and rolled alike, by this number, and whose bots play as bots do. */
export async function openDealtAndor(seed: number): Promise<Scene> {
  return await Scene.open({ game: 'andor', seats: 2, setup: seed, moves: 'own' });
}

/** A house where every match of Andor begins there, and whose bots think for ever: nothing happens but what the page does. */
export async function openAndor(laid: State): Promise<Scene> {
  return await Scene.open({ game: 'andor', seats: laid.seats, options: andorOptions, setup: () => structuredClone(laid) });
}
