import { type Figure, median, rounded } from '../figure.ts';
import { actOnce, inHouse, type Person, seatPeople } from '../house.ts';
import { processorTime } from '../measure.ts';

const SEATS = 4;
const ACTIONS = 500;
const WARM_UP = 5;

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
      const { tables } = restarted;
      const times: number[] = [];
      const walls: number[] = [];
      let bytes = 0;
      for (let n = 0; n < WARM_UP + 5 * slices; n += 1) {
        const visitor = { guest: people[0] as Person, send: (text: string) => (bytes = text.length) };
        const [start, before] = [performance.now(), processorTime()];
        await tables.at(id).enter(visitor, 'join');
        times.push((processorTime() - before) / 1000);
        walls.push(performance.now() - start);
        tables.at(id).leave(visitor);
        await tables.at(id).run(() => undefined); // whatever it still had to do
        await restarted.sweep();
        if (tables.loaded > 0) throw new Error('the table was not put away: the next opening would not be cold');
      }
      return {
        samples: times.slice(WARM_UP),
        how: 'processor time for a table nobody has open, until its first reader has everything',
        wallMilliseconds: rounded(median(walls.slice(WARM_UP))),
        bytes,
        actions,
      };
    }),
};
