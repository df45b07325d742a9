import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is a file system of its own where this machine allows it (root may mount one), so that it can become full. */
export class Disk {
  readonly path: string;
  /** Beside it, where there is room whatever happens to it: what strikes is written down there. */
  readonly beside: string;
  /** Whether it can be filled. */
  readonly small: boolean;

  constructor(name: string, megabytes: number) {
    this.beside = mkdtempSync(join(tmpdir(), `tafel-chaos-${name}-`));
    this.path = join(this.beside, 'disk');
    mkdirSync(this.path);
    this.small = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tafelrunde-chaos', this.path]).status === 0;
    spawnSync('chmod', ['755', this.beside]); // PostgreSQL runs as somebody else
  }

  /** Nothing more can be written. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.path);
    spawnSync('fallocate', ['-l', String(Math.max(bsize, bavail * bsize)), join(this.path, 'filler')]);
  }

  empty(): void {
    rmSync(join(this.path, 'filler'), { force: true });
  }

  remove(): void {
    if (this.small) spawnSync('/bin/umount', ['-l', this.path]);
    rmSync(this.beside, { recursive: true, force: true });
  }
}
