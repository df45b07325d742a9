import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { HouseBans } from '../../store/house-bans.ts';
import type { Engine } from '../../store/persons.ts';
import { Results } from '../../store/results.ts';
import { tablesQuestion } from '../../store/rows.ts';
import { sqliteDialect, stepsFrom } from '../../store/schema.ts';
import { indexedBy } from '../../store/sqlite/connection.ts';

const rateable = (engine: Engine) => new Results(engine).rateable('anthem', { at: 5, table: 'a' }, 9);

test.each([
  ['finished matches nobody has counted', 'tables_to_count', (engine: Engine) => new Results(engine).uncounted(5)],
  ['what is new for a rating', '(game=? AND (finished_at,table_id)>(?,?))', (engine: Engine) => rateable(engine)],
  ['devices of people who were just banned', 'devices_by_person', (engine: Engine) => new HouseBans(engine).bannedSince(5)],
] as const)('%s are asked of an index that leads to them alone', async (_what, index, question) => {
  const database = new DatabaseSync(':memory:');
  database.exec(stepsFrom(0, sqliteDialect));
  const plans: string[] = [];
  const ask: Engine['ask'] = async (sql, ...values) => {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { readonly detail: string }[];
    plans.push(...plan.map(({ detail }) => detail));
    return [];
  };
  await question({ ask, change: async () => false, by: indexedBy });
  expect(plans.join('\n')).toContain(index);
  database.close();
});

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
