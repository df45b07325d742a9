import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '../address.ts';
import { fail } from '../fail.ts';

/** A browser says where a page came from; other programs say nothing and bring no cookie of somebody else. */
export function mustBeSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  let host: string | undefined;
  try {
    host = new URL(origin).host;
  } catch {
    fail('bad-origin');
  }
  if (host !== request.host.toLowerCase()) fail('bad-origin');
}

/** Where the operator has said by which names the house is called: no other leads here, whoever's page a browser was lured by. */
export function mustBeOurName(request: FastifyRequest, allowed: ReadonlySet<string> | undefined): void {
  if (allowed === undefined || isThisMachine(request.headers.host)) return;
  if (!allowed.has(request.hostname.toLowerCase())) fail('other-host');
}
