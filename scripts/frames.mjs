/** npm run frames: prints what Andor's map costs a browser while it moves. */
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
const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'e2e/frames.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(done.status ?? 1);
