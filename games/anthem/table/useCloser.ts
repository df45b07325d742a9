import { type RefObject, useEffect, useState } from 'react';
import type { Face } from './face.ts';

/** A mouse must rest this long, a finger press this long, before a card is shown large. */
const REST = 900;
const PRESS = 450;
/** After a press the mouse must have moved this far: what was just played needs no second look. */
const AWAY = 30;

export interface Closer {
  readonly face: Face;
  /** The card is in the left half of the table: the large one stands at the right, so that it hides nothing that was looked at. */
  readonly left: boolean;
}

const faceAt = (target: EventTarget | null): HTMLElement | undefined => {
  if (!(target instanceof Element)) return undefined;
  const card = target.closest<HTMLElement>('[data-face]');
  return card === null || card.dataset['face'] === 'back' || card.closest('.ant-drawn, .ant-moment') !== null ? undefined : card;
};

/** Rest the mouse on a card, or press it with a finger, to see it large. Looking is all it does: it plays nothing. */
export function useCloser(root: RefObject<HTMLElement | null>): Closer | undefined {
  const [closer, setCloser] = useState<Closer>();
  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    const leave = () => {
      clearTimeout(timer);
      over = undefined;
      setCloser(undefined);
    };
    const wait = (card: HTMLElement, ms: number) => {
      leave();
      over = card;
      timer = setTimeout(() => {
        const { face = '' } = card.dataset;
        const box = card.getBoundingClientRect();
        const all = table.getBoundingClientRect();
        setCloser({ face: face === 'death' ? 'death' : Number(face), left: box.left + box.width / 2 < all.left + all.width / 2 });
      }, ms);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      if (pressed !== undefined && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < AWAY) return;
      pressed = undefined;
      const card = faceAt(event.target);
      if (card === over) return;
      if (card === undefined) leave();
      else wait(card, REST);
    };
    const press = (event: PointerEvent) => {
      const card = faceAt(event.target);
      leave();
      if (event.pointerType === 'mouse') pressed = { x: event.clientX, y: event.clientY };
      else if (card !== undefined) wait(card, PRESS);
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') leave();
    };
    // The long press would otherwise open the browser's own menu.
    const menu = (event: Event) => {
      if (over !== undefined) event.preventDefault();
    };
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('pointerdown', press);
    table.addEventListener('pointerup', lift);
    table.addEventListener('pointercancel', leave);
    table.addEventListener('contextmenu', menu);
    table.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('pointerdown', press);
      table.removeEventListener('pointerup', lift);
      table.removeEventListener('pointercancel', leave);
      table.removeEventListener('contextmenu', menu);
      table.removeEventListener('keydown', leave);
    };
  }, [root]);
  return closer;
}
