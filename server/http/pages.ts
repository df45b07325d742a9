import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 365 * 24 * 60 * 60;

/** The web app. Files with a hash in their name never change; the page itself is asked for every time. */
export async function addPages(app: FastifyInstance, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', async (_request, reply) => {
      reply.code(503).type('text/plain; charset=utf-8');
      return 'The web app has not been built yet: run "npm run build" and start again.\n';
    });
    return;
  }
  await app.register(files, {
    root: webDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  for (const route of ['/', '/t/*', '/here/*', '/rules', '/rules/*', '/about'])
    app.get(route, (_request, reply) => reply.sendFile('index.html'));
}
