import { type RefObject, useEffect, useRef } from 'react';

/**
 * The keyboard never falls off the table: when what had the focus goes with the step that ended (a button of the dock, a card that was
 * drawn), the next thing that can be done has it. Only for those who play by keys; a pointer needs no focus.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const byKeys = useRef(false);
  const before = useRef(step);
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
  useEffect(() => {
    if (before.current === step) return undefined;
    before.current = step;
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      if (!byKeys.current || (focused !== null && focused !== document.body && focused.id !== 'table')) return;
      const next =
        root.current?.querySelector<HTMLElement>('dialog [data-lit]') ??
        document.querySelector<HTMLElement>('.silver-choice .is-main') ??
        root.current?.querySelector<HTMLElement>('[data-lit]') ??
        document.querySelector<HTMLElement>('.silver-choice button, .dock .btn--primary');
      (next ?? root.current)?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [root, step]);
}
