import { boxOf, type Box } from '@tafelrunde/stage';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { spaceUnder, THRESHOLD } from './drag.ts';

export interface Dragging {
  /** Whether the card can be taken up at all. */
  readonly may: boolean;
  /** It is in the air. */
  readonly on: boolean;
  /** The space it would fall on now. */
  readonly over: number | undefined;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly listen: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly home: Box;
  spaces: ReadonlyMap<number, Box> | undefined;
}

const spacesIn = (root: HTMLElement | null): ReadonlyMap<number, Box> =>
  new Map([...(root?.querySelectorAll<HTMLElement>('[data-space]') ?? [])].map((slot) => [Number(slot.dataset['space']), boxOf(slot)]));

/**
 * Taking the drawn card up with mouse, pen or finger. It follows the pointer by `translate`, so no part of the table is drawn again on the way;
 * let go over a space one may use it falls there, anywhere else it slides back.
 */
export function useDrag(root: RefObject<HTMLElement | null>, may: boolean, drop: (space: number, from: Box) => void): Dragging {
  const card = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip>(undefined);
  const [on, setOn] = useState(false);
  const [over, setOver] = useState<number>();

  const under = (event: PointerEvent, held: Grip) => {
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    const box = { ...held.home, left: held.home.left + dx, top: held.home.top + dy };
    return { dx, dy, box, space: held.spaces && spaceUnder(held.spaces, { x: event.clientX, y: event.clientY }, box) };
  };

  const letGo = (back: boolean) => {
    grip.current = undefined;
    setOn(false);
    setOver(undefined);
    const element = card.current;
    if (element === null) return;
    const from = element.style.translate;
    element.style.translate = '';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (back && from !== '' && !still)
      element.animate([{ translate: from }, { translate: '0 0' }], { duration: 260, easing: 'cubic-bezier(.2, .8, .2, 1)' });
  };

  return {
    may,
    on,
    over,
    card,
    listen: {
      onPointerDown: (event) => {
        if (!may || event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY, home: boxOf(event.currentTarget), spaces: undefined };
      },
      onPointerMove: (event) => {
        const held = grip.current;
        if (held === undefined || held.id !== event.pointerId) return;
        if (held.spaces === undefined) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return;
          held.spaces = spacesIn(root.current);
          setOn(true);
        }
        const { dx, dy, space } = under(event, held);
        event.currentTarget.style.translate = `${dx}px ${dy}px`;
        setOver(space);
      },
      onPointerUp: (event) => {
        const held = grip.current;
        if (held === undefined || held.id !== event.pointerId) return;
        const { space, box } = under(event, held);
        letGo(space === undefined);
        if (space !== undefined) drop(space, box);
      },
      onPointerCancel: () => letGo(true),
    },
  };
}
