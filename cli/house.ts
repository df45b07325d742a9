import { openStore, readConfig, type Store } from '@tafelrunde/server';

/** Where the tables are kept, by the same settings as the server's. */
export function whereKept(): { readonly dataDir: string; readonly databaseUrl: string | undefined } {
  const { dataDir, databaseUrl } = readConfig(process.env);
  return { dataDir, databaseUrl };
}

/** The bundled writer thread lies with the server; from the sources it is found by itself. */
const bundled = import.meta.url.endsWith('.ts') ? {} : { writer: new URL('../server/sqlite-writer.js', import.meta.url) };

/** Opens the store beside a server that may be running, and closes it whatever happens. */
export async function withStore<T>(work: (store: Store) => Promise<T>, how: { readonly create?: boolean } = {}): Promise<T> {
  const { dataDir, databaseUrl } = whereKept();
  const store = await openStore({ dataDir, mode: 'tool', ...bundled, ...how, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
