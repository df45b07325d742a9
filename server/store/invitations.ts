import type { TableId } from '@tafelrunde/protocol';
import type { TableRow } from '@tafelrunde/table';
import type { Engine } from './persons.ts';
import { type RawTable, tableRow } from './rows.ts';

export interface Invitation {
  readonly table: TableId;
  readonly person: string;
  readonly inviter: string;
  readonly at: number;
}

/** Who is asked to which table. An invitation is good while the table waits. */
export class Invitations {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** False: this person is asked already. A table that is gone is a ConflictError. */
  add({ table, person, inviter, at }: Invitation): Promise<boolean> {
    return this.#engine.change(person, {
      sql: 'INSERT INTO invitations (table_id, person, inviter, invited_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      values: [table, person, inviter, at],
    });
  }

  remove(table: TableId, person: string): Promise<boolean> {
    return this.#engine.change(person, { sql: 'DELETE FROM invitations WHERE table_id = ? AND person = ?', values: [table, person] });
  }

  async at(table: TableId): Promise<readonly Invitation[]> {
    const rows = await this.#engine.ask<{ person: string; inviter: string; invited_at: number }>(
      'SELECT person, inviter, invited_at FROM invitations WHERE table_id = ? ORDER BY invited_at, person',
      table,
    );
    return rows.map(({ person, inviter, invited_at: at }) => ({ table, person, inviter, at }));
  }

  /** Tables that still wait, to which somebody is asked, and by whom; the newest first. */
  async of(person: string, limit: number): Promise<readonly { readonly row: TableRow; readonly inviter: string; readonly at: number }[]> {
    const sql = `SELECT id, game, status, is_public, summary, members, created_at, changed_at, due_at, inviter, invited_at
      FROM invitations JOIN tables ON tables.id = invitations.table_id
      WHERE person = ? AND status = 'waiting' ORDER BY invited_at DESC, id LIMIT ?`;
    const rows = await this.#engine.ask<RawTable & { readonly inviter: string; readonly invited_at: number }>(sql, person, limit);
    return rows.map(({ inviter, invited_at: at, ...raw }) => ({ row: tableRow(raw), inviter, at }));
  }
}
