import { useKeptFocus, useKeys } from '@tafelrunde/stage';
import { type RefObject, useState } from 'react';
import { type Stop, walk } from './walk.ts';

export interface Stops {
  /** Spread over the button that stands there: one tab stop for the whole table, arrows move inside it. */
  readonly at: (stop: Stop) => { readonly tabIndex: 0 | -1; readonly 'data-stop': string; readonly onFocus: () => void };
}

export interface Walk {
  /** What the arrows walk. */
  readonly stops: readonly Stop[];
  /** What they walk with Shift: shut spaces too. */
  readonly every: readonly Stop[];
  readonly start: Stop | undefined;
}

/**
 * The keyboard's place at the table. When what had the focus goes (the fan after the draw), the focus moves on to the next thing asked,
 * or to the table itself while others play, so that a reader with a keyboard is never thrown out of it.
 */
export function useStops(root: RefObject<HTMLElement | null>, { stops, every, start }: Walk): Stops {
  const [current, setCurrent] = useState<Stop>();
  const here = current !== undefined && every.includes(current) ? current : start;
  const pieceAt = (stop: Stop) => root.current?.querySelector<HTMLElement>(`[data-stop="${stop}"]`) ?? undefined;

  useKeptFocus(root, stops.join(' '), () => (start === undefined || stops.length === 0 ? undefined : pieceAt(start)) ?? root.current);
  useKeys(
    root,
    (event) => {
      const next = walk(event.shiftKey ? every : stops, here, event.key);
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      pieceAt(next)?.focus({ preventScroll: true });
    },
    { repeats: true },
  );

  return { at: (stop) => ({ tabIndex: stop === here ? 0 : -1, 'data-stop': `${stop}`, onFocus: () => setCurrent(stop) }) };
}
