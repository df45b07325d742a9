import { routeOf } from '../routes.ts';

/**
 * How the service worker has a request answered.
 * kept: from what is kept, since the name says the content · asked: the server is asked first, what is kept stands in for it ·
 * page: the same, and any page of the app is the one page · through: as if there were no service worker.
 */
export type Way = 'kept' | 'asked' | 'page' | 'through';

/** `files`: everything of this build, by path. */
export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string, files: readonly string[]): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return 'through';
  if (mode === 'navigate') return routeOf(pathname).page === 'lost' ? 'through' : 'page';
  if (pathname.startsWith('/assets/')) return 'kept';
  return files.includes(pathname) ? 'asked' : 'through';
}

/** What the server answers in time; else what is kept, and without that whatever comes. A proxy with no server behind it is no answer. */
export async function askedFirst(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: Promise<void>,
): Promise<Response> {
  const asked = ask();
  const inTime = asked.then((answer) => (answer.status >= 500 ? undefined : answer)).catch(() => undefined);
  return (await Promise.race([inTime, patience.then(() => undefined)])) ?? (await kept()) ?? asked;
}

/** Of the caches of our builds, oldest first, those that can go: a window may still be open on the build before this one. */
export function outlived(names: readonly string[], prefix: string, now: string): readonly string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== now).slice(0, -1);
}
