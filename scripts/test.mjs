import { spawn } from 'node:child_process';
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
const cores = availableParallelism();
/** Of every file of tests, how long it took. */
const files = [];

const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;

/** Runs a command to its end; what it says is handed on at once, or kept and returned. */
async function done(command, words, environment, kept) {
  const child = spawn(command, words, {
    cwd: root,
    stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  for (const stream of kept ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  return { well: status === 0, said };
}

/** So many files are named in the end. */
const SLOWEST = 10;

/** Checks are counted with the tests: one each. As many run at a time as there are cores, and each says what it has to say when it ends. */
async function runChecks(checks) {
  const left = [...checks];
  const some = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { title, command, words } = next;
      const from = Date.now();
      const { well, said } = await done(command, words, {}, true);
      say(`\n— ${title}\n${said}  ${well ? 'ok' : 'FAILED'} in ${seconds(from, Date.now())}`);
      if (!well) failed.push(title);
      count[well ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: cores }, some));
}

/** The folders of a project's files (vitest.config.ts). */
const parts = {
  'tests of rules and parts': /^(kernel|conformance|protocol|games|bots|table|stage)\//,
  'tests of servers and programs': /^(server|web|cli|bench|scripts)\//,
  'browser tests': /^e2e\//,
};

/**
 * All projects in one run: while the last files of one still run, the next one begins. Tests of programs and pages wait for other
 * processes half of their time: one more of them than there are cores keeps these busy.
 */
async function runTests(projects, environment) {
  const report = join(root, 'dist', 'tests.json');
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(report, { force: true });
  say('\n— tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { well } = await done(bin('vitest'), ['run', ...chosen, ...reporters, `--maxWorkers=${cores + 1}`], environment, false);
  if (!well) failed.push('tests');
  if (!existsSync(report)) return;
  const seen = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += seen.numPassedTests;
  count.failed += seen.numFailedTests;
  count.skipped += seen.numPendingTests + seen.numTodoTests;
  files.push(...seen.testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), from: startTime, to: endTime })));
  for (const [title, folders] of Object.entries(parts)) {
    const own = files.filter(({ name }) => folders.test(name.replaceAll('\\', '/')));
    if (own.length === 0) continue;
    say(`  ${title}: ${seconds(Math.min(...own.map(({ from }) => from)), Math.max(...own.map(({ to }) => to)))}`);
  }
}

const layers = 'kernel conformance protocol games stage bots table server web cli bench e2e'.split(' ');
// Longest first, so that none is left alone in the end.
await runChecks([
  { title: 'lint', command: bin('oxlint'), words: ['--type-aware', '--deny-warnings'] },
  { title: 'dead code', command: bin('knip'), words: [] },
  { title: 'layering', command: bin('depcruise'), words: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...layers] },
  ...['node', 'web', 'pure'].map((part) => ({
    title: `types (${part})`,
    command: process.execPath,
    words: [tsc, '-p', `tsconfig.${part}.json`],
  })),
  { title: 'format', command: bin('biome'), words: ['format', '.'] },
]);

let nats;
try {
  await ensureBuilt('web', 'node');
  nats = findNats();
  const chromium = findChromium();
  if (chromium === undefined) failed.push('browser');
  await runTests(['unit', 'hosts', ...(chromium === undefined ? [] : ['browser'])], {
    ...(nats === undefined ? {} : { NATS_SERVER: nats }),
    ...(chromium === undefined ? {} : { CHROMIUM: chromium }),
  });
} catch (fault) {
  say(String(fault?.stack ?? fault));
  failed.push('build');
}

say('');
const took = ({ from, to }) => to - from;
const slowest = files.toSorted((a, b) => took(b) - took(a)).slice(0, SLOWEST);
say(`${((Date.now() - began) / 60_000).toFixed(1)} minutes in all. What took longest, several at a time:`);
for (const file of slowest) say(`  ${(took(file) / 1000).toFixed(0).padStart(4)} s  ${file.name}`);
if (nats === undefined) say(missingNats);
if (failed.includes('browser')) say(missingBrowser);
if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
if (failed.length > 0 && count.failed === 0) count.failed = failed.length;
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
process.exit(failed.length > 0 ? 1 : 0);
