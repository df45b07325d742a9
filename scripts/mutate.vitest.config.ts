import { defineConfig } from 'vitest/config';

/**
 * Only the tests of the game under mutation, and of these only the ones that read its rules.
 * Random walks, thinkers and measurements stay out: they are slow, and what only they notice has no test that names it.
 */
const BESIDE_THE_RULES = [
  'statistics',
  'imagine',
  'conformance',
  'second-reading',
  'bot*',
  'thinking',
  'fight-odds',
  'reached*',
  '*suite',
  '*soak',
  '*fuzz',
  '*wild',
];

export default defineConfig({
  test: {
    include: [`games/${process.env['MUTATE_GAME'] ?? 'none'}/tests/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...BESIDE_THE_RULES.map((name) => `**/${name}.test.ts`)],
    isolate: false, // the rules keep no module state: loading them once for all test files is several times as fast
    testTimeout: 60_000,
  },
});
