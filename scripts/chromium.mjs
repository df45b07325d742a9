import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const missingBrowser =
  'The browser tests did not run: install Chromium or Google Chrome (on Debian: apt-get install chromium), or set CHROMIUM to the path of one.';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find(isProgram);
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** CHROMIUM, else one that is installed, else Debian's by apt-get where that is allowed; undefined when there is none to be had. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  const found = installed();
  if (found !== undefined || !mayInstall()) return found;
  say('No browser found: installing Debian’s chromium (once) …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 2], env: environment });
  apt('-qq', 'update');
  apt('-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  return installed();
}
