import { fork } from 'node:child_process';
import type { ConformanceReport, ConformSettings } from '@tafelrunde/conformance';

/** The suite shares its matches between processes, one per core: each runs this same command and plays every n-th match. */
const PART = 'TAFEL_CHECK_PART';

type Part = NonNullable<ConformSettings['part']>;
type Message = { readonly done: number; readonly all: number } | { readonly report: ConformanceReport };

export function isPart(): boolean {
  return process.env[PART] !== undefined;
}

/** In the part: plays its share and hands the report over. */
export async function reportPart(play: (part: Part, onProgress: (done: number, all: number) => void) => ConformanceReport): Promise<void> {
  const [index = 0, of = 1] = (process.env[PART] ?? '').split('/').map(Number);
  const tell = (message: Message) => new Promise<void>((told) => process.send?.(message, undefined, undefined, () => told()));
  const report = play({ index, of }, (done, all) => void tell({ done, all }));
  await tell({ report });
  process.disconnect();
}

/** In the whole: starts the parts and waits for all of them. */
export function checkSideBySide(parts: number, onProgress: (done: number, all: number) => void): Promise<readonly ConformanceReport[]> {
  const progress = Array.from({ length: parts }, () => ({ done: 0, all: 0 }));
  const sum = (of: 'done' | 'all') => progress.reduce((total, part) => total + part[of], 0);
  return Promise.all(
    progress.map((mine, index) =>
      playPart(index, parts, ({ done, all }) => {
        Object.assign(mine, { done, all });
        onProgress(sum('done'), sum('all'));
      }),
    ),
  );
}

function playPart(index: number, of: number, onProgress: (progress: { done: number; all: number }) => void): Promise<ConformanceReport> {
  const [, program = '', ...args] = process.argv;
  const child = fork(program, args, { env: { ...process.env, [PART]: `${index}/${of}` }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    let report: ConformanceReport | undefined;
    child.on('message', (message: Message) => {
      if ('report' in message) report = message.report;
      else onProgress(message);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (report !== undefined) resolve(report);
      else reject(new Error(`part ${index} of the check ended with code ${code} and without a report`));
    });
  });
}
