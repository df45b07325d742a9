/** For browsers that do not say when they are idle, in milliseconds. */
const UNHURRIED = 2000;

/** Does it once the browser has nothing else to do. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, UNHURRIED);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
