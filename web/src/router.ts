import { type Route, routeOf } from './routes.ts';
import { createStore, useStore } from './store.ts';

const here = (): Route => routeOf(location.pathname, location.hash);
const route = createStore<Route>(here());

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(undefined, '', path);
  else history.replaceState(undefined, '', path);
  route.set(here());
  scrollTo(0, 0);
}

export const routeNow = (): Route => route.get();

export const useRoute = (): Route => useStore(route);

/** Follows the browser's own back and forward, and turns clicks on links to our own pages into page changes. */
export function startRouting(): void {
  addEventListener('popstate', () => route.set(here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
