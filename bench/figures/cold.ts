import type { Server } from '@tafelrunde/server';
import { median, rounded } from '../figure.ts';
import type { Person, Seated } from '../house.ts';
import { processorTime } from '../measure.ts';

const WARM_UP = 5;

/** Opens a table nobody has open, again and again, until its first reader has the first page. */
export async function coldOpenings(restarted: Server, { id, people }: Seated, slices: number) {
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
  return { samples: times.slice(WARM_UP), wallMilliseconds: rounded(median(walls.slice(WARM_UP))), bytes };
}
