import type { TableId } from '@tafelrunde/protocol';
import { ConflictError, type TableRow } from '@tafelrunde/table';

/** Tables kept; beyond that finished ones go first, then those nobody has touched for longest. */
const MOST = 30;
/** Tables left where the browser has no room for another event. */
const FEWER = MOST / 2;

/** What must go so that at most so many are left, besides the one that must stay. */
export function surplusOf(rows: readonly TableRow[], stays: TableId, most = MOST): readonly TableId[] {
  const worth = (row: TableRow) => (row.status === 'over' ? 0 : Number.MAX_SAFE_INTEGER / 2) + row.changedAt;
  const others = rows.filter((row) => row.id !== stays);
  return others
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(most)
    .map(({ id }) => id);
}

const isFull = (fault: unknown) => fault instanceof Error && fault.name === 'QuotaExceededError';

/**
 * Only a browser that is full lets older tables go for what is written. Any other fault may pass by itself, and room would not mend
 * it: what is written is tried once more, and whoever wrote it is told if that fails as well.
 */
export async function writtenWithRoom(write: () => Promise<void>, makeRoom: (most: number) => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    if (fault instanceof ConflictError) throw fault;
    if (isFull(fault)) await makeRoom(FEWER);
    await write();
  }
}
