import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { CannotOpenError } from './store/port.ts';

/** What people play, write and sign with is read by the owner of the server alone. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const OTHERS = 0o077;

/** Makes the data folder for its owner only. One that is there already is somebody's own: it keeps the mode it was given. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  } catch (error) {
    throw new CannotOpenError(`The folder ${folder} cannot be made: ${reason(error)}.`, { cause: error });
  }
}

/** Throws unless new files can be made in the folder, and these files, where they exist, be changed. */
export function mustBeWritable(folder: string, ...files: readonly string[]): void {
  try {
    // Asked of the operating system and not tried out: closing a file of SQLite's would give up this process's locks on it.
    for (const path of [folder, ...files.filter((file) => existsSync(file))]) accessSync(path, constants.W_OK);
  } catch (error) {
    throw new CannotOpenError(`The folder ${folder} cannot be written: ${reason(error)}.`, { cause: error });
  }
}

/** Makes an empty file for its owner only, for somebody else to fill; SQLite gives the files beside its database the same mode. */
export function makeOwnFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'ax', OWN_FILE));
}

/** Takes from others what an older release, or a copy, allowed them. */
export function keepToOwner(...paths: readonly string[]): void {
  for (const path of paths) {
    try {
      if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, OWN_FILE);
    } catch {
      // Not there, or somebody else's: then it is not ours to change.
    }
  }
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
