/** npm run mutate -- GAME: Stryker over the rules of a game; at least 80 % of the mutants must be killed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

const game = process.argv[2];
if (game === undefined || !existsSync(join(root, 'games', game, 'meta.ts')))
  stop('Usage: npm run mutate -- GAME   (a folder below games/)');
ensureInstalled();

const folder = `games/${game}`;
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    `${folder}/*.ts`,
    `${folder}/rules/**/*.ts`,
    `!${folder}/index.ts`,
    `!${folder}/second-reading.ts`,
    `!${folder}/bot.ts`,
    `!${folder}/imagine.ts`,
    `!${folder}/statistics.ts`,
  ],
  ignoreStatic: true,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `reports/mutation-${game}.json` },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 90, low: 80, break: 80 },
  timeoutMS: 20_000,
  concurrency: 2,
  tempDirName: '.stryker-tmp',
  disableTypeChecks: false,
  ignorePatterns: ['dist', 'data', 'docs', 'web', 'stage', 'server', 'cli', 'bench', 'e2e', 'reports'],
};
mkdirSync(join(root, 'reports'), { recursive: true });
const file = join(root, 'reports', `stryker-${game}.json`);
writeFileSync(file, JSON.stringify(config));
const done = spawnSync(process.execPath, [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MUTATE_GAME: game },
});
process.exit(done.status ?? 1);
