/** npm run glances: how long bots with a net take over a move and a hint, in Node and in the worker of a browser slowed down like a phone. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builtApart } from './build-apart.mjs';
import { findChromium, missingBrowser } from './chromium.mjs';
import { stop } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const chromium = findChromium();
if (chromium === undefined) stop(missingBrowser);
await builtApart('node', 'web');
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'e2e/glances.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(done.status ?? 1);
