import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundlePrograms, programs } from './programs.mjs';
import { say } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

export const dist = join(root, 'dist');
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const parts = {
  node: {
    folders: ['kernel', 'conformance', 'protocol', 'games', 'bots', 'table', 'server', 'cli', 'bench'],
    files: ['package-lock.json', 'scripts/build.mjs', 'scripts/programs.mjs'],
  },
  web: { folders: ['kernel', 'protocol', 'games', 'bots', 'table', 'stage', 'web'], files: ['package-lock.json', 'scripts/build.mjs'] },
};

function* sourcesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'tests' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else yield path;
  }
}

/** A hash over the sources: names the build, and tells when it is stale. */
function sourceHash(part) {
  const hash = createHash('sha256');
  const paths = [...part.files.map((file) => join(root, file)), ...part.folders.flatMap((folder) => [...sourcesBelow(join(root, folder))])];
  for (const path of paths.toSorted((a, b) => (a < b ? -1 : 1))) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function isFresh(name, hash) {
  const stamp = join(dist, `.${name}-built`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

async function buildNode(build) {
  await bundlePrograms(programs, {
    outdir: dist,
    sourcemap: true,
    define: { __BUILD__: build, __VERSION__: version },
    outside: () => true,
  });
}

async function buildWeb(build) {
  const { createRequire } = await import('node:module');
  const vitePath = createRequire(join(root, 'web', 'package.json')).resolve('vite');
  const { build: bundle } = await import(vitePath);
  process.env.TAFEL_BUILD = build;
  // Whatever the surroundings are called: a test that builds would otherwise leave pages with React's own checks in them.
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await bundle({ root: join(root, 'web'), configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  await buildServiceWorker(build);
  packPages(join(dist, 'web'));
}

/** One plain script at the root, so that it may answer for every page. It carries the list of all files, and so changes with each build. */
async function buildServiceWorker(build) {
  const { build: bundle } = await import('esbuild');
  const folder = join(dist, 'web');
  // Nets of bots stay out: a megabyte for something few ask for, and without them another level plays. Icons are kept by the system.
  const files = [...sourcesBelow(folder)]
    .map((path) => path.slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !/\.(?:bin|png)$/.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1));
  await bundle({
    entryPoints: [join(root, 'web', 'src', 'offline', 'service-worker.ts')],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { __BUILD__: JSON.stringify(build), __FILES__: JSON.stringify(files.map((path) => (path === '/index.html' ? '/' : path))) },
    logLevel: 'warning',
  });
}

/** Packed once here, so that no request has to: the server sends the packed file to every browser that reads it. */
function packPages(folder) {
  for (const path of sourcesBelow(folder)) {
    if (!/\.(js|css|svg|html|webmanifest)$/.test(path)) continue;
    const text = readFileSync(path);
    if (text.length < 1024) continue;
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
  }
}

/** The name of the build the sources make: what pages and server compare. */
export const buildName = () => sourceHash(parts.web);

/** The stamp each part has when it is fresh; the pages' own names the build. */
function stampsOf(names) {
  const build = buildName();
  return { build, stamps: names.map((name) => [name, name === 'web' ? build : `${sourceHash(parts[name])}-${build}`]) };
}

export function isBuilt(...names) {
  return stampsOf(names).stamps.every(([name, hash]) => isFresh(name, hash));
}

/** Builds what is missing or older than its sources. */
export async function ensureBuilt(...names) {
  const { build, stamps } = stampsOf(names);
  for (const [name, hash] of stamps) {
    if (isFresh(name, hash)) continue;
    say(`Building ${name === 'web' ? 'the pages' : 'the programs'} …`);
    mkdirSync(dist, { recursive: true });
    rmSync(join(dist, `.${name}-built`), { force: true });
    await (name === 'web' ? buildWeb(build) : buildNode(build));
    writeFileSync(join(dist, `.${name}-built`), hash);
  }
}

if (process.argv[1] && statSync(process.argv[1]).isFile() && fileURLToPath(import.meta.url) === process.argv[1]) {
  ensureInstalled();
  const wanted = process.argv.slice(2);
  await ensureBuilt(...(wanted.length > 0 ? wanted : ['web', 'node']));
}
