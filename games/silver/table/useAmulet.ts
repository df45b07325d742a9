import { boxOf } from '@tafelrunde/stage';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Further than this a press becomes a drag, nearer it stays a tap. */
const THRESHOLD = 8;

interface Listeners {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface AmuletDrag {
  /** It is in the air. */
  readonly held: boolean;
  /** The house it would be hung on now. */
  readonly over: number | undefined;
  readonly listen: Listeners;
  /** The press that ends a drag is none: asked once, answered once. */
  readonly justDropped: () => boolean;
}

/** The own house under a point of the page; where they overlap the right one lies on top. */
function houseUnder(root: HTMLElement | null, x: number, y: number): number | undefined {
  const houses = [...(root?.querySelectorAll<HTMLElement>('.sv-village.is-mine .sv-card[data-spot]') ?? [])];
  const under = houses.findLast((house) => {
    const { left, top, width, height } = boxOf(house);
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  return under === undefined ? undefined : Number((under.dataset['spot'] ?? '').split(':')[2]);
}

/** Dragging the amulet onto one of the own houses. It follows the pointer by `translate`, so that nothing is drawn again on the way. */
export function useAmulet(root: RefObject<HTMLElement | null>, lift: () => void, drop: (at: number | undefined) => void): AmuletDrag {
  const grip = useRef<{ readonly x: number; readonly y: number; moved: boolean }>(undefined);
  const dropped = useRef(false);
  const [state, setState] = useState<{ readonly held: boolean; readonly over: number | undefined }>({ held: false, over: undefined });
  const home = (element: HTMLElement) => {
    grip.current = undefined;
    element.style.translate = '';
    setState({ held: false, over: undefined });
  };
  return {
    ...state,
    justDropped: () => {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    listen: {
      onPointerDown: (event) => {
        dropped.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove: (event) => {
        const now = grip.current;
        if (now === undefined) return;
        const dx = event.clientX - now.x;
        const dy = event.clientY - now.y;
        if (!now.moved && Math.hypot(dx, dy) < THRESHOLD) return;
        if (!now.moved) lift();
        now.moved = true;
        event.currentTarget.style.translate = `${dx}px ${dy}px`;
        const over = houseUnder(root.current, event.clientX, event.clientY);
        setState((before) => (before.held && before.over === over ? before : { held: true, over }));
      },
      onPointerUp: (event) => {
        const now = grip.current;
        if (now === undefined) return;
        home(event.currentTarget);
        if (!now.moved) return;
        dropped.current = true;
        drop(houseUnder(root.current, event.clientX, event.clientY));
      },
      onPointerCancel: (event) => home(event.currentTarget),
    },
  };
}
