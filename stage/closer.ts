import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A mouse must rest this long, a finger press this long, before a piece is shown large. */
const REST = 800;
const PRESS = 450;
/** After a press the mouse must have moved this far: what was just played needs no second look. */
const AWAY = 30;
/** Further than this a finger drags or scrolls. */
const SLIP = 12;

/** A piece to be shown large. */
export interface Closer {
  readonly name: string;
  /** The piece is in the left half of the table: the large one stands at the right, so that it hides nothing that was looked at. */
  readonly left: boolean;
}

export interface CloserLook {
  /** What can be looked at, as a selector; each piece is named by an attribute. */
  readonly pieces: string;
  readonly attribute: string;
  /** What a finger's long press opens; the press plays nothing. Without it the piece is shown large for as long as it is pressed. */
  readonly onOpen?: (name: string) => void;
}

/** Rest the mouse on a piece, or press it long with a finger, to see it large. Looking is all it does: it plays nothing. */
export function useCloser(root: RefObject<HTMLElement | null>, { pieces, attribute, onOpen }: CloserLook): Closer | undefined {
  const [closer, setCloser] = useState<Closer>();
  const opens = onOpen !== undefined;
  const opened = useEffectEvent((name: string) => onOpen?.(name));
  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    let clicked: { readonly x: number; readonly y: number } | undefined;
    let finger: { readonly x: number; readonly y: number } | undefined;
    let swallow = false;
    const pieceAt = ({ target }: Event) => (target instanceof Element ? (target.closest<HTMLElement>(pieces) ?? undefined) : undefined);
    const farther = (from: { readonly x: number; readonly y: number }, event: PointerEvent, than: number) =>
      Math.hypot(event.clientX - from.x, event.clientY - from.y) > than;
    const leave = () => {
      clearTimeout(timer);
      over = undefined;
      finger = undefined;
      setCloser(undefined);
    };
    const show = (piece: HTMLElement) => {
      const box = piece.getBoundingClientRect();
      const all = table.getBoundingClientRect();
      setCloser({ name: piece.getAttribute(attribute) ?? '', left: box.left + box.width / 2 < all.left + all.width / 2 });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        if (finger !== undefined && farther(finger, event, SLIP)) leave();
        return;
      }
      if (clicked !== undefined && !farther(clicked, event, AWAY)) return;
      clicked = undefined;
      const piece = pieceAt(event);
      if (piece === over) return;
      leave();
      if (piece === undefined || event.buttons !== 0) return;
      over = piece;
      timer = setTimeout(() => show(piece), REST);
    };
    const press = (event: PointerEvent) => {
      const piece = pieceAt(event);
      leave();
      swallow = false;
      const here = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') clicked = here;
      else if (piece !== undefined) {
        finger = here;
        over = piece;
        timer = setTimeout(() => {
          swallow = opens;
          if (opens) opened(piece.getAttribute(attribute) ?? '');
          else show(piece);
        }, PRESS);
      }
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') leave();
    };
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // The long press would otherwise open the browser's own menu.
    const menu = (event: Event) => {
      if (finger !== undefined) event.preventDefault();
    };
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('pointerdown', press);
    table.addEventListener('pointerup', lift);
    table.addEventListener('pointercancel', leave);
    table.addEventListener('click', click, true);
    table.addEventListener('contextmenu', menu);
    table.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('pointerdown', press);
      table.removeEventListener('pointerup', lift);
      table.removeEventListener('pointercancel', leave);
      table.removeEventListener('click', click, true);
      table.removeEventListener('contextmenu', menu);
      table.removeEventListener('keydown', leave);
    };
  }, [root, pieces, attribute, opens]);
  return closer;
}
