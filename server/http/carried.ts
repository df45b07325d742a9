import { CARRIED_BYTES, type NewTableAnswer, type TableId } from '@tafelrunde/protocol';
import type { Guest } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf } from '../address.ts';
import { fail } from '../fail.ts';
import type { Limits } from '../limits.ts';
import type { Tally } from '../tally.ts';
import { mustBeSameOrigin } from './guard.ts';

export interface CarriedDeps {
  readonly limits: Limits;
  readonly tally: Tally;
  /** Who asks, with room for another table. */
  readonly maker: (request: FastifyRequest) => Promise<Guest>;
  readonly carry: (guest: Guest, here: string, text: string) => Promise<TableId>;
}

const HOUR = 3600;
const code = /^[a-z0-9-]{3,48}$/;

/** Matches begun in a browser come here as they are: `?here=` names the table there, the body is read where it can be stopped. */
export function addCarried(api: FastifyInstance, { limits, tally, maker, carry }: CarriedDeps): { prune(): void } {
  const carried = tally.limit('carried', limits.carriedPerAddressPerHour, limits.carriedPerAddressPerHour / HOUR);

  const bring = async (request: FastifyRequest<{ Querystring: { here?: string } }>, reply: FastifyReply): Promise<NewTableAnswer> => {
    mustBeSameOrigin(request);
    const { here } = request.query;
    if (typeof here !== 'string' || !code.test(here)) fail('bad-frame');
    if (!carried.take(senderOf(request.ip))) fail('too-many-requests');
    const table = await carry(await maker(request), here, String(request.body));
    reply.code(201);
    return { table };
  };

  api.register(async (texts) => {
    texts.removeAllContentTypeParsers();
    texts.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: CARRIED_BYTES }, (_request, body, done) => done(null, body));
    texts.setErrorHandler((fault: unknown) => {
      if (fault instanceof Error && 'statusCode' in fault && fault.statusCode === 413) fail('record-too-large');
      throw fault;
    });
    texts.route({ method: 'POST', url: '/carried', handler: bring });
  });
  return { prune: () => carried.prune() };
}
