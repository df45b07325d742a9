import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Who } from './who.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * The web app. Files with a hash in their name never change; the page itself is asked for every time,
 * and brings a newcomer's cookie: what the page then asks for at once, all of it comes from the same guest.
 */
export async function addPages(app: FastifyInstance, webDir: string, who: Who): Promise<void> {
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
      reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'private, no-cache');
    },
  });
  // Browsers look for it beside whatever is no page: an answer of the API, a file that was opened.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  for (const route of [
    '/',
    '/t/*',
    '/here/*',
    '/replay/*',
    '/rules',
    '/rules/*',
    '/tables',
    '/about',
    '/you',
    '/you/*',
    '/enter',
    '/house',
  ])
    app.get(route, async (request, reply) => {
      await who.of(request).catch(() => undefined); // a page comes also while the store does not answer
      return reply.sendFile('index.html');
    });
}
