/** How long a window that is just being reloaded may still hold its match. */
const PATIENCE = 3000;

/**
 * Takes hold of a match for as long as this worker lives. Where another window has it, `elsewhere` is called, and as soon as that one
 * lets go it is ours: nothing tells a window that stays from one that takes its time to close. Without the browser's locks (they need
 * a secure page) everybody may have it, and whoever writes last is right.
 */
export async function lockMatch(id: string, elsewhere: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return;
  const timer = setTimeout(elsewhere, PATIENCE);
  await new Promise<void>((resolve) => {
    locks
      .request(`tafelrunde-${id}`, () => {
        resolve();
        return new Promise<never>(() => undefined); // held until the worker ends
      })
      .catch(() => resolve());
  });
  clearTimeout(timer);
}
