import { type RefObject, useEffect, useState } from 'react';

/** Keys that move about the page rather than answer it. */
const moves = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** A key still held down from the last card, or the tap that laid it, must not end the moment unseen. */
const SETTLE = 350;

/** Any key or tap goes on; keys that move about the page, and what is pressed on a button, do not. */
export function useSkip(box: RefObject<HTMLElement | null>, done: () => void): void {
  useEffect(() => {
    const since = performance.now();
    const onButton = (event: UIEvent) =>
      event.target instanceof Element && event.target.closest('button, a, input, textarea, dialog') !== null;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || moves.includes(event.key) || onButton(event)) return;
      if (performance.now() - since < SETTLE) return;
      event.preventDefault();
      done();
    };
    const tapped = (event: MouseEvent) => {
      if (!onButton(event) && performance.now() - since > SETTLE) done();
    };
    const moment = box.current;
    moment?.focus({ preventScroll: true });
    moment?.addEventListener('click', tapped);
    document.addEventListener('keydown', pressed);
    return () => {
      moment?.removeEventListener('click', tapped);
      document.removeEventListener('keydown', pressed);
    };
  }, [box, done]);
}

/** Whether so many milliseconds have gone by: what still moves on the table below may end first. */
export function useAfter(wait: number): boolean {
  const [over, setOver] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return over;
}
