import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
await ensureBuilt('web', 'node');
await import('../dist/server/main.js');
