import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { tablesQuestion } from '../../store/rows.ts';
import { sqliteDialect, stepsFrom } from '../../store/schema.ts';

test.each([{}, { status: 'waiting' }, { status: 'running' }, { status: 'over' }, { status: 'over', changedBefore: 5 }] as const)(
  "somebody's tables (%o) are looked up one by one, however many others the house has",
  (filter) => {
    const database = new DatabaseSync(':memory:');
    database.exec(stepsFrom(0, sqliteDialect));
    const { sql, values } = tablesQuestion({ member: 'ana', limit: 50, ...filter });
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { readonly detail: string }[];
    expect(plan.map(({ detail }) => detail)).toContain('SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)');
    database.close();
  },
);
