import { type WholeGame, type Language, RefusedError } from '@tafelrunde/kernel';
import type { Failure, FailureCode, HttpFailure } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../fail.ts';
import { sentenceFor } from '../language.ts';
import type { Metrics } from '../metrics.ts';
import type { Outage } from '../outage.ts';
import { StorageError } from '../store/port.ts';

const statuses: Partial<Record<FailureCode, number>> = {
  'not-found': 404,
  'unknown-table': 404,
  'unknown-game': 404,
  'bad-origin': 403,
  'other-host': 403,
  'frame-too-large': 413,
  'too-many-requests': 429,
  'too-many-tables': 429,
  'too-many-contents': 429,
  'content-too-large': 413,
  'record-too-large': 413,
  'unknown-content': 404,
  'content-missing': 409,
  'bad-entry': 403,
  'too-many-tries': 429,
  'too-many-devices': 429,
  'unknown-device': 404,
  'unknown-way': 404,
  'too-many-ways': 429,
  'bad-mail-link': 403,
  banned: 403,
  'not-the-operator': 403,
  'unknown-person': 404,
  'content-hidden': 410,
  'not-your-circle': 404,
  'too-many-invited': 429,
  'too-many-sockets': 429,
  'house-full': 503,
  'table-running': 409,
  'read-only': 409,
  'storage-failed': 503,
  internal: 500,
};

export interface FailureDeps {
  readonly outage: Outage;
  readonly metrics: Metrics;
  readonly language: (request: FastifyRequest) => Language;
  /** The game a refused request was about. */
  readonly gameOf: (request: FastifyRequest) => Promise<WholeGame | undefined>;
}

/** Every refusal over HTTP: a status, a code, a sentence in the reader's language. */
export function addFailures(app: FastifyInstance, deps: FailureDeps): void {
  const answer = async (request: FastifyRequest, refused: Failure): Promise<HttpFailure> => {
    deps.metrics.refusals.inc({ code: refused.rule === undefined ? refused.code : 'rule' });
    const module = refused.rule === undefined && Object.hasOwn(statuses, refused.code) ? undefined : await deps.gameOf(request);
    return { failure: refused, sentence: sentenceFor(refused, deps.language(request), module) };
  };

  app.setErrorHandler(async (fault, request, reply) => {
    const refused = refusalFrom(fault);
    if (refused.code === 'internal' || fault instanceof StorageError)
      deps.outage.tell('error', 'a request could not be answered', { route: request.routeOptions.url, fault });
    reply.code(statuses[refused.code as FailureCode] ?? 400);
    return answer(request, refused);
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    return answer(request, failure('not-found'));
  });
}

/** Paths that cannot be read at all (half an escape, endless parts) never come to a handler; they lead nowhere like any other. */
export function nowhere(language: Language): HttpFailure {
  const refused = failure('not-found');
  return { failure: refused, sentence: sentenceFor(refused, language, undefined) };
}

function refusalFrom(fault: unknown): Failure {
  if (fault instanceof RefusedError) return fault.refusal;
  if (fault instanceof StorageError) return failure('storage-failed');
  const status = fault instanceof Error && 'statusCode' in fault ? fault.statusCode : undefined;
  if (status === 413) return failure('frame-too-large');
  if (typeof status === 'number' && status >= 400 && status < 500) return failure('bad-frame'); // wrong content type, no body, …
  return failure('internal');
}
