import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{kernel,conformance,protocol,bots,table,server,stage,web,cli,bench,scripts}/**/tests/**/*.test.{ts,tsx}',
            'games/**/tests/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          retry: 1, // a browser on a busy machine may miss a moment once, not twice
        },
      },
    ],
  },
});
