import { builtApart } from './build-apart.mjs';
import { endWithNpm } from './parent.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
endWithNpm();
await builtApart('web', 'node');
await import('../dist/server/main.js');
