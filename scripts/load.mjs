/** npm run load [-- TABLES,… [SECONDS [SOCKETS]]]: a server in a process of its own, players in another; prints tables of figures. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'server/tests/load/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
