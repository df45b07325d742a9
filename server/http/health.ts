import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isThisMachine } from '../address.ts';
import { fail } from '../fail.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/port.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface HealthDeps {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly stopping: () => boolean;
  readonly elapsed: () => number;
  /** Milliseconds for which an answer of the store is believed. */
  readonly believed: number;
}

/** For the operator and the load balancer. */
export function addHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { store, metrics, metricsToken, stopping, elapsed, believed } = deps;
  app.get('/healthz', async () => ({ ok: true }));

  // Anybody may ask, as often as they like, and each answer costs a write: one serves for all who ask within a moment.
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  const works = (): Promise<boolean> => {
    if (elapsed() - asked < believed) return answer;
    asked = elapsed();
    answer = store.ping().then(
      () => true,
      () => false,
    );
    return answer;
  };
  app.get('/readyz', async () => {
    if (stopping() || !(await works())) fail('storage-failed');
    return { ok: true };
  });

  /**
   * From this machine, or with the token. Whoever came through a proxy did not come from this machine, and a browser here that was
   * led to us by somebody else's name (DNS rebinding) says that name.
   */
  const mayRead = (request: FastifyRequest): boolean => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (metricsToken !== undefined && token !== undefined) return timingSafeEqual(digest(token), digest(metricsToken));
    const direct = request.raw.socket.remoteAddress ?? '';
    const passedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(direct) && !passedOn && isThisMachine(request.headers.host);
  };
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) fail('not-found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
