import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.mjs';
import { stop } from './say.mjs';

const script = fileURLToPath(new URL('./build.mjs', import.meta.url));
const signals = ['SIGTERM', 'SIGINT'];

/**
 * Builds what is stale in a process of its own, for programs that run long: the bundlers' memory and threads end with it. Whoever
 * ends us meanwhile ends it too.
 */
export async function builtApart(...names) {
  if (isBuilt(...names)) return;
  const build = spawn(process.execPath, [script, ...names], { stdio: ['ignore', 2, 2] });
  const end = (signal) => {
    build.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, end);
  const code = await new Promise((resolve) => build.once('close', resolve));
  for (const signal of signals) process.off(signal, end);
  if (code !== 0) stop('The build failed: see the lines above.');
}
