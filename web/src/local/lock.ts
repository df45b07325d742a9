/** How long a window that is just being reloaded may still hold its match. */
const PATIENCE = 3000;

/**
 * Takes hold of a match for as long as this worker lives; false when another window has it. Without the browser's locks
 * (they need a secure page) everybody may have it, and whoever writes last is right.
 */
export async function lockMatch(id: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    locks
      .request(`tafelrunde-${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined); // held until the worker ends
      })
      .catch(() => resolve(false));
  });
}
