import { whenIdle } from '../frame/when-idle.ts';
import { createStore, useStore } from '../store.ts';
import type { ToServiceWorker } from './messages.ts';

/** The pages of a newer build are here and wait: they replace these when the reader says so. */
const waiting = createStore<ServiceWorker | undefined>(undefined);

export const useNewBuild = (): boolean => useStore(waiting) !== undefined;

/** How long the new pages may take to step in; reloading without them is no harm. */
const PATIENCE = 3000;

function tell(worker: ServiceWorker, message: ToServiceWorker, ...ports: MessagePort[]): void {
  worker.postMessage(message, ports);
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', (event: MessageEvent) => resolve(event.data));
    port1.start();
    tell(worker, { type: 'build' }, port2);
  });
}

/** One of another build is waited for to be wanted; of this page's own build it has nothing to replace. */
async function consider(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === __BUILD__) tell(worker, { type: 'take-over' });
  else waiting.set(worker);
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) void consider(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // Without one before it, it takes its place by itself.
      if (installing.state === 'installed' && registration.active !== null) void consider(installing);
    });
  });
  const look = () => void registration.update().catch(() => undefined); // there is no network: later
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

export const SERVICE_WORKER = '/sw.js';

/** Whoever counts every byte is not sent all games at once. */
function isSaving(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** So long after it has come a page has line and processor for itself, in milliseconds: keeping all others is work for both. */
const SETTLED = 4000;

/**
 * Has this browser keep the pages. One that keeps some already looks for newer ones at once; at a first visit the page itself goes
 * first. Where it cannot (a private window, a page that is not secure, the development server) all goes on as it would without.
 */
export function keepPages(): void {
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (workers === undefined || __BUILD__ === 'dev' || isSaving()) return;
  const begin = () =>
    void workers
      .register(SERVICE_WORKER)
      .then(follow)
      .catch(() => undefined);
  const soon = workers.controller === null ? () => void setTimeout(() => whenIdle(begin), SETTLED) : begin;
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Loads the page anew, of the newer build where there is one. */
export function reloadPage(): void {
  const worker = waiting.get();
  if (worker === undefined) {
    location.reload();
    return;
  }
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE);
  tell(worker, { type: 'take-over' });
}
