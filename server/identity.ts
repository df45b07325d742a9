import { randomBytes } from 'node:crypto';
import type { Language } from '@tafelrunde/kernel';
import type { Key } from './key.ts';
import { Lanes } from './lanes.ts';
import { firstName } from './names.ts';
import type { GuestRow, Store } from './store/port.ts';

export const COOKIE = 'tafel_guest';
/** As long as browsers keep a cookie. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Who a browser is, by its signed cookie. */
export function readCookie(key: Key, cookie: string | undefined): string | undefined {
  const [, id, signature] = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(cookie ?? '') ?? [];
  return id !== undefined && signature !== undefined && key.fits(signature, 'guest', id) ? id : undefined;
}

export function writeCookie(key: Key, guest: string): string {
  return `${guest}.${key.sign('guest', guest).toString('base64url')}`;
}

export function newGuest(): string {
  return randomBytes(16).toString('base64url');
}

/** The people this server knows: an id, a name, when they were last here. Nothing is kept of somebody who only looks around. */
export class Guests {
  readonly #store: Store;
  readonly #now: () => number;
  /** What is written of somebody is made of what was written before. */
  readonly #lanes = new Lanes();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async name(id: string, language: Language): Promise<string> {
    return (await this.#store.guest(id))?.name ?? firstName(id, language);
  }

  rename(id: string, name: string): Promise<void> {
    return this.#lanes.run(id, async () => this.#store.saveGuest({ ...(await this.#row(id, name)), name }));
  }

  /** They sit down, play, or go: remembered under the name they have. */
  seen(id: string, name: string): Promise<void> {
    return this.#lanes.run(id, async () => this.#store.saveGuest(await this.#row(id, name)));
  }

  async #row(id: string, name: string): Promise<GuestRow> {
    const now = this.#now();
    const known = await this.#store.guest(id);
    return { id, name: known?.name ?? name, createdAt: known?.createdAt ?? now, seenAt: now };
  }
}
