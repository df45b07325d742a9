import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { Language } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../store/port.ts';
import type { FirstView } from './first-view.ts';
import { keepPages } from './last-pages.ts';
import type { Who } from './who.ts';

interface PageDeps {
  readonly webDir: string;
  readonly dataDir: string;
  readonly firstView: FirstView;
  readonly store: Pick<Store, 'row'>;
  readonly who: Who;
  readonly language: (request: FastifyRequest) => Language;
}

const TABLE = /^\/t\/([a-z0-9-]{3,48})\/?$/;

const FOR_EVER = `max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * The web app. Files with a hash in their name never change; the page itself is asked for every time,
 * and brings a newcomer's cookie: what the page then asks for at once, all of it comes from the same guest.
 */
export async function addPages(app: FastifyInstance, { webDir, dataDir, firstView, store, who, language }: PageDeps): Promise<void> {
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
      reply.setHeader('cache-control', hashed ? `public, ${FOR_EVER}` : 'private, no-cache');
    },
  });
  const last = keepPages(webDir, dataDir);
  if (last !== undefined)
    await app.register(async (scope) => {
      await scope.register(files, {
        root: last,
        prefix: '/assets/',
        decorateReply: false,
        index: false,
        cacheControl: false,
        setHeaders: (reply) => void reply.setHeader('cache-control', `public, ${FOR_EVER}`),
      });
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
    '/reminders/*',
    '/enter',
    '/house',
  ])
    app.get(route, async (request, reply) => {
      // A page comes also while the store does not answer.
      await who.of(request).catch(() => undefined);
      const [, table] = TABLE.exec(new URL(request.url, 'http://house').pathname) ?? [];
      // Which game is played there is all that is told: whoever has the address may see that much.
      const row = table === undefined ? undefined : await store.row(table as TableId).catch(() => undefined);
      const links = row && firstView.linksFor(row, language(request));
      if (links !== undefined) reply.header('link', links);
      return reply.sendFile('index.html');
    });
  // A person who comes by an address that leads nowhere is told so by a page; a program by a failure, like everywhere.
  app.get('/*', (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    return reply.code(404).sendFile('index.html');
  });
}

/** A browser that goes somewhere, which is no place of the API. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean => !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
