import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OptionValue } from './contract.ts';
import { canonical } from './plain.ts';

/**
 * Fair dealing by commit and reveal. The server publishes the hash of its secret when the table is made, before it knows what the
 * players will contribute; the players contribute before they know the secret. Neither side can choose the deal.
 */
const COMMIT_DOMAIN = 'tafelrunde/commitment/1';
const SEED_DOMAIN = 'tafelrunde/seed/1';

const HEX_32 = /^[0-9a-f]{64}$/;

export function isHex32(text: string): boolean {
  return HEX_32.test(text);
}

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(COMMIT_DOMAIN), hexToBytes(secret))));
}

export interface DealInputs {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** 32 bytes of the server, in hex. */
  readonly secret: string;
  /** One per seat, in seat order: 32 bytes in hex, or '' where none was given (bots, late-comers). */
  readonly contributions: readonly string[];
}

/** SHA-256 over everything, each part as one line of canonical JSON, so that no two inputs run together. */
export function seedOf(deal: DealInputs): string {
  const text = canonical([SEED_DOMAIN, deal.game, deal.version, deal.options, deal.secret, deal.contributions]);
  return bytesToHex(sha256(utf8ToBytes(text)));
}
