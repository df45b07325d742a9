import type { ToServiceWorker } from './messages.ts';
import { callIn } from './calls.ts';
import { askedFirst, outlived, wayOf } from './ways.ts';

/**
 * Keeps the pages of this build, so that a table of this browser can be opened without a network. Nothing of the server's own is kept:
 * neither answers of its API nor anything that belongs to a person.
 */

/** Put in by the build: every file of it, by path; `/` is the page. */
declare const __FILES__: readonly string[];

// The types of a page do not know the scope of a service worker; this is all of it that is needed here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Touched extends Lasting {
  readonly notification: Notification;
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Touched) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToServiceWorker>) => void): void;
}
declare const self: Scope;

const PREFIX = 'tafelrunde-';
const OURS = PREFIX + __BUILD__;
/** How long the server may take to answer before what is kept stands in. */
const PATIENCE = 2500;
/** Files fetched at a time: the page itself has the right of way. */
const AT_ONCE = 4;

/** All of the build or nothing: half of it would open and then break. What an earlier build has under the same name is not fetched again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(OURS);
  const waiting = __FILES__.values();
  const fetchNext = async (): Promise<void> => {
    for (const path of waiting) {
      const isHashed = path.startsWith('/assets/');
      const known = isHashed ? await caches.match(path, { ignoreVary: true }) : undefined;
      const answer = known ?? (await fetch(path, { cache: isHashed ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function clear(): Promise<void> {
  for (const name of outlived(await caches.keys(), PREFIX, OURS)) await caches.delete(name);
}

/** Of any build: an older window may still ask for its own files. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function ofThisBuild(what: Request | string): Promise<Response | undefined> {
  return (await caches.open(OURS)).match(what, { ignoreVary: true, ignoreSearch: true });
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin, __FILES__);
  if (way === 'through') return;
  if (way === 'kept') event.respondWith(kept(request));
  else
    event.respondWith(
      askedFirst(
        () => fetch(request),
        () => ofThisBuild(way === 'page' ? '/' : request),
        patience(),
      ),
    );
});
/** A page of ours that shows the table already, else a new one. */
async function openAt(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === new URL(link).pathname);
  await (there === undefined ? self.clients.openWindow(link) : there.focus());
}

self.addEventListener('push', (event) => {
  const call = callIn(event.data?.json());
  // The same call once more takes the place of the first.
  event.waitUntil(
    self.registration.showNotification(call.title, { body: call.text, tag: call.id, icon: '/app-icon.svg', data: { link: call.link } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data as { readonly link: string };
  event.waitUntil(openAt(new URL(link, self.location.origin).href));
});
self.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'build') ports[0]?.postMessage(__BUILD__);
  else void self.skipWaiting();
});
