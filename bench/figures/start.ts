import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';

const PATIENCE = 60_000;

/** The way `npm start` takes once everything is installed and built; from the sources without building anything. */
const program = import.meta.url.endsWith('.ts')
  ? ['--import', 'tsx', fileURLToPath(new URL('../../server/main.ts', import.meta.url))]
  : [fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))];

/** Milliseconds from the command until the server answers. */
async function startOnce(folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const ready = /https?:\/\/[\w.:[\]]+/.exec(said)?.[0];
        if (ready !== undefined && said.includes('\n')) resolve(ready);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it answered`)));
      setTimeout(() => reject(new Error('the server did not answer')), PATIENCE).unref();
    });
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the server is not ready: ${answer.status}`);
    return performance.now() - start;
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

export const serverStart: Figure = {
  name: 'server-start',
  mark: { unit: 'ms', better: 'lower', floor: 3000, goal: 1000 },
  async measure({ slices }) {
    const folder = mkdtempSync(join(tmpdir(), 'tafel-start-'));
    try {
      await startOnce(folder); // sets the folder up
      const samples: number[] = [];
      for (let n = 0; n < slices; n += 1) samples.push(await startOnce(folder));
      return { samples, how: 'from the command until /readyz answers, on a folder that is set up' };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
