import { ServerLink } from './server-link.ts';

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}

/** The way to a table of the server this page is from. */
export function openServerLink(table: string, seatSecret?: string): ServerLink {
  return new ServerLink({ url: socketUrl(), table, build: __BUILD__, seatSecret });
}

/** A lost link tries again at once when the network or the reader is back, and one that may be lost is asked at once; answers how that ends. */
export function hurryWhenBack(link: Pick<ServerLink, 'hurry'>): () => void {
  const hurry = () => {
    if (document.visibilityState === 'visible') link.hurry();
  };
  addEventListener('online', hurry);
  addEventListener('offline', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    removeEventListener('online', hurry);
    removeEventListener('offline', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}
