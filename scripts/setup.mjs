import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say, stop } from './say.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.tafelrunde-installed');

/** What an installation depends on: the lock, the platform, the major version of Node. */
function installStamp() {
  const major = process.versions.node.split('.')[0];
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${major}`)
    .digest('hex');
}

/** Installs from the lock when nothing is installed or the lock has changed since. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) stop(`Tafelrunde needs Node 20 or newer; this is ${process.version}.`);
  const stamp = installStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  // npm would empty the folder the link points to, which belongs to somebody else.
  if (folder?.isSymbolicLink()) stop('node_modules is a link, and what it points to does not fit the lock file. Remove the link.');
  say('Installing what the lock file names (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) stop('npm ci failed: see the lines above. Is the package registry reachable?');
  writeFileSync(stampFile, stamp);
}
