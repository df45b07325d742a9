import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { say } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

const dist = join(root, 'dist');

/** Programs that run in Node, each bundled into one file. Workers are files of their own beside the program that starts them. */
const programs = {
  'server/main': 'server/main.ts',
  'server/sqlite-writer': 'server/store/sqlite/writer.ts',
  'server/bot-worker': 'server/bot-worker.ts',
  'cli/main': 'cli/main.ts',
  'cli/arena-worker': 'cli/arena-worker.ts',
  'cli/record-worker': 'cli/record-worker.ts',
  'bench/main': 'bench/main.ts',
};

const parts = {
  node: {
    folders: ['kernel', 'conformance', 'protocol', 'games', 'bots', 'table', 'server', 'cli', 'bench'],
    files: ['package-lock.json', 'scripts/build.mjs'],
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
  const { build: bundle } = await import('esbuild');
  const entryPoints = Object.fromEntries(
    Object.entries(programs)
      .map(([out, file]) => [out, join(root, file)])
      .filter(([, file]) => existsSync(file)),
  );
  await bundle({
    entryPoints,
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    splitting: false,
    define: { __BUILD__: JSON.stringify(build) },
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./]/ }, (found) =>
            found.kind === 'entry-point' || found.path.startsWith('@tafelrunde/') ? undefined : { path: found.path, external: true },
          );
        },
      },
    ],
  });
}

async function buildWeb(build) {
  const { createRequire } = await import('node:module');
  const vitePath = createRequire(join(root, 'web', 'package.json')).resolve('vite');
  const { build: bundle } = await import(vitePath);
  process.env.TAFEL_BUILD = build;
  await bundle({ root: join(root, 'web'), configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' });
  packPages(join(dist, 'web'));
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

/** The stamp each part has when it is fresh; the pages' own names the build. */
function stampsOf(names) {
  const build = sourceHash(parts.web);
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
