import type { GameModule } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { readEvent } from './events.ts';
import type { Pages } from './port.ts';
import { readSnapshot } from './snapshot.ts';
import type { TableState } from './state.ts';

export type GameOf = (id: string) => Promise<GameModule | undefined>;

/** The table as its events tell it, from the newest snapshot on; undefined when there is no such table. */
export async function loadTable(store: Pages, id: TableId, gameOf: GameOf): Promise<TableState | undefined> {
  const snapshot = await store.snapshot(id);
  let state = snapshot === undefined ? undefined : await readSnapshot(snapshot, gameOf);
  for (const { at, body } of await store.read(id, state?.seq ?? 0)) {
    const event = readEvent(body);
    if (state === undefined) state = beginTable(event, event.type === 'created' ? await gameOf(event.game) : undefined, at);
    else applyEvent(state, event, at);
  }
  if (state?.readOnly) state.status = (await store.row(id))?.status ?? state.status; // only the rules could say that it is over
  return state;
}
