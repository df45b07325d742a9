/** npm run fuzz [-- SEED [FRAMES [REQUESTS]]]: frames and requests nobody sends in good faith; exit code 1 on any fault of the server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const words = ['--expose-gc', '--import', 'tsx', join(root, 'server/tests/fuzz/main.ts'), ...process.argv.slice(2)];
const done = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
process.exit(done.status ?? 1);
