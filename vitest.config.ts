import { defineConfig } from 'vitest/config';

/** A wait for what must come: long, since what comes ends it, and a busy machine is no fault of the house. */
const expectSoon = { poll: { timeout: 90_000 } };

export default defineConfig({
  test: {
    maxWorkers: '100%', // by default one core is left idle: of two that is half
    projects: [
      {
        test: {
          // No module here keeps state, so files may share what is loaded: half the time of loading it for each.
          name: 'unit',
          include: ['{kernel,conformance,protocol,games,bots,table,stage}/**/tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['stage/tests/every-language.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'hosts',
          isolate: false, // as above, each in a process of its own
          pool: 'forks',
          include: ['{server,web,cli,bench,scripts}/**/tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: expectSoon,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          pool: 'forks',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 360_000,
          hookTimeout: 180_000,
          expect: expectSoon,
        },
      },
    ],
  },
});
