import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { MotionPace } from './table.ts';

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

/** The end of a match, over the table: a page of its own that any key or tap leaves. */
export function EndMomentFrame(props: {
  /** The class of the game, and that of the page: what is inside it is `…__in`. */
  readonly game: string;
  readonly page: string;
  readonly title: string;
  readonly pace: MotionPace;
  /** What still moves below may end first: until then the table is to be seen. */
  readonly shown?: boolean;
  readonly backdrop?: ReactNode;
  readonly done: () => void;
  readonly children: ReactNode;
}) {
  const { page, shown = true } = props;
  const box = useRef<HTMLDivElement>(null);
  useSkip(box, props.done);
  return (
    <section className={`${props.game} ${page}`} aria-label={props.title} data-pace={props.pace} data-shown={shown || undefined}>
      {shown && props.backdrop}
      {/* Has the focus, so that arrow keys scroll it. */}
      <div ref={box} className={`${page}__in`} tabIndex={-1}>
        {shown && props.children}
      </div>
    </section>
  );
}
