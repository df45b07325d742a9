import { readFileSync, writeFileSync } from 'node:fs';
import { SentenceError } from './sentence.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EEXIST: 'it exists already and is not written over',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Turns what the disk refuses into one sentence. */
export function fileSentence(doing: string, path: string, fault: unknown): SentenceError {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return new SentenceError(`cannot ${doing} ${path}: ${reasons[code] ?? (code || String(fault))}`);
}

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw fileSentence('read', path, fault);
  }
}

/** Never writes over a file. A match may hold secrets, so only the owner may read it. */
export function writeNewFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    throw fileSentence('write', path, fault);
  }
}
