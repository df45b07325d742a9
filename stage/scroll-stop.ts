import { type RefObject, useEffect } from 'react';

/** Makes a box that scrolls a tab stop, so that it can be scrolled by keyboard; while everything fits it is none. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = box.current;
    if (area === null) return undefined;
    const judge = () => {
      if (area.scrollHeight > area.clientHeight + 1) area.setAttribute('tabindex', '0');
      else area.removeAttribute('tabindex');
    };
    judge();
    const sizes = new ResizeObserver(judge);
    sizes.observe(area);
    const lines = new MutationObserver(judge);
    lines.observe(area, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
    };
  }, [box]);
}
