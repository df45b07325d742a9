import { matchOf } from '../games/andor/table/tests/drawing.tsx';
import type { Action, State } from '../games/andor/state.ts';
import { Scene } from './scene.ts';

export const andorOptions = { legend: '2' } as const;

/** What may be asked of a position. */
export interface Standing {
  readonly state: State;
  readonly legal: readonly Action[];
  /** What the hero it is about must answer now: the first, or the one named. */
  readonly asked: string | undefined;
}

/** So many matches of bots are looked through at most. */
const MATCHES = 12;

/** The first position of a match of bots, after its first day, in which something holds. */
export function positionWhere(seats: number, holds: (standing: Standing) => boolean, of = 0): State {
  for (let seed = 2; seed < 2 + MATCHES; seed += 1) {
    for (const { rules, state } of matchOf(andorOptions, seats, seed, 'bots')) {
      const asked = rules.asks(state).find(({ seat, must }) => must && seat === of)?.what;
      if (state.day > 1 && holds({ state, legal: rules.legal(state, of), asked })) return rules.copy(state);
    }
  }
  throw new Error('no such position');
}

/** A house where every match of Andor is dealt and rolled alike, by this number, and whose bots play as bots do. */
export async function openDealtAndor(seed: number): Promise<Scene> {
  return await Scene.open({ game: 'andor', seats: 2, setup: seed, moves: 'own' });
}

/** A house where every match of Andor begins there. Its bots do these moves and then think for ever: nothing else happens but what pages do. */
export async function openAndor(laid: State, moves: readonly Action[] = []): Promise<Scene> {
  return await Scene.open({
    game: 'andor',
    seats: laid.seats,
    options: andorOptions,
    setup: () => structuredClone(laid),
    moves: moves.map((move) => ({ ...move })),
  });
}
