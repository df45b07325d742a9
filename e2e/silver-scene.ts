import type { Tell } from '@tafelrunde/kernel';
import type { Event, State } from '../games/silver/state.ts';
import { action, position, type Sketch } from '../games/silver/tests/table.ts';
import { Scene } from './scene.ts';

export interface SilverSceneOf {
  readonly from: Sketch;
  /** What the bots do when they are asked, one after the other: 'draw, discard'. Then they think for ever. Or 'own': they play as bots do. */
  readonly moves?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Silver Amulet from a position of one's own choice. */
export async function openSilver({ from, moves, options }: SilverSceneOf): Promise<Scene> {
  return await Scene.open({
    game: 'silver',
    seats: from.villages.length,
    setup: (tell: Tell<unknown>): State => {
      const state = position(from);
      const { round, first, discard, aside, owner } = state;
      const event: Event = { kind: 'round', round, first, tie: false, card: discard.at(-1) ?? 0, aside: aside.length, owner };
      tell.all(event);
      return state;
    },
    moves: moves === 'own' ? moves : (moves?.split(', ').map((move) => ({ ...action(move) })) ?? []),
    ...(options === undefined ? {} : { options }),
  });
}
