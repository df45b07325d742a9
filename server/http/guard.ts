import type { FastifyRequest } from 'fastify';
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
