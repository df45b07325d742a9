import { hashOf } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Server } from '../open.ts';

export interface Stand {
  readonly seq: number;
  readonly hash: string;
  readonly stored: number;
}

/** Where a table stands: what is in memory, and what is on the disk. Two stands that are equal mean that nothing happened. */
export async function stand({ tables, store }: Pick<Server, 'tables' | 'store'>, id: TableId): Promise<Stand> {
  const table = tables.at(id);
  const { seq, hash } = await table.run(async () => {
    const { match, module: _module, commands, ...rest } = await table.ready();
    return { seq: rest.seq, hash: hashOf({ ...rest, commands: [...commands], match: match?.save() }) };
  });
  return { seq, hash, stored: (await store.read(id, 0)).length };
}
