import type { MatchRecord } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { ownGame } from './games.ts';
import type { Store } from './store/port.ts';
import * as record from './table/record.ts';

/** What an operator does to a store without a server. */

export function recordOfTable(store: Store, id: TableId, options?: { running?: boolean }): Promise<MatchRecord> {
  return record.recordOfTable(store, id, ownGame, options);
}

export function importRecord(store: Store, file: MatchRecord): Promise<TableId> {
  return record.importRecord(store, file, ownGame);
}
