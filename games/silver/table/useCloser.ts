import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A mouse must rest this long, a finger press this long, before a card is shown large. */
const REST = 700;
const PRESS = 450;
/** Further than this a press is a drag or a scroll. */
const AWAY = 12;

export interface Glance {
  readonly spot: string;
  /** The card is in the left half of the table: the large one stands at the right, so that it hides nothing that was looked at. */
  readonly left: boolean;
}

const spotAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('.sv-card[data-spot]') ?? undefined) : undefined;

/** Rest the mouse on a card to see it large beside the table; press it long with a finger to open it. The press that opens plays nothing. */
export function useCloser(root: RefObject<HTMLElement | null>, open: (spot: string) => void): Glance | undefined {
  const [glance, setGlance] = useState<Glance>();
  const opened = useEffectEvent(open);
  useEffect(() => {
    const table = root.current;
    if (table === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | undefined;
    let from: { readonly x: number; readonly y: number } | undefined;
    let swallow = false;
    const leave = () => {
      clearTimeout(timer);
      over = undefined;
      setGlance(undefined);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        if (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > AWAY) leave();
        return;
      }
      const card = spotAt(event.target);
      if (card === over) return;
      leave();
      if (card === undefined || event.buttons !== 0) return;
      over = card;
      timer = setTimeout(() => {
        const box = card.getBoundingClientRect();
        const all = table.getBoundingClientRect();
        setGlance({ spot: card.dataset['spot'] ?? '', left: box.left + box.width / 2 < all.left + all.width / 2 });
      }, REST);
    };
    const press = (event: PointerEvent) => {
      leave();
      swallow = false;
      const card = spotAt(event.target);
      if (event.pointerType === 'mouse' || card === undefined) return;
      from = { x: event.clientX, y: event.clientY };
      over = card;
      timer = setTimeout(() => {
        swallow = true;
        opened(card.dataset['spot'] ?? '');
      }, PRESS);
    };
    const lift = () => {
      clearTimeout(timer);
      from = undefined;
    };
    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (spotAt(event.target) !== undefined && from !== undefined) event.preventDefault();
    };
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('pointerdown', press);
    table.addEventListener('pointerup', lift);
    table.addEventListener('pointercancel', lift);
    table.addEventListener('click', click, true);
    table.addEventListener('contextmenu', menu);
    table.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('pointerdown', press);
      table.removeEventListener('pointerup', lift);
      table.removeEventListener('pointercancel', lift);
      table.removeEventListener('click', click, true);
      table.removeEventListener('contextmenu', menu);
      table.removeEventListener('keydown', leave);
    };
  }, [root]);
  return glance;
}
