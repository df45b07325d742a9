import { randomBytes } from 'node:crypto';
import type { Key } from './key.ts';
import { hashOf } from './persons.ts';
import type { Store } from './store/port.ts';

const MINUTE = 60 * 1000;
/** A link from the terminal is good for so long, and once. */
export const HOUSE_LINK = 10 * MINUTE;
/** A browser that came by one may look after the house for so long. */
export const HOUSE_STAY = 12 * 60 * MINUTE;
export const HOUSE_COOKIE = 'tafel_house';

/** The secret of a link to the house's page. Only its hash is kept; whoever can write to the store is the operator. */
export async function newHouseSecret(store: Store, now: number): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await store.persons.saveTicket({ hash: hashOf(secret), kind: 'house', person: '', expiresAt: now + HOUSE_LINK });
  return secret;
}

/** Uses the secret up; false when it was used, is too old, or is none. */
export async function useHouseSecret(store: Store, secret: string, now: number): Promise<boolean> {
  const ticket = await store.persons.ticket(hashOf(secret), 'house', now);
  return ticket !== undefined && store.persons.takeTicket(ticket, now);
}

export function writeHouseCookie(key: Key, until: number): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${until}.${nonce}.${key.sign('house', String(until), nonce).toString('base64url')}`;
}

/** Until when this browser may look after the house; undefined where it may not. */
export function readHouseCookie(key: Key, cookie: string | undefined, now: number): number | undefined {
  const [, until, nonce, signature] = /^(\d{1,16})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? '') ?? [];
  if (until === undefined || nonce === undefined || signature === undefined) return undefined;
  if (!key.fits(signature, 'house', until, nonce) || Number(until) <= now) return undefined;
  return Number(until);
}
