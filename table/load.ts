import type { GameWithBots } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { applyEvent, beginTable } from './apply.ts';
import { keptContents, learnContents } from './contents.ts';
import { readEvent, type TableEvent } from './events.ts';
import type { Pages, Snapshot } from './port.ts';
import { readSnapshot } from './snapshot.ts';
import type { TableState } from './state.ts';

export type GameOf = (id: string) => Promise<GameWithBots | undefined>;

/** The table as its events tell it, from the newest snapshot on; undefined when there is no such table. */
export async function loadTable(store: Pages, id: TableId, gameOf: GameOf): Promise<TableState | undefined> {
  return foldTable(store, id, gameOf, { snapshot: await store.snapshot(id) });
}

interface Folding {
  /** Without one from the beginning. */
  readonly snapshot?: Snapshot | undefined;
  /** As it was at that sequence, unless the snapshot is younger. */
  readonly upTo?: number;
}

/** The same from this snapshot on. */
export async function foldTable(
  store: Pages,
  id: TableId,
  gameOf: GameOf,
  { snapshot, upTo = Number.MAX_SAFE_INTEGER }: Folding,
): Promise<TableState | undefined> {
  let state = snapshot === undefined ? undefined : await readSnapshot(snapshot, gameOf, store);
  for (const { seq, at, body } of await store.read(id, state?.seq ?? 0)) {
    if (seq > upTo) break;
    const event = readEvent(body);
    if (state === undefined) state = await begun(store, event, gameOf, at);
    else {
      await learnContents(store, state, event);
      applyEvent(state, event, at);
    }
  }
  if (state?.readOnly) state.status = (await store.row(id))?.status ?? state.status; // only the rules could say that it is over
  return state;
}

/** The table as it was made, with what it is made of. */
async function begun(pages: Pages, event: TableEvent, gameOf: GameOf, at: number): Promise<TableState> {
  if (event.type !== 'created') return beginTable(event, undefined, at);
  const module = await gameOf(event.game);
  return beginTable(event, module, at, await keptContents(pages, module, event.options));
}
