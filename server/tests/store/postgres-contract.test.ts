import { afterAll, beforeAll } from 'vitest';
import { storeContract } from './contract.ts';
import { postgresPlace } from './postgres-place.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(async () => {
  await server?.stop();
});

storeContract('PostgreSQL', () => postgresPlace(server.url));
