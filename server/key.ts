import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seat } from '@tafelrunde/kernel';
import { keepToOwner, makeFolder, reason } from './folder.ts';
import { CannotOpenError } from './store/port.ts';

/** The server's signing key. It never leaves this object; each purpose has its own domain. */
export class Key {
  readonly #bytes: Buffer;

  constructor(secret: string) {
    this.#bytes = Buffer.from(secret, 'utf8');
  }

  sign(purpose: string, ...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.#bytes)
      .update(JSON.stringify([`tafelrunde/${purpose}/1`, ...parts]))
      .digest();
  }

  fits(given: string, purpose: string, ...parts: readonly string[]): boolean {
    const right = this.sign(purpose, ...parts);
    const bytes = Buffer.from(given, 'base64url');
    return bytes.length === right.length && timingSafeEqual(bytes, right);
  }

  /** The secret of a personal seat link. Nothing is stored: it follows from the table, the seat and how often the seat was lost. */
  seatSecret(table: string, seat: Seat, generation: number): string {
    return this.sign('seat', table, String(seat), String(generation)).toString('base64url');
  }

  fitsSeat(given: string, table: string, seat: Seat, generation: number): boolean {
    return this.fits(given, 'seat', table, String(seat), String(generation));
  }
}

const KEY_FILE = 'key';

/** From the environment, or made at the first start and kept in the data folder, readable for its owner only. */
export async function openKey(dataDir: string, secret: string | undefined): Promise<Key> {
  if (secret !== undefined) return new Key(secret);
  const path = join(dataDir, KEY_FILE);
  try {
    makeFolder(dataDir);
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (fault) {
    if (fault instanceof CannotOpenError) throw fault;
    if (!isCode(fault, 'EEXIST')) throw new CannotOpenError(`The signing key cannot be written to ${path}: ${reason(fault)}.`);
  }
  const text = (
    await readFile(path, 'utf8').catch((fault: unknown) => {
      throw new CannotOpenError(`The signing key ${path} cannot be read: ${reason(fault)}.`);
    })
  ).trim();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new CannotOpenError(`The signing key ${path} is damaged: it must hold 64 hex digits.`);
  keepToOwner(path);
  return new Key(text);
}

function isCode(fault: unknown, code: string): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === code;
}
