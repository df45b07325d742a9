import pg from 'pg';
import { openPostgres } from '../../store/postgres/open.ts';
import type { Place } from './contract.ts';

let count = 0;

/** An empty namespace of its own in the server's database. */
export async function postgresPlace(server: string): Promise<Place & { readonly url: string }> {
  const name = `tafelrunde_test_${process.pid}_${++count}`;
  const url = withSearchPath(server, name);
  await once(server, `CREATE SCHEMA ${name}`);
  return {
    url,
    open: () => openPostgres(url),
    openBeside: () => openPostgres(url),
    clear: async () => {
      await once(server, `DROP SCHEMA ${name} CASCADE`);
    },
  };
}

export async function once(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

function withSearchPath(server: string, name: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}
