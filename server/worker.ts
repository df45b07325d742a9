import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A file that runs in a thread of its own.
 *
 * The one place that knows how such a file is found:
 * - In the bundle every worker is an entry point of its own (`{ in: 'server/store/sqlite/writer.ts', out: 'sqlite-writer' }`)
 *   and lies in the same folder as the program that starts it: `./<name>.js`.
 * - From the sources (tests, development) `source` is started as TypeScript. Node 20 ignores the hooks of `--import tsx` in a
 *   worker's execArgv, so a one-line start-up registers tsx inside the thread and then imports the file.
 *
 * Keep the imports of such a file few: from the sources each one is compiled again in the thread.
 */
export interface WorkerFile {
  /** Name of the bundled file without `.js`. */
  readonly name: string;
  /** `new URL('./writer.ts', import.meta.url)` of the module that owns the worker. */
  readonly source: URL;
  /** Only for a program laid out differently: the JavaScript file to start, whatever the above says. */
  readonly at?: URL;
}

export function startWorker(file: WorkerFile, options: WorkerOptions = {}): Worker {
  if (file.at) return new Worker(file.at, options);
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${file.name}.js`, import.meta.url), options);
  const tsx = import.meta.resolve('tsx/esm/api');
  const start = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(file.source.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), { ...options, execArgv: [] });
}
