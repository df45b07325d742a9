import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  readonly path: string;
  remove(): void;
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'tafelrunde-store-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
