/**
 * npm run -s release [-- --out DIR]: everything built, in one tarball that npm installs without the network. Prints its path.
 * Packages of others are bundled into the programs. Only the database engine, which is machine code, travels as a package, in the
 * tarball itself, with what was compiled for every system it supports and without anything that would compile.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApart } from './build-apart.mjs';
import { buildName, version } from './build.mjs';
import { withCarriedLinks } from './carried-links.mjs';
import { noticesFor, packagesBehind, packagesIn } from './notices.mjs';
import { bundlePrograms, programs } from './programs.mjs';
import { say, stop } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

const ENGINE = '@photostructure/sqlite';
const LOADER = 'node-gyp-build';
/** What docs/operating.md shows; the others are of the sources. */
const PICTURES = ['docs/images/load-times.svg', 'docs/images/load-work.svg'];
/** Asked for by packages that can do without: never installed here. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** Packages written for require find it, and their own place, in a bundle that is a module. */
const banner = [
  '#!/usr/bin/env node',
  "import { createRequire as requireFrom } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = requireFrom(import.meta.url);',
  'const __filename = pathOf(import.meta.url);',
  "const __dirname = pathOf(new URL('.', import.meta.url));",
].join('\n');

const { out } = settings();
ensureInstalled();
await builtApart('web');
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-release-'));
try {
  await fill(folder);
  mkdirSync(out, { recursive: true });
  process.stdout.write(`${join(out, pack(folder, out))}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function settings() {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist', 'release') } } });
    return { out: resolve(values.out) };
  } catch (fault) {
    return stop(`${fault.message} Usage: npm run -s release -- --out DIR`);
  }
}

async function fill(folder) {
  const { 'bench/main': _measuring, 'server/main': _inside, ...released } = programs;
  const made = await bundlePrograms(
    { ...released, 'server/tafelrunde': 'server/tafelrunde.ts' },
    {
      outdir: join(folder, 'dist'),
      define: { __BUILD__: buildName(), __VERSION__: version },
      outside: (path) => path === ENGINE || ABSENT.includes(path),
      banner: { js: banner },
      legalComments: 'none', // NOTICES.txt has them whole
    },
  );
  for (const program of ['server/tafelrunde', 'cli/main']) chmodSync(join(folder, 'dist', `${program}.js`), 0o755);
  const copy = (path) => cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ['dist/web', 'deploy', 'LICENSE', 'CREDITS.md', 'README.md', 'docs/operating.md', ...PICTURES]) copy(path);
  for (const path of ['README.md', 'docs/operating.md', 'CREDITS.md']) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(
      join(folder, path),
      withCarriedLinks(text, path, (other) => existsSync(join(folder, other))),
    );
  }
  for (const game of readdirSync(join(root, 'games')))
    for (const path of [`games/${game}/nets`, `games/${game}/tests/goldens`]) if (existsSync(join(root, path))) copy(path);
  copyEngine(folder);
  const engine = [ENGINE, LOADER].map((name) => join(root, 'node_modules', name));
  writeFileSync(join(folder, 'NOTICES.txt'), noticesFor(new Set([...packagesIn(made), ...packagesBehind('web'), ...engine])));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

function packageOf(path) {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
}

function manifest() {
  const { name, description, license, type, engines } = packageOf('.');
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { tafelrunde: 'dist/server/tafelrunde.js', tafel: 'dist/cli/main.js' },
    dependencies: { [ENGINE]: packageOf(join('node_modules', ENGINE)).version, [LOADER]: packageOf(join('node_modules', LOADER)).version },
    bundleDependencies: [ENGINE, LOADER],
  };
}

/** Without sources, scripts and headers: npm must not want to compile it, and nothing is left that could be. */
function copyEngine(folder) {
  for (const [name, parts] of [
    [ENGINE, ['dist', 'prebuilds', 'LICENSE']],
    [LOADER, ['index.js', 'node-gyp-build.js', 'LICENSE']],
  ]) {
    const from = join('node_modules', name);
    for (const part of parts)
      cpSync(join(root, from, part), join(folder, from, part), { recursive: true, filter: (path) => !/\.(map|d\.[cm]?ts)$/.test(path) });
    const told = packageOf(from);
    for (const key of ['scripts', 'bin', 'devDependencies']) delete told[key];
    told.gypfile = false;
    if (name === ENGINE) told.dependencies = { [LOADER]: told.dependencies[LOADER] };
    writeFileSync(join(folder, from, 'package.json'), `${JSON.stringify(told, undefined, 2)}\n`);
  }
}

function pack(from, to) {
  say('Packing …');
  const windows = process.platform === 'win32';
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], {
    cwd: from,
    encoding: 'utf8',
    shell: windows,
  });
  if (done.status !== 0) stop(`npm pack failed: ${done.stderr}`);
  return done.stdout.trim().split('\n').at(-1);
}
