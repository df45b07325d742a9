import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { FindGoal } from './drop.ts';
import { type Box, boxOf, slideHome } from './motion.ts';

/** Further than this a press becomes a drag, nearer it stays a tap. */
const THRESHOLD = 8;
/** So long after the answer a piece that waited for it goes home if it still lies in the air: the answer was no, or none was needed. */
const PATIENCE = 300;

/** Where a piece ends that was let go: slides back home · lies where the table draws it now · waits in the air for the answer. */
export type Landing = 'home' | 'there' | 'waits';

export interface Drag<Piece, Name> {
  readonly may: (piece: Piece) => boolean;
  /** Asked once, when a piece is lifted. */
  readonly goals: () => FindGoal<Name>;
  readonly onLift?: (piece: Piece) => void;
  /** Let go: over a goal or over nothing, with the place it was let go at. */
  readonly onDrop: (piece: Piece, goal: Name | undefined, from: Box) => Landing;
  /** An answer is on its way. */
  readonly busy?: boolean;
}

export interface Dragging<Piece, Name> {
  /** The piece in the air. */
  readonly piece: Piece | undefined;
  /** What it would fall on now. */
  readonly over: Name | undefined;
  /** Spread over the element that is dragged. */
  readonly listen: (piece: Piece) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  /** The click that ends a drag is none: asked once, answered once. */
  readonly justDropped: () => boolean;
}

interface Grip<Piece, Name> {
  readonly pointer: number;
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly home: Box;
  /** Lifted: how its goal is found. */
  find: FindGoal<Name> | undefined;
}

/**
 * Dragging a piece with mouse, pen or finger. It follows the pointer by `translate`, so that nothing is drawn again on the way. A press
 * that does not move stays a press.
 */
export function useDrag<Piece, Name>({ may, goals, onLift, onDrop, busy = false }: Drag<Piece, Name>): Dragging<Piece, Name> {
  const grip = useRef<Grip<Piece, Name>>(undefined);
  const waits = useRef<HTMLElement>(undefined);
  const dropped = useRef(false);
  const [held, setHeld] = useState<{ readonly piece: Piece; readonly over: Name | undefined }>();

  useEffect(() => {
    const element = waits.current;
    if (element === undefined || busy) return undefined;
    const timer = setTimeout(() => {
      waits.current = undefined;
      if (element.isConnected) slideHome(element);
    }, PATIENCE);
    return () => clearTimeout(timer);
  });

  const letGo = () => {
    grip.current = undefined;
    setHeld(undefined);
  };
  const now = (event: PointerEvent): Grip<Piece, Name> | undefined =>
    grip.current?.pointer === event.pointerId ? grip.current : undefined;
  const at = (event: PointerEvent, { x, y, home, find }: Grip<Piece, Name>) => {
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    const box = { ...home, left: home.left + dx, top: home.top + dy };
    return { dx, dy, box, over: find?.({ x: event.clientX, y: event.clientY }, box) };
  };

  return {
    piece: held?.piece,
    over: held?.over,
    justDropped: () => {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    listen: (piece) => ({
      onPointerDown: (event) => {
        dropped.current = false;
        if (event.button !== 0 || !event.isPrimary || !may(piece)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        grip.current = { pointer, piece, x, y, home: boxOf(event.currentTarget), find: undefined };
      },
      onPointerMove: (event) => {
        const gripped = now(event);
        if (gripped === undefined) return;
        if (gripped.find === undefined) {
          if (Math.hypot(event.clientX - gripped.x, event.clientY - gripped.y) < THRESHOLD) return;
          gripped.find = goals();
          onLift?.(piece);
        }
        const { dx, dy, over } = at(event, gripped);
        event.currentTarget.style.translate = `${dx}px ${dy}px`;
        setHeld((before) => (before?.piece === piece && before.over === over ? before : { piece, over }));
      },
      onPointerUp: (event) => {
        const gripped = now(event);
        if (gripped === undefined) return;
        const { currentTarget: element } = event;
        letGo();
        if (gripped.find === undefined) return;
        dropped.current = true;
        const { over, box } = at(event, gripped);
        const landing = onDrop(piece, over, box);
        if (landing === 'home') slideHome(element);
        else if (landing === 'there') element.style.translate = '';
        else waits.current = element;
      },
      onPointerCancel: (event) => {
        if (now(event) === undefined) return;
        letGo();
        slideHome(event.currentTarget);
      },
    }),
  };
}
