import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { COOKIE, COOKIE_SECONDS, newGuest, readCookie, writeCookie } from '../identity.ts';
import type { Key } from '../key.ts';
import type { Metrics } from '../metrics.ts';

/** Which guest a request comes from. Somebody unknown, or with a cookie that was tampered with, is a new guest. */
export interface Who {
  of(request: FastifyRequest): string;
}

export interface WhoHouse {
  readonly key: Key;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly elapsed: () => number;
}

/** Forged cookies are counted each; a line of log is a gift to whoever sends many. */
const LOGGED_EVERY = 60_000;

export async function addIdentity(app: FastifyInstance, house: WhoHouse): Promise<Who> {
  await app.register(cookie);
  let forged = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const noteForged = (address: string) => {
    house.metrics.badCookies.inc();
    forged += 1;
    if (house.elapsed() - loggedAt < LOGGED_EVERY) return;
    loggedAt = house.elapsed();
    house.log.warn({ address, forged }, 'cookies with a wrong signature: treated as new guests');
    forged = 0;
  };
  const guests = new WeakMap<IncomingMessage, { readonly id: string; readonly setCookie: string | undefined }>();

  const recognise = (request: FastifyRequest) => {
    const given = request.cookies[COOKIE];
    const known = readCookie(house.key, given);
    if (known === undefined && given !== undefined) noteForged(request.ip);
    const id = known ?? newGuest();
    const secure = request.protocol === 'https';
    const setCookie =
      known !== undefined
        ? undefined
        : app.serializeCookie(COOKIE, writeCookie(house.key, id), {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure,
            maxAge: COOKIE_SECONDS,
          });
    const guest = { id, setCookie };
    guests.set(request.raw, guest);
    return guest;
  };

  app.addHook('onSend', async (request, reply) => {
    const setCookie = guests.get(request.raw)?.setCookie;
    if (setCookie !== undefined) reply.header('set-cookie', setCookie);
  });
  // A socket's answer is not written by Fastify.
  app.websocketServer.on('headers', (headers: string[], raw: IncomingMessage) => {
    const setCookie = guests.get(raw)?.setCookie;
    if (setCookie !== undefined) headers.push(`Set-Cookie: ${setCookie}`);
  });

  return { of: (request) => (guests.get(request.raw) ?? recognise(request)).id };
}
