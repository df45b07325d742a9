/**
 * npm run balance -- [--legend LIST] [--heroes LIST] [--difficulty LIST] [--bot LEVEL] [--games N] [--seed S] [--part K/N] [--folder DIR]:
 * how often Andor's legends are won, one cell after the other. Finished legends are kept: the same command goes on where it stopped.
 */
import { builtApart } from '../scripts/build-apart.mjs';
import { ensureInstalled } from '../scripts/setup.mjs';

ensureInstalled();
await builtApart('node');
process.argv.splice(2, 0, 'balance', 'andor');
await import('../dist/cli/main.js');
