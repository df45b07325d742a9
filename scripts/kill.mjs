/** npm run kill [-- KILLS [SEED]]: kill -9 under play, that often; exit code 1 when anything acknowledged was lost or done twice. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'server/tests/kill/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
