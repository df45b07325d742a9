import { join } from 'node:path';
import { root } from './setup.mjs';

/** Programs that run in Node, each bundled into one file. Workers are files of their own beside the program that starts them. */
export const programs = {
  'server/main': 'server/main.ts',
  'server/sqlite-writer': 'server/store/sqlite/writer.ts',
  'server/bot-worker': 'server/bot-worker.ts',
  'server/carry-worker': 'server/carrying/worker.ts',
  'cli/main': 'cli/main.ts',
  'cli/arena-worker': 'cli/arena-worker.ts',
  'cli/record-worker': 'cli/record-worker.ts',
  'bench/main': 'bench/main.ts',
};

/**
 * Bundles programs into a folder. Packages for which `outside` says so are left where they are installed; the rest goes into the
 * files. Answers what the bundles are made of.
 */
export async function bundlePrograms(wanted, { outdir, define, outside, ...settings }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: Object.fromEntries(Object.entries(wanted).map(([out, file]) => [out, join(root, file)])),
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: false, // what lies beside a program is found from the program's own file
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    logLevel: 'warning',
    metafile: true,
    absWorkingDir: root,
    ...settings,
    plugins: [
      {
        name: 'packages-outside',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'entry-point' || path.startsWith('@tafelrunde/') || !outside(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return metafile;
}
