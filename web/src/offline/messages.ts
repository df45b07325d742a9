/** What a page says to the service worker of a build. */
export type ToServiceWorker =
  /** Of which build are you? It answers with its name, through the port that comes along. */
  | { readonly type: 'build' }
  /** Take over from the one before you. */
  | { readonly type: 'take-over' };
