import { CannotOpenError, type Store } from './port.ts';
import { openSqlite, type SqliteOptions } from './sqlite/open.ts';

export interface StoreOptions extends Partial<SqliteOptions> {
  /** PostgreSQL, shared by several processes. Without it: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** To PostgreSQL, at most. */
  readonly connections?: number;
}

export async function openStore({ databaseUrl, connections, dataDir, ...rest }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    // Loaded only by who uses it.
    const { openPostgres } = await import('./postgres/open.ts');
    return openPostgres(databaseUrl, connections);
  }
  if (!dataDir) throw new CannotOpenError('Neither DATA_DIR nor DATABASE_URL says where the tables are kept.');
  return openSqlite({ dataDir, ...rest });
}
