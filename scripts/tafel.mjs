import { builtApart } from './build-apart.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
await builtApart('node');
await import('../dist/cli/main.js');
