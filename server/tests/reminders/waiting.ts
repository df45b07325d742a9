import type { TableId } from '@tafelrunde/protocol';
import { expect } from 'vitest';
import type { House } from '../house.ts';
import type { Person } from '../people.ts';

/** A table that waits for this person alone: a bot that still moved would set the time for the call anew. */
export async function waitingTable(house: House, person: Person, game: string): Promise<TableId> {
  const table = await person.lay(['me', 'bot', 'bot'], { game });
  const waits = async () => {
    const { callAt, summary = '{}' } = (await house.server.store.row(table)) ?? {};
    return callAt !== undefined && JSON.parse(summary).botsTurn === false;
  };
  await expect.poll(waits).toBe(true);
  return table;
}
