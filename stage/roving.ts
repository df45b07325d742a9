import { type RefObject, useEffect } from 'react';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
type RovingKey = (typeof KEYS)[number];

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The piece the arrow points at: ahead in that direction, nearest, with sideways distance counting double. */
export function pointedAt(spots: readonly Spot[], from: number, key: RovingKey): number {
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  const here = spots[from];
  if (here === undefined) return from;
  const [dx, dy] = key === 'ArrowLeft' ? [-1, 0] : key === 'ArrowRight' ? [1, 0] : key === 'ArrowUp' ? [0, -1] : [0, 1];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, place) => {
    if (place === from) return;
    const x = spot.left + spot.width / 2 - (here.left + here.width / 2);
    const y = spot.top + spot.height / 2 - (here.top + here.height / 2);
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  });
  if (best >= 0) return best;
  // Nothing lies that way: the row goes on with the next piece in reading order.
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  return Math.max(0, Math.min(spots.length - 1, from + step));
}

/**
 * Makes everything that matches one tab stop; arrows move inside it. The pieces keep their own roles and keys.
 * The tab stop follows focus; where it has not been, or is gone, it is the current piece (aria-current) or the first.
 */
export function useRoving(box: RefObject<HTMLElement | null>, selector = '[data-rove]'): void {
  useEffect(() => {
    const area = box.current;
    if (area === null) return undefined;
    const pieces = () => [...area.querySelectorAll<HTMLElement>(selector)].filter((piece) => piece.getClientRects().length > 0);

    let entry: HTMLElement | undefined;
    const offer = () => {
      const all = pieces();
      const current = all.find((piece) => piece.hasAttribute('aria-current'));
      const stop = entry !== undefined && all.includes(entry) ? entry : (current ?? all[0]);
      for (const piece of all) {
        const index = piece === stop ? 0 : -1;
        if (piece.tabIndex !== index) piece.tabIndex = index;
      }
    };

    const entered = (event: FocusEvent) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(selector)) return;
      entry = event.target;
      offer();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = KEYS.find((known) => known === event.key);
      const focused = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(selector) : null;
      if (key === undefined || focused === null) return;
      const all = pieces();
      const next =
        all[
          pointedAt(
            all.map((piece) => piece.getBoundingClientRect()),
            all.indexOf(focused),
            key,
          )
        ];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };

    // Which pieces are drawn is asked after the browser has laid them out: asked before, it would have to lay out the whole table at once.
    const laidOut = new ResizeObserver(offer);
    laidOut.observe(area);
    const watcher = new MutationObserver(() => {
      laidOut.unobserve(area);
      laidOut.observe(area); // heard once more, when the next frame is laid out
    });
    watcher.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rove', 'hidden', 'aria-current'] });
    area.addEventListener('focusin', entered);
    area.addEventListener('keydown', pressed);
    return () => {
      laidOut.disconnect();
      watcher.disconnect();
      area.removeEventListener('focusin', entered);
      area.removeEventListener('keydown', pressed);
    };
  }, [box, selector]);
}
