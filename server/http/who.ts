import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { deviceLook } from '../device-look.ts';
import { fail } from '../fail.ts';
import { COOKIE, COOKIE_SECONDS, newGuest, readCookie, writeCookie } from '../identity.ts';
import type { Key } from '../key.ts';
import type { Metrics } from '../metrics.ts';
import type { Standing } from '../persons.ts';
import type { Store } from '../store/port.ts';

/** Which person a request comes from. Somebody unknown, or with a cookie that was tampered with or revoked, is a new guest. */
export interface Who {
  of(request: FastifyRequest): Promise<string>;
  /** The person, and the device they use. */
  standing(request: FastifyRequest): Promise<Standing>;
  /** From now on this request, and with its answer's cookie the browser, is this device of this person. */
  become(request: FastifyRequest, standing: Standing): void;
}

export interface WhoDeps {
  readonly key: Key;
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly elapsed: () => number;
}

/** Forged cookies are counted each; a line of log is a gift to whoever sends many. */
const LOGGED_EVERY = 60_000;
/** When a device was last here is known to the hour. */
const SEEN_EVERY = 60 * 60 * 1000;

export async function addIdentity(app: FastifyInstance, deps: WhoDeps): Promise<Who> {
  await app.register(cookie);
  let forged = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const noteForged = (address: string) => {
    deps.metrics.badCookies.inc();
    forged += 1;
    if (deps.elapsed() - loggedAt < LOGGED_EVERY) return;
    loggedAt = deps.elapsed();
    deps.log.warn({ address, forged }, 'cookies with a wrong signature: treated as new guests');
    forged = 0;
  };
  const standings = new WeakMap<IncomingMessage, Promise<Standing>>();
  const cookies = new WeakMap<IncomingMessage, string>();

  const give = (request: FastifyRequest, device: string) => {
    const secure = request.protocol === 'https';
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_SECONDS } as const;
    cookies.set(request.raw, app.serializeCookie(COOKIE, writeCookie(deps.key, device), options));
  };

  const recognise = async (request: FastifyRequest): Promise<Standing> => {
    const look = deviceLook(request.headers['user-agent']);
    const given = request.cookies[COOKIE];
    const device = readCookie(deps.key, given);
    if (device === undefined && given !== undefined) noteForged(request.ip);
    const row = device === undefined ? undefined : await deps.store.persons.device(device);
    if (row?.bannedAt !== undefined && row.revokedAt === undefined) fail('banned');
    if (device === undefined || row?.revokedAt !== undefined) {
      const fresh = newGuest();
      give(request, fresh);
      return { person: fresh, device: fresh, look };
    }
    // A courtesy, not a condition.
    if (row !== undefined && deps.now() - row.seenAt >= SEEN_EVERY)
      void deps.store.persons.saveDevice({ ...row, ...look, seenAt: deps.now() }).catch(() => undefined);
    return { person: row?.person ?? device, device, look };
  };
  const standing = (request: FastifyRequest): Promise<Standing> => {
    const before = standings.get(request.raw);
    if (before !== undefined) return before;
    const now = recognise(request);
    standings.set(request.raw, now);
    return now;
  };

  const become = (request: FastifyRequest, now: Standing) => {
    standings.set(request.raw, Promise.resolve(now));
    give(request, now.device);
  };

  app.addHook('onSend', async (request, reply) => {
    const set = cookies.get(request.raw);
    if (set !== undefined) reply.header('set-cookie', set);
  });
  // A socket's answer is not written by Fastify.
  app.websocketServer.on('headers', (headers: string[], raw: IncomingMessage) => {
    const set = cookies.get(raw);
    if (set !== undefined) headers.push(`Set-Cookie: ${set}`);
  });

  return { of: async (request) => (await standing(request)).person, standing, become };
}
