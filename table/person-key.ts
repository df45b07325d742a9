import { hashOf } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';

/** Good at one table alone, and the same at every host of it: whoever reads it learns nothing about the guest. */
export function personKey(table: TableId, guest: string): string {
  return hashOf([table, guest]).slice(0, 16);
}
