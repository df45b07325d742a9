import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';
import { root } from './setup.mjs';

export const missingNats =
  'The tests with NATS did not run: install nats-server (on Debian: apt-get install nats-server), or set NATS_SERVER to the path of one.';

const own = join(root, 'dist', 'nats');

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** NATS_SERVER, else one that is installed or was fetched; undefined when there is none. */
export function installedNats() {
  const named = process.env.NATS_SERVER;
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', join(own, 'usr', 'sbin')];
  return folders.map((folder) => join(folder, 'nats-server')).find(isProgram);
}

/** The same, else Debian's, of which only the program is fetched: installed, it would start a server of the machine's own. */
export function findNats() {
  const found = installedNats();
  if (found !== undefined || process.env.NATS_SERVER || process.platform !== 'linux') return found;
  mkdirSync(own, { recursive: true });
  const run = (...words) => spawnSync(words[0], words.slice(1), { cwd: own, stdio: 'ignore' });
  if (run('apt-get', '-qq', 'download', 'nats-server').status !== 0) return undefined;
  say('No NATS found: taking Debian’s nats-server (once) …');
  for (const name of readdirSync(own).filter((one) => one.endsWith('.deb'))) run('dpkg', '-x', name, '.');
  return installedNats();
}
