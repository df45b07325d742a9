import type { Seat } from '@tafelrunde/kernel';
import type { Server } from '@tafelrunde/server';
import type { Figure } from '../figure.ts';
import { commandId, type House, inHouse, type Person, type Seated, seatPeople } from '../house.ts';
import { processorTime } from '../measure.ts';
import { coldOpenings } from './cold.ts';

const SEATS = 4;
const ACTIONS = 2000;
const BACK = 1000;
const WARM_UP = 5;

/** What costs no hours first, so that the legend lasts: things are put down and picked up, then somebody walks. */
const UNHURRIED = [['drop', 'take'], ['step'], ['stop']] as const;

interface Choice {
  readonly seat: Seat;
  readonly action: Readonly<Record<string, unknown>> & { readonly type: string };
}

async function act({ tables }: Server, { id, people }: Seated, n: number): Promise<void> {
  const table = tables.at(id);
  const { ask, seat, action } = await table.run(async () => {
    const { match } = await table.ready();
    const asks = match?.asks() ?? [];
    const all = asks.flatMap(({ seat }) => (match?.legal(seat) ?? []).map((action: Choice['action']): Choice => ({ seat, action })));
    const choices =
      UNHURRIED.map((types) => all.filter((one) => types.some((type) => type === one.action.type))).find(({ length }) => length > 0) ?? all;
    const chosen = choices[n % choices.length];
    if (chosen === undefined) throw new Error('the legend is over too soon');
    return { ...chosen, ask: asks.find((open) => open.seat === chosen.seat)?.id ?? '' };
  });
  const command = commandId();
  await table.command(people[seat] as Person, { type: 'act', id: command, seat, ask, action }, command);
}

/** A long match of Andor in the store, and a server that has not opened it yet, as after a crash of the one it was played on. */
async function inLongMatch<T>(actions: number, work: (restarted: Server, seated: Seated) => Promise<T>): Promise<T> {
  return inHouse(async ({ server, another }: House) => {
    const seated = await seatPeople(server, 'andor', SEATS);
    for (let n = 0; n < actions; n += 1) await act(server, seated, n);
    return work(await another(), seated);
  });
}

/** From its code to the first page of a reader: the log is long, and nobody wants to read it yet. */
export const openingLong: Figure = {
  name: 'opening-long',
  mark: { unit: 'ms', better: 'lower', floor: 10, goal: 3 },
  measure: ({ slices, milliseconds }) => {
    const actions = milliseconds > 1 ? ACTIONS : 10;
    return inLongMatch(actions, async (restarted, seated) => ({
      ...(await coldOpenings(restarted, seated, slices)),
      how: 'processor time for a match of Andor nobody has open, until its first reader has the table and the newest lines',
      actions,
    }));
  },
};

/** A position far back, for somebody who has the table open. */
export const lookingBack: Figure = {
  name: 'looking-back',
  mark: { unit: 'ms', better: 'lower', floor: 10, goal: 3 },
  measure: ({ slices, milliseconds }) => {
    const [actions, back] = milliseconds > 1 ? [ACTIONS, BACK] : [10, 5];
    return inLongMatch(actions, async ({ tables }, { id, people }) => {
      const guest = people[0] as Person;
      const visitor = { guest, send: () => undefined };
      await tables.at(id).enter(visitor, 'join');
      const times: number[] = [];
      for (let n = 0; n < WARM_UP + 20 * slices; n += 1) {
        const before = processorTime();
        await tables.at(id).look(guest, actions - back - (n % back)); // near a frame and far from one
        times.push((processorTime() - before) / 1000);
      }
      tables.at(id).leave(visitor);
      return { samples: times.slice(WARM_UP), how: 'processor time for one position as a seat saw it', back, actions };
    });
  },
};
