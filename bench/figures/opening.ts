import type { Figure } from '../figure.ts';
import { actOnce, inHouse, seatPeople } from '../house.ts';
import { coldOpenings } from './cold.ts';

const SEATS = 4;
const ACTIONS = 500;

interface Choice {
  readonly type: string;
}

/** Draws and keeps, so that nobody ever finishes a row: a match as long as wanted. */
function keep(_state: unknown, _seat: number, legal: readonly Choice[]): Choice {
  const last = legal.at(-1);
  if (last === undefined) throw new RangeError('nothing to choose from');
  return last;
}

/** A cold table: from its code to the first page of a reader, with the whole log. */
export const openingStored: Figure = {
  name: 'opening-stored',
  mark: { unit: 'ms', better: 'lower', floor: 20, goal: 5 },
  measure: ({ slices, milliseconds }) =>
    inHouse(async ({ server, another }) => {
      const actions = milliseconds > 1 ? ACTIONS : 10;
      const { id, people } = await seatPeople(server, 'anthem', SEATS, { turnCap: 200 });
      for (let n = 0; n < actions; n += 1) await actOnce(server, { id, people }, keep);
      // A second server, as after a crash of the first: nothing was put away in order, so events follow the last snapshot.
      const restarted = await another();
      return {
        ...(await coldOpenings(restarted, { id, people }, slices)),
        how: 'processor time for a table nobody has open, until its first reader has everything',
        actions,
      };
    }),
};
