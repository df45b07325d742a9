/** npm run chaos [-- FAULTS [SEED [COMMIT]]]: two houses under play while everything goes wrong; exit code 1 when anything promised was not kept. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'web/tests/chaos/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
