import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/port.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface HealthHouse {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly stopping: () => boolean;
}

/** For the operator and the load balancer. */
export function addHealth(app: FastifyInstance, { store, metrics, metricsToken, stopping }: HealthHouse): void {
  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async () => {
    if (stopping()) fail('storage-failed');
    await store.ping().catch(() => fail('storage-failed'));
    return { ok: true };
  });

  /** From this machine, or with the token. Whoever came through a proxy did not come from this machine. */
  const mayRead = (request: FastifyRequest): boolean => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (metricsToken !== undefined && token !== undefined) return timingSafeEqual(digest(token), digest(metricsToken));
    const direct = request.raw.socket.remoteAddress ?? '';
    const passedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(direct) && !passedOn;
  };
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) fail('not-found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
