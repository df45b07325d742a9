import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%', // by default one core is left idle: of two that is half
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
        },
      },
    ],
  },
});
