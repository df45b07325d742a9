import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** A wait for what must come: long, since what comes ends it, and a busy machine is no fault of the house. */
const expectSoon = { poll: { timeout: 90_000 } };
/** No test is decided by how long it takes: this ends only one that hangs. */
const patient = { testTimeout: 900_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%', // by default one core is left idle: of two that is half
    sequence: { sequencer: LongestFirst },
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
          ...patient,
        },
      },
      {
        test: {
          name: 'hosts',
          isolate: false, // as above, each in a process of its own
          pool: 'forks',
          include: ['{server,web,cli,bench,scripts}/**/tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          ...patient,
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
          ...patient,
          expect: expectSoon,
        },
      },
    ],
  },
});
