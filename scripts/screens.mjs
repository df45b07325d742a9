/** npm run screens: photographs every screen of Andor's table and of life at all tables, at many sizes, light and dark, in three languages, to be looked at. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findChromium, missingBrowser } from './chromium.mjs';
import { stop } from './say.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
await ensureBuilt('web', 'node');
const chromium = findChromium();
if (chromium === undefined) stop(missingBrowser);
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'e2e/screens.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(done.status ?? 1);
