import { defineConfig } from 'vitest/config';

/** Only the tests of the game under mutation, and of these only the ones that read its rules. */
export default defineConfig({
  test: {
    include: [`games/${process.env['MUTATE_GAME'] ?? 'none'}/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/statistics.test.ts', '**/imagine.test.ts', '**/conformance.test.ts', '**/second-reading.test.ts'],
    testTimeout: 60_000,
  },
});
