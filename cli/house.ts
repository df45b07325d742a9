import { openStore, readConfig, type Store } from '@tafelrunde/server/tools';

/** Where the tables are kept, by the same settings as the server's. */
export function whereKept(): { readonly dataDir: string; readonly databaseUrl: string | undefined } {
  const { dataDir, databaseUrl } = readConfig(process.env);
  return { dataDir, databaseUrl };
}

/** The bundled writer thread lies with the server; from the sources it is found by itself. */
const bundled = import.meta.url.endsWith('.ts') ? {} : { writer: new URL('../server/sqlite-writer.js', import.meta.url) };

interface How {
  /** A database may be begun. */
  readonly create?: boolean;
  /** No server may be running meanwhile: it would not know, and write what it has in memory. */
  readonly exclusive?: boolean;
}

/** Opens the store beside a server that may be running, and closes it whatever happens. */
export async function withStore<T>(work: (store: Store) => Promise<T>, { create = false, exclusive = false }: How = {}): Promise<T> {
  const { dataDir, databaseUrl } = whereKept();
  const mode = exclusive ? 'server' : 'tool';
  const store = await openStore({ dataDir, mode, create, ...bundled, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
