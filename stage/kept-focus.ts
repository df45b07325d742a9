import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Whether the page was last used by keys. A mouse or a finger needs no focus moved for it, and no ring drawn. */
function useByKeys(): RefObject<boolean> {
  const byKeys = useRef(false);
  useEffect(() => {
    const key = () => {
      byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKeys;
}

/** Nothing has the focus, or only the ground: the table, or the page's frame around it. */
function isLost(table: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (table !== null && focused.contains(table));
}

/**
 * The keyboard never falls off the table: when what had the focus goes (a card that was played, a button of the dock), `next` has it.
 * Looked at whenever `asked` changes, which says in short what can be done now. Only for those who play by keys.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>, asked: string, next: () => HTMLOrSVGElement | null | undefined): void {
  const byKeys = useByKeys();
  const before = useRef(asked);
  const move = useEffectEvent(() => {
    if (byKeys.current && isLost(table.current)) next()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (before.current === asked) return undefined;
    before.current = asked;
    // What closes with the step (a dialog) gives its focus back first.
    const frame = requestAnimationFrame(() => move());
    return () => cancelAnimationFrame(frame);
  }, [asked]);
}
