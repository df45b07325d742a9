import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

const focusOn = (table: HTMLElement | null, stop: Stop): void =>
  table?.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus({ preventScroll: true });

/** Whether this table was last used by keyboard. A mouse or a finger needs no focus moved for it, and no ring drawn. */
function useKeyboard(root: RefObject<HTMLElement | null>): RefObject<boolean> {
  const keyboard = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      keyboard.current = event.target instanceof Node && root.current?.contains(event.target) === true;
    };
    const touched = () => {
      keyboard.current = false;
    };
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('pointerdown', touched, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('pointerdown', touched, true);
    };
  }, [root]);
  return keyboard;
}

/**
 * The keyboard's place at the table. When what had the focus goes (the fan after the draw), the focus moves on to the next thing asked,
 * or to the table itself while others play, so that a reader with a keyboard is never thrown out of it.
 */
export function useStops(root: RefObject<HTMLElement | null>, { stops, every, start }: Walk): Stops {
  const [current, setCurrent] = useState<Stop>();
  const keyboard = useKeyboard(root);
  const here = current !== undefined && every.includes(current) ? current : start;

  // Looked at whenever other things are asked, not on every drawing.
  const asked = stops.join(' ');
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null || !keyboard.current) return;
    const focused = document.activeElement;
    if (focused !== document.body && focused !== null && focused !== table) return;
    if (start === undefined || asked === '') table.focus({ preventScroll: true });
    else focusOn(table, start);
  }, [root, keyboard, asked, start]);

  useEffect(() => {
    const table = root.current;
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = walk(event.shiftKey ? every : stops, here, event.key);
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      focusOn(table, next);
    };
    table?.addEventListener('keydown', pressed);
    return () => table?.removeEventListener('keydown', pressed);
  });

  return { at: (stop) => ({ tabIndex: stop === here ? 0 : -1, 'data-stop': `${stop}`, onFocus: () => setCurrent(stop) }) };
}
