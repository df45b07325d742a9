/**
 * npm run mutate -- GAME [--lines N] [--seed S]: Stryker over the rules of a game; at least 80 % of the mutants must be killed. All of them
 * take hours for a large game: with `--lines` only N lines of the rules are changed, drawn by the seed (1 by default), so that the same
 * sample can be taken again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { linesDrawn, rulesOf } from './mutate-lines.mjs';
import { stop } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

const usage = 'Usage: npm run mutate -- GAME [--lines N] [--seed S]   (GAME: a folder below games/; N lines of its rules alone)';
function asked() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { lines: { type: 'string' }, seed: { type: 'string' } } });
    const [lines, seed] = [values.lines, values.seed ?? '1'].map((each) => (each === undefined ? undefined : Number(each)));
    const whole = (number) => number === undefined || (Number.isSafeInteger(number) && number > 0);
    return positionals.length === 1 && whole(lines) && whole(seed) ? { game: positionals[0], lines, seed } : undefined;
  } catch {
    return undefined; // an option nobody knows
  }
}
const { game, lines, seed } = asked() ?? stop(usage);
if (!existsSync(join(root, 'games', game, 'meta.ts'))) stop(usage);
ensureInstalled();

const rules = rulesOf(root, game);
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate.vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: lines === undefined ? rules : linesDrawn(root, rules, lines, seed),
  ignoreStatic: true,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: `reports/mutation-${game}.json` },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 90, low: 80, break: 80 },
  timeoutMS: 20_000,
  concurrency: Math.max(1, availableParallelism() - 1), // one core stays free for whoever works here
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
