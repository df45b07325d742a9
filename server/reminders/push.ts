import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Key } from '../key.ts';
import type { Way } from '../store/reminders.ts';
import type { Delivery, Message, Sender } from './message.ts';
import { type Outside, PrivateAddressError } from './outside.ts';

const MINUTE = 60_000;
/** A browser that is switched off for longer than this has missed the call. */
const LIFE_SECONDS = 24 * 60 * 60;
/** Bytes of the public key of a browser, and of the secret it shares. */
const KEY = 65;
const AUTH = 16;

interface HouseKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * By which push services know this house. They follow from the server's own key, so there is nothing more to keep, every process of the
 * house has them, and they live as long as the cookies do.
 */
export function houseKeys(key: Key): HouseKeys {
  for (let n = 0; ; n += 1) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(key.sign('push', String(n))); // one number in four thousand million is none of the curve's
    } catch {
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  }
}

export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== KEY || Buffer.from(auth, 'base64url').length !== AUTH) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(point); // throws unless it lies on the curve
    return true;
  } catch {
    return false;
  }
}

/** Notifications of browsers: encrypted for the one browser, carried by the service it chose. */
export class Pushes implements Sender {
  readonly together = true;
  readonly pause = 30 * MINUTE;
  readonly #keys: HouseKeys;
  readonly #outside: Outside;

  constructor(keys: HouseKeys, outside: Outside) {
    this.#keys = keys;
    this.#outside = outside;
  }

  async send({ address, secret, origin }: Way, { id, title, text, link }: Message, signal: AbortSignal): Promise<Delivery> {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: address, keys: JSON.parse(secret) as BrowserKeys },
        JSON.stringify({ id, title, text, link }),
        {
          vapidDetails: { subject: origin.startsWith('https:') ? origin : `mailto:tafelrunde@${new URL(origin).hostname}`, ...this.#keys },
          TTL: LIFE_SECONDS,
          urgency: 'normal',
          topic: id,
          contentEncoding: 'aes128gcm',
        },
      );
      const sent = { ...headers };
      delete sent['Content-Length'];
      return outcomeOf(await this.#outside.post(new URL(endpoint), sent, body ?? Buffer.alloc(0), signal));
    } catch (fault) {
      if (fault instanceof PrivateAddressError) return { outcome: 'off', trouble: 'private' };
      return { outcome: 'later', why: fault instanceof Error ? fault.message : String(fault) };
    }
  }
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'off', trouble: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'later', why: `status ${status}` };
  return { outcome: 'off', trouble: 'refused' };
}
