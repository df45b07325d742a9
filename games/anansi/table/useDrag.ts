import { boxOf } from '@tafelrunde/stage';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, THRESHOLD, type Zone, zoneUnder } from './drag.ts';

interface Listeners {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Dragging {
  /** The card in the air. */
  readonly card: number | undefined;
  /** Where it would fall now. */
  readonly over: Zone | undefined;
  readonly listen: (card: number) => Listeners;
  /** The press that ends a drag is none: asked once, answered once. */
  readonly justDropped: () => boolean;
}

interface Grip {
  readonly pointer: number;
  readonly card: number;
  readonly x: number;
  readonly y: number;
  zones: readonly { readonly zone: Zone; readonly box: Box }[] | undefined;
}

const zonesIn = (root: HTMLElement | null): { zone: Zone; box: Box }[] =>
  [...(root?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])].map((place) => ({
    zone: place.dataset['zone'] as Zone,
    box: boxOf(place),
  }));

/**
 * Dragging a card out of the hand: up onto the trick plays it, onto the trump display or one's own stories recruits with it, and then it
 * turns on its side. It follows the pointer by `translate`, so that nothing is drawn again on the way. Let go anywhere else it slides back;
 * let go over a zone it waits there for the answer.
 */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  may: (card: number) => boolean,
  busy: boolean,
  drop: (zone: Zone, card: number) => boolean,
): Dragging {
  const grip = useRef<Grip>(undefined);
  const waits = useRef<HTMLElement>(undefined);
  const dropped = useRef(false);
  const [held, setHeld] = useState<{ readonly card: number; readonly over: Zone | undefined }>();

  const home = (element: HTMLElement) => {
    const from = element.style.translate;
    element.style.translate = '';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from !== '' && !still)
      element.animate([{ translate: from }, { translate: '0 0' }], { duration: 260, easing: 'cubic-bezier(.2, .8, .2, 1)' });
  };

  useEffect(() => {
    const element = waits.current;
    if (element === undefined || busy) return undefined;
    // Answered, or never sent: what is still in the hand goes back to it.
    const timer = setTimeout(() => {
      waits.current = undefined;
      if (element.isConnected) home(element);
    }, 300);
    return () => clearTimeout(timer);
  });

  const letGo = (element: HTMLElement) => {
    grip.current = undefined;
    setHeld(undefined);
    home(element);
  };

  return {
    card: held?.card,
    over: held?.over,
    justDropped: () => {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    listen: (card) => ({
      onPointerDown: (event) => {
        dropped.current = false;
        if (event.button !== 0 || !event.isPrimary || !may(card)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, zones: undefined };
      },
      onPointerMove: (event) => {
        const now = grip.current;
        if (now === undefined || now.pointer !== event.pointerId) return;
        const dx = event.clientX - now.x;
        const dy = event.clientY - now.y;
        if (now.zones === undefined) {
          if (Math.hypot(dx, dy) < THRESHOLD) return;
          now.zones = zonesIn(root.current);
        }
        event.currentTarget.style.translate = `${dx}px ${dy}px`;
        const over = zoneUnder(now.zones, { x: event.clientX, y: event.clientY });
        setHeld((before) => (before?.card === now.card && before.over === over ? before : { card: now.card, over }));
      },
      onPointerUp: (event) => {
        const now = grip.current;
        if (now === undefined || now.pointer !== event.pointerId) return;
        const { currentTarget: element } = event;
        if (now.zones === undefined) {
          grip.current = undefined;
          return;
        }
        dropped.current = true;
        const zone = zoneUnder(now.zones, { x: event.clientX, y: event.clientY });
        if (zone !== undefined && drop(zone, card)) {
          grip.current = undefined;
          waits.current = element;
          setHeld(undefined);
        } else letGo(element);
      },
      onPointerCancel: (event) => letGo(event.currentTarget),
    }),
  };
}
