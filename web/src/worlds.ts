import { folders } from '@tafelrunde/games';
import type { Tile } from '@tafelrunde/kernel';

const pictures = import.meta.glob<string>('../../games/*/tile/picture.svg', { eager: true, query: '?url', import: 'default' });
import.meta.glob('../../games/*/tile/tile.css', { eager: true });

/** A game as it lies on the lobby's table. Whether it can be played, `tables.ts` says. */
export interface World {
  readonly id: string;
  readonly words: Tile['words'];
  readonly picture: string | undefined;
  /** How many can play: whoever may lead several seats can also play alone. */
  readonly seats: string;
  readonly minutes: number;
  /** It can be learned by playing. */
  readonly teaches: boolean;
  readonly together: boolean;
}

export const worlds: readonly World[] = folders.map(
  ({ tile: { id, words, minutes, seats, severalSeats, teaches = false, together = false } }) => ({
    id,
    words,
    minutes,
    teaches,
    together,
    seats: `${severalSeats ? 1 : seats.min}–${seats.max}`,
    picture: pictures[`../../games/${id}/tile/picture.svg`],
  }),
);

export function worldOf(game: string): World | undefined {
  return worlds.find((world) => world.id === game);
}
