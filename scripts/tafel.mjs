import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
await ensureBuilt('node');
await import('../dist/cli/main.js');
