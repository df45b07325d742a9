import { type RefObject, useLayoutEffect } from 'react';

/** Makes a box that scrolls a tab stop, so that it can be scrolled by keyboard; while everything fits it is none. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  // Before it is painted: whoever comes by Tab at once finds the stop.
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return undefined;
    const judge = () => {
      if (area.scrollHeight > area.clientHeight + 1) area.setAttribute('tabindex', '0');
      else area.removeAttribute('tabindex');
    };
    judge();
    const sizes = new ResizeObserver(judge);
    // What lies in the box grows without a change of its parts, too: when a typeface has come, or in motion.
    const watch = () => {
      for (const part of [area, ...area.children]) sizes.observe(part);
    };
    watch();
    const lines = new MutationObserver(() => {
      watch();
      judge();
    });
    lines.observe(area, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
    };
  }, [box]);
}
