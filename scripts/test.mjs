import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium, missingBrowser } from './chromium.mjs';
import { findNats, missingNats } from './nats.mjs';
import { say } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();

const bin = (name) => join(root, 'node_modules', '.bin', name);
const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const failed = [];
const count = { passed: 0, failed: 0, skipped: 0 };
const began = Date.now();
/** Of every file of tests, how long it took. */
const files = [];

function step(title, command, words, environment = {}) {
  const began = Date.now();
  say(`\n— ${title}`);
  const done = spawnSync(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
  say(`  ${done.status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (done.status !== 0) failed.push(title);
}

/** So many files are named in the end. */
const SLOWEST = 10;

/** Checks are counted with the tests: one each. */
function check(title, command, words) {
  const before = failed.length;
  step(title, command, words);
  if (failed.length === before) count.passed += 1;
  else count.failed += 1;
}

/** Tests of programs and pages wait for other processes half of their time: one more of them than there are cores keeps these busy. */
const waiting = [`--maxWorkers=${availableParallelism() + 1}`];

function tests(title, project, environment = {}, words = waiting) {
  const report = join(root, 'dist', `tests-${project}.json`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  step(title, bin('vitest'), ['run', '--project', project, ...reporters, ...words], environment);
  if (!existsSync(report)) return;
  const seen = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += seen.numPassedTests;
  count.failed += seen.numFailedTests;
  count.skipped += seen.numPendingTests + seen.numTodoTests;
  files.push(...seen.testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), took: endTime - startTime })));
}

for (const part of ['pure', 'node', 'web']) check(`types (${part})`, process.execPath, [tsc, '-p', `tsconfig.${part}.json`]);
check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
check('format', bin('biome'), ['format', '.']);
check('layering', bin('depcruise'), [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  'kernel',
  'conformance',
  'protocol',
  'games',
  'stage',
  'bots',
  'table',
  'server',
  'web',
  'cli',
  'bench',
  'e2e',
]);
check('dead code', bin('knip'), []);

let nats;
try {
  await ensureBuilt('web', 'node');
  tests('tests of rules and parts', 'unit', {}, []);
  nats = findNats();
  tests('tests of servers and programs', 'hosts', nats === undefined ? {} : { NATS_SERVER: nats });
  const chromium = findChromium();
  if (chromium === undefined) failed.push('browser');
  else tests('browser tests', 'browser', { CHROMIUM: chromium });
} catch (fault) {
  say(String(fault?.stack ?? fault));
  failed.push('build');
}

say('');
const slowest = files.toSorted((a, b) => b.took - a.took).slice(0, SLOWEST);
say(`${((Date.now() - began) / 60_000).toFixed(1)} minutes in all. What took longest, several at a time:`);
for (const { name, took } of slowest) say(`  ${(took / 1000).toFixed(0).padStart(4)} s  ${name}`);
if (nats === undefined) say(missingNats);
if (failed.includes('browser')) say(missingBrowser);
if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
if (failed.length > 0 && count.failed === 0) count.failed = failed.length;
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
process.exit(failed.length > 0 ? 1 : 0);
