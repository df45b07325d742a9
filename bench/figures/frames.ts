import { careful } from '@tafelrunde/games/anthem/bot.ts';
import { FastRandom } from '@tafelrunde/kernel';
import { type Figure, rounded } from '../figure.ts';
import { actOnce, inHouse, openPages, seatPeople } from '../house.ts';

const SEATS = 4;

/** What one reader is sent for one action, over whole matches: the mean, as a phone pays for it. */
export const updateBytes: Figure = {
  name: 'update-bytes',
  mark: { unit: 'bytes', better: 'lower', floor: 4096, goal: 2048 },
  measure: ({ slices }) =>
    inHouse(async ({ server }) => {
      const random = new FastRandom(1);
      const sizes: number[][] = Array.from({ length: SEATS + 1 }, () => []);
      const means: number[] = [];
      for (let n = 0; n < slices; n += 1) {
        const seated = await seatPeople(server, 'anthem', SEATS);
        const match: number[] = [];
        const leave = await openPages(server, seated, (reader, text) => {
          if (!text.startsWith('{"type":"update"')) return;
          const bytes = Buffer.byteLength(text);
          sizes[reader]?.push(bytes);
          match.push(bytes);
        });
        while (await actOnce(server, seated, (state, seat, legal) => careful(state, seat, legal, random)));
        leave();
        means.push(mean(match));
      }
      const readers = sizes.map((list) => ({ mean: Math.round(mean(list)), max: Math.max(...list) }));
      return {
        samples: means,
        value: rounded(mean(sizes.flat())),
        max: Math.max(...sizes.flat()),
        seats: readers.slice(0, SEATS),
        spectator: readers[SEATS],
      };
    }),
};

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
